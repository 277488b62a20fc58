package dolores

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// buildTruce shows on the map that nobody attacks yet, and for how long (DO-65).
func (f *face) buildTruce(b *ui.Builder) {
	if f.v.Truce == 0 {
		return
	}
	words := f.say("truce", rules.Number("n", f.v.Truce))
	st := sprites.BodyBold.Sized(14).Fitted()
	const height = 28
	width := min(height+b.TextWidth(words, st)+12, f.places.board.W*0.6)
	r := layout.R(f.places.board.Right()-6-width, f.places.board.Y+6, width, height)
	flag, label := r.Inset(4).CutLeft(height - 8)
	_, label = label.CutLeft(5)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(r, truceBox)
		c.Sprite("icon/flag", flag, sprites.SpriteOpt{Tint: sprites.Paper})
		c.Text(words, label, st)
	})
	n.ID, n.Role, n.Label = "truce", "text", words
	n.State = map[string]any{"rounds": f.v.Truce}
	n.Tip = func() ui.Tip {
		return ui.Tip{Title: words, Lines: []string{
			f.say("truce.attack", rules.Number("n", f.v.Round+f.v.Truce-1)), f.say("truce.move"), f.t.Say("frame.refuse.rule", rules.Literal("rule", "DO-65")),
		}}
	}
}

var truceBox = sprites.PanelStyle{Fill: sprites.Hex(0x232b2c), Border: sprites.LineColour, Width: 1.5, Radius: 14, Shadow: 4}

// idle tells why a unit of the acting seat can do nothing, nil if there is
// nothing to tell: a launcher only fires.
func (f *face) idle(u game.Unit) *ui.Refusal {
	if f.v.Decision != game.DecideMilitary || !isLauncher(u.Kind()) {
		return nil
	}
	return f.t.Hindrance(game.By(game.VerbAim, u))
}
