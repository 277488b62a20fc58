package paliwo

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// humanID and zombieID name figures for nodes and motions.
func humanID(h game.Human) string { return "human:" + h.String() }
func zombieID(figure int) string  { return "zombie:" + strconv.Itoa(figure) }

// lookOf is how a human's piece looks.
func (f *face) lookOf(p *game.Person) pieces.HumanLook { return f.lookIn(f.v, p) }

// lookIn is how a human's piece looks in a view.
func (f *face) lookIn(v *game.View, p *game.Person) pieces.HumanLook {
	active := v.Activation != nil && v.Activation.Human == p.Human
	return pieces.HumanLook{
		Who: int(p.Human), Wounds: p.Wounds, Letter: f.letter(p.Human), Weapon: p.Weapon, Fuel: p.Fuel,
		Done: p.Activated && v.Decision == game.DecideTurn && !active,
	}
}

// letter is how a human's name begins: two letters where one would not tell who
// it is.
func (f *face) letter(h game.Human) string { return f.say("letter." + h.String()) }

// active reports whether a human's activation is under way.
func (f *face) active(h game.Human) bool {
	return f.v.Activation != nil && f.v.Activation.Human == h
}

// zombieLook is how a zombie's piece looks.
func zombieLook(z *game.Zombie) pieces.ZombieLook {
	l := pieces.ZombieLook{Figure: z.Figure, Was: -1, Crawls: z.Facing == nil, Done: z.Activated, Turned: z.Turned}
	if z.Was != nil {
		l.Was = int(*z.Was)
	}
	if z.Facing != nil {
		l.Facing = int(*z.Facing)
	}
	return l
}

// zombieIn is how a zombie's piece looks in a view, but for what it is compelled to.
func zombieIn(v *game.View, z *game.Zombie) pieces.ZombieLook {
	l := zombieLook(z)
	l.Done = l.Done && v.Decision == game.DecideMovement && (v.Mover == nil || v.Mover.Field != z.Field)
	return l
}

// buildFigures lays out the people and zombies.
func (f *face) buildFigures(b *ui.Builder) {
	up, _ := b.Root().Dragging().(string)
	for i := range f.v.Zombies {
		f.buildZombie(b, &f.v.Zombies[i], up)
	}
	for i := range f.v.Humans {
		if p := &f.v.Humans[i]; p.Field != nil {
			f.buildHuman(b, p, up)
		}
	}
}

func (f *face) buildHuman(b *ui.Builder, p *game.Person, up string) {
	at, id := *p.Field, humanID(p.Human)
	box, look := f.places.fields[at], f.lookOf(p)
	opt := sprites.SpriteOpt{}
	switch {
	case up == fieldIDs[at]:
		opt.Alpha = 0.35
	case f.chosen() == p.Human && f.v.Decision == game.DecideTurn:
		opt = ui.HeldHalo(box)
	case f.may(at):
		opt = f.mayHalo(box, at)
	}
	n := ui.Node{
		ID: id, Role: "human", Rect: box, Label: f.t.Words(p.Human.Name()) + " " + at.String(),
		State: map[string]any{ui.MayState: f.may(at), "field": at.String(), "wounds": p.Wounds, "weapon": p.Weapon, "fuel": p.Fuel, "activated": p.Activated},
	}
	if !f.t.Hidden(id) {
		n.Draw = func(c *sprites.Canvas, _ ui.State) { pieces.Human(c, box, look, opt) }
	}
	b.Add(n)
	if !f.t.Hidden(id) {
		past := 0
		if p.Fuel {
			past = 1
		}
		f.buildUnder(b, at, past)
	}
}

