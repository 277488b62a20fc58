package wcp

import (
	"strings"

	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"

	game "schron/rules/wcp"
)

// buildDesk lays out what is decided below the board: the hand, and in its place
// those that are met, a trade or the spoils.
func (f *face) buildDesk(b *ui.Builder) {
	b.Panel(f.places.desk, sprites.PanelBox.Filled(sprites.Hex(0x151b1c)))
	switch f.v.Decision {
	case game.DecideMeet:
		f.buildMeeting(b)
	case game.DecideOffer, game.DecideAnswer:
		f.buildTrade(b)
	case game.DecideSpoils:
		f.buildSpoils(b)
	default:
		f.buildHand(b)
	}
}

// deskParts are the desk's inside and its line of headings.
func (f *face) deskParts() (head, body layout.Rect) {
	in := f.places.desk.InsetXY(12, 7)
	head, body = in.CutTop(20)
	return head, body
}

// heading is a small title that grows with the window.
func (f *face) heading(b *ui.Builder, r layout.Rect, words string) {
	b.Label(r, strings.ToUpper(words), sprites.Heading.Fitted().Sized(13))
}
