package dolores

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// grip is the button held on the map: the planet is moved, or fields are painted
// over with the tool in hand.
type grip struct {
	on    bool
	at    game.Field // where the button went down, game.NoField beside the fields
	start camera
	moved bool
	paint bool
}

// track follows the button from a field.
func (f *face) track(at game.Field, t ui.Track) {
	switch t.Phase {
	case ui.TrackDown:
		f.grip = grip{on: true, at: at, start: f.cam, paint: f.paints(at)}
		if f.grip.paint {
			f.paint(at)
		}
	case ui.TrackMove:
		if !f.grip.on {
			return
		}
		if was := f.grip.moved; !was {
			f.grip.moved = t.At.Dist(t.From) >= input.DragThreshold
			if f.grip.moved && !f.grip.paint {
				f.sayStuck(at)
			}
		}
		if !f.grip.on {
			return
		}
		switch {
		case f.grip.paint:
			f.paintTo(f.fieldAt(t.At))
		case f.grip.moved:
			f.pan(f.grip.start, t.At.Sub(t.From))
		}
	case ui.TrackUp:
		row, moved := f.row, f.grip.moved
		f.grip, f.row, f.plan = grip{}, nil, game.Plan{}
		if !t.Cancelled && len(row) > 0 && (moved || len(row) > 1) { // else it is a click
			f.playRow(row)
		}
	}
}

// sayStuck says why the units on a field cannot be picked up when somebody drags them.
// It does so only where the drag does nothing else: the whole planet does not move.
func (f *face) sayStuck(at game.Field) {
	if f.cam.zoom > 1 && f.v.Decision != game.DecideMilitary {
		return
	}
	if why := f.stuckOn(at); why != nil {
		f.grip = grip{}
		f.toast(*why)
	}
}

// trackEmpty follows the button from beside the fields.
func (f *face) trackEmpty(t ui.Track) {
	if t.Phase == ui.TrackDown {
		f.catch = f.caught()
	}
	moved := f.grip.moved
	f.track(game.NoField, t)
	if t.Phase == ui.TrackUp && f.catch && !moved && !t.Cancelled {
		if at := f.fieldAt(t.At); at != game.NoField {
			f.clickField(at)
		}
	}
}

// paints reports whether the tool in hand is one that goes over a row of fields,
// beginning at a field.
func (f *face) paints(at game.Field) bool {
	if f.t.Acting() == rules.NoSeat || f.hand.kind != toolHand || at == game.NoField {
		return false
	}
	return len(f.allowed(f.hand, at)) > 0
}

// paint adds a field to the row if the tool can go on there.
func (f *face) paint(at game.Field) {
	row := append(f.row[:len(f.row):len(f.row)], at)
	moves := make([]rules.Move, len(row))
	for i, x := range row {
		if f.wrongTerrain(f.hand, x) {
			return
		}
		moves[i] = game.On(f.hand.verb, x)
	}
	plan := f.v.Plan(moves...)
	if plan.Done == len(moves) {
		f.row, f.plan, f.ponder = row, plan, moves
	}
}

// paintTo goes on to a field, over all that lie between. Going back shortens the
// row.
func (f *face) paintTo(to game.Field) {
	if to == game.NoField || len(f.row) == 0 {
		return
	}
	f.over = to
	for i, x := range f.row {
		if x == to {
			f.shorten(i + 1)
			return
		}
	}
	last := f.row[len(f.row)-1]
	for _, x := range between(last, to) {
		before := len(f.row)
		f.paint(x)
		if len(f.row) == before {
			return
		}
	}
}

func (f *face) shorten(n int) {
	if n == len(f.row) {
		return
	}
	row := f.row[:n]
	f.row = nil
	for _, x := range row {
		f.paint(x)
	}
}

// between lists the fields on the way from a to z, along the longer side first;
// a is left out.
func between(a, z game.Field) []game.Field {
	var out []game.Field
	dc, dr := z.Col()-a.Col(), z.Row()-a.Row()
	for dc != 0 || dr != 0 {
		if abs(dc) >= abs(dr) {
			dc -= sign(dc)
		} else {
			dr -= sign(dr)
		}
		out = append(out, game.At(z.Col()-dc, z.Row()-dr))
	}
	return out
}

func abs(n int) int { return max(n, -n) }

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

// playRow plays the tool in hand on every field of a row.
func (f *face) playRow(row []game.Field) {
	moves := make([]rules.Move, len(row))
	for i, x := range row {
		moves[i] = game.On(f.hand.verb, x)
	}
	f.t.PlayAll(moves...)
}

// drag is something that can be picked up, shown in a square of a side.
func (f *face) drag(h hand, side float64, ghost func(c *sprites.Canvas, r layout.Rect)) *ui.Drag {
	return &ui.Drag{
		Payload: h, Ghost: ghost, Size: layout.S(side, side),
		OnStart: func() { f.hand, f.near = h, near{} },
		OnEnd:   func(bool) { f.hand = hand{} },
	}
}

// dragUnit is a unit on the map that can be picked up.
func (f *face) dragUnit(u game.Unit) *ui.Drag {
	h := f.pick(u)
	if f.hand.kind == unitHand && f.hand.unit == u {
		h.raid, h.stack = f.hand.raid, f.hand.stack
	}
	side := f.fieldBox(0).W * 0.86
	o, art := f.t.LookOf(f.t.Acting()).Owner(), pieces.Unit(u.Kind().String())
	d := f.drag(h, side, func(c *sprites.Canvas, r layout.Rect) { pieces.Counter(c, r, art, o, 1, sprites.SpriteOpt{}) })
	d.OnStart = func() { f.hand, f.near, f.page = h, near{}, "army" }
	return d
}
