package dolores

import (
	"math"
	"slices"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/byhand"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

var boardBox = sprites.PanelStyle{Fill: sprites.Hex(0x16303c), Fill2: sprites.Hex(0x122833), Border: sprites.LineDark, Width: 1, Radius: 8}

// buildMap lays out the planet with its fields and what stands over them.
func (f *face) buildMap(b *ui.Builder) {
	f.fill()
	board := f.places.board
	f.places.mini = f.miniBox()
	b.Panel(board, boardBox)
	b.Add(ui.Node{
		ID: "map", Role: "map", Label: f.say("map"), Rect: board,
		State: map[string]any{"zoom": f.cam.zoom, "x": f.cam.mid.X, "y": f.cam.mid.Y},
		OnKey: f.mapKey, OnWheel: func(n float64) bool { return f.wheel(b.Root(), n) },
		OnFocus: func(on bool) { f.dirty = on },
		OnTrack: f.trackEmpty, NoRing: true,
	})
	b.Clip(board, func() {
		b.Draw(board, func(c *sprites.Canvas, _ ui.State) { f.planet.Draw(c, f.cam.box(board)) })
	})
	if f.trip.goes { // what lies over it comes when it stands
		f.buildMini(b)
		return
	}
	for x := game.Field(0); x < game.Fields; x++ {
		f.buildField(b, x)
	}
	f.buildFlame(b)
	f.buildNets(b)
	f.buildMissile(b)
	f.buildWind(b)
	f.buildTruce(b)
	f.buildMini(b)
}

// buildMissile shows the missile that waits for answers over its target.
func (f *face) buildMissile(b *ui.Builder) {
	m := f.v.Missile
	if m == nil || m.Target == nil || f.t.Hidden("missile") {
		return
	}
	target := f.fieldBox(*m.Target)
	side := target.W * missileSide
	box := layout.Around(hangs(target), layout.S(side, side))
	art, opt := missileArt(m.Super), sprites.SpriteOpt{Angle: hangTurn, Tint: f.t.LookOf(int(f.v.Go)).Colour}
	b.Clip(f.places.board, func() {
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) { c.Sprite(art, box, opt) })
	})
}

// covered is how far a field of a size may look out from under the small map and
// still not be pointed at.
func covered(field float64) float64 { return max(6, field*0.1) }

// buildField adds the node of a field, if it can be pointed at; what it looks like
// is drawn with the planet.
func (f *face) buildField(b *ui.Builder, at game.Field) {
	box := f.fieldBox(at).Intersect(f.places.board)
	held := f.grip.on && f.grip.at == at
	mini := f.places.mini
	if box.W < 2 || box.H < 2 || !mini.Empty() && box.Within(mini.Inset(-covered(box.W))) {
		if !held {
			return
		}
		box = layout.R(f.places.board.X, f.places.board.Y, 2, 2) // it still follows the button
	}
	x := &f.planet.Fields[at]
	n := *f.fieldNode(at)
	n.Rect = box
	if x.Owner != rules.NoSeat || x.Units > 0 || x.Mark != pieces.PlanetPlain || x.Fire {
		n.State = map[string]any{"owner": seatOrNil(x.Owner), "units": x.Units, "legal": legalMark(x.Mark), "danger": x.Mark == pieces.PlanetDanger, "fire": x.Fire}
		n.State[ui.MayState] = x.Mark == pieces.PlanetMay || x.Mark == pieces.PlanetPick
	}
	if u := f.ready(at); u != game.NoUnit {
		n.OnTrack = nil
		n.Drag = f.dragUnit(u)
	}
	b.Add(n)
}

// fieldNode is the node of a field whatever lies there, without its box. It is kept: there
// are hundreds, and each change of anything builds the map anew.
func (f *face) fieldNode(at game.Field) *ui.Node {
	if f.nodes[at] == nil {
		f.nodes[at] = &ui.Node{
			ID: fieldIDs[at], Role: "field", Label: at.String(), NoFocus: true,
			OnHover: func(on bool) { f.hover(at, on) },
			OnWheel: func(n float64) bool { return f.wheel(f.root, n) },
			OnClick: func() { f.clickField(at) },
			OnTrack: func(t ui.Track) { f.track(at, t) },
			Tip:     func() ui.Tip { return f.fieldTip(at) },
			Drop:    f.drop(at),
		}
	}
	return f.nodes[at]
}

