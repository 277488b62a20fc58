package program

import (
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table"
)

// TestNoTurnEndsUnasked plays each game by chance. Who wants it is asked before every move
// that ends the own turn, unless chance ends it. Nobody else is asked.
func TestNoTurnEndsUnasked(t *testing.T) {
	for _, g := range registry.Games() {
		asked, most := 0, rulestest.Rounds(8, 24)
		for seed := uint64(1); seed < 9 && asked < most; seed++ {
			asked += endsAsked(t, g, seed, most-asked)
		}
		if asked < most {
			t.Errorf("%s: only %d ends of turns were asked about", g.ID(), asked)
		}
	}
}

// endsAsked plays a game of Ala, who wants to be asked, and others. It returns before how
// many ends of turns she was, and breaks off after so many.
func endsAsked(t *testing.T, g rules.Game, seed uint64, most int) (asked int) {
	t.Helper()
	least, _ := g.Players()
	players := []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}}[:max(2, least)]
	m, err := rules.NewMatch(g, players, rules.Setup{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	h := tabletest.House(t, g, "en")
	h.Change(func(s *store.Settings) { s.Covers = nil })
	h.ConfirmEnd("ALA", true)
	d := tabletest.LayIn[table.Face](t, h, m, Tables()[g.ID()], table.Options{}, 1024, 640)
	try := func(mv rules.Move) bool {
		played := d.Table.Play(mv)
		d.Root().Invalidate()
		d.Ticks(1)
		return played
	}
	for n := 0; n < 300 && asked < most && !m.Result().Over; n++ {
		d.Open()
		if d.Has("confirm") {
			t.Fatalf("%s: it is asked before anything was done", g.ID())
		}
		seat, before := d.Table.Acting(), m.Status()
		ala := players[m.Owner(seat)].Name == "Ala"
		mv, err := m.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		name, asks, ends := g.Notation(mv), !try(mv), false
		if asks {
			if !d.Has("confirm") || m.Len() != n {
				t.Fatalf("%s: %s is not played: %q", g.ID(), name, d.Toasts())
			}
			if ends = d.Find("confirm").Label == h.Say("frame.end-turn.sure"); ends && !ala {
				t.Fatalf("%s: somebody else is asked before %s", g.ID(), name)
			}
			if d.Click("confirm:no"); m.Len() != n || d.Has("confirm") {
				t.Fatalf("%s: %s was taken back, and is played", g.ID(), name)
			}
			try(mv)
			if d.Click("confirm:yes"); m.Len() != n+1 {
				t.Fatalf("%s: %s was meant, and is not played", g.ID(), name)
			}
		}
		after := m.Status()
		ended := ala && before.Turn > 0 && before.Seat == seat && (after.Turn != before.Turn || after.Seat != before.Seat)
		switch {
		case ended && asks:
			asked++
		case ended && m.CanUndo() == nil:
			t.Errorf("%s: %s ends the turn unasked", g.ID(), name)
		}
	}
	return asked
}
