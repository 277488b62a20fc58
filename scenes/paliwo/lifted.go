package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// lifted is what is being dragged: a human, a zombie, or with a verb something
// from beside the board.
type lifted struct {
	on     bool
	human  game.Human
	zombie game.Field
	verb   uint8
}

// drawing paints something in a box.
type drawing func(c *sprites.Canvas, r layout.Rect)

// drop is a field as a place where things can be put.
func (f *face) drop(at game.Field) *ui.Drop {
	if f.acting() == rules.NoSeat {
		return nil
	}
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			l, ok := payload.(lifted)
			if !ok || l.zombie == at || l.human != game.NoHuman && fieldOf(f.person(l.human)) == at {
				return false, nil
			}
			if d := f.fields[at].deed; d != nothing && d != takes {
				return true, nil
			}
			if _, ok := f.cardMove(cardOfVerb(l.verb)); ok {
				return true, nil // it needs no target
			}
			if r := f.hindrance(at); r != nil {
				why := f.t.Why(r)
				return false, &why
			}
			return false, nil
		},
		OnDrop: func(payload any) {
			m, ok := f.cardMove(cardOfVerb(payload.(lifted).verb))
			if d := f.fields[at].deed; ok && (d == nothing || d == takes) {
				f.play(m)
				return
			}
			f.clickField(at)
		},
		OnOver: func(on bool) { f.hover(at, on) },
	}
}

// drag is something that can be picked up; begin says what that aims at.
func (f *face) drag(l lifted, ghost drawing, begin func()) *ui.Drag {
	l.on = true
	return &ui.Drag{
		Payload: l, Ghost: ghost, OnStart: begin,
		OnEnd: func(dropped bool) {
			if !dropped {
				f.putDown()
			}
		},
	}
}

// dragOf makes who stands on a field something to pick up, if they may go.
func (f *face) dragOf(at game.Field) *ui.Drag {
	if f.acting() == rules.NoSeat || f.fields[at].deed != takes && !f.stands(at) {
		return nil
	}
	if p := f.known.humans[at]; p != nil && f.v.Decision == "turn" {
		look := f.lookOf(p)
		return f.drag(lifted{human: p.Human, zombie: game.NoField}, func(c *sprites.Canvas, r layout.Rect) {
			pieces.Human(c, r, look, sprites.SpriteOpt{})
		}, func() { f.take(at) })
	}
	if z := f.known.zombies[at]; z != nil && f.v.Decision == "movement" {
		look := zombieLook(z)
		return f.drag(lifted{human: game.NoHuman, zombie: at}, func(c *sprites.Canvas, r layout.Rect) {
			pieces.Zombie(c, r, look, sprites.SpriteOpt{})
		}, func() { f.take(at) })
	}
	return nil
}

// dragVerb makes something beside the board something to pick up.
func (f *face) dragVerb(verb uint8, size layout.Size, ghost drawing, begin func()) *ui.Drag {
	return f.drag(lifted{human: game.NoHuman, zombie: game.NoField, verb: verb}, func(c *sprites.Canvas, r layout.Rect) {
		ghost(c, layout.Around(r.Center(), size))
	}, begin)
}
