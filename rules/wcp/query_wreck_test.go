package wcp

import (
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// TestWCP40WrecksAreForetold: whoever is told to be out of the game is, with so much
// as was told, in every duel and fight.
func TestWCP40WrecksAreForetold(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		s := drawAsked(r, DecideMeet)
		if s == nil {
			return
		}
		seat := int(s.active)
		for _, m := range s.Legal(nil) {
			if m.Verb != VerbAttack {
				continue
			}
			wrecks := viewOf(s, seat).Wrecked(seat, int(m.A))
			for chance := range uint64(4) {
				next := *s
				fell := duelOn(r, &next, m, chance)
				if len(fell) != len(wrecks) {
					r.Fatalf("told %+v, wrecked %v", wrecks, fell)
				}
				for _, w := range wrecks {
					p := &next.players[w.Seat]
					kept := p.owned.Value()
					if w.Lost {
						kept = 0
					}
					if !fell[w.Seat] || w.Out == p.Playing() || w.Lost != (p.fate == Lost) || kept < w.Least || kept > w.Most {
						r.Fatalf("told %+v, but fate %s with %d", w, p.fate, kept)
					}
					if armour := int(p.armour); armour < w.Armour || armour > w.MostArmour {
						r.Fatalf("told %+v, but armour %d", w, armour)
					}
				}
			}
		}
	})
}

// duelOn plays an attack with its spoils, taken by chance, and says who was wrecked.
func duelOn(r *rapid.T, s *State, m rules.Move, seed uint64) map[int]bool {
	chance, fell := rules.NewRand(seed), map[int]bool{}
	for {
		var j rules.Journal
		if err := s.Apply(m, &j); err != nil {
			r.Fatal(err)
		}
		for _, e := range j.Events {
			switch e.Text.Key {
			case "wcp.event.wreck", "wcp.event.thrown-out", "wcp.event.lost":
				fell[e.Seat] = true
			}
		}
		if s.ask != DecideSpoils {
			return fell
		}
		all := s.Legal(nil)
		m = all[chance.IntN(len(all))]
	}
}

// TestWCP28AGuardLeavesNothing, and the base is left with that once the exits are
// open (WCP-40).
func TestWCP28AGuardLeavesNothing(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), stands(1, "d2"), owns(0, "core"))
	if w := viewOf(s, 0).WreckedByGuard(0); w != (Wreck{Armour: 8, MostArmour: 8}) {
		t.Errorf("in stage I: %+v", w)
	}
	s = at(t, 2, "", corridorHalls, escape(1), stands(0, "d6"), stands(1, "d2"), owns(0, "core"))
	if w := viewOf(s, 0).WreckedByGuard(0); w != (Wreck{Out: true, Armour: 8, MostArmour: 8}) {
		t.Errorf("in stage II: %+v", w)
	}
}

// TestWCP31TheWinnerChoosesWhatIsKept: the dearest trophy or an upgrade.
func TestWCP31TheWinnerChoosesWhatIsKept(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(1), stands(0, "d6"), stands(1, "d5"), left(0, 1, 0), owns(0, "core", "scrap", "fire"))
	all, core := s.players[0].owned.Value(), token(t, "core").Value()
	if w := viewOf(s, 0).Wrecked(0, 1); len(w) != 1 || w[0] != (Wreck{Seat: 0, Out: true, Least: all - core, Most: all, Armour: 8, MostArmour: 8}) {
		t.Errorf("%+v of %d", w, all)
	}
}

// TestWCP35PressBanIsWhatIsRefusedThere: what is told before the central hall is
// entered is what holds in it.
func TestWCP35PressBanIsWhatIsRefusedThere(t *testing.T) {
	ready := []change{corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4")}
	for want, add := range map[string]change{
		"":           func(testing.TB, *State) {},
		"press.hand": holds(0, "111111", "scrap"),
	} {
		s := at(t, 3, "", append(ready, add)...)
		before := viewOf(s, 0).PressBan(0)
		play(t, s, "move d4")
		after := rules.AsRefusal(s.Check(Plain(VerbPress)))
		switch {
		case want == "" && (before != nil || after != nil):
			t.Errorf("barred with %v, refused with %v", before, after)
		case want != "" && (before == nil || after == nil || before.Error() != after.Error() || before.Text.Key != refusePrefix+want):
			t.Errorf("barred with %v, refused with %v, want %s", before, after, want)
		}
	}
	s := at(t, 3, "", corridorHalls, stands(0, "d5"))
	if why := viewOf(s, 0).PressBan(0); why == nil || why.Text.Key != refusePrefix+"press.stack" {
		t.Errorf("with a stack: %v", why)
	}
}
