package wcp

import (
	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

// whyNotDrive says why a seat's pawn cannot be picked up now.
func (f *face) whyNotDrive(seat int) *ui.Refusal {
	if seat != f.t.Acting() {
		return &ui.Refusal{Text: f.say("drive.others", seatArg(seat))}
	}
	if f.v.Decision == game.DecideMove { // every way is closed to it
		return &ui.Refusal{Text: f.say("drive.stuck"), Rule: "WCP-11"}
	}
	return f.t.Hindrance(game.OnField(game.VerbMove, game.Centre))
}

// whyNotLay says why a thing of the hand cannot be laid now. It names no field, for none
// was pointed at.
func (f *face) whyNotLay(x thing) *ui.Refusal {
	done, note := f.v.Done.HallLaid, "lay.none-fits"
	if !x.hall() {
		done, note = f.v.Done.ContentLaid, "lay.no-place"
	}
	if f.v.Decision != game.DecidePlace || done {
		return f.t.Hindrance(x.on(game.Centre))
	}
	return &ui.Refusal{Text: f.say(note)}
}

// takeable makes a node play its move by a click, and by a drag to where the path of the
// move leads.
func (f *face) takeable(n *ui.Node, size layout.Size, ghost func(c *sprites.Canvas, r layout.Rect)) {
	m := f.hand.Starts(n.ID)[0]
	n.OnClick = func() { f.hand.Play(m) }
	n.Drag = f.hand.Drag(n.ID, size, ghost)
}

// wareGhost paints a trophy or an upgrade that is dragged.
func wareGhost(t game.Token) func(c *sprites.Canvas, r layout.Rect) {
	return func(c *sprites.Canvas, r layout.Rect) { drawToken(c, r, t, game.NoEdges, sprites.SpriteOpt{}) }
}
