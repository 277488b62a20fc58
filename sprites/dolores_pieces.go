package sprites

import (
	"math"
	"strconv"
	"strings"

	"schron/layout"
)

// DoloresGood is the picture of a good of Dolores by its id in the rules, or of
// "money".
func DoloresGood(id string) string { return "dolores/good-" + id }

// DoloresUnit is the picture of a kind of unit without its counter, in a
// player's colour.
func DoloresUnit(id string) string { return "dolores/unit-" + id }

// DoloresBuilding is the picture of a building by its id in the rules.
func DoloresBuilding(id string) string { return "dolores/building-" + id }

// goodSigns are what stands for raw materials where an icon would be too small, by
// their pictures: a shape on the material's colour, to be read by either.
var goodSigns = func() map[string]string {
	out := map[string]string{}
	for _, id := range strings.Fields("coal oil iron zinc bauxite copper platinum sulphur metals uranium") {
		out[DoloresGood(id)] = "dolores/sign-" + id
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

// counterOf is the picture of a unit's counter; one that has none is itself.
func counterOf(unit string) string {
	if name, ok := counters[unit]; ok {
		return name
	}
	return unit
}

// smallNumbers saves making the same words in each frame.
var smallNumbers = func() (words [100]string) {
	for i := range words {
		words[i] = strconv.Itoa(i)
	}
	return words
}()

// twoDigits are the numbers of resource fields as the map shows them.
var twoDigits = func() (words [100]string) {
	for i := range words {
		words[i] = string([]byte{byte('0' + i/10), byte('0' + i%10)})
	}
	return words
}()

func smallNumber(n int) string {
	if n >= 0 && n < len(smallNumbers) {
		return smallNumbers[n]
	}
	return strconv.Itoa(n)
}

// UnitCounter draws a unit's counter in its owner's colour, with the owner's
// mark and, from two on, the number of units in its stack. Unit is a picture of
// DoloresUnit; launchers lie on their pad.
func (c *Canvas) UnitCounter(r layout.Rect, unit string, o Owner, count int, opt SpriteOpt) {
	c.piece(counterOf(unit), r, o, opt, markSpot{0.23, 0.77, 0.36})
	if count > 1 {
		c.cornerBadge(r, 0.8, 0.2, count, opt)
	}
}

// CityPiece draws a city in its owner's colour; districts, unless below 0, are
// shown in its badge.
func (c *Canvas) CityPiece(r layout.Rect, o Owner, capital bool, districts int, opt SpriteOpt) {
	name := "dolores/city"
	if capital {
		name = "dolores/capital"
	}
	c.piece(name, r, o, opt, markSpot{0.19, 0.19, 0.34})
	if districts >= 0 {
		c.cornerBadge(r, 0.88, 0.88, districts, opt)
	}
}

// LauncherPiece draws a launcher, or one of super-missiles, on its pad.
func (c *Canvas) LauncherPiece(r layout.Rect, o Owner, super bool, opt SpriteOpt) {
	name := "dolores/pad-launcher"
	if super {
		name = "dolores/pad-super-launcher"
	}
	c.piece(name, r, o, opt, markSpot{0.2, 0.8, 0.34})
}

// cornerBadge draws a number at a place in parts of a piece's square box.
func (c *Canvas) cornerBadge(r layout.Rect, x, y float64, n int, opt SpriteOpt) {
	side := min(r.W, r.H)
	if opt.Zoom > 0 {
		side *= opt.Zoom
	}
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	mid := r.Center()
	c.Badge(layout.Point{X: mid.X + (x-0.5)*side, Y: mid.Y + (y-0.5)*side}, n, side*0.34)
}

// Badge draws a number in a dark disc about a point; its diameter is size units,
// or more where the number would be too small.
func (c *Canvas) Badge(at layout.Point, n int, size float64) {
	size = math.Round(max(size, badgeLeast))
	box := layout.R(at.X-size/2, at.Y-size/2, size, size)
	c.Sprite("dolores/badge", box, SpriteOpt{})
	c.Text(smallNumber(n), box.Inset(-4), badgeStyle(size))
}

// RoutePiece draws a land or sea section with arms to the sides in links: bits
// 1 north, 2 east, 4 south, 8 west. Without any it is a token.
func (c *Canvas) RoutePiece(r layout.Rect, sea bool, links uint8, o Owner, opt SpriteOpt) {
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

// BorderPiece draws the borders round one field, as in a legend or under the
// pointer.
func (c *Canvas) BorderPiece(r layout.Rect, o PlanetOwner) {
	px := c.pixels(r)
	w := borderWidth(float64(px.Dx()))
	c.Fill(r, WithAlpha(o.Colour, planetOwned))
	for d := range 4 {
		ownerEdge(c, side(px, d, w), d, o)
	}
}

// windAngles are the directions of the wind in quarters of a turn from north.
var windAngles = map[string]float64{"north": 0, "east": 1, "south": 2, "west": 3}

// WindRose draws a compass whose pointer shows where the wind blows to, north,
// east, south or west, with its strength in the middle. Calm has no pointer;
// no direction is a rose before the dice.
func (c *Canvas) WindRose(r layout.Rect, direction string, strength int, opt SpriteOpt) {
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
		c.Badge(mid, strength, min(r.W, r.H)*0.3)
	}
}
