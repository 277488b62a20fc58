package program

import (
	"schron/scenes/dolores"
	"schron/scenes/dzicz"
	"schron/scenes/paliwo"
	"schron/scenes/table"
	"schron/scenes/wcp"
	"schron/scenes/wradislavia"
)

// tables are the tables of the games, by the game's id.
func tables() map[string]table.Game {
	return map[string]table.Game{
		"wcp":         wcp.Game(),
		"wradislavia": wradislavia.Game(),
		"paliwo":      paliwo.Game(),
		"dzicz":       dzicz.Game(),
		"dolores":     dolores.Game(),
	}
}

// soft tells by game whether its secrets lie face down on the table.
func soft(tables map[string]table.Game) map[string]bool {
	out := map[string]bool{}
	for id, g := range tables {
		out[id] = g.Soft
	}
	return out
}
