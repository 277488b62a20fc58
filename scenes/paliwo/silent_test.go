package paliwo

import (
	"strings"
	"testing"
)

// TestWhatCannotBeDoneSaysWhy clicks on every action and card that cannot be used
// now: each tells the reason in a sentence, and nothing is played.
func TestWhatCannotBeDoneSaysWhy(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("person:lumberjack")
	seen := 0
	for _, n := range d.Nodes() {
		if n.State["usable"] != false {
			continue
		}
		seen++
		before := len(d.Toasts())
		d.Click(n.ID)
		toasts := d.Toasts()
		if len(toasts) <= before || len(strings.Fields(toasts[len(toasts)-1])) < 3 {
			t.Errorf("%s, %s: toasts %q", n.ID, n.Label, toasts)
		}
		if len(d.Moves()) != 0 {
			t.Fatalf("%s plays %q", n.ID, d.Moves())
		}
		for len(d.Toasts()) > 0 {
			d.Ticks(30)
		}
	}
	if seen < 2 {
		t.Errorf("only %d things cannot be used", seen)
	}
}
