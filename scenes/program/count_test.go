package program

import (
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/house"
	"schron/scenes/store"
)

// finish plays the match on the table to its end by the first legal moves.
func (r *running) finish(t *testing.T) {
	t.Helper()
	for n := 0; !r.table.Match().Result().Over; n++ {
		if n > 5000 {
			t.Fatal("the game does not end")
		}
		r.table.Open()
		r.table.Session.Skip()
		m := r.table.Match()
		mv, err := m.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		if err := r.table.Session.Play(mv); err != nil {
			t.Fatal(err)
		}
		r.table.Session.Skip()
	}
	r.settle()
}

func (r *running) book(t *testing.T) store.Book {
	t.Helper()
	b, err := r.house.Files.Book()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestAGameIsCountedWhenItEnds, once: not before, nor again when it is undone and
// ended anew, replayed, resumed from a save of its middle, or shown again.
func TestAGameIsCountedWhenItEnds(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(g, []rules.Player{{Name: "Żaneta"}, {Name: "Player 2"}}, rules.Setup{Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Table(house.Match{Match: m})
	r.play(t, 3)
	if _, err := r.house.Files.SaveNew("Środek", r.table.Match()); err != nil {
		t.Fatal(err)
	}
	if n := len(r.book(t).Played); n != 0 {
		t.Fatalf("%d games are counted before one has ended", n)
	}
	r.finish(t)
	b := r.book(t)
	if len(b.Played) != 1 || b.Played[0].Players[0].Name != "Żaneta" || b.Played[0].Players[1].Name != "" || b.Played[0].Moves != m.Len() {
		t.Fatalf("counted %+v", b.Played)
	}
	if m.CanUndo() == nil {
		if err := m.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	r.house.Navigation.Replay(house.Match{Match: m})
	r.settle()
	r.house.Navigation.Table(house.Match{Match: m})
	r.settle()
	list, err := r.house.Files.List(store.Named)
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	slot, again, err := r.house.Files.Resume(list[0])
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Table(house.Match{Match: again, Slot: slot})
	r.finish(t)
	if b := r.book(t); len(b.Played) != 1 {
		t.Errorf("it is counted %d times", len(b.Played))
	}
}

// TestADamagedBookIsToldAtTheStart with the name under which the file lies now.
func TestADamagedBookIsToldAtTheStart(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "people.json"), []byte(`{"people":`), 0o644); err != nil {
		t.Fatal(err)
	}
	r := run(t, dir, usual())
	if len(r.early) != 1 {
		t.Fatalf("told at the start: %v", r.early)
	}
	files, err := filepath.Glob(filepath.Join(dir, "people-damaged-*.json"))
	if err != nil || len(files) != 1 {
		t.Errorf("put aside %v, %v", files, err)
	}
}

// TestAnEveningGoesOnWithTheNextGame: the people stay, who began goes last, and the
// result shows the standing over both games until the evening is closed.
func TestAnEveningGoesOnWithTheNextGame(t *testing.T) {
	r := run(t, t.TempDir(), usual())
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(g, []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}, rules.Setup{Seed: 4})
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Table(house.Match{Match: m})
	r.finish(t)
	if r.Has("evening") {
		t.Error("an evening of one game is shown")
	}
	r.Click("result:again")
	r.settle()
	r.Click("start")
	r.settle()
	next := r.table.Match()
	if p := next.Players(); next == m || p[0].Name != "Bartek" || p[1].Name != "Ala" {
		t.Fatalf("the next game is of %+v", p)
	}
	r.finish(t)
	if n := r.Find("evening"); n.State["games"] != 2 {
		t.Errorf("the standing is of %v games", n.State["games"])
	}
	b := r.book(t)
	if len(b.Played) != 2 || len(b.Evening.Games) != 2 {
		t.Fatalf("kept %+v", b)
	}
	r.Click("evening:close")
	if r.Has("evening") || r.book(t).Evening != nil || !r.Has("result") {
		t.Error("the evening is not closed")
	}
}
