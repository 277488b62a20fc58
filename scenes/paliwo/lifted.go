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
	if f.t.Acting() == rules.NoSeat {
		return nil
	}
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			l, ok := payload.(lifted)
			if !ok || l.zombie == at || l.human != game.NoHuman && fieldOf(f.person(l.human)) == at {
				return false, nil
			}
			if l.zombie != game.NoField && f.charges(l.zombie) {
				return f.acceptsCharge(l.zombie, at)
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
			l := payload.(lifted)
			if l.zombie != game.NoField && f.charges(l.zombie) {
				f.play(f.fields[l.zombie].moves[0])
				return
			}
			m, ok := f.cardMove(cardOfVerb(l.verb))
			if d := f.fields[at].deed; ok && (d == nothing || d == takes) {
				f.play(m)
				return
			}
			f.clickField(at)
		},
		OnOver: func(on bool) { f.hover(at, on) },
	}
}

// acceptsCharge reports whether a zombie that must charge may be put on a field:
// where it goes, or on whom it goes for.
func (f *face) acceptsCharge(zombie, at game.Field) (bool, *ui.Refusal) {
	if f.goal(zombie, at) {
		return true, nil
	}
	ch, _ := f.v.Charge(zombie)
	return false, &ui.Refusal{Text: f.say("charge.nears", fieldArg(ch.To), whomArg(ch.Whom)), Rule: "WP-33"}
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

// dragVerb makes something beside the board something to pick up.
func (f *face) dragVerb(verb uint8, size layout.Size, ghost drawing, begin func()) *ui.Drag {
	d := f.drag(lifted{human: game.NoHuman, zombie: game.NoField, verb: verb}, ghost, begin)
	d.Size = size
	return d
}

// dragPerson lets a human be picked up on the board or at its line beside it.
func (f *face) dragPerson(p *game.Person, begin func()) *ui.Drag {
	look := f.lookOf(p)
	d := f.drag(lifted{human: p.Human, zombie: game.NoField}, func(c *sprites.Canvas, r layout.Rect) {
		pieces.Human(c, r, look, sprites.SpriteOpt{})
	}, begin)
	d.Size = f.places.fields[0].Size()
	return d
}
