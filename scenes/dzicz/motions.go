package dzicz

import (
	"math"
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// Motions are the pieces that differ between two views, on their way from one
// to the other.
func (f *face) Motions(before, after rules.View) []motion.Motion {
	a, z := before.(game.View), after.(game.View)
	if f.places.frame.Empty() {
		return nil
	}
	var out []motion.Motion
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

func (f *face) tokenMotions(out []motion.Motion, a, z *game.View, at game.Field) []motion.Motion {
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

func (f *face) outpostMotions(out []motion.Motion, a, z *game.View, at game.Field) []motion.Motion {
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
func (f *face) soldierMotions(out []motion.Motion, a, z *game.View, seat int) []motion.Motion {
	was, is := game.Set(a.Players[seat].Soldiers...), game.Set(z.Players[seat].Soldiers...)
	left, came := (was &^ is).Fields(), (is &^ was).Fields()
	for _, at := range (was & is).Fields() {
		if from, to := soldierPiece.spot(f.places.fields[at], a.Board[at]), soldierPiece.spot(f.places.fields[at], z.Board[at]); from != to {
			out = append(out, f.makesRoom(at, from, to, seat))
		}
	}
	if len(left) == 1 && len(came) == 1 {
		from := soldierPiece.spot(f.places.fields[left[0]], a.Board[left[0]])
		to := soldierPiece.spot(f.places.fields[came[0]], z.Board[came[0]])
		o := f.t.LookOf(seat).Owner()
		grow := to.H/from.H - 1
		draw := soldierPiece.drawing(o)
		return append(out, motion.Move(pieceIDs[soldierPiece][left[0]], from, to, 1.3, func(c *sprites.Canvas, _ layout.Rect, x float64) {
			// The picture is that of one size all the way: at the end it is the settled one.
			y := layout.EaseInOut(x)
			mid, up := from.Center().Lerp(to.Center(), y), from.H*0.26*math.Abs(math.Sin(2*math.Pi*y))
			c.Soft(layout.Around(mid.Add(layout.P(0, from.H*0.42)), layout.S(from.W*0.8, from.H*0.3)), sprites.WithAlpha(sprites.Ink, min(1, up/from.H*3)))
			soldierPiece.draw(c, layout.Around(mid.Sub(layout.P(0, up)), to.Size()), o, sprites.SpriteOpt{Zoom: 1 / (1 + grow*(1-y))})
		}).Goes(draw).Comes(draw))
	}
	for _, at := range left {
		box := soldierPiece.spot(f.places.fields[at], a.Board[at])
		if by := z.Board[at].Soldier; by != rules.NoSeat && int(by) != seat {
			out = append(out, f.falls(at, box, seat)) // whoever comes there has killed it
			continue
		}
		out = append(out, f.goes(soldierPiece, at, box, seat))
	}
	for _, at := range came {
		out = append(out, f.comes(soldierPiece, soldierPiece.spot(f.places.fields[at], z.Board[at]), seat))
	}
	return out
}

// drawing paints a piece of an owner as it stands.
func (k kind) drawing(o sprites.Owner) motion.Drawing {
	return func(c *sprites.Canvas, r layout.Rect) { k.draw(c, r, o, sprites.SpriteOpt{}) }
}

// makesRoom moves a soldier aside on its field for what is put there.
func (f *face) makesRoom(at game.Field, from, to layout.Rect, seat int) motion.Motion {
	o, grow := f.t.LookOf(seat).Owner(), to.H/from.H-1
	return motion.Move(pieceIDs[soldierPiece][at], from, to, 0, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		y := layout.EaseInOut(x)
		at := from.Center().Lerp(to.Center(), y)
		soldierPiece.draw(c, layout.Around(at, to.Size()), o, sprites.SpriteOpt{Zoom: 1 / (1 + grow*(1-y))})
	})
}

// goes lets a piece shrink and fade.
func (f *face) goes(k kind, at game.Field, box layout.Rect, seat int) motion.Motion {
	o := f.t.LookOf(seat).Owner()
	away := box.Translate(0, -box.H*0.25)
	return motion.Go(pieceIDs[k][at], box, away, 0, func(c *sprites.Canvas, r layout.Rect) {
		x := (box.Y - r.Y) / (box.Y - away.Y)
		k.draw(c, r, o, sprites.SpriteOpt{Zoom: 1 - 0.5*x})
	})
}

// falls lets a soldier tip over and fade where it stands, when its killer has come.
func (f *face) falls(at game.Field, box layout.Rect, seat int) motion.Motion {
	o := f.t.LookOf(seat).Owner()
	return motion.Here(pieceIDs[soldierPiece][at], box, 1.8, func(c *sprites.Canvas, r layout.Rect, x float64) {
		const hit = 0.4
		y := layout.Stretch(x, hit, 1)
		c.PushAlpha(1 - layout.EaseIn(y))
		soldierPiece.draw(c, r.Translate(r.W*0.35*layout.EaseOut(y), 0), o, sprites.SpriteOpt{Angle: 1.4 * layout.EaseOut(y)})
		c.PopAlpha()
		if y > 0 {
			c.PushAlpha(1 - y)
			c.Wave(r.Center(), r.W*(0.3+0.4*layout.EaseOut(y)), sprites.Red)
			c.PopAlpha()
		}
	}).Goes(soldierPiece.drawing(o))
}

// comes lets a piece drop onto its field: it falls, bounces a little and lies.
func (f *face) comes(k kind, box layout.Rect, seat int) motion.Motion {
	o := f.t.LookOf(seat).Owner()
	high := f.places.fields[0].H * 0.55
	return motion.Move("new", box.Translate(0, -high), box, 1.3, func(c *sprites.Canvas, _ layout.Rect, x float64) {
		up := dropped(x)
		c.Soft(layout.Around(box.Center().Add(layout.P(0, box.H*0.34)), layout.S(box.W*(1-0.4*up), box.H*0.42*(1-0.4*up))), sprites.WithAlpha(sprites.Ink, min(1, 5*up)*(0.7-0.5*up)))
		if y := (x - dropLands) / (1 - dropLands); y > 0 {
			c.PushAlpha(0.5 * (1 - y))
			c.Wave(box.Center(), box.W*(0.42+0.2*layout.EaseOut(y)), sprites.Paper)
			c.PopAlpha()
		}
		c.PushAlpha(min(1, 4*x))
		k.draw(c, box.Translate(0, -high*up), o, sprites.SpriteOpt{Zoom: 1 + 0.25*up})
		c.PopAlpha()
	}).Comes(k.drawing(o))
}

// dropLands is the part of its time after which a piece that drops lands.
const dropLands = 0.55

// dropped is how high a piece that drops is, from 1 down to 0.
func dropped(x float64) float64 {
	if x < dropLands {
		y := x / dropLands
		return 1 - y*y
	}
	y := (x - dropLands) / (1 - dropLands)
	return 0.5 * y * (1 - y) * (1 - y)
}

// actionMotions moves a used action token from its player's line to the field where it
// is used. If that is no field, the token rises.
func (f *face) actionMotions(out []motion.Motion, a, z *game.View) []motion.Motion {
	for seat := range a.Players {
		for i, k := range game.ActionTokens() {
			if !spent(a.Players[seat], z.Players[seat], k) || seat >= len(f.places.tokens) {
				continue
			}
			cell := f.places.tokens[seat].Column(i, 4, 2)
			const side = 46
			from := layout.Around(cell.Center(), layout.S(side, side))
			to, time := from.Translate(-40, -26), 1.3
			if at, ok := changed(a, z, seat); ok {
				to, time = layout.Around(f.places.fields[at].Center(), from.Size()), 2.2
			}
			look := f.t.LookOf(seat)
			ink := sprites.TextOn(look.Colour)
			draw := func(c *sprites.Canvas, r layout.Rect, zoom float64) {
				c.Sprite("dzicz/action", r, sprites.SpriteOpt{Tint: look.Colour, Zoom: zoom})
				c.Sprite(actionArt[k], r.Inset(r.W*0.27), sprites.SpriteOpt{Tint: ink, Zoom: zoom})
			}
			out = append(out, motion.Move("used", from, to, time, func(c *sprites.Canvas, _ layout.Rect, x float64) {
				y := layout.EaseInOut(min(x/0.55, 1))
				gone := max(0, (x-0.65)/0.35)
				c.PushAlpha(min(1, 6*x) * (1 - gone))
				draw(c, from.Lerp(to, y).Translate(0, -60*y*(1-y)), 1+0.5*layout.EaseOut(gone))
				c.PopAlpha()
			}).Goes(func(c *sprites.Canvas, _ layout.Rect) { draw(c, to, 1) }))
		}
	}
	return out
}

// changed is the field where something of a seat came to stand, else one where anything
// changed.
func changed(a, z *game.View, seat int) (at game.Field, ok bool) {
	for i := game.Field(0); i < game.Fields; i++ {
		was, is := &a.Board[i], &z.Board[i]
		soldier, token, outpost := was.Soldier != is.Soldier, was.Token != is.Token, was.Outpost != is.Outpost
		switch {
		case soldier && int(is.Soldier) == seat, (token || outpost) && int(is.Token) == seat:
			return i, true
		case soldier || token || outpost:
			at, ok = i, true
		}
	}
	return at, ok
}

// passing are the events of what passes by itself.
var passing = map[string]string{
	"skip": "move", "no-action": "action",
	"claim.open": "missions", "claim.secret": "missions", "return.open": "missions", "return.secret": "missions",
}

// Course tells of those who can do nothing, and of the end of a turn.
func (f *face) Course(before, after rules.View) []motion.Stretch {
	out := f.t.Passing(passing)
	a, z := before.(game.View), after.(game.View)
	missions := game.PhaseMissions.String()
	claimed := slices.ContainsFunc(out, func(s motion.Stretch) bool { return s.Phase == missions })
	if !claimed && a.Turn > 0 && (z.Turn > a.Turn || z.Phase == game.PhaseOver && a.Phase != game.PhaseOver) {
		out = append(out, motion.Caption(missions, f.say("caption.missions", rules.Number("n", a.Turn))))
	}
	return out
}
