package wradislavia

import (
	"schron/scenes/ui"
	"schron/sprites"
)

// The frames of cards. may is for cards that can be taken now, goes for those on which
// the held thing can be used. chosen is for the held one, target for one that is aimed
// at, and over for the one under the cursor.
var (
	mayFrame    = ui.MayBox.Rounded(12)
	goesFrame   = ui.GoesBox.Rounded(12)
	chosenFrame = ui.HeldBox.Rounded(12)
	targetFrame = sprites.PanelStyle{Border: sprites.Red, Width: 4, Radius: 12, Glow: sprites.Red, Reach: 12}
	overFrame   = sprites.PanelStyle{Border: sprites.AmberHigh, Width: 3, Radius: 12, Glow: sprites.Amber, Reach: 8}
)

// mayAim reports whether an opposing card can be pointed at as a target, for somebody
// who is chosen.
func (f *face) mayAim(seat int) bool {
	return f.mine() && f.v.Revealed() && seat != f.seat && f.attacker() != none
}