func legalMark(m pieces.PlanetMark) bool {
	return m == pieces.PlanetTarget || m == pieces.PlanetChosen || m == pieces.PlanetDanger || m == pieces.PlanetReach || m == pieces.PlanetMay || m == pieces.PlanetPick
}

// seatOrNil is a seat for the UI tree, nil for nobody.
func seatOrNil(seat int) any {
	if seat == rules.NoSeat {
		return nil
	}
	return seat
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) {
	byhand.Hover(&f.over, at, game.NoField, on)
	f.dirty = f.dirty && !on
}

// wheel zooms around the cursor, as far as the wheel turned.
func (f *face) wheel(r *ui.Root, amount float64) bool {
	at, known := r.Cursor()
	if !known || !f.places.board.Contains(at) {
		at = f.places.board.Center()
	}
	return f.zoomAt(at, math.Pow(zoomStep, amount))
}

// mapKey moves the map's own cursor and acts with it.
func (f *face) mapKey(g input.Gesture) bool {
	d, ok := map[input.Key]game.Direction{
		input.KeyUp: game.North, input.KeyRight: game.East, input.KeyDown: game.South, input.KeyLeft: game.West,
	}[g.Key]
	switch {
	case ok && g.Mods == 0:
		f.step(d)
	case g.IsKey(input.KeyEnter, 0), g.IsKey(input.KeySpace, 0):
		if f.over == game.NoField {
			return false
		}
		f.clickField(f.over)
	default:
		return false
	}
	return true
}

// step moves the map's own cursor by a field and keeps it in sight.
func (f *face) step(d game.Direction) {
	to := f.over
	if to == game.NoField {
		to = f.startOfCursor()
	} else if x := to.Step(d, 1); x != game.NoField {
		to = x
	}
	f.over, f.dirty = to, true
	f.lookAt(to)
}

// startOfCursor is where the map's own cursor begins: the capital.
func (f *face) startOfCursor() game.Field {
	if c := f.fed().Capital; c != nil {
		return *c
	}
	return game.At(game.Size/2, game.Size/2)
}

// clickField does what a click on a field means now. Where it means no move it shows what
// stands there.
func (f *face) clickField(at game.Field) {
	m, goes, why := f.put(at)
	military, o := f.v.Decision == game.DecideMilitary, f.v.Offer
	switch u := f.ready(at); {
	case f.near != game.NoField:
		f.near = game.NoField
	case f.t.Acting() == rules.NoSeat:
		f.inspect(at)
	case f.v.Decision == game.DecideOffer && o != nil && (slices.Contains(o.Cede, at) || slices.Contains(o.Want, at)):
		f.takeOut(m)
	case u != game.NoUnit && !goes:
		if f.take(unitIDs[u]); f.unit() == u {
			f.looked = rules.NoSeat
		}
	case why != nil && (military || m.Verb == 0):
		f.toast(*why)
	case m.Verb != 0:
		f.hand.Click(fieldIDs[at])
	case f.hand.Held() == "":
		f.inspect(at)
		if f.v.Decision == game.DecideTax {
			f.page = "taxes"
		}
		for _, u := range f.unitsOn(f.t.Acting(), at) {
			if why := f.idle(u); why != nil {
				f.toast(*why)
				return
			}
		}
	}
}

// inspect shows the ledger page of what stands on a field.
func (f *face) inspect(at game.Field) {
	cell := f.v.Cell(at)
	switch {
	case cell.Ground == 'C':
		f.showCity(at, cell.Owner)
	case cell.UnitsOf != rules.NoSeat:
		f.look(cell.UnitsOf, "army")
	}
}

// look shows a page of a seat's ledger.
func (f *face) look(seat int, page string) {
	if f.looked, f.page = seat, page; seat == int(f.v.Actor) {
		f.looked = rules.NoSeat
	}
}

// showCity shows a city in the ledger of its seat.
func (f *face) showCity(at game.Field, seat int) {
	f.look(seat, "city")
	f.city, f.slot, f.works = at, 0, false
}
