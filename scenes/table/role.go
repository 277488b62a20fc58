package table

import (
	"slices"
	"strings"

	"schron/scenes/say"
)

// roleOf is what a seat plays, with a capital letter, "" where it has no role.
func (t *Table) roleOf(seat int) string {
	role := t.face.RoleOf(seat)
	if keys := t.Match().Game().Roles(len(t.Match().Players())); role == "" && keys != nil {
		role = t.h.Say(keys[t.Match().Owner(seat)])
	}
	return say.Capital(role)
}

// rolesOf lists what a player plays, by all seats.
func (t *Table) rolesOf(player int) string {
	var out []string
	for seat := range t.Match().Seats() {
		if t.Match().Owner(seat) != player {
			continue
		}
		if role := t.roleOf(seat); role != "" && !slices.Contains(out, role) {
			out = append(out, role)
		}
	}
	return strings.Join(out, ", ")
}
