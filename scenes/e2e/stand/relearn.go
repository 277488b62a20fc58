package stand

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// kept is where a newcomer's input to a game is kept in the project.
func kept(t *testing.T, game string) string {
	t.Helper()
	return Path(t, "scenes", "e2e", game, "testdata", "newcomer.jsonl.gz")
}

// keepInput keeps what was recorded of a newcomer.
func keepInput(t *testing.T, game, input string) {
	t.Helper()
	data, err := os.ReadFile(input)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	z, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err == nil {
		_, err = z.Write(data)
	}
	if err == nil {
		err = z.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	Put(t, kept(t, game), packed.String())
}

// Relearn replays what a newcomer did with a game, as Learn recorded it, in a new folder:
// it ends with the whole course done.
func Relearn(t *testing.T, game string) {
	t.Helper()
	f, err := os.Open(kept(t, game))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	input := Put(t, filepath.Join(t.TempDir(), "newcomer.jsonl"), string(data))
	w := Start(t, Quickly(t), "-replay-input", input)
	w.Tick(lastTick(t, data) + 2)
	if w.Scene() != "course" {
		t.Fatalf("the recorded newcomer gets stuck in scene %q, though another one finds the way: record it anew, make newcomers", w.Scene())
	}
	w.wantLearned(game)
	w.Close()
}

// lastTick is when a recording ends.
func lastTick(t *testing.T, data []byte) int {
	t.Helper()
	lines := bytes.Split(bytes.TrimSpace(data), []byte("\n"))
	var last struct {
		Time int `json:"t"`
	}
	if err := json.Unmarshal(lines[len(lines)-1], &last); err != nil || last.Time == 0 {
		t.Fatalf("the recording ends with %q: %v", lines[len(lines)-1], err)
	}
	return last.Time
}
