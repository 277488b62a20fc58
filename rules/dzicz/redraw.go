package dzicz

import "schron/rules"

// Redraw deals anew the secret missions that a seat does not know. They come from the
// second set without the seat's own card and the revealed ones (DZ-3, DZ-5, DZ-24).
func (s *State) Redraw(into rules.State, seat int, r *rules.Rand) rules.State {
	t := rules.Overwrite(into, s)
	t.rand = r.Split()
	known := s.revealed
	if seat >= 0 {
		known |= rules.Seats(seat)
	}
	var seen [missionKinds]bool
	for p := range s.seats {
		if known.Has(p) {
			seen[s.secret[p]] = true
		}
	}
	unseen := make([]Mission, 0, missionKinds)
	for _, m := range Missions() {
		if !seen[m] {
			unseen = append(unseen, m)
		}
	}
	rules.Shuffle(r, unseen)
	for p := range s.seats {
		if !known.Has(p) {
			t.secret[p], unseen = unseen[0], unseen[1:]
		}
	}
	return t
}

// CopyTo copies the position.
func (s *State) CopyTo(into rules.State) rules.State { return rules.Overwrite(into, s) }

var _ rules.Redrawer = (*State)(nil)
