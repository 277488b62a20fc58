package menu

import (
	"schron/rules"
	"schron/scenes/house"
)

// box is a game on the shelf, whether it can be played yet or not.
type box struct {
	id          string
	least, most int // players, where the game itself cannot be asked yet
	minutes     int // that a game takes
}

// shelfBoxes are the games of the house in the order of the shelf.
func shelfBoxes() []box {
	return []box{
		{id: "wcp", least: 2, most: 6, minutes: 60},
		{id: "wradislavia", least: 2, most: 2, minutes: 30},
		{id: "paliwo", least: 2, most: 2, minutes: 45},
		{id: "dzicz", least: 2, most: 4, minutes: 25},
		{id: "dolores", least: 2, most: 4, minutes: 120},
	}
}

// boxOf finds the box of a game. A game without one gets a plain box.
func boxOf(id string) box {
	for _, x := range shelfBoxes() {
		if x.id == id {
			return x
		}
	}
	return box{id: id}
}

// art is the name of the picture on the lid.
func (x box) art() string { return "box/" + x.id }

// lid is what the lid says beside the title: how many play and how long.
func (x box) lid(h *house.House) string {
	least, most := x.least, x.most
	if g := h.Game(x.id); g != nil {
		least, most = g.Players()
	}
	minutes := rules.Number("minutes", x.minutes)
	if least == most {
		return h.Say("shelf.lid-exact", rules.Number("players", least), minutes)
	}
	return h.Say("shelf.lid", rules.Number("least", least), rules.Number("most", most), minutes)
}
