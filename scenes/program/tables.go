package program

import (
	"schron/scenes/dolores"
	"schron/scenes/dzicz"
	"schron/scenes/house"
	"schron/scenes/paliwo"
	"schron/scenes/table"
	"schron/scenes/wcp"
	"schron/scenes/wradislavia"
)

// Tables are the tables of the games, by the game's id.
func Tables() map[string]table.Game {
	return map[string]table.Game{
		"wcp":         wcp.Game(),
		"wradislavia": wradislavia.Game(),
		"paliwo":      paliwo.Game(),
		"dzicz":       dzicz.Game(),
		"dolores":     dolores.Game(),
	}
}

// boxes are what is told of the tables before anybody sits there.
func boxes(tables map[string]table.Game) map[string]house.Box {
	out := map[string]house.Box{}
	for id, g := range tables {
		out[id] = house.Box{Minutes: g.Minutes, FaceDownSecrets: g.FaceDownSecrets, First: g.First, Prints: g.Print != nil, Keys: g.Keys}
	}
	return out
}
