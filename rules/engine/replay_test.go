package engine

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"schron/rules"
)

const toyRecord = `{"format":1,"game":"toy","players":[{"name":"A"},{"name":"B"}],"seed":7,"moves":["take 2","pass","hide 1"]}`

func TestReplayPrintsTheStateAfterEachMove(t *testing.T) {
	for at, want := range map[int]string{
		0: `"coins":[3,3]`, 1: `"coins":[5,3]`, 2: `"go":1`, 3: `"purse":[0,1]`, All: `"purse":[0,1]`,
	} {
		var out bytes.Buffer
		if err := Replay(strings.NewReader(toyRecord), &out, at, config()); err != nil {
			t.Fatalf("at %d: %v", at, err)
		}
		if got := out.String(); !strings.Contains(got, want) || strings.Count(got, "\n") != 1 || !strings.HasSuffix(got, "}\n") {
			t.Errorf("at %d: %q lacks %s", at, got, want)
		}
	}
}

func TestReplayStopsBeforeALaterBadMove(t *testing.T) {
	bad := strings.Replace(toyRecord, "hide 1", "hide 9", 1)
	var out bytes.Buffer
	if err := Replay(strings.NewReader(bad), &out, 2, config()); err != nil {
		t.Error(err)
	}
	err := Replay(strings.NewReader(bad), io.Discard, All, config())
	if want := `the record is refused at move 3 "hide 9": TOY-1: en toy.refuse.amount player=P1 n=9`; err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

// TestReplayPrintsNoLaterPositionThanWasAskedFor: of a record by rules that are no
// longer known only the last position can be told.
func TestReplayPrintsNoLaterPositionThanWasAskedFor(t *testing.T) {
	var last bytes.Buffer
	if err := Replay(strings.NewReader(toyRecord), &last, All, config()); err != nil {
		t.Fatal(err)
	}
	old := strings.Replace(toyRecord, `"seed"`, `"rules":1,"now":`+last.String()+`,"seed"`, 1)
	var out bytes.Buffer
	if err := Replay(strings.NewReader(old), &out, All, config()); err != nil || out.String() != last.String() {
		t.Errorf("the end: %v, %q", err, out.String())
	}
	if err := Replay(strings.NewReader(old), &out, 1, config()); err == nil || !strings.Contains(err.Error(), "rules 1") {
		t.Errorf("after the first move: %v", err)
	}
}

func TestReplayRefusesInOneLine(t *testing.T) {
	for _, c := range []struct {
		in   string
		at   int
		want string
	}{
		{toyRecord, 4, "-at is 4, accepted: 0 to 3"},
		{toyRecord, -2, "-at is -2, accepted: 0 to 3"},
		{toyRecord[:50], All, "not a whole JSON text"},
		{"", All, "not a whole JSON text"},
		{strings.Replace(toyRecord, "toy", "chess", 1), All, `unknown game "chess", accepted: toy`},
	} {
		err := Replay(strings.NewReader(c.in), io.Discard, c.at, config())
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("-at %d of %q: got %v, want %s", c.at, c.in, err, c.want)
		}
	}
	if err := Replay(brokenReader{}, io.Discard, All, config()); !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
	if err := Replay(strings.NewReader(toyRecord), brokenWriter{}, All, config()); !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
}

func TestUnknownGameNamesAllThatAreAccepted(t *testing.T) {
	c := config()
	c.Games = append(c.Games, c.Games[0])
	if _, err := c.game("x"); err == nil || err.Error() != `unknown game "x", accepted: toy, toy` {
		t.Error(err)
	}
	c.Games = []rules.Game{}
	if _, err := c.game("x"); err == nil || err.Error() != `unknown game "x", accepted: ` {
		t.Error(err)
	}
}
