package wcp

import (
	"image/color"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

var routeEdge = sprites.WithAlpha(sprites.Ink, 0.8)

// arrow draws one step of a way.
func (f *face) arrow(b *ui.Builder, col color.NRGBA, from, to layout.Point) {
	size := f.places.grid.Size
	start, end := from.Lerp(to, 0.28), from.Lerp(to, 0.8)
	b.Draw(f.places.board, func(c *sprites.Canvas, _ ui.State) {
		c.Arrow(start, end, size*0.17, 0, sprites.Ink)
		c.Arrow(start, end, size*0.11, 0, col)
	})
}

// routeOffered reports whether the way to the nearest exit can be asked for.
func (f *face) routeOffered() bool {
	own := f.v.Players[f.me()]
	return f.v.Presser != rules.NoSeat && f.v.Phase != game.PhaseOver && own.Fate == game.Playing && own.Pawn != nil
}

// steps counts the steps of a seat's pawn to the nearest exit; it is false if
// there is no way.
func (f *face) steps(seat int) (int, bool) {
	e, ok := f.v.StepsToExit(seat)
	return e.Steps, ok
}

// buildRoute draws the way of the own pawn to the nearest exit.
func (f *face) buildRoute(b *ui.Builder) {
	seat := f.me()
	own := f.v.Players[seat]
	path, ok := f.v.PathToExit(seat)
	if !ok || own.Pawn == nil {
		return
	}
	points := []layout.Point{f.places.mid(*own.Pawn)}
	last := *own.Pawn
	for _, at := range path {
		points = append(points, f.places.mid(at))
		last = at
	}
	if d, corner := last.Entrance(); corner {
		points = append(points, f.places.gate(d).Center())
	}
	size := f.places.grid.Size
	n := b.Draw(f.places.board, func(c *sprites.Canvas, _ ui.State) {
		c.Polyline(points, size*0.19, routeEdge)
		c.DashedPath(points, size*0.1, size*0.3, 0, true, sprites.GreenText)
	})
	n.ID, n.Role, n.State = "route:way", "way", map[string]any{"halls": len(path)}
}
