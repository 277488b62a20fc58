package dolores

import (
	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// The pictures by good and building, spelt out once so that drawing puts no
// names together.
var (
	goodArt = func() (out [game.Money + 1]string) {
		for g := range out {
			out[g] = pieces.Good(game.Good(g).String())
		}
		return out
	}()
	unitArt = func() (out [game.Money + 1]string) {
		for g := game.Infantry; g < game.GoodKinds; g++ {
			out[g] = pieces.Unit(g.String())
		}
		return out
	}()
	buildingArt = func() (out [game.BuildingKinds]string) {
		for x := game.Warehouse; x < game.BuildingKinds; x++ {
			out[x] = pieces.Building(x.String())
		}
		return out
	}()
)

// drawing paints something in a box.
type drawing func(c *sprites.Canvas, r layout.Rect)

// picture draws a picture of the art.
func picture(name string) drawing {
	return func(c *sprites.Canvas, r layout.Rect) { c.Sprite(name, r, sprites.SpriteOpt{}) }
}

// piece draws a unit, launcher or section of a seat.
func (f *face) piece(kind game.Good, seat int) drawing {
	o := f.t.LookOf(seat).Owner()
	switch kind {
	case game.LandSection, game.SeaSection:
		sea := kind == game.SeaSection
		return func(c *sprites.Canvas, r layout.Rect) { pieces.Route(c, r, sea, 10, o, sprites.SpriteOpt{}) }
	case game.Launcher, game.SuperLauncher:
		super := kind == game.SuperLauncher
		return func(c *sprites.Canvas, r layout.Rect) { pieces.Launcher(c, r, o, super, sprites.SpriteOpt{}) }
	}
	art := unitArt[kind]
	return func(c *sprites.Canvas, r layout.Rect) { pieces.Counter(c, r, art, o, 1, sprites.SpriteOpt{}) }
}

// centred and toRight align a style.
func centred(st sprites.TextStyle) sprites.TextStyle {
	return st.Aligned(sprites.Middle, sprites.Middle)
}

func toRight(st sprites.TextStyle) sprites.TextStyle { return st.Aligned(sprites.End, sprites.Middle) }

// square is the greatest square in the middle of r, at most side wide.
func square(r layout.Rect, side float64) layout.Rect {
	side = min(side, r.W, r.H)
	return layout.Around(r.Center(), layout.S(side, side))
}

// Panels of the ledger.
var (
	pageBox   = sprites.PanelBox
	cellBox   = sprites.PanelStyle{Fill: sprites.Hex(0x303b3d), Fill2: sprites.Hex(0x2b3537), Border: sprites.Hex(0x3c494c), Width: 1, Radius: 6}
	cellOver  = sprites.PanelStyle{Fill: sprites.Hex(0x3a474a), Fill2: sprites.Hex(0x334043), Border: sprites.Hex(0x566669), Width: 1, Radius: 6}
	cellOff   = sprites.PanelStyle{Fill: sprites.Hex(0x222a2b), Border: sprites.Hex(0x2d3739), Width: 1, Radius: 6}
	cellHeld  = sprites.PanelStyle{Fill: sprites.Hex(0x4a3c20), Fill2: sprites.Hex(0x41341b), Border: sprites.Amber, Width: 2, Radius: 6}
	emptyCell = sprites.PanelStyle{Fill: sprites.Hex(0x1b2122), Border: sprites.LineColour, Width: 1.5, Radius: 6, Dashed: true}
	dropCell  = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.16), Border: sprites.Amber, Width: 2, Radius: 6, Dashed: true}
)

// ground is the box of something that can be pressed.
func ground(s ui.State, usable, held bool) sprites.PanelStyle {
	switch {
	case held:
		return cellHeld
	case !usable:
		return cellOff
	case s.Hover, s.Focused, s.DropOver:
		return cellOver
	}
	return cellBox
}
