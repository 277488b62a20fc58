package dzicz

import "schron/rules"

// Declaration is an action that waits for the answers of those who could
// manoeuvre first: an action of DZ-13, an assault or an expansion. It names
// everything (DZ-19).
type Declaration struct {
	Verb  uint8 // VerbToken, VerbOutpost, VerbSoldier, VerbAssault or VerbExpand; 0 for none
	From  Field // the soldier's field of an assault, else the same as To
	To    Field
	asked int8 // how many seats after the first is asked now
	// ownFirst tells that the active player is asked first, as in version 0.1.0,
	// and not last (DZ-35).
	ownFirst bool
}

// asked is the seat that may answer the declaration now. The order begins after
// the active player, who is asked last (DZ-19, DZ-35).
func (s *State) asked() int {
	n := int(s.active) + int(s.declared.asked)
	if !s.declared.ownFirst {
		n++
	}
	return n % s.seats
}

// declare announces an action. It is carried out at once if nobody can answer.
func (s *State) declare(verb uint8, from, to Field, j *rules.Journal) {
	s.declared = Declaration{Verb: verb, From: from, To: to, ownFirst: s.older}
	if s.findAnswerer() {
		seat := int(s.active)
		j.Add("DZ-19", seat, declareKeys[verb], playerArg(seat), fromArg(from), fieldArg(to))
		return
	}
	s.carryOut(j)
}

var declareKeys = [verbEnd]string{
	VerbToken:   "dzicz.event.declare.token",
	VerbOutpost: "dzicz.event.declare.outpost",
	VerbSoldier: "dzicz.event.declare.soldier",
	VerbAssault: "dzicz.event.declare.assault",
	VerbExpand:  "dzicz.event.declare.expansion",
}

// findAnswerer moves on to the next seat that may answer, beginning with the one
// due. Who holds no uncovered manoeuvre, cannot use it or said "not this turn"
// is not asked (DZ-20).
func (s *State) findAnswerer() bool {
	for ; int(s.declared.asked) < s.seats; s.declared.asked++ {
		if seat := s.asked(); s.mayManoeuvre(seat) && !s.silent.manoeuvre.Has(seat) {
			s.ask = DecideManoeuvre
			return true
		}
	}
	return false
}

// goOnAsking asks the next seat, each once (DZ-19), or carries the action out.
func (s *State) goOnAsking(j *rules.Journal) {
	s.declared.asked++
	if !s.findAnswerer() {
		s.carryOut(j)
	}
}

// carryOut does what was declared. If the answers have made it illegal it is not
// carried out and no token is covered: the active player declares anew or passes
// (DZ-19). It is judged after the last answer (DZ-33).
func (s *State) carryOut(j *rules.Journal) {
	d, seat := s.declared, int(s.active)
	s.declared = Declaration{}
	if !s.stands(d) {
		j.Add("DZ-19", seat, "dzicz.event.fail", playerArg(seat))
		s.settle(j)
		return
	}
	switch d.Verb {
	case VerbAssault:
		s.assault(d.From, d.To, j)
	case VerbExpand:
		s.expand(d.To, j)
		s.settle(j)
	default:
		s.act(d.Verb, d.To, j)
		s.endAction()
		s.settle(j)
	}
}

// stands reports whether what was declared may still be done. It is asked for every
// action that bots think of, so it makes no refusals.
func (s *State) stands(d Declaration) bool {
	seat := int(s.active)
	switch d.Verb {
	case VerbToken:
		return s.tokenFields(seat).Has(d.To)
	case VerbOutpost:
		return s.outpostFields(seat).Has(d.To)
	case VerbSoldier:
		return s.soldierFields(seat).Has(d.To)
	case VerbAssault:
		return s.last == d.From && s.soldiers[seat].Has(d.From) && s.assaultFields().Has(d.To)
	}
	return s.expandable(seat).Has(d.To)
}
