package table

import (
	"strconv"

	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	botRow  = 44.0 // height of a computer player's line
	botGap  = 8.0
	botName = 150.0 // width of its name at least
)

var botText = sprites.Body.Fitted()

// botsToStop lists the players, 0-based, in whose place somebody else may decide:
// none in a replay and after the end.
func (t *Table) botsToStop() []int {
	if t.Replay || t.opt.Lesson != nil || t.Match().Result().Over {
		return nil
	}
	var out []int
	for i, p := range t.Match().Players() {
		if p.Bot != "" {
			out = append(out, i)
		}
	}
	return out
}

// buildBots lists the computer players with who may decide in their place.
func (t *Table) buildBots(b *ui.Builder) {
	bots := t.botsToStop()
	b.Dialog(ui.Dialog{
		ID: "bots", Title: t.h.Say("frame.bots"), Body: t.h.Say("frame.bots.help"), OnCancel: t.closeMenu, Width: 640,
		Buttons:       []ui.Button{{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: t.closeMenu}},
		ContentHeight: float64(len(bots))*(botRow+botGap) - botGap,
		Content: func(b *ui.Builder, r layout.Rect) {
			looks := t.h.Looks(t.Match().Players())
			for _, player := range bots {
				var line layout.Rect
				line, r = r.CutTop(botRow)
				_, r = r.CutTop(botGap)
				t.botLine(b, line, player, looks[player])
			}
		},
	})
}

// botLine is the line of one computer player.
func (t *Table) botLine(b *ui.Builder, r layout.Rect, player int, look house.Look) {
	look.Large = t.h.Settings.Marks
	id := "bots:" + strconv.Itoa(player)
	put := func(bot string) {
		u := t.steadButton(id+":", bot, func(bot string) {
			t.closeMenu()
			t.botsChanged(t.PutBot(player, bot), replacedKeys.of(bot), look.Name)
		})
		u.Size = 15
		u.Rect, r = r.CutRight(min(b.ButtonWidth(u)+8, r.W-botName))
		_, r = r.CutRight(botGap)
		b.Button(u)
	}
	put("")
	if stead := t.Stead(t.Match().Players()[player].Bot); stead != "" {
		put(stead)
	}
	name := r
	n := b.Draw(name, func(c *sprites.Canvas, _ ui.State) { look.DrawName(c, name, botText) })
	n.ID, n.Role, n.Label, n.Tip = id, "text", look.Name, look.Tip()
}
