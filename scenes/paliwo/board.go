package paliwo

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/byhand"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildBoard lays out the car park: the ground, sights of zombies, what lies there, and
// the marks of what can be done. Figures and fields to point at come last. Sight lies
// beneath everything, so that it tints no piece.
func (f *face) buildBoard(b *ui.Builder) {
	p := &f.places
	b.Panel(p.frame, sprites.BoardBox)
	f.buildPark(b)
	f.buildCoordinates(b)
	f.buildSights(b)
	f.buildGround(b)
	f.buildMarks(b)
	f.buildRow(b)
	f.buildWaysIn(b)
	f.buildFigures(b)
	f.buildAims(b)
	f.buildExits(b)
	for at := game.Field(0); at < game.Fields; at++ {
		f.buildField(b, at)
	}
}

// buildPark draws what never moves: asphalt, cones, buses, the supermarket and
// obstacles.
func (f *face) buildPark(b *ui.Builder) {
	p := f.places
	front := f.say("supermarket")
	var out [2][game.Rows]bool
	for _, x := range f.exits() {
		side := 0
		if x.east {
			side = 1
		}
		out[side][x.row] = true
	}
	b.Draw(p.frame, func(c *sprites.Canvas, _ ui.State) {
		for at := game.Field(0); at < game.Fields; at++ {
			pieces.Asphalt(c, p.fields[at], at.Col(), at.Row())
		}
		pieces.BusRow(c, p.buses)
		pieces.Supermarket(c, p.market, front)
		for row := range game.Rows {
			for side, east := range [2]bool{false, true} {
				if out[side][row] {
					box := p.beside(row, east)
					pieces.ExitSign(c, box.Inset(box.W*0.08), east, true)
					continue
				}
				_, box := p.besideParts(row, east)
				pieces.Cone(c, layout.Around(box.Center(), layout.S(p.pitch*0.36, p.pitch*0.5)))
			}
		}
		for i := range obstacles {
			obstacles[i].draw(c, p.span(obstacles[i].from, obstacles[i].to))
		}
	})
}

// exitSign is where somebody may leave with fuel now.
type exitSign struct {
	row  int
	east bool
	who  game.Human
}

// exits lists where the fuel may be carried off now.
func (f *face) exits() []exitSign {
	var out []exitSign
	for h := range game.Human(game.People) {
		if at := fieldOf(f.person(h)); at != game.NoField && f.hand.Leads(exitID(h)) {
			out = append(out, exitSign{at.Row(), at.Col() > 0, h})
		}
	}
	return out
}

// buildExits makes the glowing signs something to click or to drag the carrier
// to.
func (f *face) buildExits(b *ui.Builder) {
	for _, x := range f.exits() {
		m := game.By(game.VerbLeave, x.who)
		words := f.say("exit", humanArg(x.who))
		b.Add(ui.Node{
			ID: exitID(x.who), Role: "exit", Label: words, Rect: f.places.beside(x.row, x.east),
			OnClick: func() { f.Play(m) },
			Tip:     func() ui.Tip { return ui.Tip{Title: words, Lines: []string{f.say("act.help.leave")}} },
			Drop:    f.hand.Drop(exitID(x.who), nil),
		})
	}
}

// onGround is where something small lies on a field.
func (f *face) onGround(at game.Field) layout.Rect {
	box := f.places.fields[at]
	if game.TerrainAt(at) == game.Barrel {
		return pieces.OnBarrel(box)
	}
	return box.Inset(box.W * 0.13)
}

// ids of what lies on the ground, for motions.
func findID(at game.Field) string  { return "find:" + at.String() }
func fuelID(at game.Field) string  { return "fuel:" + at.String() }
func tokenID(at game.Field) string { return "token:" + at.String() }
func gooID(at game.Field) string   { return "goo:" + at.String() }

// buildGround lays out goo, finds, fuel and crawler tokens.
func (f *face) buildGround(b *ui.Builder) {
	for _, at := range f.v.Goo {
		f.lay(b, gooID(at), f.say("goo"), f.places.fields[at], pieces.Goo)
	}
	for at := range game.Field(game.Fields) {
		for _, x := range f.lying(at) {
			f.lay(b, x.id, x.label, f.onGround(at), x.draw).State = x.state
		}
	}
}

// small is a token that lies on a field.
type small struct {
	id, label string
	state     map[string]any
	draw      func(c *sprites.Canvas, r layout.Rect)
}

