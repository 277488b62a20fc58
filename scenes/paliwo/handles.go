package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// barred is what looks like a handle but cannot be picked up now: who drags it is
// told why.
func (f *face) barred(why func() *ui.Refusal) *ui.Drag { return &ui.Drag{Barred: why} }

// because is a reason in words of the table.
func (f *face) because(words string) func() *ui.Refusal {
	return func() *ui.Refusal { return &ui.Refusal{Text: words} }
}

// unless is why a move cannot be played now, or else words of the table.
func (f *face) unless(m rules.Move, words string) func() *ui.Refusal {
	return func() *ui.Refusal {
		if r := rules.AsRefusal(f.t.Check(m)); r != nil && f.t.Acting() != rules.NoSeat {
			why := f.t.Why(r)
			return &why
		}
		return &ui.Refusal{Text: words}
	}
}

// idle is why nothing can be picked up while others act or something is shown.
func (f *face) idle() *ui.Drag { return f.barred(f.because(f.say("task.watch"))) }

// dragOf makes who stands on a field something to pick up; who cannot be, and what
// lies there, say why.
func (f *face) dragOf(at game.Field) *ui.Drag {
	p, z := f.known.humans[at], f.known.zombies[at]
	switch {
	case p == nil && z == nil:
		return f.dragOfGround(at)
	case f.t.Acting() == rules.NoSeat:
		return f.idle()
	case p != nil:
		return f.dragOfHuman(p)
	}
	return f.dragOfZombie(z)
}

// dragOfHuman is for a human on the board: in the human turn it is taken along a
// way, at other times it stands.
func (f *face) dragOfHuman(p *game.Person) *ui.Drag {
	at := *p.Field
	if d := f.fields[at].deed; f.v.Decision == game.DecideTurn && (d == takes || f.stands(at)) {
		return f.dragPerson(p, func() { f.take(at) })
	}
	return f.barred(f.unless(game.ByOn(game.VerbStep, p.Human, at), f.handleWords()))
}

// dragOfZombie is for a zombie on the board: in the movement it is taken along a
// way or at whom it must charge.
func (f *face) dragOfZombie(z *game.Zombie) *ui.Drag {
	at := z.Field
	if f.v.Decision == game.DecideMovement && (f.fields[at].deed == takes || f.stands(at) || f.charges(at)) {
		look := zombieLook(z)
		begin := func() { f.take(at) }
		if f.charges(at) {
			begin = func() {}
		}
		return f.drag(lifted{human: game.NoHuman, zombie: at}, func(c *sprites.Canvas, r layout.Rect) {
			pieces.Zombie(c, r, look, sprites.SpriteOpt{})
		}, begin)
	}
	m := game.On(game.VerbAdvance, at)
	if z.Facing == nil {
		m = game.OnTo(game.VerbCrawl, at, at)
	}
	return f.barred(f.unless(m, f.handleWords()))
}

// handleWords say what is done with figures in place of dragging them.
func (f *face) handleWords() string {
	switch f.v.Decision {
	case game.DecideHumans, game.DecideZombies, game.DecideNew:
		return f.say("handle.placed")
	case game.DecideWeapons, game.DecideCleanup, game.DecideTurning, game.DecideFlare, game.DecideScent:
		return f.say("handle." + f.v.Decision.String())
	}
	return f.say("handle.stays")
}

// dragOfGround is for what lies on a field without a figure: nobody moves it, and
// where something lies it says what it is for.
func (f *face) dragOfGround(at game.Field) *ui.Drag {
	face, find := f.known.finds[at]
	switch {
	case f.known.fuel[at] > 0:
		return f.barred(f.because(f.say("handle.fuel")))
	case find && game.TerrainAt(at) == game.Barrel:
		return f.barred(f.because(f.say("handle.barrel")))
	case find && face != game.NoFace:
		return f.barred(f.because(f.say("put.find.help")))
	case f.known.tokens[at]:
		return f.barred(f.because(f.say("token.help")))
	}
	return nil
}

// charges reports whether the zombie on a field must charge and may be clicked for
// it now.
func (f *face) charges(at game.Field) bool {
	o := &f.fields[at]
	return o.deed == plays && o.moves[0].Verb == game.VerbCharge
}

// goal reports whether a field is one to which the charge of a zombie leads, or where
// the human stands whom it goes for.
func (f *face) goal(zombie, at game.Field) bool {
	ch, ok := f.v.Charge(zombie)
	return ok && (at == ch.To || at == fieldOf(f.person(ch.Whom)))
}
