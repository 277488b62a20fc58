package paliwo

import (
	"strconv"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/ui"
	"schron/sprites"
)

// coordinate is the style of a letter or number at the edges of the fields. It is
// quiet, never below the least size, and bright while a field of its line is pointed
// at.
func (f *face) coordinate(on bool) sprites.TextStyle {
	st := sprites.BodyBold.In(sprites.WithAlpha(sprites.Paper, 0.72)).Sized(max(sprites.MinTextSize, f.places.pitch*0.27))
	if on {
		st = st.In(sprites.AmberHigh)
	}
	return st.Aligned(sprites.Middle, sprites.Middle)
}

// buildCoordinates names the columns A to K at both ends and the rows 1 to 12 at both
// sides (WP-1). The nodes are "col:" and "row:" with the name, as in texts. Where the
// way out is open its sign replaces the number.
func (f *face) buildCoordinates(b *ui.Builder) {
	p := &f.places
	out := map[[2]int]bool{}
	for _, x := range f.exits() {
		side := 0
		if x.east {
			side = 1
		}
		out[[2]int{x.row, side}] = true
	}
	for col := range game.Cols {
		name := game.At(col, 0).String()[:1]
		st := f.coordinate(f.over != game.NoField && f.over.Col() == col)
		f.writeTwice(b, "col:"+name, name, p.colName(col, false), p.colName(col, true), st)
	}
	for row := range game.Rows {
		name := strconv.Itoa(row + 1)
		st := f.coordinate(f.over != game.NoField && f.over.Row() == row)
		west, _ := p.besideParts(row, false)
		east, _ := p.besideParts(row, true)
		if out[[2]int{row, 0}] {
			west = layout.Rect{}
		}
		if out[[2]int{row, 1}] {
			east = layout.Rect{}
		}
		f.writeTwice(b, "row:"+name, name, west, east, st)
	}
}

// writeTwice writes a name at both ends of a line.
func (f *face) writeTwice(b *ui.Builder, id, name string, one, other layout.Rect, st sprites.TextStyle) {
	node := one
	if node.W == 0 {
		node = other
	}
	n := b.Draw(node, func(c *sprites.Canvas, _ ui.State) {
		for _, r := range [2]layout.Rect{one, other} {
			if r.W > 0 {
				c.Text(name, r, st)
			}
		}
	})
	n.ID, n.Role, n.Label = id, "coordinate", name
	n.State = map[string]any{"size": st.Size, "lit": st.Colour == sprites.AmberHigh}
}
