package wcp

// Wreck tells what becomes of a seat whose vehicle is destroyed.
type Wreck struct {
	Seat int
	// Out says that the seat is out of the game with it, for the exits are open
	// (WCP-40); a vehicle that is wrecked before only goes back to its entrance.
	Out bool
	// Lost says that it does not even count as having left: its pawn was trapped
	// (WCP-47).
	Lost bool
	// Least and Most are the trophies that it keeps, by value: what the winner of a
	// duel takes is the winner's choice (WCP-31).
	Least, Most int
}

// WreckedByGuard tells what becomes of a seat that loses to a guard or fights it
// to a draw: all that it owns is gone (WCP-28, WCP-29).
func (v *View) WreckedByGuard(seat int) Wreck { return v.public.wrecked(seat, 0, 0) }

// Wrecked lists what becomes of those whose vehicles would be destroyed if a seat
// attacked another one: what they own stays theirs but for one thing that a winner
// takes (WCP-31, WCP-32).
func (v *View) Wrecked(seat, other int) []Wreck {
	s := v.public
	switch _, how := v.Duel(seat, other); how {
	case Win:
		return []Wreck{s.robbed(other)}
	case Loss:
		return []Wreck{s.robbed(seat)}
	case Draw:
		a, b := s.players[seat].owned.value(), s.players[other].owned.value()
		return []Wreck{s.wrecked(seat, a, a), s.wrecked(other, b, b)}
	}
	return nil
}

func (s *State) wrecked(seat, least, most int) Wreck {
	w := Wreck{Seat: seat, Out: s.stage == StageEscape, Lost: s.stage == StageEscape && s.trap.Has(seat), Least: least, Most: most}
	if w.Lost {
		w.Least, w.Most = 0, 0
	}
	return w
}

// robbed is a wreck from which the winner takes one thing, if there is one.
func (s *State) robbed(seat int) Wreck {
	owned := &s.players[seat].owned
	all := owned.value()
	least, most := all, 0
	for t, n := range owned {
		if n == 0 {
			continue
		}
		worth := 0
		if Token(t).Kind() == Trophy {
			worth = Token(t).Value()
		}
		least, most = min(least, all-worth), max(most, all-worth)
	}
	return s.wrecked(seat, least, max(least, most))
}
