package wradislavia

import "schron/rules"

// Arrange returns the moves that turn a seat's deployment, as the view knows it, into
// the wanted one. Of the wanted posts only characters and tokens count. If something
// has to go, everybody is recalled first; else the moves only add. A table that lets
// cards and tokens be dragged about plays them in a row. A token without a character
// has no place and is left out.
func (v *View) Arrange(seat int, want [Slots]Post) []rules.Move {
	now := v.clash().posts[seat]
	var moves []rules.Move
	for slot, w := range want {
		p := now[slot]
		if p.who != Nobody && p.who != w.Character || p.token != NoManoeuvre && p.token != w.Manoeuvre {
			moves = append(moves, Plain(VerbRecall))
			now = [Slots]Fighter{}
			break
		}
	}
	for slot, w := range want {
		if w.Character != Nobody && now[slot].who == Nobody {
			moves = append(moves, Send(w.Character, slot))
		}
	}
	for slot, w := range want {
		if w.Character != Nobody && w.Manoeuvre != NoManoeuvre && now[slot].token == NoManoeuvre {
			moves = append(moves, Assign(w.Manoeuvre, slot))
		}
	}
	return moves
}
