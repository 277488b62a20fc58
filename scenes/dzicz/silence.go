package dzicz

import (
	"strconv"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// struck crosses out the icon of a token about which its player is not asked this
// turn.
func struck(c *sprites.Canvas, icon layout.Rect) {
	reach := icon.W * 0.62
	mid := icon.Center()
	from, to := layout.P(mid.X-reach, mid.Y+reach), layout.P(mid.X+reach, mid.Y-reach)
	c.Line(from, to, max(4, icon.W*0.26), sprites.Ink)
	c.Line(from, to, max(2, icon.W*0.13), sprites.AmberHigh)
}

// buildSilence lays out in a player's line, over the icon of a token, that its
// player is not asked about it this turn. A click lets the questions come again,
// whoever is to decide (DZ-20).
func (f *face) buildSilence(b *ui.Builder, cell, icon layout.Rect, seat int, k game.ActionToken, look house.Look) {
	n := ui.Node{
		ID: silenceID(seat, k), Role: "silence", Rect: cell,
		Label: look.Name + ": " + f.say("silent."+actionIDs[k]),
		Tip:   func() ui.Tip { return f.silenceTip(seat, k) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover {
				c.Panel(cell, supplyOver)
			}
			struck(c, icon)
		},
	}
	may := f.mayLift(seat, k)
	n.State = map[string]any{"may": may}
	if may {
		n.OnClick = func() { f.t.Play(game.Lift(seat, k)) }
	}
	b.Add(n)
}

// silenceID is the id of the node on which a click lifts a silence.
func silenceID(seat int, k game.ActionToken) string {
	return "silent:" + strconv.Itoa(seat) + ":" + actionIDs[k]
}

// silenceTip says what is silenced and how it is lifted.
func (f *face) silenceTip(seat int, k game.ActionToken) ui.Tip {
	tip := ui.Tip{Title: f.name(seat), Lines: []string{f.say("silent." + actionIDs[k])}}
	if f.mayLift(seat, k) {
		tip.Lines = append(tip.Lines, f.say("silent.lift"))
	}
	return tip
}

// mayLift reports whether the silence of a seat can be lifted on this screen now.
func (f *face) mayLift(seat int, k game.ActionToken) bool {
	return f.t.Hindrance(game.Lift(seat, k)) == nil
}
