package wcp

import "schron/rules"

// PressBan says why a seat could not press the button if its pawn entered the
// central hall now, nil if it could (WCP-35).
func (v *View) PressBan(seat int) *rules.Refusal {
	s := *v.public
	s.active, s.attacked, s.asked = int8(seat), nobody, nobody
	s.players[seat].pawn = Centre
	return s.refusePress()
}
