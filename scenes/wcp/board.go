package wcp

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

// boardFields are the fields of the board from north to south.
var boardFields = func() (out []game.Field) {
	for at := game.Field(0); at < 64; at++ {
		if at.OnBoard() {
			out = append(out, at)
		}
	}
	return out
}()

// buildBoard lays out the base.
func (f *face) buildBoard(b *ui.Builder) {
	f.buildGround(b)
	for d := range game.Dir(game.Dirs) {
		f.buildRoad(b, d)
	}
	cut, gates := f.cutOff()
	for _, at := range boardFields {
		f.buildField(b, at, cut)
	}
	for d := range game.Dir(game.Dirs) {
		f.buildGate(b, d, gates.Has(d))
	}
	f.buildPawns(b)
	for d := range game.Dir(game.Dirs) {
		f.buildGateNumber(b, d)
	}
	f.buildPaths(b)
}

// buildGround is the steel plate that the base lies on.
func (f *face) buildGround(b *ui.Builder) {
	p := &f.places
	box := layout.Around(p.grid.Origin, layout.S(12.9*p.grid.Size, 11.7*p.grid.Size))
	line, ground := sprites.Hex(0x2c3637), sprites.Hex(0x0e1112)
	key := "wcp ground"
	if f.v.Stage == game.StageEscape || f.v.Stage == game.StageRemoval {
		line, ground = sprites.Hex(0x6b2418), sprites.Hex(0x150c0b)
		key = "wcp ground red"
	}
	size := p.grid.Size
	paint := func(p *sprites.Painter) {
		var corners [6]layout.Point
		for i := range corners {
			corners[i] = layout.P(p.W/2, p.H/2).Add(layout.P(size*6.35, 0).Rotate(float64(i) * 1.0471975511965976))
		}
		p.Polygon(corners[:]...)
		p.Fill(ground)
		p.Stroke(3, line)
	}
	if f.v.Presser != rules.NoSeat { // the warning light sweeps the steel around the base
		side := 10 * size
		at := layout.P(p.alarm.Right()-24, p.alarm.Y+24)
		b.Sprite(layout.Around(at, layout.S(side, side)), "wcp/warning-beam", sprites.SpriteOpt{Angle: 2.5, Alpha: 0.75})
	}
	b.Draw(box, func(c *sprites.Canvas, _ ui.State) { c.Baked(key, box, paint) })
}

// hallAt is what lies on a field, nil if nothing does.
func (f *face) hallAt(at game.Field) *game.Hall {
	for i := range f.v.Halls {
		if f.v.Halls[i].Field == at {
			return &f.v.Halls[i]
		}
	}
	return nil
}

// centralThere reports whether the central hall lies on the board.
func (f *face) centralThere() bool { return f.v.Stage != game.StageEscape }

func (f *face) buildField(b *ui.Builder, at game.Field, cut game.FieldSet) {
	look := f.fieldLook(at)
	look.cut = cut.Has(at)
	grid, hex := f.places.grid, hexOf(at)
	n := ui.Node{
		ID: "field:" + at.String(), Role: "field", Label: at.String(), Rect: f.places.field(at), NoRing: true,
		State:   f.fieldState(at, &look),
		Hit:     func(p layout.Point) bool { return grid.FromPoint(p) == hex },
		OnHover: func(on bool) { f.hover(at, on) },
		OnFocus: func(on bool) { f.hover(at, on) },
		OnNotch: f.wheel,
		Tip:     func() ui.Tip { return f.fieldTip(at) },
		Drop:    f.drop(at),
		Draw:    func(c *sprites.Canvas, s ui.State) { look.draw(c, s) },
	}
	if f.t.Acting() != rules.NoSeat {
		n.OnClick = func() { f.clickField(at) }
	}
	b.Add(n)
}

func (f *face) fieldState(at game.Field, look *fieldLook) map[string]any {
	state := map[string]any{
		"hall": nil, "content": nil, "guarded": nil, "breached": false, "destroyed": false,
		"legal": look.mark == canMark || look.mark == fallMark, "perhaps": look.mark == perhaps, "via": look.mark == viaMark, "boost": look.boost,
		ui.MayState: look.mark != plainMark,
	}
	if look.central {
		state["hall"] = "central"
	}
	if h := look.hall; h != nil {
		state["hall"], state["breached"], state["destroyed"] = h.Open.String(), h.Breached, h.Destroyed
		if h.Content != nil {
			state["content"] = h.Content.String()
			state["guarded"] = h.Guarded.String()
		}
	}
	return state
}

func (f *face) fieldLook(at game.Field) fieldLook {
	box := f.places.hall(at)
	look := fieldLook{
		box: box, content: contentBox(box), hall: f.hallAt(at), mark: f.markOf(at),
		hidden: f.t.Hidden("hall:" + at.String()), bare: f.t.Hidden("content:" + at.String()),
	}
	if look.hall != nil {
		look.tile = passages(look.hall)
	}
	if at == game.Centre {
		look.central = f.centralThere() && (f.v.CentralHall != rules.NoSeat || !f.t.Hidden("central")) // it is lifted off
		look.pit = !look.central
		look.pressed = f.v.Presser != rules.NoSeat
	}
	look.empty = look.hall == nil && at != game.Centre
	look.boost = f.v.Decision == game.DecideMove && (look.mark == canMark && f.boost || look.mark == perhaps && !f.boost)
	side := box.W * 0.24
	look.sign = layout.Around(layout.P(box.Center().X, box.Bottom()-box.H*0.2), layout.S(side, side))
	look.ghost = f.ghostOn(at, box)
	return look
}

// markOf says what can be done on a field now.
func (f *face) markOf(at game.Field) mark {
	switch {
	case f.t.Acting() == rules.NoSeat:
		return plainMark
	case f.v.Decision == game.DecideMove:
		return f.wayMark(at)
	case f.takes(at) && f.v.Decision == game.DecideDestroy:
		return fallMark
	case f.takes(at):
		return canMark
	case f.fit(at) != 0:
		return perhaps
	}
	return plainMark
}

// wayMark says whether the pawn can go to a hall.
func (f *face) wayMark(at game.Field) mark {
	switch {
	case f.via == at, f.goal == at:
		return viaMark
	case f.crossable(at):
		return perhaps
	case f.takes(at) && (f.boost || f.plain(at) != nil):
		return canMark
	case f.takes(at):
		return perhaps
	}
	return plainMark
}

// ghostOn is what would lie on the field that is pointed at, nil if nothing.
func (f *face) ghostOn(at game.Field, box layout.Rect) func(c *sprites.Canvas) {
	x := f.inSlot(f.hand.Held())
	fits := f.takes(at)
	if x.hall() {
		fits = f.hallAt(at) == nil && at != game.Centre
	}
	if f.over != at || f.ban || x == nothing || !fits {
		return nil
	}
	return func(c *sprites.Canvas) { x.draw(c, box, ghostLook) }
}
