package wcp

import "schron/rules"

// Redraw deals anew what a seat does not know (WCP-9, WCP-51): the hands of other
// people and the order of both stacks. In the team game it deals only the hands of
// other teams (WCP-50).
func (s *State) Redraw(into rules.State, seat int, r *rules.Rand) rules.State {
	t := rules.Overwrite(into, s)
	t.rand = r.Split()
	var own rules.SeatSet
	if seat >= 0 {
		own = s.people(seat)
	}
	redeal(t, own, t.hallStack[:t.hallsLeft], func(p *player) ([]uint8, uint8) { return p.halls[:], p.hallsN }, r)
	redeal(t, own, t.tokenStack[:t.tokensLeft], func(p *player) ([]uint8, uint8) { return p.tokens[:], p.tokensN }, r)
	return t
}

// redeal deals a stack and the hands that may not be known, of which hand returns the
// kinds and the size. They are taken by kind first, so that their order tells nothing.
func redeal[K Tile | Token](s *State, known rules.SeatSet, stack []K, hand func(*player) ([]uint8, uint8), r *rules.Rand) {
	var n [tokenKinds]uint8
	for _, k := range stack {
		n[k]++
	}
	for seat := range s.Seats() {
		if kinds, _ := hand(&s.players[seat]); !known.Has(seat) {
			for k := range kinds {
				n[k] += kinds[k]
			}
			clear(kinds)
		}
	}
	var list [TokenCount]K
	all := listKinds(list[:0], n[:])
	rules.Shuffle(r, all)
	for seat := range s.Seats() {
		if kinds, size := hand(&s.players[seat]); !known.Has(seat) {
			for _, k := range all[:size] {
				kinds[k]++
			}
			all = all[size:]
		}
	}
	copy(stack, all)
}

// listKinds appends each kind as often as it is counted.
func listKinds[K Tile | Token](out []K, counts []uint8) []K {
	for k, n := range counts {
		for range n {
			out = append(out, K(k))
		}
	}
	return out
}

// CopyTo copies the position.
func (s *State) CopyTo(into rules.State) rules.State { return rules.Overwrite(into, s) }

var _ rules.Redrawer = (*State)(nil)
