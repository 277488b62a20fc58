package pieces

import (
	"math"
	"strings"

	"schron/layout"
	"schron/sprites"
)

// Good is the picture of a good of Dolores by its id in the rules, or of
// "money".
func Good(id string) string { return "dolores/good-" + id }

// Unit is the picture of a kind of unit without its counter, in a
// player's colour.
func Unit(id string) string { return "dolores/unit-" + id }

// Building is the picture of a building by its id in the rules.
func Building(id string) string { return "dolores/building-" + id }

// goodSigns are the signs of raw materials where an icon would be too small, by their
// pictures. Each is a shape on the material's colour; either tells it.
var goodSigns = func() map[string]string {
	out := map[string]string{}
	for _, id := range strings.Fields("coal oil iron zinc bauxite copper platinum sulphur metals uranium") {
		out[Good(id)] = "dolores/sign-" + id
	}
	return out
}()

// GoodSign is the picture that stands for a raw material where there is little
// room, by its picture; "" for other goods.
func GoodSign(picture string) string { return goodSigns[picture] }

// counters are the pictures of counters by those of their units.
var counters = map[string]string{
	"dolores/unit-infantry": "dolores/counter-infantry", "dolores/unit-armour": "dolores/counter-armour",
	"dolores/unit-warship": "dolores/counter-warship", "dolores/unit-launcher": "dolores/pad-launcher",
	"dolores/unit-super-launcher": "dolores/pad-super-launcher",
}

// Where a counter bears its owner's mark, and where a city or launcher does.
var (
	CounterMark = sprites.MarkSpot{X: 0.2, Y: 0.23, Size: 0.36}
	BuiltMark   = sprites.MarkSpot{X: 0.19, Y: 0.19, Size: 0.34}
)

// CounterOf is the picture of a unit's counter; one that has none is itself.
func CounterOf(unit string) string {
	if name, ok := counters[unit]; ok {
		return name
	}
	return unit
}

// Counter draws a unit's counter in its owner's colour, with the owner's
// mark and, from two on, the number of units in its stack. Unit is a picture of
// Unit; launchers lie on their pad.
func Counter(c *sprites.Canvas, r layout.Rect, unit string, o sprites.Owner, count int, opt sprites.SpriteOpt) {
	c.Piece(CounterOf(unit), r, o, opt, CounterMark)
	if count > 1 {
		cornerBadge(c, r, 0.8, 0.2, count, opt)
	}
}

// City draws a city in its owner's colour; districts, unless below 0, are
// shown in its badge.
func City(c *sprites.Canvas, r layout.Rect, o sprites.Owner, capital bool, districts int, opt sprites.SpriteOpt) {
	name := "dolores/city"
	if capital {
		name = "dolores/capital"
	}
	c.Piece(name, r, o, opt, BuiltMark)
	if districts >= 0 {
		cornerBadge(c, r, 0.88, 0.88, districts, opt)
	}
}

// Launcher draws a launcher, or one of super-missiles, on its pad.
func Launcher(c *sprites.Canvas, r layout.Rect, o sprites.Owner, super bool, opt sprites.SpriteOpt) {
	name := "dolores/pad-launcher"
	if super {
		name = "dolores/pad-super-launcher"
	}
	c.Piece(name, r, o, opt, BuiltMark)
}

// Route draws a land or sea section with arms to the sides in links: bits
// 1 north, 2 east, 4 south, 8 west. Without any it is a token.
func Route(c *sprites.Canvas, r layout.Rect, sea bool, links uint8, o sprites.Owner, opt sprites.SpriteOpt) {
	arms, joint, token := &roadArms, "dolores/road-joint", "dolores/section-land"
	if sea {
		arms, joint, token = &laneArms, "dolores/lane-joint", "dolores/section-sea"
	}
	opt.Tint = o.Colour
	if links == 0 {
		c.Sprite(token, r, opt)
		return
	}
	for d, name := range arms {
		if links>>d&1 == 1 {
			c.Sprite(name, r, opt)
		}
	}
	c.Sprite(joint, r, opt)
}

// Border draws the borders round one field, as in a legend or under the
// pointer.
func Border(c *sprites.Canvas, r layout.Rect, o PlanetOwner) {
	px := c.Pixels(r)
	w := borderWidth(float64(px.Dx()))
	c.Fill(r, sprites.WithAlpha(o.Colour, planetOwned))
	for d := range 4 {
		ownerEdge(c, side(px, d, w), d, o)
	}
}

// windAngles are the directions of the wind in quarters of a turn from north.
var windAngles = map[string]float64{"north": 0, "east": 1, "south": 2, "west": 3}

// WindRose draws a compass whose pointer shows where the wind blows to, north,
// east, south or west, with its strength in the middle. Calm has no pointer;
// no direction is a rose before the dice.
func WindRose(c *sprites.Canvas, r layout.Rect, direction string, strength int, opt sprites.SpriteOpt) {
	c.Sprite("dolores/wind-rose", r, opt)
	quarter, blows := windAngles[direction]
	switch {
	case blows:
		turned := opt
		turned.Angle += quarter * math.Pi / 2
		c.Sprite("dolores/wind-pointer", r, turned)
	case direction != "":
		c.Sprite("dolores/wind-calm", r.Grow(0.5), opt)
		return
	}
	if strength > 0 {
		mid := r.Center()
		badge(c, mid, strength, min(r.W, r.H)*0.3)
	}
}
