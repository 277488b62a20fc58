package menu

import (
	"schron/rules"
	"schron/scenes/house"
)

// boxArt is the name of the picture on the lid of a game's box.
func boxArt(game string) string { return "box/" + game }

// lid is what the lid of a game's box says beside the title: how many play and
// how long.
func lid(h *house.House, g rules.Game) string {
	least, most := g.Players()
	minutes := rules.Number("minutes", h.Boxes[g.ID()].Minutes)
	if least == most {
		return h.Say("shelf.lid-exact", rules.Number("players", least), minutes)
	}
	return h.Say("shelf.lid", rules.Number("least", least), rules.Number("most", most), minutes)
}
