package wradislavia

import (
	"strings"

	"schron/rules"
	game "schron/rules/wradislavia"
)

// Opened names the hand of a seat, and what it put away in the draft.
func (f *face) Opened(seat int) (words []string, some bool) {
	if f.v == nil {
		return nil, true
	}
	names := func(list []game.Character) (out []string) {
		for _, c := range list {
			out = append(out, f.who(c))
		}
		return out
	}
	own := f.v.Players[seat]
	out := names(own.Hand)
	if away := names(own.Discards); len(away) > 0 {
		out = append(out, f.say("opened.away", rules.Literal("names", strings.Join(away, ", "))))
	}
	return out, true
}
