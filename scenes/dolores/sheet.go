package dolores

import (
	"strings"

	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/table/sheet"
)

// SheetPicture is a piece or sign of the game. Units in store are drawn for dark ground,
// so those of the map stand for them on paper.
func (f *face) SheetPicture(id string) sheet.Picture { return sheetPicture(id) }

func sheetPicture(id string) sheet.Picture {
	if good, ok := strings.CutPrefix(id, "good-"); ok {
		if g, err := game.ParseGood(good); err == nil && g >= game.Infantry && g < game.GoodKinds {
			return sheet.Art(pieces.Unit(good))
		}
	}
	return sheet.Art("dolores/" + id)
}
