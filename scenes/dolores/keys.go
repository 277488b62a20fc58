package dolores

import (
	"schron/input"
	"schron/scenes/keys"
)

// The keys of the game.
var (
	nearer   = keys.On("keys.dolores.nearer", input.KeyPlus).Or(keys.With("", input.Shift, input.KeyPlus))
	farther  = keys.On("keys.dolores.farther", input.KeyMinus)
	homeKey  = keys.On("keys.dolores.home", input.KeyHome)
	wholeKey = keys.On("keys.dolores.whole", input.KeyEnd)

	gameKeys = []keys.Binding{nearer, farther, homeKey, wholeKey}
)
