package wcp

import (
	"strings"
	"testing"
)

// TestAPressOnWhatIsBarredSaysWhy at once, in every position.
func TestAPressOnWhatIsBarredSaysWhy(t *testing.T) { kit.Speaks(t, positions, 10) }

// TestEntrancesSayWhyNobodyLeaves by them, from the first stage on.
func TestEntrancesSayWhyNobodyLeaves(t *testing.T) {
	said := 0
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "en").Open()
		for _, n := range d.Nodes() {
			at, reach := d.Root().Reach(n.ID)
			if !strings.HasPrefix(n.ID, "entrance:") || !reach || n.State["barred"] == nil || d.Root().Pointed(at) != "" {
				continue
			}
			said++
			d.Script.PressAt(at)
			if why, _ := d.Root().Refusal(); why.Text != n.State["barred"] {
				t.Errorf("%s: %s says %q", name, n.ID, why.Text)
			}
			d.LetGo()
		}
	}
	if said < 20 {
		t.Errorf("only %d say anything", said)
	}
}
