package dzicz

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// TestAWholeGameByMouse plays a game of three to its end with clicks and drags
// only, through every cover. What is played is drawn by chance; every other
// piece is dragged rather than clicked.
func TestAWholeGameByMouse(t *testing.T) {
	if covers := byMouse(t, lay(t, match(t, 3), 1280, 800, "pl")); covers < 12 {
		t.Errorf("the screen was handed over %d times", covers)
	}
}

// TestAWholeGameWithoutCovers is the same where the cover is left out.
func TestAWholeGameWithoutCovers(t *testing.T) {
	if covers := byMouse(t, layOpen(t, match(t, 3))); covers != 0 {
		t.Errorf("the screen was handed over %d times", covers)
	}
}

// byMouse plays to the end and counts the covers.
func byMouse(t *testing.T, d *desk) (covers int) {
	t.Helper()
	made, covers := d.MakeAll(tabletest.Chosen(t, rules.RandomBot{}), 2000)
	for _, how := range []string{"click", "drag"} {
		for _, verb := range []string{"move", "token", "outpost", "soldier", "home"} {
			if made[verb+" "+how] == 0 {
				t.Errorf("no %s by %s", verb, how)
			}
		}
	}
	if missing := d.House.Texts.Missing(); len(missing) > 0 {
		t.Error(missing)
	}
	for _, id := range []string{"result", "end:secret:0", "end:secret:1", "end:secret:2"} {
		if !d.Has(id) {
			t.Errorf("the result has no %q", id)
		}
	}
	return covers
}
