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
	at, list := f.toTurn()
	if len(list) == 0 {
		return
	}
	box := f.places.fields[at]
	side := max(leastArrow, box.W*0.76)
	away := box.W * 0.5
	if len(list) > 2 { // next to each other
		away = max(away, side+1)
	}
	for _, m := range list {
		d := game.Facing(m.B)
		mid := box.Center().Add(toward(d, away))
		r := layout.Around(mid, layout.S(side, side))
		words := f.say("turn-to", rules.KeyArg("facing", d.Name().Key))
		b.KeepClear(r)
		b.Overlay(func() {
			b.Add(ui.Node{
				ID: "face:" + d.String(), Role: "button", Label: words, Rect: r,
				State:   map[string]any{"move": game.Game{}.Notation(m)},
				OnClick: func() { f.Play(m) },
				Tip:     func() ui.Tip { return ui.Tip{Title: words, Lines: f.turnLines(at, d)} },
				Draw:    func(c *sprites.Canvas, s ui.State) { pieces.FacingArrow(c, r, int(d), s.Hover) },
			})
		})
	}
}

// toward is the way of a length in a direction.
func toward(d game.Facing, length float64) layout.Point {
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

// toTurn is the field of who is being turned, with the moves that turn it.
func (f *face) toTurn() (at game.Field, list []rules.Move) {
	z := f.chosenZombie()
	switch {
	case f.t.Acting() == rules.NoSeat:
	case f.spot != game.NoField:
		if o := &f.fields[f.spot]; o.deed == turns {
			return f.spot, o.moves
		}
	case z != game.NoField && f.v.Decision == game.DecideMovement && f.aim == 0:
		return z, f.movesOf(game.VerbRotate, int16(z))
	}
	return game.NoField, nil
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
