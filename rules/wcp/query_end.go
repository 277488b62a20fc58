package wcp

import "slices"

// Runaway is a pawn that left the base, with what it brought out (WCP-49).
type Runaway struct {
	Seat int
	// Exit is the number of the leaving, from 1; pawns that left in the same fight
	// share it.
	Exit     int
	Trophies []Token // by value, the least first
	Value    int     // their sum
}

// Runaways lists the pawns that left the base in the order in which they left,
// those of one fight by seat.
func (v *View) Runaways() []Runaway {
	out := []Runaway{}
	for seat, p := range v.Players {
		if p.Fate == Left {
			out = append(out, Runaway{seat, p.Exit, v.Trophies(seat), p.Value})
		}
	}
	slices.SortStableFunc(out, func(a, b Runaway) int { return a.Exit - b.Exit })
	return out
}

// Trophies lists the trophies of a seat one by one, by value, the least first
// (WCP-18).
func (v *View) Trophies(seat int) []Token {
	out := []Token{}
	for _, t := range v.Players[seat].Owned {
		if t.Kind() == Trophy {
			out = append(out, t)
		}
	}
	return out
}

// Upgrades lists the upgrades of a seat by kind (WCP-19).
func (v *View) Upgrades(seat int) []Token {
	out := []Token{}
	for _, t := range v.Players[seat].Owned {
		if t.Kind() != Trophy {
			out = append(out, t)
		}
	}
	return out
}

// Rank is the place of a player, or of a team, if the game ended now.
type Rank struct {
	Place  int   // from 1; those who share a place have the same
	Person int   // who plays the seats
	Seats  []int // one, in the team game those of the team (WCP-50)
	Standing
}

// Ranking lists all players or teams, the best first (WCP-49, WCP-50, WCP-56). They are
// compared by the trophies brought out, at a tie by the earlier leaving. Those who did
// not leave come last and share a place.
func (v *View) Ranking() []Rank {
	s := v.public
	out := make([]Rank, s.owners)
	for person := range out {
		out[person] = Rank{Person: person, Seats: []int{}, Standing: s.Standing(person)}
	}
	for seat := range s.Seats() {
		r := &out[s.Owner(seat)]
		r.Seats = append(r.Seats, seat)
	}
	slices.SortStableFunc(out, func(a, b Rank) int {
		switch {
		case a.Better(b.Standing):
			return -1
		case b.Better(a.Standing):
			return 1
		}
		return 0
	})
	for i := range out {
		out[i].Place = i + 1
		if i > 0 && out[i].Standing == out[i-1].Standing {
			out[i].Place = out[i-1].Place
		}
	}
	return out
}
