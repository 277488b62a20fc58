package wcp

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// tokenLook is how a kind of content token looks.
type tokenLook struct {
	art          string
	words        string // in the badge of what is no guard
	fire, armour int
}

var tokenLooks = makeTokenLooks()

func makeTokenLooks() (out []tokenLook) {
	for _, t := range game.Tokens() {
		look := tokenLook{art: "wcp/token-" + t.String(), fire: t.Fire(), armour: t.Armour()}
		switch t.Kind() {
		case game.Trophy:
			look.words = strconv.Itoa(t.Value())
		case game.Guard:
		default:
			look.words = "+" + strconv.Itoa(t.Value())
		}
		out = append(out, look)
	}
	return out
}

// drawToken paints a content token in a square box; guarded are the edges at
// which a guard's arrows stand.
func drawToken(c *sprites.Canvas, r layout.Rect, t game.Token, guarded game.Edges, opt sprites.SpriteOpt) {
	look := &tokenLooks[t]
	if t.Kind() == game.Guard {
		pieces.GuardToken(c, r, look.art, look.fire, look.armour, layout.EdgeMask(guarded), opt)
		return
	}
	pieces.ValueToken(c, r, look.art, look.words, opt)
}

// drawHandToken paints a content token of the hand: a guard's arrows stand closer
// than on the board, so that it can be larger.
func drawHandToken(c *sprites.Canvas, r layout.Rect, t game.Token, guarded game.Edges, opt sprites.SpriteOpt) {
	if t.Kind() == game.Guard {
		pieces.GuardArrows(c, r.Grow(handArrows), layout.EdgeMask(guarded), opt)
	}
	drawToken(c, r, t, game.NoEdges, opt)
}

// handArrows is how close the arrows stand in the hand, of their usual distance.
const handArrows = 0.84

// drawHall paints a hall that shows passages; breached ones are blown open where
// the tile has walls.
func drawHall(c *sprites.Canvas, r layout.Rect, open game.Edges, blown bool, opt sprites.SpriteOpt) {
	pieces.Hall(c, r, edgesOf(open, blown), opt)
}

// edgesOf is how the edges of a hall look that shows passages, see drawHall.
func edgesOf(open game.Edges, blown bool) pieces.Edges {
	h := pieces.Edges{Open: layout.EdgeMask(open)}
	if blown {
		h.Blown = layout.AllEdges &^ h.Open
	}
	return h
}

// contentBox is where content lies in a hall's picture.
func contentBox(hall layout.Rect) layout.Rect {
	side := math.Round(hall.H * 0.47)
	return layout.Around(hall.Center(), layout.S(side, side))
}

// vehicleIDs name the pictures of the vehicles in the order of their cards.
var vehicleIDs = [...]string{"tortoise", "bear", "badger", "hare", "rhino", "boar", "wolf", "fox", "scorpion", "hornet"}

var (
	pawnArt    = vehicleArt("wcp/pawn-")
	vehicleBig = vehicleArt("wcp/vehicle-")
)

func vehicleArt(prefix string) (out []string) {
	for _, id := range vehicleIDs {
		out = append(out, prefix+id)
	}
	return out
}

// pawnOf is the picture of a seat's pawn.
func (f *face) pawnOf(seat int) string {
	if v := f.v.Players[seat].Vehicle; v != nil {
		return pawnArt[*v]
	}
	return pawnArt[0]
}

// sign is one of the three characteristics.
type sign uint8

const (
	fireSign sign = iota
	armourSign
	boosterSign
)

var (
	signArt  = [...]string{"wcp/sign-fire", "wcp/sign-armour", "wcp/sign-booster"}
	signKeys = [...]string{"wcp.table.fire", "wcp.table.armour", "wcp.table.boosters"}
	// The numbers sit in the middle of the shapes; the triangle's is low.
	signSpot = [...]float64{0.64, 0.5, 0.5}
	signInks = [...]color.NRGBA{sprites.TextOn(sprites.Red), sprites.Ink, sprites.Ink}
	signText = sprites.TextStyle{Bold: true, AlignX: sprites.Middle, AlignY: sprites.Middle}
)

// passages are those that a hall's tile shows, below a breach too: it is the
// walls that are blown open.
func passages(h *game.Hall) game.Edges {
	if h.Breached {
		return h.Tile.Open()
	}
	return h.Open
}

// drawSign paints a characteristic's shape with words in it.
func drawSign(c *sprites.Canvas, r layout.Rect, s sign, words string, alpha float64) {
	c.Sprite(signArt[s], r, sprites.SpriteOpt{Alpha: alpha})
	side := min(r.W, r.H)
	mid := layout.P(r.Center().X, r.Center().Y+(signSpot[s]-0.5)*side)
	size := max(sprites.MinTextSize, math.Round(side*0.56))
	if s == fireSign {
		size = max(sprites.MinTextSize, math.Round(side*0.5))
	}
	c.Text(words, layout.Around(mid, layout.S(side*1.2, size*1.3)), signText.Sized(size).In(signInks[s]))
}
