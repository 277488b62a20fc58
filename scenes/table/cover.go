package table

import (
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildCover asks the next player to take the screen. Nothing of the table is
// drawn or can be reached; who opens it says to be that player.
func (t *Table) buildCover(b *ui.Builder) {
	t.root.Conceal()
	seat := t.Cover()
	look := t.LookOf(seat)
	name := rules.Literal("player", look.Name)
	box := b.Area.Anchor(layout.S(min(560, b.Area.W-80), 380), 0.5, 0.46)
	b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(box, sprites.DialogBox.Bordered(look.Colour, 3))
		c.HazardStripe(layout.R(box.X+24, box.Y+26, box.W-48, 6))
	})
	mark := box.Anchor(layout.S(88, 88), 0.5, 0).Translate(0, 64)
	b.Draw(mark, func(c *sprites.Canvas, _ ui.State) { DrawMark(c, mark, look) })
	title := layout.R(box.X+30, mark.Bottom()+18, box.W-60, 44)
	b.Info("cover", title, t.h.Say("frame.handover", name),
		sprites.Title.Sized(32).Aligned(sprites.Middle, sprites.Middle).Fitted())
	hint := layout.R(box.X+40, title.Bottom()+6, box.W-80, 42)
	b.Paragraph(hint, t.h.Say("frame.handover.pass"), sprites.Small.Sized(15).Aligned(sprites.Middle, sprites.Start))
	button := box.Anchor(layout.S(min(320, box.W-80), 58), 0.5, 1).Translate(0, -30)
	b.Button(ui.Button{
		ID: "cover:open", Rect: button, Kind: ui.Primary,
		Text: t.h.Say("frame.handover.open", name), OnClick: t.Open,
	})
	corner := layout.R(b.Area.Right()-14-120, 8, 120, 30)
	b.Button(ui.Button{ID: "menu", Rect: corner, Icon: "icon/menu", Text: t.h.Say("frame.menu"), OnClick: t.openMenu, Size: 14})
	if t.CanUndo() == nil {
		back := layout.R(b.Area.X+14, 8, 120, 30)
		b.Button(ui.Button{ID: "undo", Rect: back, Icon: "icon/undo", Text: t.h.Say("frame.undo"), OnClick: func() { t.report(t.Undo()) }, Size: 14})
	}
}
