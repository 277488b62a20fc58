package bots

import (
	"strconv"

	"schron/layout"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	rowHigh  = 44.0 // height of a computer player's line
	rowGap   = 8.0
	nameWide = 150.0 // width of its name at least
)

var nameText = sprites.Body.Fitted()

// CanStop reports whether there are computer players in whose place somebody else may
// decide.
func (x *Bots) CanStop() bool { return len(x.stoppable()) > 0 }

// stoppable lists the players, 0-based, in whose place somebody else may decide:
// none in a replay and after the end.
func (x *Bots) stoppable() []int {
	if x.Replay || x.Lesson || x.Match().Result().Over {
		return nil
	}
	var out []int
	for i, p := range x.Match().Players() {
		if p.Bot != "" {
			out = append(out, i)
		}
	}
	return out
}

// BuildStop lists the computer players with who may decide in their place. Away puts that
// away.
func (x *Bots) BuildStop(b *ui.Builder, away func()) {
	bots := x.stoppable()
	b.Dialog(ui.Dialog{
		ID: "bots", Title: x.Say("frame.bots"), Body: x.Say("frame.bots.help"), OnCancel: away, Width: 640,
		Buttons:       []ui.Button{{ID: "no", Text: x.Say("frame.cancel"), OnClick: away}},
		ContentHeight: float64(len(bots))*(rowHigh+rowGap) - rowGap,
		Content: func(b *ui.Builder, r layout.Rect) {
			looks := x.House().Looks(x.Match().Players())
			for _, player := range bots {
				var line layout.Rect
				line, r = r.CutTop(rowHigh)
				_, r = r.CutTop(rowGap)
				x.line(b, line, player, looks[player], away)
			}
		},
	})
}

// line is the line of one computer player.
func (x *Bots) line(b *ui.Builder, r layout.Rect, player int, look house.Look, away func()) {
	look.Large = x.House().Settings.Marks
	id := "bots:" + strconv.Itoa(player)
	put := func(bot string) {
		u := x.fallbackButton(id+":", bot, func(bot string) {
			away()
			x.changed(x.PutBot(player, bot), replacedKeys.of(bot), look.Name)
		})
		u.Size = 15
		u.Rect, r = r.CutRight(min(b.ButtonWidth(u)+8, r.W-nameWide))
		_, r = r.CutRight(rowGap)
		b.Button(u)
	}
	put("")
	if fallback := x.Fallback(x.Match().Players()[player].Bot); fallback != "" {
		put(fallback)
	}
	name := r
	n := b.Draw(name, func(c *sprites.Canvas, _ ui.State) { look.DrawName(c, name, nameText) })
	n.ID, n.Role, n.Label, n.Tip = id, "text", look.Name, look.Tip()
}
