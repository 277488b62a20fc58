package dzicz

import (
	"image/color"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/sprites"
)

// cover is the outpost's owner who keeps others' tokens off a field.
type cover struct{ colour, words color.NRGBA }

func (c cover) ground() sprites.PanelStyle {
	return sprites.PanelStyle{Fill: sprites.WithAlpha(c.colour, 0.24), Border: sprites.WithAlpha(c.words, 0.7)}
}

// shade tells whether a field is shown as covered by outposts, by whose, and
// whether that keeps off who plays: those of the outpost that is pointed at,
// and while a token is held all those that keep it off.
func (f *face) shade(at game.Field) (shown bool, by cover, banned bool) {
	if f.castle != game.NoField {
		seat := int(f.v.Board[f.castle].Token)
		near := f.castle == at
		for _, n := range f.castle.Beside() {
			near = near || n == at
		}
		if !near || seat == rules.NoSeat {
			return false, cover{}, false
		}
		return true, f.coverOf(seat), seat != f.me()
	}
	if !f.held.on || f.held.verb != game.VerbToken || f.targets().Has(at) {
		return false, cover{}, false
	}
	for _, seat := range f.v.Board[at].CoveredBy {
		if seat != f.acting() {
			return true, f.coverOf(seat), true
		}
	}
	return false, cover{}, false
}

func (f *face) coverOf(seat int) cover {
	look := f.t.LookOf(seat)
	return cover{look.Colour, look.Words}
}

// counted marks the fields that count for the mission pointed at.
func (f *face) counted(at game.Field) (sprites.PanelStyle, bool) {
	if !f.marked.on {
		return sprites.PanelStyle{}, false
	}
	look := f.t.LookOf(f.marked.seat)
	for _, p := range f.progress(f.marked).Parts {
		for _, own := range p.Fields {
			if own == at {
				return sprites.PanelStyle{
					Fill: sprites.WithAlpha(look.Colour, 0.22), Border: look.Words, Glow: look.Colour, Reach: 6,
				}, true
			}
		}
	}
	return sprites.PanelStyle{}, false
}

// progress is how far a player is with a mission of the open row.
func (f *face) progress(p part) game.Progress {
	for _, m := range f.v.Open {
		if m.Mission == p.mission {
			return m.Players[p.seat]
		}
	}
	return game.Progress{}
}
