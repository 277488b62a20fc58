package dolores

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table"
	"schron/sprites"
)

// Times of what is shown of attacks, in usual moves.
const (
	fightTime   = 4.0
	missileTime = 3.5
)

// strikeMotions show what the events of the move at hand tell: dice with both
// sums, missiles on their way, hits and interceptions.
func (f *face) strikeMotions(out []table.Motion) []table.Motion {
	flies := false
	for _, e := range f.t.Step().Entries {
		x := e.Event.Text
		flies = flies || x.Key == "dolores.event.launch"
		at := fieldOf(x, "field")
		if at == game.NoField {
			continue
		}
		switch x.Key {
		case "dolores.event.attack":
			out = append(out, f.duel(e.Event.Seat, at, x))
		case "dolores.event.sabotage":
			out = append(out, f.throw(e.Event.Seat, at, x, true))
		case "dolores.event.sabotage.fails":
			out = append(out, f.throw(e.Event.Seat, at, x, false))
		case "dolores.event.launch":
			out = append(out, f.flight(e.Event.Seat, at, x))
		case "dolores.event.blast":
			out = append(out, f.flash(at, "dolores/explosion", flies))
		case "dolores.event.cloud":
			out = append(out, f.flash(at, "dolores/explosion-big", flies))
		}
	}
	return f.stopMotions(out)
}

// stopMotions show that a missile was shot down or not, over its target.
func (f *face) stopMotions(out []table.Motion) []table.Motion {
	m := f.v.Missile
	if m == nil || m.Target == nil {
		return out
	}
	for _, e := range f.t.Step().Entries {
		switch x := e.Event.Text; x.Key {
		case "dolores.event.intercept", "dolores.event.intercept.fails":
			out = append(out, f.shot(e.Event.Seat, *m.Target, x))
		}
	}
	return out
}

// fieldOf reads a field among the arguments of a text.
func fieldOf(x rules.Text, name string) game.Field {
	a, ok := x.Arg(name)
	if !ok {
		return game.NoField
	}
	at, err := game.ParseField(a.S)
	if err != nil {
		return game.NoField
	}
	return at
}

func numberOf(x rules.Text, name string) int {
	a, _ := x.Arg(name)
	return a.N
}

// card is the ground on which dice are shown, beside a field.
func (f *face) card(at game.Field, w, h float64) layout.Rect {
	return layout.Beside(f.fieldBox(at), layout.S(w, h), besideGap, f.places.board.Inset(4), func(yield func(layout.Rect, float64) bool) {
		yield(f.fieldBox(at), 20)
	})
}

var (
	diceCard = sprites.DialogBox.Rounded(10).Bordered(sprites.Amber, 1.5)
	diceSum  = sprites.TextStyle{Size: 22, Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}
)

// duel shows two dice and both sums.
func (f *face) duel(seat int, at game.Field, x rules.Text) table.Motion {
	a, _ := x.Arg("other")
	mine, theirs := f.t.LookOf(seat), f.t.LookOf(a.N)
	dice := [2]int{numberOf(x, "die"), numberOf(x, "foedie")}
	sums := [2]string{minus(numberOf(x, "sum")), minus(numberOf(x, "foesum"))}
	inks := [2]sprites.Owner{{Colour: mine.Colour}, {Colour: theirs.Colour}}
	box := f.card(at, 190, 116)
	won := [2]bool{numberOf(x, "sum") > numberOf(x, "foesum"), numberOf(x, "sum") < numberOf(x, "foesum")}
	return table.Motion{
		Piece: dicePiece, From: box, To: box, Time: fightTime,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			c.PushAlpha(min(1, 8*x, 8*(1-x)))
			c.Panel(r, diceCard)
			for i := range 2 {
				half := r.Inset(10).Column(i, 2, 10)
				die, sum := half.CutTop(half.H * 0.62)
				thrown(c, square(die, 60), dice[i], inks[i].Colour, x, int(at)+i*3)
				if x > 0.4 {
					st := diceSum
					if won[i] {
						st = st.In(sprites.AmberHigh)
					}
					c.Text(sums[i], sum, st)
				}
			}
			c.PopAlpha()
		},
	}
}

