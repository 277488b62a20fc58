package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

var declaredText = sprites.TextStyle{Bold: true, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}

// pending is what waits for an answer: a declaration, a soldier's move. Where a manoeuvre
// enters the very field of the declaration that it answers, the soldier is what waits: it
// is decided first.
func (f *face) pending() (d *game.DeclarationView, s *game.StepView) {
	if f.v.Decision == game.DecideDefence {
		s = f.v.Step
	}
	if d = f.v.Declaration; d != nil && (f.v.Go == rules.NoSeat || s != nil && s.To == d.Field) {
		d = nil
	}
	return d, s
}

// buildPending shows what waits for an answer: flags on fields, and an arrow where a
// soldier comes. The pieces lie faintly on their fields, see buildPieces.
func (f *face) buildPending(b *ui.Builder) {
	d, s := f.pending()
	if d != nil {
		if d.Soldier != nil {
			f.buildArrow(b, int(f.v.Go), *d.Soldier, d.Field)
		}
		f.flag(b, d.Field, int(f.v.Go), f.say("declared"))
	}
	if s != nil {
		f.buildArrow(b, s.Seat, s.From, s.To)
		f.flag(b, s.To, s.Seat, f.say("entering"))
	}
}

// waiting tells which pieces wait for an answer to come to a field, and whose.
func (f *face) waiting(at game.Field) (kinds [soldierPiece + 1]bool, seat int) {
	d, s := f.pending()
	switch {
	case s != nil && s.To == at:
		kinds[soldierPiece] = true
		return kinds, s.Seat
	case d == nil || d.Field != at:
		return kinds, rules.NoSeat
	}
	switch d.Action {
	case "assault", "soldier":
		kinds[soldierPiece] = true
	case "expand":
		kinds[tokenPiece], kinds[outpostPiece] = true, true
	case "outpost":
		kinds[outpostPiece] = true
	default:
		kinds[tokenPiece] = true
	}
	return kinds, int(f.v.Go)
}

// faint draws a piece that is not there yet.
func (f *face) faint(b *ui.Builder, k kind, at game.Field, seat int) {
	box := f.places.fields[at]
	spot := k.spot(box, f.v.Board[at])
	o := f.t.LookOf(seat).Owner()
	n := b.Draw(spot, func(c *sprites.Canvas, _ ui.State) { k.draw(c, spot, o, sprites.SpriteOpt{Alpha: 0.55}) })
	n.ID, n.Role = "coming:"+pieceIDs[k][at], "picture"
}

// flag frames a field in a player's colour with a word at its top, or below a soldier
// that would have its head there.
func (f *face) flag(b *ui.Builder, at game.Field, seat int, word string) {
	box := f.places.fields[at]
	look := f.t.LookOf(seat)
	frame := sprites.PanelStyle{Border: look.Colour, Width: max(2.5, box.W*0.03), Radius: box.W * 0.075, Dashed: true}
	size := max(12, box.W*0.105)
	style := declaredText.Sized(size).In(sprites.TextOn(look.Colour))
	w := min(box.W-6, b.TextWidth(word, style)+16)
	tag := layout.Around(layout.P(box.Center().X, box.Y+size*0.75), layout.S(w, size*1.5))
	if cell := f.v.Board[at]; cell.Outpost && cell.Soldier != rules.NoSeat {
		tag.Y = box.Bottom() - tag.H
	}
	bar := sprites.OwnerBar(look.Colour)
	n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(box, frame)
		c.Panel(tag, bar)
		c.Text(word, tag.InsetXY(6, 0), style)
	})
	n.ID, n.Role, n.Label = "pending:"+at.String(), "pending", word
	n.State = map[string]any{"owner": seat}
}

// buildArrow shows where a soldier wants to go.
func (f *face) buildArrow(b *ui.Builder, seat int, from, to game.Field) {
	a, z := f.places.fields[from].Center(), f.places.fields[to].Center()
	width := f.places.fields[from].W
	start, end := a.Lerp(z, 0.3), a.Lerp(z, 0.72)
	look := f.t.LookOf(seat)
	b.Draw(f.places.frame, func(c *sprites.Canvas, _ ui.State) {
		c.Arrow(start, end, width*0.075, 0, sprites.Ink)
		c.Arrow(start, end, width*0.05, 0, look.Words)
	})
}
