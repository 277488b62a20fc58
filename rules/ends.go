package rules

const (
	endSamples = 6  // drawn states that must agree that a turn ends
	mostAsked  = 40 // answers of others that are waited for
)

// EndsTurn reports whether moves in a row end the turn of the seat that decides. What
// the seat does not know, and all chance, is drawn anew: nothing can be read out of the
// answer. Others who are asked in between decline. Before the first turn nothing ends.
func (p *Position) EndsTurn(moves ...Move) bool {
	before := p.Status()
	if len(moves) == 0 || before.Seat != p.seat || before.Turn == 0 {
		return false
	}
	var s State
	for range endSamples {
		s = p.SampleInto(s, p.Rand())
		if !playOn(s, p.seat, moves) {
			return false
		}
		if after := s.Status(); after.Turn == before.Turn && after.Seat == before.Seat {
			return false
		}
	}
	return true
}

// playOn plays a seat's moves in a row until something is revealed or rolled, and lets
// others decline what they are asked then. It reports whether the first one is legal.
func playOn(s State, seat int, moves []Move) bool {
	status := s.Status()
	for i, m := range moves {
		var j Journal
		if s.Apply(m, &j) != nil {
			if i == 0 {
				return false
			}
			break
		}
		if j.Barrier || s.Actor() != seat {
			break
		}
	}
	var legal []Move
	for range mostAsked {
		now := s.Status()
		if s.Actor() == NoSeat || s.Actor() == seat || now.Turn != status.Turn || now.Seat != status.Seat {
			break
		}
		if pass := s.Prompt().Pass; pass != nil && s.Apply(pass.Move, nil) == nil {
			continue
		}
		legal = legalOf(s, s.Actor(), legal[:0])
		if len(legal) == 0 || s.Apply(legal[0], nil) != nil {
			break
		}
	}
	return true
}
