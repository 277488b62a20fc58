package dolores

import (
	"schron/rules"
	game "schron/rules/dolores"
)

// RoleOf is the name of a seat's federation.
func (f *face) RoleOf(seat int) string {
	v := f.t.Match().View(rules.NoSeat).(game.View)
	if seat < 0 || seat >= len(v.Federations) {
		return ""
	}
	return f.t.Words(v.Federations[seat].Federation.Name())
}
