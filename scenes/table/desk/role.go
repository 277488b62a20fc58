package desk

import (
	"slices"
	"strings"

	"schron/scenes/say"
)

// Role is what a seat plays, with a capital letter, "" where it has no role.
func (d *Desk) Role(seat int) string {
	role := d.RoleOf(seat)
	if keys := d.Match().Game().Roles(len(d.Match().Players())); role == "" && keys != nil {
		role = d.h.Say(keys[d.Match().Owner(seat)])
	}
	return say.Capital(role)
}

// Roles lists what a player plays, by all seats.
func (d *Desk) Roles(player int) string {
	var out []string
	for seat := range d.Match().Seats() {
		if d.Match().Owner(seat) != player {
			continue
		}
		if role := d.Role(seat); role != "" && !slices.Contains(out, role) {
			out = append(out, role)
		}
	}
	return strings.Join(out, ", ")
}
