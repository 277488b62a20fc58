package toygame

import "schron/rules"

// Redraw deals other seats' coins among their purses and draws their cards anew.
func (s *State) Redraw(_ rules.State, seat int, r *rules.Rand) rules.State {
	t := s.Clone().(*State)
	if s.flaw != FlawKeepChance {
		t.Rand = r.Split()
	}
	hidden := 0
	for i := range s.Seats() {
		if i == seat {
			continue
		}
		hidden += t.Purse[i]
		t.Purse[i] = 0
		if s.flaw != FlawPeek {
			t.Card[i] = r.Die(6)
		} else if r.IntN(2) == 0 {
			t.Card[i] = 7 - s.Card[i]
		}
	}
	for ; hidden > 0; hidden-- {
		i := r.IntN(s.Seats() - 1)
		if seat >= 0 && i >= seat {
			i++
		}
		t.Purse[i]++
	}
	if s.flaw == FlawForget {
		t.Pot++
	}
	return t
}

// CopyTo copies the position.
func (s *State) CopyTo(rules.State) rules.State { return s.Clone() }

var _ rules.Redrawer = (*State)(nil)
