package pieces

import (
	"image/color"

	"schron/layout"
	"schron/sprites"
)

// humanPictures are the six people in the order of the rules: healthy, wounded
// and about to turn.
var humanPictures = [6][3]string{
	{"paliwo/human-lumberjack-0", "paliwo/human-lumberjack-1", "paliwo/human-lumberjack-2"},
	{"paliwo/human-businessman-0", "paliwo/human-businessman-1", "paliwo/human-businessman-2"},
	{"paliwo/human-policeman-0", "paliwo/human-policeman-1", "paliwo/human-policeman-2"},
	{"paliwo/human-mechanic-0", "paliwo/human-mechanic-1", "paliwo/human-mechanic-2"},
	{"paliwo/human-runner-0", "paliwo/human-runner-1", "paliwo/human-runner-2"},
	{"paliwo/human-child-0", "paliwo/human-child-1", "paliwo/human-child-2"},
}

// The heads of zombies, and of those who were one of the six.
var (
	zombieFaces = [6]string{
		"paliwo/zombie-face-0", "paliwo/zombie-face-1", "paliwo/zombie-face-2",
		"paliwo/zombie-face-3", "paliwo/zombie-face-4", "paliwo/zombie-face-5",
	}
	turnedFaces = [6]string{
		"paliwo/zombie-was-lumberjack", "paliwo/zombie-was-businessman", "paliwo/zombie-was-policeman",
		"paliwo/zombie-was-mechanic", "paliwo/zombie-was-runner", "paliwo/zombie-was-child",
	}
	zombieBodies  = [4]string{"paliwo/zombie-N", "paliwo/zombie-E", "paliwo/zombie-S", "paliwo/zombie-W"}
	crawlers      = [2]string{"paliwo/crawler-0", "paliwo/crawler-1"}
	zombieColours = [5]color.NRGBA{sprites.Hex(0x6f8f4a), sprites.Hex(0x82964a), sprites.Hex(0x5d8a5a), sprites.Hex(0x8a9a62), sprites.Hex(0x5f7f3a)}
	turnedColour  = sprites.Hex(0x77808c)
)

// facingSteps go one unit north, east, south and west on the screen.
var facingSteps = [4]layout.Point{{Y: -1}, {X: 1}, {Y: 1}, {X: -1}}

// spentAlpha is how figures look that have been activated.
const spentAlpha = 0.62

// HumanLook is how a human's token looks. Who counts the six from 0 in the order
// of the rules. Letter holds the one or two letters of its badge, if any; Weapon
// and Fuel are badges, Done dims it.
type HumanLook struct {
	Who, Wounds        int
	Letter             string
	Weapon, Fuel, Done bool
}

// Human draws a human's round token in the box of its field. It shows the healthy or
// the wounded side; with two wounds the human is about to turn.
func Human(c *sprites.Canvas, r layout.Rect, h HumanLook, opt sprites.SpriteOpt) {
	if h.Done && opt.Alpha == 0 {
		opt.Alpha = spentAlpha
	}
	c.Sprite(humanPictures[h.Who][min(h.Wounds, 2)], r, opt)
	opt.Halo.A = 0
	if opt.Alpha == spentAlpha {
		opt.Alpha = 0
	}
	if h.Letter != "" {
		letterBadge(c, h.Letter, badgeBox(r, 0.19, 0.21, opt), opt.Alpha)
	}
	if h.Weapon {
		c.Sprite("paliwo/weapon", badgeBox(r, 0.83, 0.81, opt).Grow(1.22), opt)
	}
	if h.Fuel {
		c.Sprite("paliwo/fuel-badge", badgeBox(r, 0.18, 0.81, opt).Grow(1.12), opt)
	}
}

// letterBadgeBox is the ground of the letters of a human's badge.
var letterBadgeBox = sprites.PanelStyle{Fill: sprites.Hex(0x1b1a17), Border: sprites.Hex(0x0c0b09), Width: 1, Radius: 99, Shadow: 2}

// letterBadge sets an initial, or two, in a round badge that is as wide as they
// need.
func letterBadge(c *sprites.Canvas, letters string, r layout.Rect, alpha float64) {
	if alpha > 0 {
		c.PushAlpha(alpha)
		defer c.PopAlpha()
	}
	st := sprites.TextStyle{Size: r.H * 0.72, Bold: true, Colour: sprites.Hex(0xffffff), AlignX: sprites.Middle, AlignY: sprites.Middle}
	r.W = max(r.W, c.Fonts().Measure(letters, st).W+r.H*0.42)
	c.Panel(r, letterBadgeBox)
	c.Text(letters, r, st)
}

// badgeBox is the box of a badge whose middle lies in parts of the field's box;
// it is large enough for a letter. The zoom of the piece moves it along.
func badgeBox(r layout.Rect, x, y float64, opt sprites.SpriteOpt) layout.Rect {
	zoom := opt.Zoom
	if zoom == 0 {
		zoom = 1
	}
	size, mid := max(r.W*0.32, sprites.MinTextSize*1.25), r.Center()
	return layout.R(mid.X+(x-0.5)*r.W*zoom-size/2, mid.Y+(y-0.5)*r.H*zoom-size/2, size, size)
}

// HumanFace draws a human's round portrait so that it fills r.
func HumanFace(c *sprites.Canvas, r layout.Rect, who, wounds int, opt sprites.SpriteOpt) {
	c.Sprite(humanPictures[who][min(wounds, 2)], r.Grow(80.0/64), opt)
}

// ZombieLook is how a zombie looks. Figure (1..24) tells which of the figures it
// is, Was which of the six it was before (-1 for none). Facing is 0 north, 1
// east, 2 south, 3 west; a crawler has none. Done dims one that was activated,
// Listed marks one that must charge, Turned one that a card has turned.
type ZombieLook struct {
	Figure, Was, Facing          int
	Crawls, Done, Listed, Turned bool
}

// Zombie draws a zombie in the box of its field, with a flat pale edge where
// it looks, or a crawler lying.
func Zombie(c *sprites.Canvas, r layout.Rect, z ZombieLook, opt sprites.SpriteOpt) {
	if z.Done && opt.Alpha == 0 {
		opt.Alpha = spentAlpha
	}
	plain := opt
	plain.Halo.A = 0
	if z.Crawls {
		c.Sprite(crawlers[z.Figure%len(crawlers)], r, opt)
	} else {
		face, tint := zombieFaces[z.Figure*5%len(zombieFaces)], zombieColours[z.Figure*3%len(zombieColours)]
		if z.Was >= 0 {
			face, tint = turnedFaces[z.Was], turnedColour
		}
		opt.Tint = tint
		c.Sprite(zombieBodies[z.Facing], r, opt)
		back := facingSteps[z.Facing]
		c.Sprite(face, r.Translate(-back.X*r.W*0.045, -back.Y*r.H*0.045), plain)
	}
	if z.Listed {
		plain.Alpha = 0
		c.Sprite("paliwo/listed", badgeBox(r, 0.84, 0.16, opt), plain)
	}
	corner := badgeBox(r, 0.84, 0.84, opt).Grow(0.86)
	switch plain.Alpha = 0; {
	case z.Done:
		c.Sprite("paliwo/done", corner, plain)
	case z.Turned:
		c.Sprite("paliwo/turned", corner, plain)
	}
}

// ZombieFigure draws one figure of the pool.
func ZombieFigure(c *sprites.Canvas, r layout.Rect, opt sprites.SpriteOpt) {
	c.Sprite("paliwo/figure", r, opt)
}
