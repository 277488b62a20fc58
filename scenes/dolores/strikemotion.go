package dolores

import (
	"strconv"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// Times of what is shown of attacks, in usual moves.
const (
	fightTime = 4.0
	toldAfter = 0.6 // … of it what hangs on the dice happens
)

// strikeMotions shows the events of the present move: dice with both sums, and
// sabotage. Missiles fly from their launcher to where they hit or are stopped.
func (f *face) strikeMotions(out []motion.Motion, r *raid) []motion.Motion {
	for _, e := range f.t.Step().Entries {
		x := e.Event.Text
		if x.Key == "dolores.event.lost" {
			out = f.lossMotion(out, e.Event.Seat, unitOf(x))
			continue
		}
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
		}
	}
	if r != nil {
		out = append(out, r.motion())
	}
	return out
}

// lossMotion shows that a unit is hit, once the dice lie.
func (f *face) lossMotion(out []motion.Motion, seat int, u game.Unit) []motion.Motion {
	post := f.unitPost(seat, u)
	if post == nil {
		return out
	}
	box := f.spot(post.Field)
	b := flak(box.Center(), box.W, fightTime*toldAfter, int(post.Field))
	ends := b.ends()
	return append(out, motion.Here("loss", box, ends, func(c *sprites.Canvas, _ layout.Rect, x float64) { b.draw(c, x*ends) }).Unseen())
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
	return layout.Beside(f.fieldBox(at), layout.S(w, h), besideGap, f.places.board.Inset(4), []layout.Thing{{Box: f.fieldBox(at), Weight: 20}})
}

var (
	diceCard = sprites.DialogBox.Rounded(10).Bordered(sprites.Amber, 1.5)
	diceSum  = sprites.TextStyle{Size: 22, Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle}
)

// duel shows two dice and both sums.
func (f *face) duel(seat int, at game.Field, x rules.Text) motion.Motion {
	a, _ := x.Arg("other")
	mine, theirs := f.t.LookOf(seat), f.t.LookOf(a.N)
	dice := [2]int{numberOf(x, "die"), numberOf(x, "foedie")}
	sums := [2]string{assets.Number(numberOf(x, "sum")), assets.Number(numberOf(x, "foesum"))}
	inks := [2]sprites.Owner{{Colour: mine.Colour}, {Colour: theirs.Colour}}
	box := f.card(at, 190, 116)
	won := [2]bool{numberOf(x, "sum") > numberOf(x, "foesum"), numberOf(x, "sum") < numberOf(x, "foesum")}
	return motion.Here(dicePiece, box, fightTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 8*x, 8*(1-x)))
		c.Panel(r, diceCard)
		for i := range 2 {
			half := r.Inset(10).Column(i, 2, 10)
			die, sum := half.CutTop(half.H * 0.62)
			thrown(c, square(die, 60), dice[i], inks[i].Colour, x, int(at)+i*3)
			if x > dieLies {
				st := diceSum
				if won[i] {
					st = st.In(sprites.AmberHigh)
				}
				c.Text(sums[i], sum, st)
			}
		}
		c.PopAlpha()
	}).Rests(toldAfter)
}

// throw shows the die of a sabotage and the least that it needs.
func (f *face) throw(seat int, at game.Field, x rules.Text, good bool) motion.Motion {
	look, die := f.t.LookOf(seat), numberOf(x, "die")
	need := "≥ " + strconv.Itoa(numberOf(x, "need"))
	box := f.card(at, 120, 116)
	field := f.fieldBox(at)
	return motion.Here(dicePiece, box, fightTime, func(c *sprites.Canvas, r layout.Rect, x float64) {
		if good && x > dieTime {
			c.PushAlpha(min(1, 4*(1-x)))
			c.Sprite("dolores/sabotage", field, sprites.SpriteOpt{Zoom: 0.7 + 0.5*x})
			c.PopAlpha()
		}
		c.PushAlpha(min(1, 8*x, 8*(1-x)))
		c.Panel(r, diceCard)
		top, low := r.Inset(10).CutTop(r.H * 0.52)
		thrown(c, square(top, 60), die, look.Colour, x, int(at)+2)
		if x > dieLies {
			st := diceSum.In(sprites.RedText)
			if good {
				st = diceSum.In(sprites.GreenText)
			}
			c.Text(need, low, st)
		}
		c.PopAlpha()
	}).Rests(toldAfter)
}

// shot shows the die of what answers a missile, from a moment on and for a while, in
// usual moves.
func (f *face) shot(seat int, target game.Field, x rules.Text, from, time float64) motion.Motion {
	look, die := f.t.LookOf(seat), numberOf(x, "die")
	box := f.card(target, 96, 92)
	return motion.Here(dicePiece, box, time, func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 8*x, 8*(1-x)))
		c.Panel(r, diceCard)
		thrown(c, square(r, 60), die, look.Colour, x, int(target)+4)
		c.PopAlpha()
	}).Rests(toldAfter).After(from)
}
