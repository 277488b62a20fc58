package wcp

import (
	"schron/layout"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/scenes/wcp/pieces"
	"schron/sprites"
)

// fieldLook is how a field looks in one build.
type fieldLook struct {
	box, content layout.Rect
	hall         *game.Hall
	tile         game.Edges // passages of the tile, below a breach
	central      bool
	pressed      bool
	pit          bool // the central field without its hall
	empty        bool
	mark         mark
	cut          bool // a hall held over another field would cut it off
	ghost        func(c *sprites.Canvas)
	hidden       bool // the hall is on its way
	bare         bool // … or its content
	boost        bool // a booster's sign tells that it takes one
	sign         layout.Rect
}

// mark says what can be done on a field.
type mark uint8

const (
	plainMark mark = iota
	canMark        // something can be done here
	perhaps        // … with the hall turned, or with a booster
	viaMark        // the hall that a booster crosses
	fallMark       // it can be destroyed
)

var (
	canLook   = sprites.SpriteOpt{Tint: sprites.Amber}
	goLook    = sprites.SpriteOpt{Tint: sprites.AmberHigh, Halo: sprites.Amber, Reach: 5} // stands out on a busy hall
	mayLook   = sprites.SpriteOpt{Tint: sprites.Amber, Alpha: 0.42}
	overLook  = sprites.SpriteOpt{Tint: sprites.AmberHigh, Halo: sprites.Amber, Reach: 9}
	viaLook   = sprites.SpriteOpt{Tint: sprites.Hex(0xffd98a), Halo: sprites.Amber, Reach: 7}
	fallLook  = sprites.SpriteOpt{Tint: sprites.Hex(0xff6a4e), Halo: sprites.Red, Reach: 5}
	fallOver  = sprites.SpriteOpt{Tint: sprites.Hex(0xff6a4e), Halo: sprites.Red, Reach: 10}
	hoverLook = sprites.SpriteOpt{Tint: sprites.Paper, Alpha: 0.45}
	cutLook   = sprites.SpriteOpt{Alpha: 0.85}
	ghostLook = sprites.SpriteOpt{Alpha: 0.78}
)

func (l *fieldLook) draw(c *sprites.Canvas, s ui.State) {
	l.drawBase(c)
	if l.cut {
		c.Sprite("wcp/cut-off", l.box, cutLook)
	}
	l.drawMark(c, s)
	if l.hall != nil && !l.hidden && !l.hall.Destroyed && l.hall.Content != nil && !l.bare {
		drawToken(c, l.content, *l.hall.Content, l.hall.Guarded, sprites.SpriteOpt{})
	}
	if l.ghost != nil {
		l.ghost(c)
	}
	if l.boost {
		c.Sprite(signArt[boosterSign], l.sign, sprites.SpriteOpt{})
	}
}

// drawMark shows what can be done on the field; it lies below the content, which
// stays readable.
func (l *fieldLook) drawMark(c *sprites.Canvas, s ui.State) {
	over := s.DropOver || s.Hover || s.Focused
	switch l.mark {
	case canMark:
		switch {
		case over:
			c.Sprite("wcp/target", l.box, overLook)
		case l.hall != nil:
			c.Sprite("wcp/target", l.box, goLook)
		default:
			c.Sprite("wcp/target", l.box, canLook)
		}
	case perhaps:
		if over {
			c.Sprite("wcp/target", l.box, canLook)
		} else {
			c.Sprite("wcp/target", l.box, mayLook)
		}
	case viaMark:
		c.Sprite("wcp/reach", l.box, viaLook)
	case fallMark:
		if over {
			c.Sprite("wcp/target", l.box, fallOver)
		} else {
			c.Sprite("wcp/target", l.box, fallLook)
		}
	default:
		if over {
			c.Sprite("wcp/reach", l.box, hoverLook)
		}
	}
}

func (l *fieldLook) drawBase(c *sprites.Canvas) {
	switch {
	case l.pit:
		c.Sprite("wcp/hall-pit", l.box, sprites.SpriteOpt{})
	case l.central:
		pieces.CentralHall(c, l.box, l.pressed, sprites.SpriteOpt{})
	case l.hall == nil || l.hidden:
		c.Sprite("wcp/field", l.box, sprites.SpriteOpt{})
	case l.hall.Destroyed:
		c.Sprite("wcp/hall-destroyed", l.box, sprites.SpriteOpt{})
	default:
		drawHall(c, l.box, l.tile, l.hall.Breached, sprites.SpriteOpt{})
	}
}
