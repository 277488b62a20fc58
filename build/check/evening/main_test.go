package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOtherGamesAreFound: a folder without games, one with a game that is damaged and
// wrong use are told apart, and none of them passes.
func TestOtherGamesAreFound(t *testing.T) {
	damaged := t.TempDir()
	file := filepath.Join(damaged, "auto", "x.json")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(`{"format":1`), 0o644); err != nil {
		t.Fatal(err)
	}
	opening := t.TempDir()
	if err := os.WriteFile(filepath.Join(opening, "starting.lock"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"first", t.TempDir()}, 1, "are others"},
		{[]string{"second", damaged}, 1, "x.json"},
		{[]string{"first", opening}, 1, "opens its window"},
		{[]string{"third", damaged}, 2, "accepted: first, second"},
		{[]string{"first"}, 2, "accepted: first|second DIR"},
	} {
		var said bytes.Buffer
		if code := run(c.args, &said); code != c.code || !strings.Contains(said.String(), c.says) {
			t.Errorf("%q: exit code %d, %q; want %d and %q", c.args, code, &said, c.code, c.says)
		}
	}
}
