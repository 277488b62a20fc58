package paliwo

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// The grounds of fields; corners and lines follow the size of the field.
var (
	overGround   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.08)}
	walkGround   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.16), Border: sprites.Amber, Dashed: true}
	placeGround  = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.10), Border: sprites.WithAlpha(sprites.Amber, 0.42)}
	attackGround = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Red, 0.20), Border: sprites.Hex(0xf0604a), Dashed: true}
	hurtGround   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Red, 0.20), Border: sprites.Amber, Dashed: true}
	chosenGround = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.32), Border: sprites.AmberHigh, Glow: sprites.Amber, Reach: 7}
	heldGround   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.14), Border: sprites.WithAlpha(sprites.Amber, 0.75)}
)

// mark is how a field stands out.
type mark struct {
	box    layout.Rect
	ground sprites.PanelStyle
	cost   int // −1 for none
	wounds int
	eye    bool // a zombie would see the human there
}

// buildMarks shows what can be done on the fields.
func (f *face) buildMarks(b *ui.Builder) {
	var marks []mark
	radius, line := f.places.pitch*0.08, max(1.5, f.places.pitch*0.035)
	for at := game.Field(0); at < game.Fields; at++ {
		m, ok := f.markOf(b, at)
		if !ok {
			continue
		}
		m.ground.Radius, m.ground.Width = radius, line
		m.box = f.places.fields[at].Inset(1)
		marks = append(marks, m)
	}
	b.Draw(f.places.grid, func(c *sprites.Canvas, _ ui.State) {
		for i := range marks {
			m := &marks[i]
			c.Panel(m.box, m.ground)
			if m.cost >= 0 {
				pieces.CostBadge(c, m.box, m.cost, m.wounds)
			}
			if m.eye {
				pieces.SeenBadge(c, m.box)
			}
		}
	})
}

// markOf says how a field stands out, false if it does not.
func (f *face) markOf(b *ui.Builder, at game.Field) (mark, bool) {
	m := mark{cost: -1}
	o := &f.fields[at]
	can := f.target(at)
	if r, ok := f.known.reach[at]; ok && o.deed == walks {
		m.cost, m.wounds, m.eye = r.Cost, r.Wounds, len(r.SeenBy) > 0
	}
	if o.deed == plays && o.moves[0].Verb == game.VerbHuman {
		m.eye = len(f.v.SeenBy(game.Actor(o.moves[0]), at)) > 0
	}
	if w, ok := f.known.ways[at]; ok && o.deed == walks && !w.Bites {
		m.cost = w.Cost
	}
	switch {
	case can && (f.over == at || f.spot == at):
		m.ground = chosenGround
	case f.chargeGoal(b, at):
		m.ground = walkGround
		if f.over == at {
			m.ground = chosenGround
		}
	case f.peeked(at), f.pool && f.arrivals() && slices.Contains(f.known.open, at):
		m.ground = attackGround
	case can:
		m.ground = f.canGround(at, o)
	case f.stands(at):
		m.ground = heldGround
	case f.over == at && b.Root().Dragging() == nil && f.t.Acting() != rules.NoSeat:
		m.ground = overGround
	default:
		return m, false
	}
	return m, true
}

// chargeGoal reports whether a zombie that must charge is dragged and may be put on a
// field.
func (f *face) chargeGoal(b *ui.Builder, at game.Field) bool {
	up, _ := b.Root().Dragging().(string)
	zombie := fieldNamed(up)
	if !f.charges(zombie) {
		return false
	}
	ch := f.charge(zombie)
	return at == ch.To || at == fieldOf(f.person(ch.Whom))
}

// peeked reports whether a field is a target of the act whose button is pointed
// at.
func (f *face) peeked(at game.Field) bool {
	h := f.chosen()
	if f.peek == 0 || f.peek == game.VerbStep || f.aim != 0 || h == game.NoHuman {
		return false
	}
	for _, m := range f.t.Moves() {
		if m.Verb == f.peek && game.Actor(m) == h && game.Target(m) == at {
			return true
		}
	}
	return false
}

// aimed reports whether an act is aimed, or its button pointed at.
func (f *face) aimed(verb uint8) bool { return f.aim == verb || f.aim == 0 && f.peek == verb }

// canGround is the ground of a field on which something can be done.
func (f *face) canGround(at game.Field, o *onField) sprites.PanelStyle {
	switch {
	case o.deed == walks && f.known.ways[at].Bites, o.deed == chooses && f.known.zombies[at] != nil:
		return attackGround
	case o.deed == walks && f.known.reach[at].Wounds > 0:
		return hurtGround
	case o.deed == walks, o.deed == chooses, o.deed == turns:
		return walkGround
	}
	if st := verbs[o.moves[0].Verb].mark; st != nil {
		return *st
	}
	return walkGround
}
