package paliwo

import (
	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/sprites"
)

// obstacle is something that stands on one or several fields.
type obstacle struct {
	kind     game.Terrain
	from, to game.Field // its corners in the south-west and north-east
	n        int        // which of its kind
}

// obstacles are all that stand on the plan, found on it.
var obstacles = findObstacles()

// findObstacles joins neighbouring fields of a kind to one thing: cars and
// wrecks cover several fields.
func findObstacles() []obstacle {
	var out []obstacle
	var used [game.Fields]bool
	wrecks := 0
	for at := game.Field(0); at < game.Fields; at++ {
		kind := game.TerrainAt(at)
		if kind == game.Asphalt || used[at] {
			continue
		}
		o := obstacle{kind: kind, from: at, to: at}
		if kind == game.LargeCar || kind == game.SmallCar || kind == game.Wreck {
			o.grow(kind)
		}
		if kind == game.Wreck {
			o.n = wrecks
			wrecks++
		}
		for col := o.from.Col(); col <= o.to.Col(); col++ {
			for row := o.from.Row(); row <= o.to.Row(); row++ {
				used[game.At(col, row)] = true
			}
		}
		out = append(out, o)
	}
	return out
}

// grow extends o to the east and north over fields of its kind. A wreck has two
// fields.
func (o *obstacle) grow(kind game.Terrain) {
	for {
		next := o.to.Next(game.East)
		if next == game.NoField || game.TerrainAt(next) != kind || kind == game.Wreck && o.fields() == 2 {
			break
		}
		o.to = next
	}
	for {
		next := o.to.Next(game.North)
		if next == game.NoField || game.TerrainAt(next) != kind || kind == game.Wreck && o.fields() == 2 {
			break
		}
		o.to = next
	}
}

func (o *obstacle) fields() int {
	return (o.to.Col() - o.from.Col() + 1) * (o.to.Row() - o.from.Row() + 1)
}

func (o *obstacle) draw(c sprites.Pictures, box layout.Rect) {
	switch o.kind {
	case game.Barrel:
		pieces.Barrel(c, box)
	case game.Booth:
		pieces.Booth(c, box)
	case game.LargeCar:
		pieces.EscapeCar(c, box, true)
	case game.SmallCar:
		pieces.EscapeCar(c, box, false)
	case game.Wreck:
		pieces.Wreck(c, box, o.n)
	}
}
