package dzicz

import (
	"image/color"
	"slices"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/sprites"
)

// cover is the outpost's owner who keeps others' tokens off a field.
type cover struct{ colour, words color.NRGBA }

func (c cover) ground() sprites.PanelStyle {
	return sprites.PanelStyle{Fill: sprites.WithAlpha(c.colour, 0.24), Border: sprites.WithAlpha(c.words, 0.7)}
}

// shade reports whether a field is shown as covered by outposts, by whose, and whether
// that keeps the acting player off. It shows the outpost that is pointed at. While a
// token is held it shows all outposts that keep the token off.
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
	if f.hand.Held() != supplyIDs[game.VerbToken] || f.takes(at) {
		return false, cover{}, false
	}
	for _, seat := range f.v.Board[at].CoveredBy {
		if seat != f.t.Acting() {
			return true, f.coverOf(seat), true
		}
	}
	return false, cover{}, false
}

func (f *face) coverOf(seat int) cover {
	look := f.t.LookOf(seat)
	return cover{look.Colour, look.Words}
}

// counted marks the fields that count for the mission pointed at or held up. The mark
// is strong where own pieces lie that count, dashed where some would.
func (f *face) counted(at game.Field) (sprites.PanelStyle, bool) {
	m, p, ok := f.pointed()
	if !ok {
		return sprites.PanelStyle{}, false
	}
	look := f.t.LookOf(p.Seat)
	for _, x := range p.Parts {
		if slices.Contains(x.Fields, at) {
			return sprites.PanelStyle{
				Fill: sprites.WithAlpha(look.Colour, 0.22), Border: look.Words, Glow: look.Colour, Reach: 6,
			}, true
		}
	}
	if slices.Contains(f.v.Goal(m, p.Seat), at) {
		return sprites.PanelStyle{Fill: sprites.WithAlpha(look.Colour, 0.14), Border: look.Words, Dashed: true}, true
	}
	return sprites.PanelStyle{}, false
}

// pointed is the mission of the open row under the cursor, else the own secret one while
// it is held up. It also returns how far its player is with it.
func (f *face) pointed() (game.Mission, game.Progress, bool) {
	if f.marked.on {
		for _, m := range f.v.Open {
			if m.Mission == f.marked.mission {
				return m.Mission, m.Players[f.marked.seat], true
			}
		}
	}
	if own, p := f.v.Players[f.me()].Secret, f.v.Secret[f.me()]; f.lifted && own != nil && p != nil {
		return own.Mission, *p, true
	}
	return 0, game.Progress{}, false
}
