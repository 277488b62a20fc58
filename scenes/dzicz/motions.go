package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/table"
	"schron/sprites"
)

// Motions are the pieces that differ between two views, on their way from one
// to the other.
func (f *face) Motions(before, after rules.View) []table.Motion {
	a, ok := before.(game.View)
	z, also := after.(game.View)
	if !ok || !also || f.places.frame.Empty() {
		return nil
	}
	var out []table.Motion
	for at := game.Field(0); at < game.Fields; at++ {
		out = f.tokenMotions(out, &a, &z, at)
	}
	for at := game.Field(0); at < game.Fields; at++ {
		out = f.outpostMotions(out, &a, &z, at)
	}
	for seat := range a.Players {
		out = f.soldierMotions(out, &a, &z, seat)
	}
	out = f.cardMotions(out, &a, &z)
	return f.actionMotions(out, &a, &z)
}

func (f *face) tokenMotions(out []table.Motion, a, z *game.View, at game.Field) []table.Motion {
	was, is := a.Board[at].Token, z.Board[at].Token
	if was == is {
		return out
	}
	box := tokenPiece.spot(f.places.fields[at], empty)
	if was != rules.NoSeat {
		out = append(out, f.goes(tokenPiece, at, box, int(was)))
	}
	if is != rules.NoSeat {
		out = append(out, f.comes(tokenPiece, box, int(is)))
	}
	return out
}

func (f *face) outpostMotions(out []table.Motion, a, z *game.View, at game.Field) []table.Motion {
	was, is := a.Board[at], z.Board[at]
	if was.Outpost == is.Outpost && (!was.Outpost || was.Token == is.Token) {
		return out
	}
	box := outpostPiece.spot(f.places.fields[at], empty)
	if was.Outpost {
		out = append(out, f.goes(outpostPiece, at, box, int(was.Token)))
	}
	if is.Outpost {
		out = append(out, f.comes(outpostPiece, box, int(is.Token)))
	}
	return out
}

// soldierMotions lets one soldier that left a field and one that came to
// another be the same.
func (f *face) soldierMotions(out []table.Motion, a, z *game.View, seat int) []table.Motion {
	was, is := game.Set(a.Players[seat].Soldiers...), game.Set(z.Players[seat].Soldiers...)
	left, came := (was &^ is).Fields(), (is &^ was).Fields()
	if len(left) == 1 && len(came) == 1 {
		from := soldierPiece.spot(f.places.fields[left[0]], a.Board[left[0]])
		to := soldierPiece.spot(f.places.fields[came[0]], z.Board[came[0]])
		o := f.owner(seat)
		return append(out, table.Motion{
			Piece: pieceName(soldierPiece, left[0]), From: from, To: to, Arc: from.H * 0.22,
			Draw: func(c *sprites.Canvas, r layout.Rect) {
				// The size of the picture stays; a step onto an outpost only moves it.
				soldierPiece.draw(c, layout.Around(r.Center(), from.Size()), o, sprites.SpriteOpt{})
			},
		})
	}
	for _, at := range left {
		out = append(out, f.goes(soldierPiece, at, soldierPiece.spot(f.places.fields[at], a.Board[at]), seat))
	}
	for _, at := range came {
		out = append(out, f.comes(soldierPiece, soldierPiece.spot(f.places.fields[at], z.Board[at]), seat))
	}
	return out
}

// goes lets a piece shrink and fade.
func (f *face) goes(k kind, at game.Field, box layout.Rect, seat int) table.Motion {
	o := f.owner(seat)
	away := box.Translate(0, -box.H*0.25)
	return table.Motion{
		Piece: pieceName(k, at), From: box, To: away, Fade: table.Vanish,
		Draw: func(c *sprites.Canvas, r layout.Rect) {
			x := (box.Y - r.Y) / (box.Y - away.Y)
			k.draw(c, r, o, sprites.SpriteOpt{Zoom: 1 - 0.5*x})
		},
	}
}

// comes lets a piece drop onto its field.
func (f *face) comes(k kind, box layout.Rect, seat int) table.Motion {
	o := f.owner(seat)
	above := box.Translate(0, -f.places.fields[0].H*0.55)
	return table.Motion{
		Piece: "new", From: above, To: box, Fade: table.Appear,
		Draw: func(c *sprites.Canvas, r layout.Rect) {
			x := (box.Y - r.Y) / (box.Y - above.Y)
			k.draw(c, r, o, sprites.SpriteOpt{Zoom: 1 + 0.25*x})
		},
	}
}

// actionMotions let an action token that is used go up from its player's line.
func (f *face) actionMotions(out []table.Motion, a, z *game.View) []table.Motion {
	for seat := range a.Players {
		for i, k := range game.ActionTokens() {
			if !spent(a.Players[seat], z.Players[seat], k) || seat >= len(f.places.tokens) {
				continue
			}
			cell := f.places.tokens[seat].Column(i, 4, 2)
			const side = 46
			from := layout.Around(cell.Center(), layout.S(side, side))
			look := f.t.LookOf(seat)
			ink := sprites.TextOn(look.Colour)
			out = append(out, table.Motion{
				Piece: "used", From: from, To: from.Translate(-40, -26), Fade: table.Vanish,
				Draw: func(c *sprites.Canvas, r layout.Rect) {
					c.Sprite("dzicz/action", r, sprites.SpriteOpt{Tint: look.Colour})
					c.Sprite(actionArt[k], r.Inset(r.W*0.27), sprites.SpriteOpt{Tint: ink})
				},
			})
		}
	}
	return out
}
