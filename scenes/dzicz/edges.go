package dzicz

import (
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	edgeText  = sprites.TextStyle{Bold: true, AlignY: sprites.Middle, Tracking: 2, Fit: true}
	quietEdge = sprites.PanelStyle{Fill: sprites.Hex(0x171d1e), Border: sprites.LineDark, Width: 1, Radius: 6}
)

// homeOf is the seat whose home an edge is, rules.NoSeat if nobody's.
func (f *face) homeOf(e game.Edge) int {
	for seat, p := range f.v.Players {
		if p.Home != nil && *p.Home == e {
			return seat
		}
	}
	return rules.NoSeat
}

// chosenEdge is the edge that would become the home of who chooses, if the
// field pointed at were taken.
func (f *face) chosenEdge() game.Edge {
	if f.v.Decision != game.DecideHome || f.over == game.NoField || !f.takes(f.over) {
		return game.NoEdge
	}
	for _, e := range game.Edges() {
		for _, at := range e.Middle().Fields() {
			if at == f.over {
				return e
			}
		}
	}
	return game.NoEdge
}

// buildEdge lays out the bar of an edge: its player's colour, mark and name.
func (f *face) buildEdge(b *ui.Builder, e game.Edge) {
	box := f.places.edges[e]
	seat, alpha := f.homeOf(e), 1.0
	if f.chosenEdge() == e {
		seat, alpha = f.t.Acting(), 0.6
	}
	n := ui.Node{
		ID: "edge:" + e.String(), Role: "edge", Rect: box, Label: f.t.Words(e.Name()),
		State: map[string]any{"owner": nil, "preview": alpha < 1},
		Tip:   func() ui.Tip { return ui.Tip{Title: f.say("edge.free", edgeArg(e))} },
	}
	if seat == rules.NoSeat {
		n.Draw = func(c *sprites.Canvas, _ ui.State) { c.Panel(box, quietEdge) }
		b.Add(n)
		return
	}
	look, owner := f.t.LookOf(seat), f.t.LookOf(seat).Owner()
	n.State["owner"] = seat
	n.Tip = func() ui.Tip { return ui.Tip{Title: f.say("edge.home", edgeArg(e), seatArg(seat))} }
	bar := sprites.OwnerBar(look.Colour)
	ink := sprites.TextOn(look.Colour)
	style := edgeText.Sized(max(12, min(box.W, box.H)*0.72)).In(ink)
	name := strings.ToUpper(look.Name)
	mark, words, turn := f.edgeParts(b, box, name, style)
	n.Draw = func(c *sprites.Canvas, _ ui.State) {
		c.PushAlpha(alpha)
		c.Panel(box, bar)
		c.Mark(owner.Mark, mark, ink)
		if turn == 0 {
			c.Text(name, words, style)
		} else {
			c.TextTurned(name, words, turn, style)
		}
		c.PopAlpha()
	}
	b.Add(n)
}

// edgeParts places mark and name in the middle of a bar; on the sides the name
// reads along the board.
func (f *face) edgeParts(b *ui.Builder, box layout.Rect, name string, st sprites.TextStyle) (mark, words layout.Rect, turn int) {
	thick := min(box.W, box.H)
	long := max(box.W, box.H)
	side := thick * 0.62
	wide := min(b.TextWidth(name, st)+4, long-side-24)
	start := (long - side - 6 - wide) / 2
	switch {
	case box.W >= box.H:
		mark = layout.R(box.X+start, box.Center().Y-side/2, side, side)
		words = layout.R(mark.Right()+6, box.Y, wide, box.H)
	case box.X < f.places.frame.Center().X: // reads upwards
		turn = -1
		mark = layout.R(box.Center().X-side/2, box.Bottom()-start-side, side, side)
		words = layout.R(box.X, mark.Y-6-wide, box.W, wide)
	default:
		turn = 1
		mark = layout.R(box.Center().X-side/2, box.Y+start, side, side)
		words = layout.R(box.X, mark.Bottom()+6, box.W, wide)
	}
	return mark, words, turn
}

func edgeArg(e game.Edge) rules.Arg { return rules.KeyArg("edge", e.Name().Key) }
