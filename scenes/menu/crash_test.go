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
	d := w.show(t, 1280, 800, func() ui.Scene { return NewCrash(w.House, "/tmp/raport", id, false) })
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
		d := w.show(t, 1280, 800, func() ui.Scene { return NewCrash(w.House, "", game, false) })
		if d.Has("resume") || d.Has("report") || !d.Find("shelf").Enabled {
			t.Errorf("game %q: the wrong ways are open", game)
		}
	}
}

// TestCrashOffersTheMoveBefore: the game can go on one move earlier; where it
// would only crash again that is the only way on.
func TestCrashOffersTheMoveBefore(t *testing.T) {
	for stuck, first := range map[bool]string{false: "resume", true: "resume:earlier"} {
		w := newWorld(t)
		id := w.keep(t, "dzicz", 2, "Ala", "Bartek")
		d := w.show(t, 1280, 800, func() ui.Scene { return NewCrash(w.House, "/tmp/raport", id, stuck) })
		if !d.Has(first) || d.Has("resume") == stuck || !d.Find("shelf").Enabled {
			t.Errorf("stuck %v: the wrong ways are open", stuck)
		}
		d.Click("resume:earlier")
		if len(w.tables) != 1 || w.tables[0].Slot.ID() != id || w.tables[0].Match.Len() != 1 || w.tables[0].Match.CanRedo() == nil {
			t.Fatalf("stuck %v: on the table: %+v", stuck, w.tables)
		}
		w.tables[0].Slot.Close()
	}
}

func TestCrashAtTheStartOffersNoMoveBefore(t *testing.T) {
	w := newWorld(t)
	id := w.keep(t, "dzicz", 0, "Ala", "Bartek")
	for _, stuck := range []bool{false, true} {
		d := w.show(t, 1280, 800, func() ui.Scene { return NewCrash(w.House, "/tmp/raport", id, stuck) })
		if !d.Has("resume") || d.Has("resume:earlier") {
			t.Errorf("stuck %v: the wrong ways are open", stuck)
		}
	}
}
