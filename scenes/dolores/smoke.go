package dolores

import (
	"schron/layout"
	"schron/scenes/table/motion"
)

// puffArt is that of explosions and trails.
var puffArt = motion.PuffArt{Smoke: "dolores/puff", Fire: "dolores/puff-fire"}

// scattered is a number of a row that looks like chance, between two bounds.
func scattered(seed, i int, low, high float64) float64 {
	return low + (high-low)*layout.Scatter(seed, i)
}