// throw shows the die of a sabotage and the least that it needs.
func (f *face) throw(seat int, at game.Field, x rules.Text, good bool) table.Motion {
	look, die := f.t.LookOf(seat), numberOf(x, "die")
	need := "≥ " + numeral(numberOf(x, "need"))
	art := "dolores/sabotage"
	box := f.card(at, 120, 116)
	field := f.fieldBox(at)
	return table.Motion{
		Piece: dicePiece, From: box, To: box, Time: fightTime,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			if good && x > 0.45 {
				c.PushAlpha(min(1, 4*(1-x)))
				c.Sprite(art, field, sprites.SpriteOpt{Zoom: 0.7 + 0.5*x})
				c.PopAlpha()
			}
			c.PushAlpha(min(1, 8*x, 8*(1-x)))
			c.Panel(r, diceCard)
			top, low := r.Inset(10).CutTop(r.H * 0.52)
			thrown(c, square(top, 60), die, look.Colour, x, int(at)+2)
			if x > 0.4 {
				st := diceSum.In(sprites.RedText)
				if good {
					st = diceSum.In(sprites.GreenText)
				}
				c.Text(need, low, st)
			}
			c.PopAlpha()
		},
	}
}

// flight lets a missile fly from its launcher to its target.
func (f *face) flight(seat int, to game.Field, x rules.Text) table.Motion {
	from := to
	art := "dolores/missile"
	if a, ok := x.Arg("unit"); ok {
		if u, err := game.ParseUnit(a.S); err == nil {
			if post := f.unitPost(seat, u); post != nil {
				from = post.Field
			}
			if u.Kind() == game.SuperLauncher {
				art = "dolores/super-missile"
			}
		}
	}
	a, z := f.fieldBox(from), f.fieldBox(to)
	arc := 0.35 * a.Center().Dist(z.Center())
	side := a.W * 1.1
	return table.Motion{
		Piece: "missile", From: a, To: z, Time: missileTime,
		Play: func(c *sprites.Canvas, _ layout.Rect, x float64) {
			at, next := onArc(a.Center(), z.Center(), arc, x), onArc(a.Center(), z.Center(), arc, min(1, x+0.02))
			if next == at {
				next = at.Add(z.Center().Sub(onArc(a.Center(), z.Center(), arc, 0.98)))
			}
			turn := math.Atan2(next.X-at.X, at.Y-next.Y)
			c.Sprite(art, layout.Around(at, layout.S(side, side)), sprites.SpriteOpt{Angle: turn})
		},
	}
}

// onArc is the point of a throw at a part of its way.
func onArc(a, z layout.Point, height, x float64) layout.Point {
	p := a.Lerp(z, x)
	p.Y -= height * 4 * x * (1 - x)
	return p
}

// flash is an explosion, at the end of a flight if the missile has only been
// fired.
func (f *face) flash(at game.Field, art string, flies bool) table.Motion {
	box := f.fieldBox(at).Grow(1.5)
	after, time := 0.0, 2.0
	if flies {
		after, time = 0.74, missileTime/0.74
	}
	return table.Motion{
		Piece: "flash", From: box, To: box, Time: time,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			if x = (x - after) / (1 - after); x > 0 {
				c.PushAlpha(min(1, 3*(1-x)))
				c.Sprite(art, r, sprites.SpriteOpt{Zoom: 0.5 + 0.7*x})
				c.PopAlpha()
			}
		},
	}
}

// shot shows the die of a launcher that answers a missile.
func (f *face) shot(seat int, target game.Field, x rules.Text) table.Motion {
	look, die := f.t.LookOf(seat), numberOf(x, "die")
	hit := x.Key == "dolores.event.intercept"
	box := f.card(target, 96, 92)
	field := f.fieldBox(target).Grow(1.4)
	return table.Motion{
		Piece: dicePiece, From: box, To: box, Time: fightTime,
		Play: func(c *sprites.Canvas, r layout.Rect, x float64) {
			if hit && x > 0.45 {
				c.PushAlpha(min(1, 4*(1-x)))
				c.Sprite("dolores/intercept", field, sprites.SpriteOpt{Zoom: 0.6 + 0.6*x})
				c.PopAlpha()
			}
			c.PushAlpha(min(1, 8*x, 8*(1-x)))
			c.Panel(r, diceCard)
			thrown(c, square(r, 60), die, look.Colour, x, int(target)+4)
			c.PopAlpha()
		},
	}
}
