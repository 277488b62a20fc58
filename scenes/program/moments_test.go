package program

import (
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// TestMomentsOfMotionAreThere: what build/shots/list wants to see moving moves at that
// moment, and stands still there.
func TestMomentsOfMotionAreThere(t *testing.T) {
	dir := filepath.Join("..", "..", "build", "shots")
	list, err := os.ReadFile(filepath.Join(dir, "list"))
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for line := range strings.Lines(string(list)) {
		words := strings.Fields(line)
		if len(words) != 4 || words[3] != "table" || !strings.HasSuffix(words[2], "~") {
			continue
		}
		found++
		w := usual()
		w.Match, err = rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, filepath.Join(dir, words[1])))
		if err != nil {
			t.Fatal(err)
		}
		w.At, err = strconv.Atoi(strings.TrimSuffix(words[2], "~"))
		if err != nil {
			t.Fatal(err)
		}
		half := 0.5
		w.Scene, w.Shot, w.Part = "table", "x.png", &half
		r := walk(t, t.TempDir(), w)
		r.Ticks(120)
		if p := r.table.Passed(); math.Abs(p-0.5) > 0.05 || !r.table.Animating() || r.table.Moment() != w.At {
			t.Errorf("%s: %v of the motion has passed after %d moves", words[0], p, r.table.Moment())
		}
		r.Ticks(60)
		if p := r.table.Passed(); math.Abs(p-0.5) > 0.05 {
			t.Errorf("%s: it goes on to %v", words[0], p)
		}
	}
	if found < 20 {
		t.Errorf("%d moments of motion", found)
	}
}
