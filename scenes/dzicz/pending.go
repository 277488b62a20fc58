package dzicz

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

var declaredText = sprites.TextStyle{Bold: true, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}

// buildPending shows what waits for an answer: a declared action as a faint
// piece on its field, a soldier's move as an arrow. Where a manoeuvre enters the very
// field of the declaration that it answers, the soldier is shown: it is decided first.
func (f *face) buildPending(b *ui.Builder) {
	s := f.v.Step
	if f.v.Decision != "border_defence" {
		s = nil
	}
	if d := f.v.Declaration; d != nil && f.v.Go != rules.NoSeat && (s == nil || s.To != d.Field) {
		f.buildDeclared(b, d)
	}
	if s != nil {
		f.buildArrow(b, s.Seat, s.From, s.To)
		f.faint(b, soldierPiece, s.To, s.Seat)
		f.flag(b, s.To, s.Seat, f.say("entering"))
	}
}

func (f *face) buildDeclared(b *ui.Builder, d *game.DeclarationView) {
	seat := int(f.v.Go)
	switch d.Action {
	case "assault":
		f.buildArrow(b, seat, *d.Soldier, d.Field)
		f.faint(b, soldierPiece, d.Field, seat)
	case "expand":
		f.faint(b, tokenPiece, d.Field, seat)
		f.faint(b, outpostPiece, d.Field, seat)
	case "outpost":
		f.faint(b, outpostPiece, d.Field, seat)
	case "soldier":
		f.faint(b, soldierPiece, d.Field, seat)
	default:
		f.faint(b, tokenPiece, d.Field, seat)
	}
	f.flag(b, d.Field, seat, f.say("declared"))
}

// faint draws a piece that is not there yet.
func (f *face) faint(b *ui.Builder, k kind, at game.Field, seat int) {
	box := f.places.fields[at]
	spot := k.spot(box, f.v.Board[at])
	o := f.owner(seat)
	b.Draw(spot, func(c *sprites.Canvas, _ ui.State) { k.draw(c, spot, o, sprites.SpriteOpt{Alpha: 0.55}) })
}

// flag frames a field in a player's colour with a word at its top.
func (f *face) flag(b *ui.Builder, at game.Field, seat int, word string) {
	box := f.places.fields[at]
	look := f.t.LookOf(seat)
	frame := sprites.PanelStyle{Border: look.Colour, Width: max(2.5, box.W*0.03), Radius: box.W * 0.075, Dashed: true}
	size := max(12, box.W*0.105)
	style := declaredText.Sized(size).In(sprites.TextOn(look.Colour))
	w := min(box.W-6, b.TextWidth(word, style)+16)
	tag := layout.Around(layout.P(box.Center().X, box.Y+size*0.75), layout.S(w, size*1.5))
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
