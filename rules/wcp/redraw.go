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
	t.redrawHalls(own, r)
	t.redrawTokens(own, r)
	return t
}

// redrawHalls deals the halls that are not on the board nor in the hands that may
// be known. They are taken by kind first, so that their order tells nothing.
func (s *State) redrawHalls(known rules.SeatSet, r *rules.Rand) {
	var n [tileKinds]uint8
	for _, t := range s.hallStack[:s.hallsLeft] {
		n[t]++
	}
	for seat := range s.Seats() {
		if !known.Has(seat) {
			add(n[:], s.players[seat].halls[:])
			s.players[seat].halls = [tileKinds]uint8{}
		}
	}
	var list [HallCount]Tile
	halls := listKinds(list[:0], n[:])
	rules.Shuffle(r, halls)
	for seat := range s.Seats() {
		if p := &s.players[seat]; !known.Has(seat) {
			for _, t := range halls[:p.hallsN] {
				p.halls[t]++
			}
			halls = halls[p.hallsN:]
		}
	}
	copy(s.hallStack[:], halls)
}

// redrawTokens does the same with the content.
func (s *State) redrawTokens(known rules.SeatSet, r *rules.Rand) {
	var n [tokenKinds]uint8
	for _, t := range s.tokenStack[:s.tokensLeft] {
		n[t]++
	}
	for seat := range s.Seats() {
		if !known.Has(seat) {
			add(n[:], s.players[seat].tokens[:])
			s.players[seat].tokens = [tokenKinds]uint8{}
		}
	}
	var list [TokenCount]Token
	tokens := listKinds(list[:0], n[:])
	rules.Shuffle(r, tokens)
	for seat := range s.Seats() {
		if p := &s.players[seat]; !known.Has(seat) {
			for _, t := range tokens[:p.tokensN] {
				p.tokens[t]++
			}
			tokens = tokens[p.tokensN:]
		}
	}
	copy(s.tokenStack[:], tokens)
}

func add(sum, n []uint8) {
	for k := range sum {
		sum[k] += n[k]
	}
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