func (f *face) buildZombie(b *ui.Builder, z *game.Zombie, up string) {
	id, box, look := zombieID(z.Figure), f.places.fields[z.Field], zombieIn(f.v, z)
	look.Listed = slices.Contains(f.v.Compelled, z.Field)
	opt := sprites.SpriteOpt{}
	switch {
	case up == fieldIDs[z.Field]:
		opt.Alpha = 0.35
	case f.chosenZombie() == z.Field:
		opt = ui.HeldHalo(box)
	case f.may(z.Field):
		opt = f.mayHalo(box, z.Field)
	}
	words := f.say("zombie")
	if look.Crawls {
		words = f.say("crawler")
	}
	n := ui.Node{
		ID: id, Role: "zombie", Rect: box, Label: words + " " + z.Field.String(),
		State: map[string]any{ui.MayState: f.may(z.Field), "field": z.Field.String(), "facing": facingName(z), "compelled": look.Listed, "activated": z.Activated},
	}
	if !f.t.Hidden(id) {
		n.Draw = func(c *sprites.Canvas, _ ui.State) { pieces.Zombie(c, box, look, opt) }
	}
	b.Add(n)
	if !f.t.Hidden(id) {
		f.buildUnder(b, z.Field, 0)
	}
}

// may reports whether the figure on a field can be used now: picked up, or named by a
// move.
func (f *face) may(at game.Field) bool { return f.fields[at].deed != nothing }

// mayHalo returns the halo of such a figure. It is thin for one that can be picked up
// or pointed at, strong for one that the held figure can reach.
func (f *face) mayHalo(box layout.Rect, at game.Field) sprites.SpriteOpt {
	if f.fields[at].deed != takes && (f.chosen() != game.NoHuman || f.chosenZombie() != game.NoField || f.aim != 0) {
		return ui.GoesHalo(box)
	}
	return ui.MayHalo(box)
}

// buildSights shows what zombies see: those that see somebody always, the
// others where that matters now.
func (f *face) buildSights(b *ui.Builder) {
	type cone struct {
		box    layout.Rect
		facing int
		length float64
		sees   bool
	}
	var cones []cone
	all := f.chosen() != game.NoHuman && (f.v.Decision == game.DecideTurn || f.v.Decision == game.DecideHumans) || f.v.Decision == game.DecideFlare ||
		f.mine(game.SeatZombies) && (f.v.Decision == game.DecideMovement || f.v.Decision == game.DecideScent)
	for i := range f.v.Zombies {
		z := &f.v.Zombies[i]
		if z.Facing == nil || f.t.Hidden(zombieID(z.Figure)) {
			continue
		}
		length, sees := f.sight(z.Field, *z.Facing)
		if sees && f.v.Stage.Phase() != game.PhaseSetup || all || f.over == z.Field || f.chosenZombie() == z.Field {
			cones = append(cones, cone{f.places.fields[z.Field], int(*z.Facing), length, sees})
		}
	}
	if at, ok := f.putting(b); ok {
		length, sees := f.sight(at, f.facing)
		cones = append(cones, cone{f.places.fields[at], int(f.facing), length, sees})
	}
	n := b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		for i := range cones {
			pieces.SightCone(c, cones[i].box, cones[i].facing, cones[i].length, cones[i].sees)
		}
	})
	n.ID, n.Role, n.State = "sights", "picture", map[string]any{"n": len(cones)}
}

// putting is the field pointed at, if a click would put a zombie there.
func (f *face) putting(b *ui.Builder) (at game.Field, ok bool) {
	if f.over == game.NoField || f.t.Acting() == rules.NoSeat || f.t.Looking() || b.Root().Dragging() != nil {
		return game.NoField, false
	}
	o := &f.fields[f.over]
	return f.over, o.deed == plays && is(o.moves[0].Verb, looks)
}

// sight is how far one sees from a field in a direction, in units, and whether
// that is a human.
func (f *face) sight(at game.Field, d game.Facing) (length float64, sees bool) {
	l := f.v.LineOfFire(at, d)
	sees = l.Hit != game.NoField && f.known.humans[l.Hit] != nil
	n := float64(len(l.Fields))
	if sees {
		n += 0.6
	}
	return n * f.places.pitch, sees
}
