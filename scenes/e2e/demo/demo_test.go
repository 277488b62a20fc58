package demo

import (
	"os"
	"path/filepath"
	"testing"

	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/sprites/testloop"
)

// TestDemonstration: the program plays every game by itself in its window and
// leaves pictures of the scenes before the table, turns and the result. Outside of a proof
// it is left alone after the first game.
func TestDemonstration(t *testing.T) {
	testloop.Need(t)
	t.Parallel()
	out := filepath.Join(t.TempDir(), "out")
	flags := []string{"demo", "-out", out, "-size", "1024x640", "-seed", "2"}
	games := registry.Games()
	if rulestest.Thorough() {
		if got := stand.Run(t, nil, flags...); got.Code != 0 || got.Err != "" {
			t.Fatalf("exit code %d, %q", got.Code, got.Err)
		}
	} else {
		next := filepath.Join(out, games[1].ID()+"-setup.png")
		stand.RunUntil(t, next, flags...)
		_ = os.Remove(next) // it may not be whole
		games = games[:1]
	}
	files, err := filepath.Glob(filepath.Join(out, "*.png"))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, file := range files {
		img := stand.ReadPicture(t, file)
		if n := stand.Colours(img); n < 100 {
			t.Errorf("%s has %d colours", filepath.Base(file), n)
		}
		seen[string(img.Pix)] = true
	}
	want := []string{"shelf"}
	for _, g := range games {
		for _, what := range []string{"setup", "rulebook", "turn-01", "turn-06", "result"} {
			want = append(want, g.ID()+"-"+what)
		}
	}
	for _, name := range want {
		if _, err := os.Stat(filepath.Join(out, name+".png")); err != nil {
			t.Errorf("there is no picture %s among %d", name, len(files))
		}
	}
	if len(seen) != len(files) {
		t.Errorf("%d different pictures of %d", len(seen), len(files))
	}
}
