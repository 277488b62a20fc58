package wcp

import (
	"schron/input"
	"schron/scenes/keys"
)

// The keys of the game.
var (
	turnRight = keys.On("keys.wcp.right", input.KeyR)
	turnLeft  = keys.With("keys.wcp.left", input.Shift, input.KeyR)
	boostKey  = keys.On("keys.wcp.boost", input.KeyB)
	routeKey  = keys.On("keys.wcp.route", input.KeyX)

	gameKeys = []keys.Binding{turnRight, turnLeft, boostKey, routeKey}
)
