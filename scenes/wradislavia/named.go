package wradislavia

import (
	"strings"

	"schron/rules"
)

// Named is the card of a character whom a text names: on the
// battlefield or in the hand.
func (f *face) Named(a rules.Arg) string {
	who, ok := strings.CutPrefix(a.S, "wradislavia.character.")
	if !ok || a.Kind != rules.ArgKey {
		return ""
	}
	for seat, own := range f.v.Players {
		if own.Clash == nil {
			continue
		}
		for slot, post := range own.Clash {
			if post.Character.String() == who {
				return postID(seat, slot)
			}
		}
	}
	return "hand:" + who
}
