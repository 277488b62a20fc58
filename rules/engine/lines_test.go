package engine

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
)

func TestLongLinesAreReadAndTooLongOnesPassedOver(t *testing.T) {
	long := `{"cmd":"games","note":"` + strings.Repeat("x", 1<<20) + `"}`
	if got := talk(t, config(), long)[0]; !strings.HasPrefix(got, `{"ok":true`) {
		t.Errorf("a line of a megabyte: %.80s", got)
	}
	endless := io.MultiReader(io.LimitReader(zeros{}, MaxLine+100), strings.NewReader("\n"+newToy+"\n"))
	var out bytes.Buffer
	if err := Run(endless, &out, config()); err != nil {
		t.Fatal(err)
	}
	if want := "{\"ok\":false,\"error\":\"the request is longer than 67108864 bytes\"}\n{\"ok\":true}\n"; out.String() != want {
		t.Errorf("got %.300s", out.String())
	}
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '0'
	}
	return len(p), nil
}

func TestLinesMayEndInAnyWay(t *testing.T) {
	var out bytes.Buffer
	if err := Run(strings.NewReader(newToy+"\r\n"+newToy), &out, config()); err != nil {
		t.Fatal(err)
	}
	if want := "{\"ok\":true}\n{\"ok\":true}\n"; out.String() != want {
		t.Errorf("got %q", out.String())
	}
	out.Reset()
	if err := Run(strings.NewReader(""), &out, config()); err != nil || out.Len() > 0 {
		t.Errorf("no input is answered with %q, %v", out.String(), err)
	}
}

var errBroken = errors.New("broken pipe")

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errBroken }

func TestBrokenPipesEndTheTalk(t *testing.T) {
	if err := Run(strings.NewReader(newToy+"\n"), brokenWriter{}, config()); !errors.Is(err, errBroken) {
		t.Errorf("writing: %v", err)
	}
	if err := Run(brokenReader{}, io.Discard, config()); !errors.Is(err, errBroken) {
		t.Errorf("reading: %v", err)
	}
}
