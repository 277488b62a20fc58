package dolores

import (
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// windEvents are the events of phase 2 that the caption tells once the wind has blown.
var windEvents = map[string]bool{
	"irradiate": true, "poison.crop": true, "poison.infantry": true, "spread": true, "burn-out": true,
	"district": true, "city-gone": true, "capital": true, "store-halved": true, "store-lost": true, "out": true,
}

const (
	tales    = 5   // so many lines tell what the wind has done
	taleTime = 0.9 // for each the caption stays so much longer, in usual moves
	captionW = 420.0
	captionH = 20.0 // of a line
)

var (
	captionBox  = sprites.TooltipBox
	captionHead = sprites.BodyBold.Sized(16).Fitted()
	captionText = sprites.Body.Sized(14).Fitted()
)

// taleOf is what has come of the wind, in the words of entries of the log.
func (f *face) taleOf(entries []rules.LogEntry) []string {
	var out []string
	for _, e := range entries {
		if name := strings.TrimPrefix(e.Event.Text.Key, "dolores.event."); windEvents[name] {
			out = append(out, f.t.Words(e.Event.Text))
		}
	}
	if more := len(out) - tales; more > 0 {
		out = append(out[:tales-1], f.say("wind.more", rules.Number("n", more+1)))
	}
	return out
}

// windWords names the wind.
func (f *face) windWords(d game.Direction, strength int) string {
	if d == game.Calm {
		return f.say("wind.calm")
	}
	return f.say("wind", directionArg(d), rules.Number("n", strength))
}

// caption says in a corner of the map what the wind does while it is shown. First it is
// rolled, then what it carries and how far, and last what has come of it.
func (f *face) caption(a *game.View, d game.Direction, strength int) motion.Motion {
	head, carries, tale := f.windWords(d, strength), f.say("wind.rests"), f.taleOf(f.t.Step().Entries)
	if d != game.Calm {
		carries = f.say("wind.carries", rules.Number("n", strength))
	}
	if len(a.Pollution)+len(a.Clouds)+len(a.Fires)+len(f.smoking(a)) == 0 {
		carries = f.say("wind.nothing")
	}
	rolls := f.say("wind.rolls")
	board, mini := f.places.board.Inset(8), f.places.mini
	high := captionH*float64(2+len(tale)) + 16
	_, box := board.CutTop(board.H - high)
	small := func(*sprites.Canvas) {}
	if !mini.Empty() {
		small = f.miniDrawing(mini)
	}
	switch {
	case mini.Empty() || mini.Bottom() <= box.Y:
	case mini.X > board.Center().X:
		box, _ = box.CutLeft(mini.X - 8 - box.X)
	default:
		_, box = box.CutLeft(mini.Right() + 8 - box.X)
	}
	box.W = min(box.W, captionW)
	time := windTime
	if len(tale) > 0 {
		time += 1 + taleTime*float64(len(tale))
	}
	f.course.total = max(f.course.total, time)
	return motion.Here("caption", box, time, func(c *sprites.Canvas, r layout.Rect, x float64) {
		now := x * time / windTime
		if now >= uncovers {
			small(c) // the map lies over it
		}
		c.PushAlpha(min(1, 10*x))
		c.Panel(r, captionBox)
		in := r.InsetXY(12, 8)
		line := func(i int) layout.Rect { return layout.R(in.X, in.Y+float64(i)*captionH, in.W, captionH) }
		if now < driftFrom {
			c.Text(rolls, line(0), captionHead)
		} else {
			c.Text(head, line(0), captionHead)
			c.Text(carries, line(1), captionText)
		}
		if now >= windSettles {
			for i := range tale {
				c.Text(tale[i], line(2+i), captionText)
			}
		}
		c.PopAlpha()
	})
}

// blows reports whether the wind is what happens between two views.
func blows(a, z *game.View) bool { return len(a.Wind) == 0 && len(z.Wind) == 2 }
