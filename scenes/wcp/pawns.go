package wcp

import (
	"image/color"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// pawnName names a pawn for motions and nodes.
func pawnName(seat int) string { return "pawn:" + strconv.Itoa(seat) }

// clusters are the places of one to six pawns in a hall, in parts of a size.
var clusters = [...][]layout.Point{
	{},
	{{X: 0, Y: 0}},
	{{X: -0.3, Y: 0}, {X: 0.3, Y: 0}},
	{{X: -0.32, Y: -0.24}, {X: 0.32, Y: -0.24}, {X: 0, Y: 0.32}},
	{{X: -0.32, Y: -0.3}, {X: 0.32, Y: -0.3}, {X: -0.32, Y: 0.32}, {X: 0.32, Y: 0.32}},
	{{X: -0.34, Y: -0.32}, {X: 0.34, Y: -0.32}, {X: 0, Y: 0}, {X: -0.34, Y: 0.34}, {X: 0.34, Y: 0.34}},
	{{X: -0.42, Y: -0.28}, {X: 0, Y: -0.32}, {X: 0.42, Y: -0.28}, {X: -0.42, Y: 0.3}, {X: 0, Y: 0.34}, {X: 0.42, Y: 0.3}},
}

// pawnHeights are the heights of a pawn among one to six, in sizes.
var pawnHeights = [...]float64{0, 1.06, 0.84, 0.68, 0.62, 0.6, 0.58}

// pawnBox is where a seat's pawn stands in a view; it is false for a pawn that is
// out of the base.
func (f *face) pawnBox(v *game.View, seat int) (layout.Rect, bool) {
	p, own := &f.places, v.Players[seat]
	size := p.grid.Size
	switch {
	case own.Fate != game.Playing || own.Vehicle == nil:
		return layout.Rect{}, false
	case own.Pawn == nil:
		gate := p.gate(game.Dir(own.Entrance - 1))
		h := size * 0.92
		away := gate.Center().Sub(p.grid.Origin)
		at := gate.Center().Add(away.Mul(size * 0.06 / away.Len()))
		return layout.Around(at, layout.S(h*0.8, h)), true
	}
	n, i := 0, 0
	for other := range v.Players {
		if at := v.Players[other].Pawn; at != nil && *at == *own.Pawn {
			if other < seat {
				i++
			}
			n++
		}
	}
	h := size * pawnHeights[n]
	at := p.mid(*own.Pawn).Add(clusters[n][i].Mul(size))
	return layout.Around(at, layout.S(h*0.8, h)), true
}

// buildPawns lays out the vehicles on the board.
func (f *face) buildPawns(b *ui.Builder) {
	for seat := range f.v.Players {
		if box, ok := f.pawnBox(f.v, seat); ok && !f.t.Hidden(pawnName(seat)) {
			f.buildPawn(b, box, seat)
		}
	}
}

func (f *face) buildPawn(b *ui.Builder, box layout.Rect, seat int) {
	own := f.v.Players[seat]
	art, o := f.pawnOf(seat), f.t.PlayerLook(seat).Owner()
	id := pawnName(seat)
	mover := len(f.hand.Starts(id)) > 0
	opt := sprites.SpriteOpt{}
	switch {
	case mover && f.hand.Held() == id:
		opt = ui.HeldHalo(box)
	case mover:
		opt = ui.MayHalo(box)
	case int(f.v.Turn) == seat:
		opt.Halo, opt.Reach = sprites.WithAlpha(sprites.Paper, 0.6), box.W*0.14
	}
	side := max(14, box.H*0.42)
	lock := layout.Around(layout.P(box.Right()-side*0.2, box.Y+side*0.3), layout.S(side, side))
	n := ui.Node{
		ID: id, Role: "pawn", Label: f.t.LookOf(seat).Name, Rect: box,
		State: map[string]any{"seat": seat, "movable": mover, "trapped": own.Trapped, ui.MayState: mover},
		Tip:   func() ui.Tip { return f.playerTip(seat) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			opt := opt
			if s.Dragging {
				opt.Alpha, opt.Halo.A = 0.35, 0
			}
			pieces.Pawn(c, box, art, o, opt)
			if own.Trapped {
				c.Sprite("wcp/trapped", lock, sprites.SpriteOpt{})
			}
		},
	}
	if at := own.Pawn; at != nil {
		field := *at
		n.OnHover = func(on bool) { f.hover(field, on) }
		if f.t.Acting() != rules.NoSeat && !mover && f.v.Decision != game.DecidePlace {
			n.OnClick = func() { f.clickField(field) }
		}
	}
	if !mover && f.t.Acting() != rules.NoSeat && (own.Pawn == nil || f.markOf(*own.Pawn) == plainMark) {
		n.Drag = &ui.Drag{Barred: func() *ui.Refusal { return f.whyNotDrive(seat) }}
	}
	if mover {
		n.OnClick = func() { f.pick(id) }
		n.Drag = f.drag(id, layout.Size{}, func(c *sprites.Canvas, r layout.Rect) {
			pieces.Pawn(c, r, art, o, ui.HeldHalo(r))
		})
	}
	b.Add(n)
}

// buildPaths draws the way of a pawn that is being chosen, and the way to the
// nearest exit.
func (f *face) buildPaths(b *ui.Builder) {
	if f.route {
		f.buildRoute(b)
	}
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMove {
		return
	}
	from, ok := f.pawnBox(f.v, f.t.Acting())
	if !ok {
		return
	}
	start, colour := from.Center(), f.t.LookOf(f.t.Acting()).Words
	out, leaves := f.hand.Move(gateID(f.gate))
	switch {
	case leaves:
		f.arrows(b, colour, start, *f.wayBy(out), f.places.gate(f.gate).Center())
	case f.over == game.NoField && f.goal != game.NoField:
		for _, w := range f.ways {
			if f.clicked(&w) != game.NoField { // it leads there
				f.arrows(b, colour, start, w, f.places.mid(w.To))
			}
		}
	case f.over == game.NoField:
	case f.crossable(f.over):
		f.arrow(b, colour, start, f.places.mid(f.over))
	default:
		for _, w := range f.waysTo(f.over) {
			f.arrows(b, colour, start, w, f.places.mid(w.To))
		}
	}
}

// arrows draw a way, through the hall that it crosses.
func (f *face) arrows(b *ui.Builder, col color.NRGBA, from layout.Point, w game.Way, end layout.Point) {
	if w.Via != game.NoField {
		mid := f.places.mid(w.Via)
		f.arrow(b, col, from, mid)
		from = mid
	}
	f.arrow(b, col, from, end)
}
