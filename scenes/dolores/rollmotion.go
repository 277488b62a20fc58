package dolores

import (
	"image/color"
	"strings"

	"schron/layout"
	"schron/scenes/table/motion"
	"schron/sprites"
	"schron/sprites/space"
)

// rollTime is how many times longer than a usual move the throw for yields is shown.
const rollTime = 3.0

// rollMotions throw the dice for this round's yields, one for each federation that
// rolls, in its colour over the middle of the map.
func (f *face) rollMotions(out []motion.Motion) []motion.Motion {
	type die struct {
		value int
		ink   sprites.Owner
	}
	var dice []die
	for _, e := range f.t.Step().Entries {
		x := e.Event.Text
		if !strings.HasPrefix(x.Key, "dolores.event.roll") {
			continue
		}
		value := numberOf(x, "n")
		if rolled, ok := x.Arg("die"); ok {
			value = rolled.N
		}
		dice = append(dice, die{value, sprites.Owner{Colour: f.t.LookOf(e.Event.Seat).Colour}})
	}
	if len(dice) == 0 {
		return out
	}
	const side, room = 56.0, 16.0
	board := f.places.board
	box := layout.Around(board.Center(), layout.S(float64(len(dice))*(side+room)+room, side+2*room)).Translate(0, -board.H*0.2).MovedInto(board)
	play := func(c *sprites.Canvas, r layout.Rect, x float64) {
		c.PushAlpha(min(1, 8*x, 8*(1-x)))
		c.Panel(r, diceCard)
		for i := range dice {
			at := layout.R(r.X+room+float64(i)*(side+room), r.Y+room, side, side)
			space.Tumble6(c, at, dice[i].value, dice[i].ink.Colour, x/dieTime-0.12*float64(i), i+7*dice[i].value)
		}
		c.PopAlpha()
	}
	return append(out, motion.Here(dicePiece, box, rollTime, play).Calm(func(c *sprites.Canvas, r layout.Rect, x float64) { // they lie as they fell
		c.PushAlpha(min(1, 8*x))
		play(c, r, 0.7+0.3*x)
		c.PopAlpha()
	}))
}

const (
	// dicePiece names dice on their ground.
	dicePiece = "dice"
	// dieTime is the part of a motion's time in which a die is thrown and rests.
	dieTime = 0.45
	// dieLies is the part after which it lies still, and its number may be told.
	dieLies = dieTime * space.DieRests
)

// thrown draws a die that is thrown and lies still when what hangs on it is told.
func thrown(c *sprites.Canvas, r layout.Rect, value int, col color.NRGBA, x float64, seed int) {
	space.Tumble6(c, r, value, col, x/dieTime, seed)
}
