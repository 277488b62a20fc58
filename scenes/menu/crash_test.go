package menu

import (
	"slices"
	"testing"

	"schron/scenes/ui"
)

func TestCrashLeadsBackToTheGame(t *testing.T) {
	w := newWorld(t)
	w.keep(t, "paliwo", 1, "Celina", "Dorota")
	id := w.keep(t, "dzicz", 2, "Ala", "Bartek")
	w.keep(t, "paliwo", 2, "Ewa", "Filip")
	d := w.show(t, 1280, 800, func() ui.Scene { return NewCrash(w.House, "/tmp/raport", id) })
	if got := d.Find("report").Label; got != "/tmp/raport" {
		t.Errorf("the report is said to be at %q", got)
	}
	d.Click("resume")
	if len(w.tables) != 1 || w.tables[0].Slot.ID() != id {
		t.Fatalf("on the table: %+v", w.tables)
	}
	w.tables[0].Slot.Close()
	d.Click("shelf")
	if !slices.Equal(w.went, []string{"shelf"}) {
		t.Errorf("went to %v", w.went)
	}
}

func TestCrashWithoutAGameStillLeadsToTheShelf(t *testing.T) {
	w := newWorld(t)
	over := w.keep(t, "dzicz", 4, "Ala", "Bartek")
	for _, game := range []string{"", over, "nonsense"} {
		d := w.show(t, 1280, 800, func() ui.Scene { return NewCrash(w.House, "", game) })
		if d.Has("resume") || d.Has("report") || !d.Find("shelf").Enabled {
			t.Errorf("game %q: the wrong ways are open", game)
		}
	}
}
