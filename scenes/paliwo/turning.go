package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// leastArrow is the least side of an arrow that turns somebody, units.
const leastArrow = 32

// buildTurning lays out arrows around the field of a zombie that is to be turned, or of
// a human that becomes one. There is one for each direction that is allowed. If two lie
// on opposite sides, the middles of the neighbouring fields stay free to be clicked.
func (f *face) buildTurning(b *ui.Builder) {
	verb, about, at, ok := f.toTurn()
	if !ok {
		return
	}
	box := f.places.fields[at]
	side := max(leastArrow, box.W*0.76)
	list := f.legal.facings(verb, about)
	away := box.W * 0.5
	if len(list) > 2 { // next to each other
		away = max(away, side+1)
	}
	for _, d := range list {
		mid := box.Center().Add(ahead(d, away))
		r := layout.Around(mid, layout.S(side, side))
		m := rules.Move{Verb: verb, A: about, B: int16(d)}
		words := f.say("turn-to", rules.KeyArg("facing", d.Name().Key))
		b.KeepClear(r)
		b.Overlay(func() {
			b.Add(ui.Node{
				ID: "face:" + d.String(), Role: "button", Label: words, Rect: r,
				State:   map[string]any{"move": game.Game{}.Notation(m)},
				OnClick: func() { f.play(m) },
				Tip:     func() ui.Tip { return ui.Tip{Title: words, Lines: f.turnLines(at, d)} },
				Draw:    func(c *sprites.Canvas, s ui.State) { pieces.FacingArrow(c, r, int(d), s.Hover) },
			})
		})
	}
}

// ahead is the way of a length in a direction.
func ahead(d game.Facing, length float64) layout.Point {
	switch d {
	case game.North:
		return layout.P(0, -length)
	case game.East:
		return layout.P(length, 0)
	case game.South:
		return layout.P(0, length)
	}
	return layout.P(-length, 0)
}

// toTurn is what is being turned: the verb, its first part, and the field.
func (f *face) toTurn() (verb uint8, about int16, at game.Field, ok bool) {
	if f.t.Acting() == rules.NoSeat {
		return 0, 0, 0, false
	}
	if f.spot != game.NoField {
		o := &f.fields[f.spot]
		return o.verb, o.about, f.spot, o.deed == turns
	}
	if z := f.chosenZombie(); z != game.NoField && f.v.Decision == game.DecideMovement && f.aim == 0 {
		return game.VerbRotate, int16(z), z, true
	}
	return 0, 0, 0, false
}

// turnLines tell whom a zombie would see after it was turned.
func (f *face) turnLines(at game.Field, d game.Facing) []string {
	l := f.v.LineOfFire(at, d)
	if l.Hit != game.NoField {
		if p := f.known.humans[l.Hit]; p != nil {
			return []string{f.say("would-see", whomArg(p.Human))}
		}
	}
	return []string{f.say("would-see.nobody")}
}

// whomArg names a human as the one to whom something is done.
func whomArg(h game.Human) rules.Arg { return rules.KeyArg("whom", "paliwo.whom."+h.String()) }
