package wcp

// Wreck tells what becomes of a seat whose vehicle is destroyed.
type Wreck struct {
	Seat int
	// Out says that the wreck takes the seat out of the game, because the exits are
	// open (WCP-40). Before that a wrecked vehicle only goes back to its entrance.
	Out bool
	// Lost says that it does not even count as having left: its pawn was trapped
	// (WCP-47).
	Lost bool
	// Least and Most are the trophies that it keeps, by value: what the winner of a
	// duel takes is the winner's choice (WCP-31).
	Least, Most int
	// Armour and MostArmour are what it starts again with at its entrance, where it is
	// not out (WCP-28, WCP-31).
	Armour, MostArmour int
}

// WreckedByGuard returns what becomes of a seat that loses to a guard or fights it to a
// draw. All that it owns is gone (WCP-28, WCP-29).
func (v *View) WreckedByGuard(seat int) Wreck { return v.public.wrecked(seat, Things{}) }

// Wrecked lists what becomes of those whose vehicles would be destroyed if a seat
// attacked another one (WCP-31, WCP-32). They keep what they own, except for one thing
// that a winner takes.
func (v *View) Wrecked(seat, other int) []Wreck {
	s := v.public
	switch _, how := v.Duel(seat, other); how {
	case Win:
		return []Wreck{s.robbed(other)}
	case Loss:
		return []Wreck{s.robbed(seat)}
	case Draw:
		return []Wreck{s.wrecked(seat, s.players[seat].owned), s.wrecked(other, s.players[other].owned)}
	}
	return nil
}

// wrecked is a wreck that leaves a seat what it keeps.
func (s *State) wrecked(seat int, keeps Things) Wreck {
	w := Wreck{Seat: seat, Out: s.stage == StageEscape, Lost: s.stage == StageEscape && s.trap.Has(seat)}
	p := s.players[seat]
	p.owned = keeps
	p.reset()
	w.Armour, w.MostArmour = int(p.armour), int(p.armour)
	if !w.Lost {
		w.Least, w.Most = keeps.Value(), keeps.Value()
	}
	return w
}

// robbed is a wreck from which the winner takes one thing, if there is one.
func (s *State) robbed(seat int) Wreck {
	owned := s.players[seat].owned
	w, first := s.wrecked(seat, owned), true
	for t, n := range owned {
		if n == 0 {
			continue
		}
		keeps := owned
		keeps[t]--
		x := s.wrecked(seat, keeps)
		if first {
			w, first = x, false
		}
		w.Least, w.Most = min(w.Least, x.Least), max(w.Most, x.Most)
		w.Armour, w.MostArmour = min(w.Armour, x.Armour), max(w.MostArmour, x.MostArmour)
	}
	return w
}
