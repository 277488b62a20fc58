package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildAims shows what would happen: the way that would be gone, pushes, lines
// of fire, charges, and faintly who would stand where.
func (f *face) buildAims(b *ui.Builder) {
	if f.t.Acting() == rules.NoSeat || f.t.Looking() {
		return
	}
	f.buildCharges(b)
	f.buildLines(b)
	f.buildPushes(b)
	at := f.over
	if at == game.NoField {
		return
	}
	switch o := &f.fields[at]; o.deed {
	case walks:
		f.buildWay(b, at, o.moves)
	case plays:
		f.buildGhost(b, at, o.moves[0])
	}
}

// middle is the middle of a field.
func (f *face) middle(at game.Field) layout.Point { return f.places.fields[at].Center() }

// buildWay draws the way to a field and who would get there.
func (f *face) buildWay(b *ui.Builder, at game.Field, moves []rules.Move) {
	box, way := f.places.fields[at], f.known.ways[at]
	var points []layout.Point
	var ghost drawing
	if f.mine(game.SeatHumans) {
		p := f.person(f.chosen())
		look := f.lookOf(p)
		points, ghost = append(points, f.middle(fieldOf(p))), func(c *sprites.Canvas, r layout.Rect) { pieces.Human(c, r, look, ghostLook) }
		for _, m := range moves {
			points = append(points, f.middle(game.Target(m)))
		}
	} else {
		z := f.known.zombies[f.chosenZombie()]
		look := zombieLook(z)
		if look.Done = false; z.Facing != nil {
			look.Facing = int(way.Facing)
		}
		points, ghost = append(points, f.middle(z.Field)), func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, ghostLook) }
		for _, to := range way.Over {
			points = append(points, f.middle(to))
		}
	}
	width := max(2.5, f.places.pitch*0.07)
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		c.Polyline(points, width*1.8, sprites.WithAlpha(sprites.Ink, 0.5))
		c.Polyline(points, width, sprites.AmberHigh)
		if way.Bites {
			c.Sprite("paliwo/act-bite", box.Inset(box.W*0.2), biteLook)
			return
		}
		ghost(c, box)
	})
}

var (
	ghostLook = sprites.SpriteOpt{Alpha: 0.62}
	biteLook  = sprites.SpriteOpt{Tint: sprites.RedText}
)

// buildCharges shows where the zombies go that must charge.
func (f *face) buildCharges(b *ui.Builder) {
	width := max(2.5, f.places.pitch*0.075)
	for _, at := range f.v.Compelled {
		ch, col, bite := f.charge(at), chargeColour, layout.Rect{}
		if f.over == at {
			col = sprites.AmberHigh
		}
		if whom := fieldOf(f.person(ch.Whom)); ch.Bites && whom != game.NoField {
			box := f.places.fields[whom]
			bite = layout.R(box.X+box.W*0.58, box.Y-box.H*0.04, box.W*0.46, box.H*0.46)
		}
		from, to := f.middle(at), f.middle(ch.To)
		b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
			if from != to {
				c.Arrow(from, to, width, 0, col)
			}
			if bite.W > 0 {
				c.Disc(bite.Center(), bite.W/2, sprites.Ink)
				c.Sprite("paliwo/act-bite", bite.Inset(bite.W*0.12), biteLook)
			}
		})
	}
}

var chargeColour = sprites.Hex(0xff6f55)

// stroke draws a line between the middles of two fields.
func (f *face) stroke(b *ui.Builder, from, to game.Field, hit bool, draw func(c *sprites.Canvas, from, to layout.Point, hit bool)) {
	start, end := f.middle(from), f.middle(to)
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) { draw(c, start, end, hit) })
}

// buildLines draws the Policeman's lines of fire while the shot is aimed, and
// that to a target that is pointed at.
func (f *face) buildLines(b *ui.Builder) {
	h := f.chosen()
	if h != game.Policeman || f.v.Decision != game.DecideTurn || !f.t.May(game.VerbShot) {
		return
	}
	from := fieldOf(f.person(h))
	for _, d := range game.Facings() {
		l := f.v.LineOfFire(from, d)
		end, n := l.Hit, len(l.Fields)
		if !f.aimed(game.VerbShot) && (end == game.NoField || end != f.over && end != f.spot) || n == 0 && !l.Target {
			continue
		}
		if !l.Target {
			end = l.Fields[n-1]
		}
		f.stroke(b, from, end, l.Target, pieces.FireLine)
	}
}

// buildPushes shows where zombies would go that can be pushed.
func (f *face) buildPushes(b *ui.Builder) {
	h := f.chosen()
	if h == game.NoHuman || f.v.Decision != game.DecideTurn {
		return
	}
	for _, m := range f.movesOf(game.VerbPush, int16(h)) {
		at := game.Target(m)
		if f.aimed(game.VerbPush) || f.aim == 0 && (f.over == at || f.spot == at) {
			to, _ := f.v.PushTo(h, at)
			f.stroke(b, at, to, true, pieces.PushArrow)
		}
	}
}

// buildGhost shows faintly what a click would put on a field.
func (f *face) buildGhost(b *ui.Builder, at game.Field, m rules.Move) {
	if b.Root().Dragging() != nil {
		return
	}
	box, small := f.places.fields[at], f.onGround(at)
	switch {
	case m.Verb == game.VerbHuman:
		look := f.lookOf(f.person(game.Actor(m)))
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) { pieces.Human(c, box, look, ghostLook) })
	case is(m.Verb, looks):
		look := pieces.ZombieLook{Figure: 1, Was: -1, Facing: int(f.facing)}
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) { pieces.Zombie(c, box, look, ghostLook) })
	case m.Verb == game.VerbPlace:
		b.Draw(small, func(c *sprites.Canvas, _ ui.State) { pieces.FindToken(c, small, int(game.Unknown), ghostLook) })
	case verbs[m.Verb].lies != "":
		b.Draw(small, func(c *sprites.Canvas, _ ui.State) { c.Sprite(verbs[m.Verb].lies, small, ghostLook) })
	}
}
