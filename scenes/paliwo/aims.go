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
	h, z := f.chosen(), f.known.zombies[f.chosenZombie()]
	var from game.Field
	var ghost drawing
	box := f.places.fields[at]
	switch {
	case h != game.NoHuman && f.mine(game.SeatHumans):
		from = fieldOf(f.person(h))
		look := f.lookOf(f.person(h))
		ghost = func(c *sprites.Canvas, r layout.Rect) { pieces.Human(c, r, look, ghostLook) }
	case z != nil:
		from = z.Field
		look := zombieLook(z)
		look.Done = false
		ghost = func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, ghostLook) }
		if d, ok := endFacing(moves); ok {
			look.Facing = int(d)
		}
	}
	if ghost == nil || from == game.NoField {
		return
	}
	points := []layout.Point{f.middle(from)}
	for _, to := range trail(from, z, moves) {
		points = append(points, f.middle(to))
	}
	bites := f.known.ways[at].Bites && h == game.NoHuman
	width := max(2.5, f.places.pitch*0.07)
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		c.Polyline(points, width*1.8, sprites.WithAlpha(sprites.Ink, 0.5))
		c.Polyline(points, width, sprites.AmberHigh)
		if bites {
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

// endFacing is how a zombie looks after a way on which it turns.
func endFacing(moves []rules.Move) (game.Facing, bool) {
	for _, m := range moves {
		if m.Verb == game.VerbRotate {
			return game.Facing(m.B), true
		}
	}
	return 0, false
}

// trail lists the fields that a way leads over. A zombie's step ahead names only
// where it begins, so which way it looks is followed.
func trail(at game.Field, z *game.Zombie, moves []rules.Move) []game.Field {
	var out []game.Field
	facing := game.North
	if z != nil && z.Facing != nil {
		facing = *z.Facing
	}
	for _, m := range moves {
		switch m.Verb {
		case game.VerbRotate:
			facing = game.Facing(m.B)
			continue
		case game.VerbAdvance:
			at = at.Next(facing)
		default:
			at = game.Target(m)
		}
		out = append(out, at)
	}
	return out
}

// buildCharges shows where the zombies go that must charge.
func (f *face) buildCharges(b *ui.Builder) {
	type charge struct {
		from, to layout.Point
		bite     layout.Rect
		strong   bool
	}
	var list []charge
	for _, at := range f.v.Compelled {
		ch, ok := f.v.Charge(at)
		if !ok {
			continue
		}
		x := charge{from: f.middle(at), to: f.middle(ch.To), strong: f.over == at}
		if whom := f.person(ch.Whom); ch.Bites && whom.Field != nil {
			box := f.places.fields[*whom.Field]
			x.bite = layout.R(box.X+box.W*0.58, box.Y-box.H*0.04, box.W*0.46, box.H*0.46)
		}
		list = append(list, x)
	}
	width := max(2.5, f.places.pitch*0.075)
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		for i := range list {
			x := &list[i]
			col := chargeColour
			if x.strong {
				col = sprites.AmberHigh
			}
			if x.from != x.to {
				c.Arrow(x.from, x.to, width, 0, col)
			}
			if x.bite.W > 0 {
				c.Disc(x.bite.Center(), x.bite.W/2, sprites.Ink)
				c.Sprite("paliwo/act-bite", x.bite.Inset(x.bite.W*0.12), biteLook)
			}
		}
	})
}

var chargeColour = sprites.Hex(0xff6f55)

// buildLines draws the Policeman's lines of fire while the shot is aimed, and
// that to a target that is pointed at.
func (f *face) buildLines(b *ui.Builder) {
	h := f.chosen()
	if h != game.Policeman || f.v.Decision != game.DecideTurn || !f.can(game.VerbShot) {
		return
	}
	from := fieldOf(f.person(h))
	type line struct {
		from, to layout.Point
		hit      bool
	}
	var lines []line
	for _, d := range game.Facings() {
		l := f.v.LineOfFire(from, d)
		pointed := l.Hit != game.NoField && (l.Hit == f.over || l.Hit == f.spot)
		if !f.aimed(game.VerbShot) && !pointed || len(l.Fields) == 0 && !l.Target {
			continue
		}
		end := f.middle(from)
		if n := len(l.Fields); n > 0 {
			end = f.middle(l.Fields[n-1])
		}
		if l.Target {
			end = f.middle(l.Hit)
		}
		lines = append(lines, line{f.middle(from), end, l.Target})
	}
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		for i := range lines {
			pieces.FireLine(c, lines[i].from, lines[i].to, lines[i].hit)
		}
	})
}

// buildPushes shows where zombies would go that can be pushed.
func (f *face) buildPushes(b *ui.Builder) {
	h := f.chosen()
	if h == game.NoHuman || f.v.Decision != game.DecideTurn {
		return
	}
	type push struct{ from, to layout.Point }
	var list []push
	for _, m := range f.movesOf(game.VerbPush, int16(h)) {
		at := game.Target(m)
		if !f.aimed(game.VerbPush) && (f.aim != 0 || f.over != at && f.spot != at) {
			continue
		}
		if to, why := f.v.PushTo(h, at); why == nil {
			list = append(list, push{f.middle(at), f.middle(to)})
		}
	}
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		for i := range list {
			pieces.PushArrow(c, list[i].from, list[i].to, true)
		}
	})
}

// buildGhost shows faintly what a click would put on a field.
func (f *face) buildGhost(b *ui.Builder, at game.Field, m rules.Move) {
	if b.Root().Dragging() != nil {
		return
	}
	box, small := f.places.fields[at], f.onGround(at)
	switch m.Verb {
	case game.VerbHuman:
		look := f.lookOf(f.person(game.Actor(m)))
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) { pieces.Human(c, box, look, ghostLook) })
	case game.VerbZombie, game.VerbNew, game.VerbWreck:
		look := pieces.ZombieLook{Figure: 1, Was: -1, Facing: int(f.facing)}
		b.Draw(box, func(c *sprites.Canvas, _ ui.State) { pieces.Zombie(c, box, look, ghostLook) })
	case game.VerbPlace:
		b.Draw(small, func(c *sprites.Canvas, _ ui.State) { pieces.FindToken(c, small, int(game.Unknown), ghostLook) })
	case game.VerbToken:
		b.Draw(small, func(c *sprites.Canvas, _ ui.State) { c.Sprite("paliwo/crawler-token", small, ghostLook) })
	case game.VerbArm:
		b.Draw(small, func(c *sprites.Canvas, _ ui.State) { c.Sprite("paliwo/weapon", small, ghostLook) })
	}
}
