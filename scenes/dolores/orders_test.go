package dolores

import (
	"slices"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

const bought = "buy coal 5, buy sulphur 2, buy energy 8, end"

// TestWhatTaxesLackIsBoughtByOrder: who ordered it ends without a question, once the
// order is taken back with one. What was bought so can be taken back and played again.
func TestWhatTaxesLackIsBoughtByOrder(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, high := range []float64{640, 800} {
			d := lay(t, poor(t), high*1.6, high, lang)
			if n := d.Find("pays"); n.State["on"] != false || n.Label != map[string]string{"pl": "płać zawsze", "en": "always pay"}[lang] {
				t.Fatalf("%q is %v", n.Label, n.State["on"])
			}
			d.Click("pays")
			d.Click("pass")
			d.WantPlayed(bought)
			if d.Has("confirm") {
				t.Error("it is asked all the same")
			}
			settled(d)
			d.AwaitTurn()
			if d.Table.Acting() != 1 || d.State("pays", "on") != false {
				t.Fatalf("%d acts, its order is %v", d.Table.Acting(), d.State("pays", "on"))
			}
			for range 4 {
				if err := d.Table.Undo(); err != nil {
					t.Fatal(err)
				}
			}
			d.Root().Invalidate()
			d.Ticks(60)
			if d.Match.Len() != 0 || d.State("pays", "on") != true {
				t.Fatalf("%d moves are left, the order is %v", d.Match.Len(), d.State("pays", "on"))
			}
			d.Click("pass")
			d.WantPlayed(bought)
			for range 4 {
				if err := d.Table.Undo(); err != nil {
					t.Fatal(err)
				}
			}
			d.Root().Invalidate()
			d.Ticks(60)
			d.Click("pays")
			d.Click("pass")
			if !d.Has("confirm:mend") || d.Match.Len() != 0 {
				t.Error("after the order was taken back it is not asked")
			}
		}
	}
}

// TestNothingIsBoughtByOrderWithoutMoney: then it is asked as without an order.
func TestNothingIsBoughtByOrderWithoutMoney(t *testing.T) {
	d := lay(t, sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.Federations[0].Store = game.Amounts{}
		s.fund(0, 10)
	}), 1280, 800, "en")
	d.Click("pays")
	d.Click("pass")
	if !d.Has("confirm:yes") || d.Match.Len() != 0 {
		t.Error("it is not asked")
	}
}

// TestTaxesArePaidByOrder, of the seat that ordered it alone. It holds where all that is left can be paid,
// nothing was left unpaid by hand and nothing taken back.
func TestTaxesArePaidByOrder(t *testing.T) {
	waived := func(t testing.TB) *rules.Match {
		t.Helper()
		m := taxing(t)
		for _, mv := range m.Legal(0, nil) {
			if mv.Verb == game.VerbWaiveUnit {
				play(t, m, game.Game{}.Notation(mv))
				return m
			}
		}
		t.Fatal("no unit can be left unpaid")
		return nil
	}
	lacking := func(t testing.TB) *rules.Match {
		t.Helper()
		m := sketched(t, 4, func(s *sketch) {
			furnish(s)
			delete(s.Federations[0].Store, game.Coal)
		})
		play(t, m, toTaxes...)
		return m
	}
	for name, c := range map[string]struct {
		m       *rules.Match
		ordered int
		pays    bool
	}{
		"ordered": {taxing(t), 0, true}, "ordered by another": {taxing(t), 1, false},
		"left unpaid": {waived(t), 0, false}, "lacking": {lacking(t), 0, false},
	} {
		c.m.Order(c.ordered, true)
		n := c.m.Len()
		d := lay(t, c.m, 1280, 800, "en")
		d.Ticks(60)
		settled(d)
		if got := slices.Contains(d.Moves()[n:], "settle"); got != c.pays {
			t.Errorf("%s: paid by itself %v, moves %v", name, got, d.Moves()[n:])
		}
		if !c.pays {
			continue
		}
		if err := d.Table.Undo(); err != nil {
			t.Fatal(err)
		}
		d.Root().Invalidate()
		d.Ticks(60)
		if d.Match.Len() != n || d.Table.Acting() != 0 {
			t.Errorf("what was taken back is paid again: %v", d.Moves())
		}
	}
}

// TestTheOrderShowsWhereTaxesAre: in the forecast, and where that has no room on their
// page.
func TestTheOrderShowsWhereTaxesAre(t *testing.T) {
	for _, high := range []float64{640, 800} {
		for _, m := range []*rules.Match{poor(t), taxing(t)} {
			d := lay(t, m, high*1.6, high, "pl")
			if n, ok := d.Lookup("pays"); !ok || n.State["on"] != false {
				t.Errorf("%v: %v", high, n)
			}
		}
	}
	d := lay(t, taxing(t), 1024, 640, "pl")
	d.Click("pays")
	d.Ticks(60)
	settled(d)
	d.WantPlayed("end, end, end, end, settle")
}

// TestTheOrderIsKeptWithTheGame and the table that goes on with it acts by it.
func TestTheOrderIsKeptWithTheGame(t *testing.T) {
	d := lay(t, poor(t), 1280, 800, "en")
	d.Click("pays")
	r, err := d.Match.Save()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.ResumeMatch(func(string) (rules.Game, error) { return game.Game{}, nil }, r)
	if err != nil {
		t.Fatal(err)
	}
	d = lay(t, m, 1280, 800, "en")
	if d.State("pays", "on") != true {
		t.Fatal("the order is forgotten")
	}
	d.Click("pass")
	d.WantPlayed(bought)
}

// TestWhoWantsToBeAskedBeforeATurnEndsIsAsked once, whatever is ordered.
func TestWhoWantsToBeAskedBeforeATurnEndsIsAsked(t *testing.T) {
	d := lay(t, poor(t), 1024, 640, "pl")
	d.House.ConfirmEnds(true)
	d.Click("pays")
	d.Click("pass")
	if !d.Has("confirm:yes") || d.Has("confirm:mend") || d.Match.Len() != 0 {
		t.Fatal("it is not asked, or about something else")
	}
	d.Click("confirm:yes")
	d.WantPlayed(bought)
	if d.Has("confirm") {
		t.Error("it is asked once more")
	}
}
