package paliwo

import (
	"cmp"
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// stuck is what looks like a handle but cannot be picked up now: who drags it is told
// why.
func stuck(words string) *ui.Drag {
	return &ui.Drag{Barred: func() *ui.Refusal { return &ui.Refusal{Text: words} }}
}

// unless says why a move cannot be played now, or else words of the table.
func (f *face) unless(m rules.Move, words string) *ui.Drag {
	return &ui.Drag{Barred: func() *ui.Refusal { return cmp.Or(f.Hindrance(m), &ui.Refusal{Text: words}) }}
}

// idle is why nothing can be picked up while others act or something is shown.
func (f *face) idle() *ui.Drag { return stuck(f.say("task.watch")) }

// dragOf makes who stands on a field something to pick up; who cannot be, and what
// lies there, say why. In the human turn a human is taken along a way, in the movement
// a zombie is, or to whom it must charge.
func (f *face) dragOf(at game.Field) *ui.Drag {
	p, z := f.known.humans[at], f.known.zombies[at]
	lifts := f.fields[at].deed == takes || f.stands(at)
	switch {
	case p == nil && z == nil:
		return f.dragOfGround(at)
	case f.t.Acting() == rules.NoSeat:
		return f.idle()
	case p != nil && f.v.Decision == game.DecideTurn && lifts:
		return f.dragHuman(p)
	case p != nil:
		return f.unless(game.ByOn(game.VerbStep, p.Human, at), f.handleWords())
	case f.v.Decision != game.DecideMovement || !lifts && !f.charges(at):
		return f.unless(stepOf(z, at), f.handleWords())
	}
	look := zombieLook(z)
	d := f.drag(fieldIDs[at], func(c *sprites.Canvas, r layout.Rect) { pieces.Zombie(c, r, look, sprites.SpriteOpt{}) })
	if f.charges(at) {
		d.OnStart = nil // nothing is chosen by that
	}
	return d
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
	case count(f.v.Fuel, at) > 0:
		return stuck(f.say("handle.fuel"))
	case find && game.TerrainAt(at) == game.Barrel:
		return stuck(f.say("handle.barrel"))
	case find && face != game.NoFace:
		return stuck(f.say("put.find.help"))
	case slices.Contains(f.v.CrawlerTokens, at):
		return stuck(f.say("token.help"))
	}
	return nil
}
