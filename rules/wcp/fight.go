package wcp

import "schron/rules"

// Outcome is how a fight ends, as seen from the one who enters.
type Outcome uint8

// The outcomes of fights.
const (
	Undecided Outcome = iota // both above 0, only between players (WCP-33)
	Win                      // WCP-27, WCP-31
	Loss                     // WCP-28, WCP-31
	Draw                     // both at 0 (WCP-29, WCP-32)
)

var outcomeIDs = rules.ListIDs("outcome", Undecided, "undecided", "win", "loss", "draw")

// String is the id of the outcome.
func (o Outcome) String() string { return outcomeIDs.Of(o) }

// MarshalText writes the id of the outcome.
func (o Outcome) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

func outcome(own, other int8) Outcome {
	switch {
	case own > 0 && other > 0:
		return Undecided
	case own > 0:
		return Win
	case other > 0:
		return Loss
	}
	return Draw
}

// exchange lets two sides fire once at the same time; armour does not fall
// below 0 (WCP-26, WCP-30).
func exchange(fire, armour *[2]int8) {
	armour[0], armour[1] = max(0, armour[0]-fire[1]), max(0, armour[1]-fire[0])
}

// fight goes on between a pawn and the guard of the hall until one or both are at 0
// (WCP-22, WCP-26). The pawn entered the hall through a guarded edge.
func (s *State) fight(seat int, f Field, j *rules.Journal) {
	p := &s.players[seat]
	t := s.clear(f)
	spec := &tokenSpecs[t]
	fire, armour := [2]int8{p.Fire(), spec.fire}, [2]int8{p.armour, spec.armour}
	j.Add("WCP-22", seat, "wcp.event.fight", playerArg(seat), tokenArg(t), fieldArg(f))
	for outcome(armour[0], armour[1]) == Undecided {
		exchange(&fire, &armour)
		j.Add("WCP-26", seat, "wcp.event.round", playerArg(seat), tokenArg(t),
			numberArg(int(armour[0])), rules.Number("guard", int(armour[1])))
	}
	p.armour = armour[0]
	switch outcome(armour[0], armour[1]) {
	case Win:
		p.hold(t)
		j.Add("WCP-27", seat, "wcp.event.fight-win", playerArg(seat), tokenArg(t))
		return
	case Loss:
		j.Add("WCP-28", seat, "wcp.event.fight-loss", playerArg(seat), tokenArg(t))
	default:
		p.hold(t)
		j.Add("WCP-29", seat, "wcp.event.fight-draw", playerArg(seat), tokenArg(t))
		t = NoToken // it stays out of the stack
	}
	s.giveBack(p.owned, t)
	p.owned = Things{}
	s.wreck(j, seat)
}

// wreck removes the vehicles destroyed in one fight. Their characteristics return to
// the starting values and the pawns to their entrances (WCP-28, WCP-31). Once the exits
// are open they leave the base instead (WCP-40), unless they were trapped (WCP-47).
func (s *State) wreck(j *rules.Journal, seats ...int) {
	leaving := false
	for _, seat := range seats {
		p := &s.players[seat]
		p.reset()
		p.pawn = NoField
		switch {
		case s.stage != StageEscape:
			j.Add("WCP-28", seat, "wcp.event.wreck", playerArg(seat))
		case s.trap.Has(seat):
			p.fate = Lost
			s.trap &^= rules.Seats(seat)
			j.Add("WCP-47", seat, "wcp.event.lost", playerArg(seat))
		default:
			if !leaving {
				leaving = true
				s.left++
			}
			p.fate, p.exit = Left, s.left
			j.Add("WCP-40", seat, "wcp.event.thrown-out", playerArg(seat))
		}
	}
	s.afterLeaving(j)
}
