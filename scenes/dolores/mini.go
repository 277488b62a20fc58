package dolores

import (
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// miniBox returns the place of the small map, empty while the map is not zoomed. It is
// the free corner that covers the fewest fields with something of somebody's, a lower
// one first.
func (f *face) miniBox() layout.Rect {
	if f.cam.zoom <= 1.01 {
		return layout.Rect{}
	}
	board := f.places.board
	side := max(84, min(board.W, board.H)*0.15)
	in := board.Inset(8)
	place, least := layout.Rect{}, game.Fields
	for _, corner := range [...]layout.Point{{X: 1, Y: 1}, {X: 0, Y: 1}, {X: 1, Y: 0}, {X: 0, Y: 0}} {
		box := in.Anchor(layout.S(side, side), corner.X, corner.Y)
		switch { // the flag of the truce and the wind's rose stand above
		case corner.Y == 0 && corner.X == 1 && f.v.Truce > 0, corner.Y == 0 && corner.X == 0 && len(f.v.Wind) > 0:
			continue
		}
		if n := f.heldUnder(box); n < least {
			place, least = box, n
		}
	}
	return place
}

// heldUnder counts the fields with something of somebody's that a box covers.
func (f *face) heldUnder(box layout.Rect) (n int) {
	for at := range game.Field(game.Fields) {
		x := &f.planet.Fields[at]
		if (x.Owner != rules.NoSeat && x.Terrain != pieces.PlanetBank || x.Units > 0) && f.fieldBox(at).Intersects(box) {
			n++
		}
	}
	return n
}

// buildMini lays out a small map of the whole planet in a corner, with what is
// seen of it, while the map is zoomed. A press there moves what is seen.
func (f *face) buildMini(b *ui.Builder) {
	r := f.places.mini
	if r.Empty() {
		return
	}
	in, draw := r.Inset(3), f.miniDrawing(r)
	b.Add(ui.Node{
		ID: "mini", Role: "map", Label: f.say("map.mini"), Rect: r, Block: true,
		OnTrack: func(t ui.Track) {
			if t.Phase != ui.TrackUp {
				c := f.cam
				c.mid = layout.P((t.At.X-in.X)/in.W, (t.At.Y-in.Y)/in.H)
				f.free(c.held(f.places.board))
			}
		},
		OnWheel: func(n float64) bool { return f.wheel(b.Root(), n) },
		Draw:    func(c *sprites.Canvas, _ ui.State) { draw(c) },
	})
}

// miniDrawing paints the small map in r.
func (f *face) miniDrawing(r layout.Rect) func(c *sprites.Canvas) {
	board, in := f.places.board, r.Inset(3)
	key, paint := f.miniKey(), f.paintMini
	return func(c *sprites.Canvas) {
		c.Panel(r, miniBox)
		c.Baked(key, in, paint)
		seen := f.cam.box(board)
		c.Panel(layout.R(
			in.X+in.W*(board.X-seen.X)/seen.W, in.Y+in.H*(board.Y-seen.Y)/seen.H,
			in.W*board.W/seen.W, in.H*board.H/seen.H,
		).Intersect(in), miniFrame)
	}
}

var (
	miniBox   = sprites.PanelStyle{Fill: sprites.Hex(0x0e1112), Border: sprites.LineColour, Width: 1.5, Radius: 5, Shadow: 6}
	miniFrame = sprites.PanelStyle{Border: sprites.AmberHigh, Width: 1.5, Radius: 2}
	miniSea   = sprites.Hex(0x2c5366)
	miniLand  = sprites.Hex(0x4d5a3c)
	miniBank  = sprites.Hex(0xb39b5a)
)

// miniKey says everything that the small map shows: owners and their colours.
func (f *face) miniKey() string {
	key := "dolores mini " + strings.Join(f.v.Owners, "")
	for _, o := range f.planet.Owners {
		key += string([]byte{'#', o.Colour.R, o.Colour.G, o.Colour.B})
	}
	return key
}

func (f *face) paintMini(p *sprites.Painter) {
	w, h := p.W/game.Size, p.H/game.Size
	for at := range game.Field(game.Fields) {
		col := miniSea
		switch game.Chart[at].Terrain {
		case game.Land:
			col = miniLand
		case game.Bank:
			col = miniBank
		}
		if owner := f.planet.Fields[at].Owner; owner >= 0 && owner < len(f.planet.Owners) && game.Chart[at].Terrain != game.Bank {
			col = f.planet.Owners[owner].Colour
		}
		p.Box(layout.R(float64(at.Col())*w, float64(at.Row())*h, w, h), 0)
		p.Fill(col)
	}
}
