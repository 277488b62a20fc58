package dzicz

import "schron/rules"

// position puts the pieces of a view into a state to ask it about actions, whose
// checks look at nothing else.
func (v *View) position() *State { return &State{board: *v.board(), seats: len(v.Players)} }

// Actions lists the actions of DZ-13 that a seat could declare on the present board. It
// ignores the part of its go, because declaring one ends the movement (DZ-15).
func (v *View) Actions(seat int) []rules.Move {
	s := v.position()
	s.active = int8(seat)
	return s.appendActions(nil)
}

// ActionBan says why a seat could not declare an action of DZ-13 on a field, nil
// if it could.
func (v *View) ActionBan(seat int, m rules.Move) *rules.Refusal {
	s := v.position()
	switch m.Verb {
	case VerbOutpost:
		return s.refuseOutpost(seat, To(m))
	case VerbSoldier:
		return s.refuseSoldier(seat, To(m))
	}
	return s.refuseToken(seat, To(m))
}

// Nowhere returns why a seat can put a piece on no field by an action of DZ-13. It
// returns nil if there is a field for it.
func (v *View) Nowhere(seat int, verb uint8) *rules.Refusal {
	s := v.position()
	switch {
	case verb == VerbToken && s.tokens[seat] == 0:
		return refusal("DZ-13", "nowhere.token.alone")
	case verb == VerbToken && s.tokenFields(seat) == 0:
		return refusal("DZ-14", "nowhere.token.full")
	case verb == VerbOutpost && s.tokens[seat] == 0:
		return refusal("DZ-13", "nowhere.outpost.alone")
	case verb == VerbOutpost && s.outpostFields(seat) == 0:
		return refusal("DZ-14", "nowhere.outpost.full")
	case verb == VerbSoldier && s.outposts[seat] == 0:
		return refusal("DZ-13", "nowhere.soldier.alone")
	case verb == VerbSoldier && s.soldierFields(seat) == 0:
		return refusal("DZ-14", "nowhere.soldier.full")
	}
	return nil
}
