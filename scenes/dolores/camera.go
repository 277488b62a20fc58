package dolores

import (
	"math"

	"schron/layout"
	game "schron/rules/dolores"
)

// camera is which part of the planet is seen: how large, and the point in the
// middle in parts of the planet's side.
type camera struct {
	zoom float64
	mid  layout.Point
}

// whole shows all of the planet.
var whole = camera{zoom: 1, mid: layout.P(0.5, 0.5)}

const (
	mostZoom = 5.0
	zoomStep = 1.25 // per notch of the wheel
)

// box is the whole planet as the camera shows it in board.
func (c camera) box(board layout.Rect) layout.Rect {
	side := min(board.W, board.H) * c.zoom
	at := board.Center()
	return layout.R(at.X-c.mid.X*side, at.Y-c.mid.Y*side, side, side)
}

// held keeps the planet in sight: where it is larger than the board it covers
// it, else it stands in the middle.
func (c camera) held(board layout.Rect) camera {
	side := min(board.W, board.H) * c.zoom
	c.mid.X, c.mid.Y = holdTo(c.mid.X, board.W/side/2), holdTo(c.mid.Y, board.H/side/2)
	return c
}

// holdTo keeps a middle so far from both ends that half of what is seen fits.
func holdTo(mid, half float64) float64 {
	if half >= 0.5 {
		return 0.5
	}
	return math.Max(half, math.Min(mid, 1-half))
}

// at is the point of the planet, in parts of its side, that lies at p.
func (c camera) at(board layout.Rect, p layout.Point) layout.Point {
	box := c.box(board)
	return layout.P((p.X-box.X)/box.W, (p.Y-box.Y)/box.H)
}

// zoomAt enlarges what is seen and leaves what lies at p where it is.
func (f *face) zoomAt(p layout.Point, by float64) bool {
	old, board := f.cam, f.places.board
	spot := old.at(board, p)
	c := old
	c.zoom = math.Max(1, math.Min(mostZoom, old.zoom*by))
	if by < 1 && c.zoom < 1.02 { // a little is left of many steps out
		c.zoom = 1
	}
	side := min(board.W, board.H) * c.zoom
	c.mid = layout.P(spot.X+(board.Center().X-p.X)/side, spot.Y+(board.Center().Y-p.Y)/side)
	f.free(c.held(board))
	return f.cam != old
}

// pan moves what is seen by a way of the cursor since start.
func (f *face) pan(start camera, by layout.Point) {
	side := min(f.places.board.W, f.places.board.H) * start.zoom
	start.mid = layout.P(start.mid.X-by.X/side, start.mid.Y-by.Y/side)
	f.free(start.held(f.places.board))
}

// between is the camera on the way from one to another at a part of it. It moves
// smoothly and zooms in notches, as by the wheel: each size of fields has pictures of its
// own, which take their time.
func (c camera) between(z camera, x float64) camera {
	notches := math.Ceil(math.Abs(math.Log(z.zoom/c.zoom)) / math.Log(zoomStep))
	done := x
	if notches > 0 {
		done = math.Round(x*notches) / notches
	}
	return camera{zoom: c.zoom * math.Pow(z.zoom/c.zoom, done), mid: c.mid.Lerp(z.mid, x)}
}

// showing returns the camera moved as little as possible to show a part of the planet,
// in fields, with one field around it. It zooms out where that does not fit.
func (c camera) showing(part, board layout.Rect) camera {
	seen := c.sees(board)
	if part.Empty() || part.Within(seen) {
		return c
	}
	part = part.Inset(-1).Intersect(layout.R(0, 0, game.Size, game.Size))
	if fit := min(seen.W/part.W, seen.H/part.H); fit < 1 {
		c.zoom = max(1, c.zoom*fit)
		seen = c.sees(board)
	}
	c.mid.X += shift(part.X, part.Right(), seen.X, seen.Right()) / game.Size
	c.mid.Y += shift(part.Y, part.Bottom(), seen.Y, seen.Bottom()) / game.Size
	return c.held(board)
}

// shift is how far what is seen from one end to another must move to have a part in
// it.
func shift(from, to, first, last float64) float64 {
	switch {
	case from < first && to > last:
		return (from + to - first - last) / 2
	case from < first:
		return from - first
	case to > last:
		return to - last
	}
	return 0
}

// lookAt brings a field into the middle, unless it is in sight.
func (f *face) lookAt(at game.Field) {
	if at == game.NoField || f.fieldBox(at).Within(f.places.board) {
		return
	}
	f.cam.mid = layout.P((float64(at.Col())+0.5)/game.Size, (float64(at.Row())+0.5)/game.Size)
	f.free(f.cam.held(f.places.board))
}

// fieldBox is where a field lies now.
func (f *face) fieldBox(at game.Field) layout.Rect {
	box := f.cam.box(f.places.board)
	side := box.W / game.Size
	return layout.R(box.X+float64(at.Col())*side, box.Y+float64(at.Row())*side, side, side)
}

// fieldAt is the field at a point, game.NoField beside the map or the board.
func (f *face) fieldAt(p layout.Point) game.Field {
	if !f.places.board.Contains(p) {
		return game.NoField
	}
	q := f.cam.at(f.places.board, p)
	if q.X < 0 || q.Y < 0 {
		return game.NoField
	}
	return game.At(int(q.X*game.Size), int(q.Y*game.Size))
}
