package wcp

import "schron/rules"

// PathToExit returns the shortest way from the pawn of a seat to an exit by plain
// moves, as the halls to enter in order. Leaving is one step more. Without such a way
// it returns nil and false. At an exit or at its entrance the pawn has an empty way and
// true. Pawns and guards do not matter, and the central hall counts as long as it lies
// there.
func (v *View) PathToExit(seat int) ([]Field, bool) {
	s := v.public
	p := &s.players[seat]
	switch {
	case p.AtEntrance():
		return []Field{}, true
	case !p.InBase():
		return nil, false
	}
	pass := s.Corridors()
	steps := s.StepsOut(&pass)
	at := p.pawn
	if steps[at] == 0 {
		return nil, false
	}
	path := []Field{}
	for n := steps[at] - 1; n > 0; n-- {
		near := s.steps(at)
		for steps[near.First()] != n {
			near &= near - 1
		}
		at = near.First()
		path = append(path, at)
	}
	return path, true
}

// Escape tells how far a pawn is from the outside.
type Escape struct {
	Path  []Field // the halls to enter in order, see View.PathToExit
	Steps int     // plain moves, leaving included
	Turns int     // the fewest turns, with all boosters that are left (WCP-12)
}

// StepsToExit counts the way of View.PathToExit in moves and turns. A pawn at
// its entrance needs one move to leave (WCP-41). It is false if there is no way
// now or the pawn is out.
func (v *View) StepsToExit(seat int) (Escape, bool) {
	path, ok := v.PathToExit(seat)
	if !ok {
		return Escape{}, false
	}
	e := Escape{Path: path, Steps: len(path) + 1}
	// A booster saves one move, and each turn has room for one.
	saved := min(int(v.public.players[seat].boosters), e.Steps/2)
	e.Turns = e.Steps - saved
	return e, true
}

// Stranded lists the seats whose pawns would be trapped if the hall on f fell now
// (WCP-47). The fall may cut them off. Or the next seats can no longer enter and take
// their halls with them (WCP-41). Pawns that are trapped already are left out. Stranded
// is empty before the exits are open and where no hall stands.
func (v *View) Stranded(f Field) []int {
	seats := []int{}
	if v.public.stage != StageEscape || !v.public.halls.Has(f) {
		return seats
	}
	s := *v.public
	var j rules.Journal
	s.close(f)
	s.destroyed |= f.bit()
	s.passOn(nil)
	s.findTrapped(nil)
	for n := 0; n < s.Seats(); n++ { // as long as turns end by themselves at once
		s.nextTurn(&j)
		if s.phase != PhaseMove || s.ready(&j) || s.phase != PhaseDestroy || s.holder == s.active {
			break
		}
	}
	for seat := range s.Seats() {
		if s.trap.Has(seat) && !v.public.trap.Has(seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}
