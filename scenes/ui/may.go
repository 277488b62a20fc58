package ui

import (
	"schron/layout"
	"schron/sprites"
)

// How every table marks what can be acted on now. Boxes (cards, slots, buttons of a
// panel) get a frame, pieces a halo. It is thin for what may be picked up or pointed
// at, and thick for what is held. Where the held thing may go, the frame is dashed or
// the halo strong. The node of what may be acted on has MayState.
var (
	MayBox  = sprites.PanelStyle{Border: sprites.WithAlpha(sprites.Amber, 0.75), Width: 2, Radius: 8}
	GoesBox = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.12), Border: sprites.Amber, Width: 2, Radius: 8, Dashed: true}
	HeldBox = sprites.PanelStyle{Border: sprites.Amber, Width: 3, Radius: 8, Glow: sprites.Amber, Reach: 8}
)

// MayState is the state of a node that can be picked up or pointed at now.
const MayState = "may"

// MayHalo is the halo of a piece in r that may be picked up or pointed at.
func MayHalo(r layout.Rect) sprites.SpriteOpt {
	return sprites.SpriteOpt{Halo: sprites.WithAlpha(sprites.Amber, 0.85), Reach: r.W * 0.2}
}

// GoesHalo is the halo of a piece in r on which what is held may act, or over which
// the cursor is.
func GoesHalo(r layout.Rect) sprites.SpriteOpt {
	return sprites.SpriteOpt{Halo: sprites.AmberHigh, Reach: r.W * 0.26}
}

// HeldHalo is the halo of a piece in r that is held.
func HeldHalo(r layout.Rect) sprites.SpriteOpt {
	return sprites.SpriteOpt{Halo: sprites.AmberHigh, Reach: r.W * 0.34}
}
