package dzicz

import (
	"strings"

	"schron/layout"
	game "schron/rules/dzicz"
	"schron/scenes/table/sheet"
	"schron/sprites"
)

// SheetPicture is a piece or token in the colour of who looks, or a mission's picture.
func (f *face) SheetPicture(id string) sheet.Picture {
	return sheetPicture(id, func() sprites.Owner { return f.t.LookOf(f.me()).Owner() })
}

// sheetPicture is a picture in an owner's colour.
func sheetPicture(id string, owner func() sprites.Owner) sheet.Picture {
	if token, ok := strings.CutPrefix(id, "action-"); ok {
		k, err := game.ParseActionToken(token)
		if err != nil {
			return nil
		}
		return func(c sheet.Paper, r layout.Rect) {
			tint := owner().Colour
			icon := layout.Around(layout.P(r.Center().X, r.Y+r.H*0.486), layout.S(r.W*0.5, r.W*0.5))
			c.Sprite("dzicz/action", r, sprites.SpriteOpt{Tint: tint})
			c.Sprite(actionArt[k], icon, sprites.SpriteOpt{Tint: sprites.TextOn(tint)})
		}
	}
	for k, piece := range kindIDs {
		if piece == id {
			return func(c sheet.Paper, r layout.Rect) { kind(k).draw(c, r, owner(), sprites.SpriteOpt{}) }
		}
	}
	return sheet.Art("dzicz/" + id)
}
