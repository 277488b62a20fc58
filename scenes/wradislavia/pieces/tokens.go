package pieces

import (
	"image/color"
	"math"
	"strconv"

	"schron/layout"
	"schron/sprites"
	"schron/sprites/space"
)

var (
	tokenArt     = namesOf("wradislavia/token-", "attack", "cover", "exploration", "hand-to-hand")
	hazardArt    = namesOf("wradislavia/hazard-", "radiation", "birds", "rats")
	signArt      = namesOf("wradislavia/sign-", "radiation", "birds", "rats")
	tokenBack    = "wradislavia/token-back"
	hazardBack   = "wradislavia/hazard-back"
	shieldNumber = sprites.TextStyle{Bold: true, Colour: sprites.Hex(0x0d1720), AlignX: sprites.Middle, AlignY: sprites.Middle}
)

// hidden reports whether an id stands for a card or token that lies face down.
func hidden(id string) bool { return id == "" || id == "-" }

// ManoeuvreToken draws a manoeuvre token in its square box; "" and "-" are one
// that lies face down.
func ManoeuvreToken(c *sprites.Canvas, r layout.Rect, manoeuvre string, opt sprites.SpriteOpt) {
	name := tokenBack
	if !hidden(manoeuvre) {
		name = tokenArt.of(manoeuvre)
	}
	c.Sprite(name, r, opt)
}

// HazardProportion is the width of a hazard card by its height.
const HazardProportion = 96.0 / 72.0

// HazardCard draws a hazard card in the middle of r. "" and "-" are a card that
// lies face down.
func HazardCard(c *sprites.Canvas, r layout.Rect, hazard string, opt sprites.SpriteOpt) {
	name := hazardBack
	if !hidden(hazard) {
		name = hazardArt.of(hazard)
	}
	c.Sprite(name, r, opt)
}

// HazardSign draws the round sign of a hazard, crossed out on the armour that
// keeps it off.
func HazardSign(c *sprites.Canvas, r layout.Rect, hazard string, crossed bool, opt sprites.SpriteOpt) {
	c.Sprite(signArt.of(hazard), r, opt)
	if crossed {
		opt.Halo.A = 0
		c.Sprite("wradislavia/sign-crossed", r, opt)
	}
}

// armourShield draws the shield with the value of an armour, cracked if it is
// torn. It is 30 wide for a height of 35.
func armourShield(c *sprites.Canvas, r layout.Rect, value int, torn bool, opt sprites.SpriteOpt) {
	name := "wradislavia/shield"
	if torn {
		name = "wradislavia/shield-torn"
	}
	c.Sprite(name, r, opt)
	number(c, r, 0, -0.04, 0.52*math.Min(r.W*35/30, r.H), shieldNumber, value, opt)
}

// Wounds draws n wound tokens below one another from the top of r, each as wide as r.
// They overlap where r is too short for them.
func Wounds(c *sprites.Canvas, r layout.Rect, n int, opt sprites.SpriteOpt) {
	step := woundStep(r, n)
	for i := range n {
		c.Sprite("wradislavia/wound", layout.R(r.X, r.Y+float64(i)*step, r.W, r.W), opt)
	}
}

// WoundsDealt draws had wound tokens and those up to n, which are dealt one by one. A
// part x (0..1) of the time for that has passed.
func WoundsDealt(c *sprites.Canvas, r layout.Rect, had, n int, x float64) {
	x = layout.Within(x)
	from, to := woundStep(r, had), woundStep(r, n)
	step := from + (to-from)*x
	for i := range n {
		y := 1.0
		if i >= had {
			y = min(x*float64(n-had)-float64(i-had), 1)
		}
		if y <= 0 {
			return
		}
		c.Sprite("wradislavia/wound", layout.R(r.X, r.Y+float64(i)*step, r.W, r.W), sprites.SpriteOpt{Alpha: min(1, 2*y), Zoom: 1 + 0.9*(1-y)*(1-y)})
	}
}

// woundStep is how far n wound tokens in r lie from one another.
func woundStep(r layout.Rect, n int) float64 {
	step := r.W * 1.06
	if n > 1 {
		step = math.Min(step, (r.H-r.W)/float64(n-1))
	}
	return step
}

// Perun draws a capsule of the supplement, with n on it unless it is a single
// one. It is 44 wide for a height of 30.
func Perun(c *sprites.Canvas, r layout.Rect, n int, opt sprites.SpriteOpt) {
	if n == 1 {
		c.Sprite("wradislavia/perun", r, opt)
		return
	}
	c.Sprite("wradislavia/perun-plain", r, opt)
	number(c, r, 0, 0, 0.56*math.Min(r.W*30/44, r.H), sprites.TextStyle{Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}, n, opt)
}

// number sets a number around a point that lies (x, y), in parts of the box's
// height, from the middle of r.
func number(c *sprites.Canvas, r layout.Rect, x, y, size float64, st sprites.TextStyle, n int, opt sprites.SpriteOpt) {
	if opt.Alpha > 0 {
		c.PushAlpha(opt.Alpha)
		defer c.PopAlpha()
	}
	if opt.Zoom > 0 {
		size *= opt.Zoom
		x, y = x*opt.Zoom, y*opt.Zoom
	}
	size = math.Max(sprites.MinTextSize, math.Round(size))
	mid := r.Center()
	box := layout.R(mid.X+x*r.H-0.8*size, mid.Y+y*r.H-0.7*size, 1.6*size, 1.4*size)
	c.Text(numeral(n), box, st.Sized(size))
}

// DieState is what a ten-sided die of the battlefield means for a shot.
type DieState uint8

// The states of a die.
const (
	DiePlain   DieState = iota
	DieActive           // the active die
	DieSecond           // the second active die of the concentrated beam
	DieRaised           // higher than natural, by a Perun
	DieLowered          // lower than natural, in an extra shot
	DieHidden           // not rolled yet
)

var dieColours = [...]color.NRGBA{DiePlain: sprites.Paper, DieActive: sprites.Red, DieSecond: sprites.Amber, DieRaised: sprites.Green, DieLowered: sprites.Mix(sprites.Paper, sprites.Red, 0.45)}

// BattleDie draws a die of the battlefield in its square box.
func BattleDie(c *sprites.Canvas, r layout.Rect, value int, state DieState, opt sprites.SpriteOpt) {
	if state == DieHidden {
		c.Sprite("wradislavia/die-hidden", r, opt)
		return
	}
	if state == DieActive && opt.Halo.A == 0 {
		opt.Halo = sprites.Amber
	}
	space.Die10(c, r, numeral(value), dieColours[state], opt)
}

// ThrownDie draws a thrown die after a part x (0..1) of its time. It lands on the place
// of a die that is not rolled yet. At the end it is BattleDie.
func ThrownDie(c *sprites.Canvas, r layout.Rect, value int, x float64, seed int) {
	if free := min((1-x)/(1-space.DieRests), 1); free > 0 {
		c.Sprite("wradislavia/die-hidden", r, sprites.SpriteOpt{Alpha: free})
	}
	space.Tumble10(c, r, value, dieColours[DiePlain], x, seed)
}

// numeral spells a number. Those that stand on pieces are spelt once, also the
// negative ones.
func numeral(n int) string {
	if n >= 0 || n < -len(negatives) {
		return strconv.Itoa(n)
	}
	return negatives[-n-1]
}

var negatives = [...]string{"−1", "−2", "−3", "−4", "−5", "−6", "−7", "−8", "−9"}
