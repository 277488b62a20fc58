package rules

import (
	"cmp"
	"slices"
)

// Placer is a State in which more than points decides who stands before whom. A Match
// asks it once the game is over.
type Placer interface {
	// Rank is negative where one player stands before another, and 0 where they share a
	// place.
	Rank(player, other int) int
	// Decided says what of a player decided where points did not, in a few words, and
	// names the rule.
	Decided(player int) (why Text, rule string)
}

// Place is how a player came out of a match.
type Place struct {
	Player int
	N      int // from 1; players who share a place have the same
	Points int // of all seats together
	Scored bool
	Won    bool   // with any seat
	Why    Text   // what decided where points did not, may be empty
	Rule   string // of Why, may be empty
}

// Places lists how the players of the match came out, see there.
func (m *Match) Places() []Place { return Places(m.state) }

// Places lists the players of a game that is over, the best first. The winners share the
// first place, and who gave up stands last.
func Places(s State) []Place {
	res := s.Result()
	if !res.Over {
		return nil
	}
	var gaveUp SeatSet
	if c, ok := s.(*conceded); ok {
		gaveUp = c.seats
	}
	placer, _ := s.(Placer)
	lost := losers(s, gaveUp)
	out := make([]Place, len(lost))
	for p := range out {
		out[p].Player = p
	}
	for seat := range s.Seats() {
		p := &out[s.Owner(seat)]
		if seat < len(res.Scores) {
			p.Points, p.Scored = p.Points+res.Scores[seat], true
		}
		p.Won = p.Won || slices.Contains(res.Winners, seat)
	}
	rank := func(a, b Place) int {
		switch {
		case lost[a.Player] != lost[b.Player]:
			return last(lost[a.Player])
		case a.Won != b.Won:
			return last(b.Won)
		case a.Won:
			return 0
		case placer != nil:
			return placer.Rank(a.Player, b.Player)
		}
		return cmp.Compare(b.Points, a.Points)
	}
	slices.SortStableFunc(out, rank)
	for i := range out {
		out[i].N = i + 1
		if i > 0 && rank(out[i-1], out[i]) == 0 {
			out[i].N = out[i-1].N
		}
	}
	for i, p := range out {
		level := slices.ContainsFunc(out, func(o Place) bool { return o.Player != p.Player && o.N == p.N })
		open := slices.ContainsFunc(out, func(o Place) bool { return cmp.Compare(o.N, p.N) != cmp.Compare(p.Points, o.Points) })
		switch {
		case lost[p.Player]:
			out[i].Why = Msg("frame.place.conceded")
		case placer != nil && (!p.Scored || level || open):
			out[i].Why, out[i].Rule = placer.Decided(p.Player)
		case p.Scored && level && !open:
			out[i].Why = Msg("frame.place.level")
		}
	}
	return out
}

// last sorts those to the end of whom something is true that is not of the others.
func last(is bool) int {
	if is {
		return 1
	}
	return -1
}
