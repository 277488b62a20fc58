package dzicz

import (
	"strings"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// SheetPicture is a piece or token in the colour of who looks, or a mission's picture.
func (f *face) SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect) {
	if token, ok := strings.CutPrefix(id, "action-"); ok {
		k, err := game.ParseActionToken(token)
		if err != nil {
			return nil
		}
		return func(c *sprites.Canvas, r layout.Rect) {
			look := f.t.LookOf(f.me())
			icon := layout.Around(layout.P(r.Center().X, r.Y+r.H*0.486), layout.S(r.W*0.5, r.W*0.5))
			c.Sprite("dzicz/action", r, sprites.SpriteOpt{Tint: look.Colour})
			c.Sprite(actionArt[k], icon, sprites.SpriteOpt{Tint: sprites.TextOn(look.Colour)})
		}
	}
	for k, piece := range kindIDs {
		if piece == id {
			return func(c *sprites.Canvas, r layout.Rect) {
				kind(k).draw(c, r, f.t.LookOf(f.me()).Owner(), sprites.SpriteOpt{})
			}
		}
	}
	return sheet.Art("dzicz/" + id)
}
