package paliwo

import (
	"slices"
	"testing"

	"schron/rules"
)

// leadOf is what the humans are ahead.
func leadOf(t *testing.T, drawing string, set func(*State)) int {
	t.Helper()
	return at(t, drawing, set).lead(Mind{})
}

// carries gives the Runner the fuel of the barrels, and the zombies a turn.
func carries(s *State) {
	s.grounds[carPark.barrels[0]] &^= findMask
	s.people[Runner].fuel, s.stage, s.limit, s.terror = true, StageFind, 2, TerrorStart
}

func TestAMindWantsFuelOffTheBoard(t *testing.T) {
	far := leadOf(t, "2 . . . . r . . . . . b", carries)
	near := leadOf(t, "2 . r . . . . . . . . b", carries)
	without := leadOf(t, "2 . r . . . . . . . . b", func(s *State) { s.stage = StageFind })
	if near <= far || near <= without {
		t.Errorf("two fields from the edge %d, five %d, without fuel %d", near, far, without)
	}
}

// TestAMindFearsBites: of who must charge, who may turn, and who has no activation
// left (WP-33 to WP-35).
func TestAMindFearsBites(t *testing.T) {
	for _, c := range []struct {
		drawing   string
		limit     int8
		must, may int8
	}{
		{"3 . r . < . . . . . . b", 2, 1, 0},
		{"3 . r . . < . . . . . b", 2, 0, 0},
		{"3 . r . . . . . . . . b\n2 . > . . . . . . . . .", 2, 0, 1},
		{"3 . r . . . . . . . . b\n2 . > . . . . . . . . .", 0, 0, 1},
	} {
		s := at(t, c.drawing, func(s *State) { carries(s); s.limit = c.limit })
		got := s.findThreats()
		if got.must[Runner] != c.must || got.may[Runner] != c.may {
			t.Errorf("%s\n%d must bite, %d may, want %d and %d", c.drawing, got.must[Runner], got.may[Runner], c.must, c.may)
		}
		var l ledger
		s.weighThreat(&HandSet, &l)
		if harms := l.worth[partThreat] < 0; harms != (c.must > 0 || c.may > 0 && c.limit > 0) {
			t.Errorf("%s\nlimit %d: threat is worth %d", c.drawing, c.limit, l.worth[partThreat])
		}
	}
}

// TestAMindDoesNotLookUnderBarrels: the same whichever barrel holds the fuel.
func TestAMindDoesNotLookUnderBarrels(t *testing.T) {
	seen := map[int]bool{}
	for i := range carPark.barrels {
		seen[leadOf(t, "2 . r . . . . . . . . b", func(s *State) {
			for k, b := range carPark.barrels {
				s.grounds[b] &^= findMask
				if s.grounds[b] |= ground(EmptyCan); k == i {
					s.grounds[b] += ground(Fuel - EmptyCan)
				}
			}
		})] = true
	}
	if len(seen) != 1 {
		t.Errorf("different leads: %v", seen)
	}
}

// TestAnActivationIsGoneOnWith: nothing else is thought of before it is finished.
func TestAnActivationIsGoneOnWith(t *testing.T) {
	s := at(t, "2 . r . . . . . . . . b", func(s *State) { s.active, s.pa, s.people[Runner].activated = Runner, 1, true })
	moves := Mind{}.Moves(s, nil)
	if !slices.Contains(moves, Plain(VerbFinish)) || slices.Contains(moves, Plain(VerbEnd)) ||
		slices.ContainsFunc(moves, func(m rules.Move) bool { return Actor(m) == Businessman }) {
		t.Errorf("thinks of %v", moves)
	}
}

// TestNoWeightBreaksTheWays: whatever numbers are learned, ways are found and cost
// something.
func TestNoWeightBreaksTheWays(t *testing.T) {
	s := at(t, "3 . r . < . x . . . . b\n2 . . . ^ . . . . . . .")
	for _, price := range []int{-300, 0, 300} {
		w := HandSet
		w.PriceHuman, w.PriceZombie, w.PriceCrawler, w.PriceFront, w.PriceGoo = price, price, price, price, price
		found := s.findWays(&w, false)
		for f := Field(0); f < Fields; f++ {
			if !obstacle(f) && (found.enter[f] <= 0 || found.off[f] <= 0 || found.off[f] > priceOff) {
				t.Fatalf("price %d: %s costs %d, the way off %d", price, f, found.enter[f], found.off[f])
			}
		}
	}
}