// lying lists the tokens that lie on a field, from the lowest.
func (f *face) lying(at game.Field) []small {
	var out []small
	if n, ok := f.known.finds[at]; ok {
		face, open := int(n), f.v.Ending != game.NoEnding
		out = append(out, small{
			findID(at), f.t.Words(n.Name()),
			map[string]any{"face": n.String(), "open": open},
			func(c *sprites.Canvas, r layout.Rect) {
				if open {
					pieces.FindToken(c, r, face, sprites.SpriteOpt{})
					return
				}
				pieces.FindToken(c, r, int(game.Unknown), sprites.SpriteOpt{})
				if face != int(game.Unknown) { // its owner may look below
					pieces.FindToken(c, peek(r), face, sprites.SpriteOpt{})
				}
			},
		})
	}
	if slices.Contains(f.v.CrawlerTokens, at) {
		out = append(out, small{tokenID(at), f.say("crawler-token"), nil, func(c *sprites.Canvas, r layout.Rect) {
			c.Sprite("paliwo/crawler-token", r, sprites.SpriteOpt{})
		}})
	}
	if n := count(f.v.Fuel, at); n > 0 {
		out = append(out, small{fuelID(at), f.t.Words(game.Fuel.Name()), nil, func(c *sprites.Canvas, r layout.Rect) {
			for i := range n {
				pieces.FindToken(c, r.Translate(0, -r.H*0.14*float64(i)), int(game.Fuel), sprites.SpriteOpt{})
			}
		}})
	}
	return out
}

// buildUnder shows in a lower corner of a figure, small, what lies under it, past some
// signs that it bears there itself.
func (f *face) buildUnder(b *ui.Builder, at game.Field, past int) {
	list := f.lying(at)
	if slices.Contains(f.v.Goo, at) {
		list = append(list, small{gooID(at), f.say("goo"), nil, pieces.Goo})
	}
	for i, x := range list {
		r := pieces.UnderBox(f.places.fields[at], past+i)
		n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) { pieces.Under(c, r, x.draw) })
		n.ID, n.Role, n.Label = "under:"+x.id, "picture", x.label
	}
}

// peek is where the face of an own find shows at the corner of its back.
func peek(r layout.Rect) layout.Rect {
	return layout.R(r.X+r.W*0.5, r.Y+r.H*0.5, r.W*0.62, r.H*0.62)
}

// lay adds something that lies on the board, unless it is on its way.
func (f *face) lay(b *ui.Builder, id, label string, r layout.Rect, draw func(*sprites.Canvas, layout.Rect)) *ui.Node {
	n := ui.Node{ID: id, Role: "piece", Label: label, Rect: r}
	if !f.t.Hidden(id) {
		n.Draw = func(c *sprites.Canvas, _ ui.State) { draw(c, r) }
	}
	return b.Add(n)
}

// buildField lays out a field as something to point at.
func (f *face) buildField(b *ui.Builder, at game.Field) {
	o := &f.fields[at]
	n := ui.Node{
		ID: fieldIDs[at], Role: "field", Label: at.String(), Rect: f.places.fields[at],
		State: f.fieldState(at), NoFocus: o.deed == nothing && !f.stands(at),
		OnHover: func(on bool) { f.hover(at, on) },
		OnFocus: func(on bool) { f.hover(at, on) },
		Tip:     func() ui.Tip { return f.fieldTip(at) },
		Drop:    f.drop(at),
		Drag:    f.dragOf(at),
	}
	if f.t.Acting() != rules.NoSeat {
		n.OnClick = func() { f.clickField(at) }
	}
	if f.placesZombies() {
		n.OnNotch = f.rotate
	}
	b.Add(n)
}

// fieldState is what the UI tree tells about a field.
func (f *face) fieldState(at game.Field) map[string]any {
	o := &f.fields[at]
	state := map[string]any{ui.MayState: o.deed != nothing, "open": f.arrivals() && slices.Contains(f.known.open, at), "legal": f.target(at), "movable": o.deed == takes}
	if p := f.known.humans[at]; p != nil {
		state["human"] = p.Human.String()
	}
	if z := f.known.zombies[at]; z != nil {
		state["zombie"] = facingName(z)
	}
	if r, ok := f.known.reach[at]; ok {
		state["cost"], state["wounds"], state["seen"] = r.Cost, r.Wounds, len(r.SeenBy) > 0
	}
	return state
}

// facingName is which way a zombie looks, "crawler" for one that has no front.
func facingName(z *game.Zombie) string {
	if z.Facing == nil {
		return "crawler"
	}
	return z.Facing.String()
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) { byhand.Hover(&f.over, at, game.NoField, on) }
