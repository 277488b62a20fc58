package pieces

import (
	"image"
	"math"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
	"schron/sprites/space"
)

// pictures names every picture of the table.
func pictures() []string {
	names := strings.Fields("paliwo/zebra paliwo/road-arrow paliwo/bay-line paliwo/bay-end paliwo/bus paliwo/awning paliwo/shop-window " +
		"paliwo/cone paliwo/exit-w paliwo/exit-e paliwo/exit-w-open paliwo/exit-e-open paliwo/car-small paliwo/car-large " +
		"paliwo/booth paliwo/barrel paliwo/goo paliwo/figure paliwo/listed paliwo/done paliwo/turned paliwo/drop " +
		"paliwo/weapon paliwo/fuel paliwo/fuel-badge paliwo/crawler-token paliwo/bullet paliwo/bullet-spent paliwo/briefcase " +
		"paliwo/briefcase-used paliwo/terror-field paliwo/terror-marker paliwo/skull paliwo/crosshair paliwo/blocked " +
		"paliwo/push-head paliwo/facing paliwo/facing-over paliwo/pip paliwo/pip-spent")
	for _, act := range strings.Fields("step push weapon open take leave axe briefcase shot wrench sprint slip finish " +
		"advance turn crawl bite charge new token find") {
		names = append(names, "paliwo/act-"+act)
	}
	names = append(names, asphalts[:]...)
	names = append(names, zombieFaces[:]...)
	names = append(names, turnedFaces[:]...)
	names = append(names, zombieBodies[:]...)
	names = append(names, crawlers[:]...)
	names = append(names, cardEmblems[:]...)
	names = append(names, cardPlates[:]...)
	names = append(names, cardBacks[:]...)
	for _, h := range humanPictures {
		names = append(names, h[:]...)
	}
	for _, w := range wrecks {
		names = append(names, w[:]...)
	}
	names = append(names, findPictures[1:]...)
	return names
}

func drawCarPark(c *sprites.Canvas, r layout.Rect) {
	box := layout.R(r.X, r.Y, 54, 54)
	for row := range 12 {
		Asphalt(c, box, row%11, row)
	}
	BusRow(c, layout.R(r.X, r.Y, 594, 24))
	Supermarket(c, layout.R(r.X, r.Y, 594, 28), "SUPERMARKET")
	Cone(c, box)
	ExitSign(c, box, false, true)
	Wreck(c, layout.R(r.X, r.Y, 54, 108), 7)
	EscapeCar(c, layout.R(r.X, r.Y, 162, 108), true)
	Booth(c, box)
	Barrel(c, box)
	FindToken(c, OnBarrel(box), closedFind, sprites.SpriteOpt{})
	space.Turn(c, canTurning, box, 0.6)
	Goo(c, box)
	TerrorTrack(c, layout.R(r.X, r.Y, 380, 50), 3, 6)
}

// canTurning is a can on its way, made once.
var canTurning = FindLeaf(2)

func drawFigures(c *sprites.Canvas, r layout.Rect) {
	box := layout.R(r.X, r.Y, 54, 54)
	Human(c, box, HumanLook{Who: 2, Wounds: 1, Letter: "P", Weapon: true, Fuel: true, Done: true}, sprites.SpriteOpt{Halo: sprites.Amber})
	HumanFace(c, box, 5, 0, sprites.SpriteOpt{})
	Zombie(c, box, ZombieLook{Figure: 24, Was: 5, Facing: 3, Listed: true, Turned: true}, sprites.SpriteOpt{})
	Zombie(c, box, ZombieLook{Figure: 1, Was: -1, Crawls: true, Done: true}, sprites.SpriteOpt{})
	ZombieFigure(c, box, sprites.SpriteOpt{})
}

func drawSpecialCards(c *sprites.Canvas, r layout.Rect) {
	SpecialCard(c, layout.R(r.X, r.Y, 150, 210), 2, "Apteczka", "Ten człowiek albo sąsiad z jedną raną zdrowieje.", sprites.SpriteOpt{Halo: sprites.Amber})
	SpecialCard(c, layout.R(r.X, r.Y, 118, 96), 9, "Chwyt", "", sprites.SpriteOpt{Alpha: 0.5})
	SpecialCardBack(c, layout.R(r.X, r.Y, 60, 84), 1, sprites.SpriteOpt{})
}

func drawMarks(c *sprites.Canvas, r layout.Rect) {
	box := layout.R(r.X, r.Y, 54, 54)
	a, b := box.Center(), layout.Point{X: r.X + 190, Y: r.Y + 27}
	SightCone(c, box, 1, 162, true)
	FireLine(c, a, b, false)
	PushArrow(c, a, b, true)
	FacingArrow(c, box, 2, true)
	ActionPips(c, layout.R(r.X, r.Y, 60, 20), 1, 2)
	CostBadge(c, box, 2, 2)
	SeenBadge(c, box)
	WayIn(c, box, 1, true)
}

func TestEveryPictureIsThere(t *testing.T) {
	for _, name := range pictures() {
		if !tabletest.Art().Has(name) {
			t.Errorf("no art %s", name)
		}
	}
}

func TestPiecesAllocateNothing(t *testing.T) {
	box := layout.R(100, 100, 240, 60)
	tabletest.Settles(t, map[string]func(c *sprites.Canvas){
		"CarPark": func(c *sprites.Canvas) { drawCarPark(c, box) },
		"Figures": func(c *sprites.Canvas) { drawFigures(c, box) },
		"Cards":   func(c *sprites.Canvas) { drawSpecialCards(c, box) },
		"Marks":   func(c *sprites.Canvas) { drawMarks(c, box) },
	})
}

// paler finds which side of a box of a field has the flat pale edge.
func paler(img *image.RGBA, box layout.Rect) int {
	best, side := 0, -1
	for d, s := range facingSteps {
		mid := box.Center()
		p := img.RGBAAt(int(mid.X+s.X*box.W*0.33), int(mid.Y+s.Y*box.H*0.33))
		if v := int(p.R) + int(p.G) + int(p.B); v > best {
			best, side = v, d
		}
	}
	return side
}

// TestZombiesShowWhereTheyLook finds the pale edge of all figures on the side of
// their facing.
func TestZombiesShowWhereTheyLook(t *testing.T) {
	c := tabletest.NewCanvas(t)
	box := layout.R(20, 20, 56, 56)
	for figure := 1; figure <= 24; figure++ {
		for facing := range 4 {
			look := ZombieLook{Figure: figure, Was: figure%7 - 1, Facing: facing}
			img := tabletest.Pixels(t, c, 96, 96, 1, func() { Zombie(c, box, look, sprites.SpriteOpt{}) })
			if got := paler(img, box); got != facing {
				t.Errorf("%+v seems to look to %d", look, got)
			}
		}
	}
}

// TestHumansAreToldApart compares the tokens of the six, healthy, wounded and
// about to turn, with each other.
func TestHumansAreToldApart(t *testing.T) {
	c := tabletest.NewCanvas(t)
	box := layout.R(8, 8, 40, 40)
	var all []*image.RGBA
	for who := range 6 {
		for wounds := range 3 {
			all = append(all, tabletest.Pixels(t, c, 56, 56, 1, func() { Human(c, box, HumanLook{Who: who, Wounds: wounds}, sprites.SpriteOpt{}) }))
		}
	}
	for i, a := range all {
		for j, b := range all[:i] {
			if d := tabletest.Apart(a, b); d < 0.05 {
				t.Errorf("tokens %d and %d differ by %.3f only", i, j, d)
			}
		}
	}
}

// TestHumanBadges finds the letter within its badge at the sizes of the table,
// also while the piece is lifted.
func TestHumanBadges(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for _, size := range []float64{38, 44, 56, 112} {
		for _, zoom := range []float64{0, 1.2} {
			for _, letters := range []string{"W", "Dz"} {
				c.Audit = &sprites.Audit{}
				box := layout.R(30, 30, size, size)
				tabletest.Pixels(t, c, 200, 200, 1, func() {
					Human(c, box, HumanLook{Letter: letters, Weapon: true, Fuel: true}, sprites.SpriteOpt{Zoom: zoom})
				})
				if len(c.Audit.Texts) != 1 || !c.Audit.Texts[0].Fits() || len(c.Audit.Sprites) != 3 {
					t.Fatalf("size %v, zoom %v: texts %+v, pictures %+v", size, zoom, c.Audit.Texts, c.Audit.Sprites)
				}
				badge := c.Audit.Texts[0].Box
				if !badge.Within(box.Grow(1.3)) || badge.Intersects(c.Audit.Sprites[1].Box) || badge.Intersects(c.Audit.Sprites[2].Box) {
					t.Errorf("%s, size %v, zoom %v: the badge lies in %v, others in %+v", letters, size, zoom, badge, c.Audit.Sprites[1:])
				}
			}
		}
	}
}

// TestFindTurnsOver follows a can from closed to open.
func TestFindTurnsOver(t *testing.T) {
	c := tabletest.NewCanvas(t)
	var seen []string
	can := FindLeaf(4)
	for _, at := range []float64{0, 0.2, 0.4, 0.6, 0.8, 1} {
		c.Audit = &sprites.Audit{}
		tabletest.Pixels(t, c, 60, 60, 1, func() { space.Turn(c, can, layout.R(5, 5, 40, 40), at) })
		seen = append(seen, strings.TrimPrefix(c.Audit.Sprites[0].Name, "paliwo/find-"))
	}
	if got, want := strings.Join(seen, " "), "closed closed closed biohazard biohazard biohazard"; got != want {
		t.Errorf("a can turns as %s, want %s", got, want)
	}
}

// TestSightConeLiesAhead finds the cone before the zombie, as far as it sees, and
// nowhere else.
func TestSightConeLiesAhead(t *testing.T) {
	c := tabletest.NewCanvas(t)
	box := layout.R(120, 120, 40, 40)
	for facing, ahead := range facingSteps {
		img := tabletest.Pixels(t, c, 280, 280, 1, func() { SightCone(c, box, facing, 80, true) })
		for d, s := range facingSteps {
			for _, far := range []float64{30, 90, 110} {
				want := d == facing && far < 100
				if got := img.RGBAAt(int(140+s.X*far), int(140+s.Y*far)) != img.RGBAAt(1, 1); got != want {
					t.Errorf("facing %d: seen %v at %v units to %d", facing, got, far, d)
				}
			}
		}
		side := img.RGBAAt(int(140+ahead.X*60+ahead.Y*25), int(140+ahead.Y*60+ahead.X*25))
		if side != img.RGBAAt(1, 1) {
			t.Errorf("facing %d: the cone reaches the next column", facing)
		}
	}
}

// TestTerrorTrackHasItsFields looks at the order of the fields and the marker, on every
// length.
func TestTerrorTrackHasItsFields(t *testing.T) {
	r := layout.R(10, 10, 380, 50)
	for fields := 6; fields <= 8; fields++ {
		for n := 1; n <= fields; n++ {
			box := TerrorField(r, n, fields)
			if !box.Within(r) || n > 1 && box.Right() > TerrorField(r, n-1, fields).X {
				t.Errorf("field %d of %d lies in %v", n, fields, box)
			}
		}
		c := tabletest.NewCanvas(t)
		c.Audit = &sprites.Audit{}
		tabletest.Pixels(t, c, 400, 70, 1, func() { TerrorTrack(c, r, 4, fields) })
		last := c.Audit.Sprites[len(c.Audit.Sprites)-1]
		if last.Name != "paliwo/terror-marker" || last.Box != TerrorField(r, 4, fields) || len(c.Audit.Texts) != fields {
			t.Errorf("%d fields: the marker is %+v, %d numbers", fields, last, len(c.Audit.Texts))
		}
	}
}

// TestSpecialCardsHoldTheirWords audits cards of all shapes with long words.
func TestSpecialCardsHoldTheirWords(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for _, size := range []layout.Size{{W: 150, H: 210}, {W: 190, H: 130}, {W: 240, H: 150}} {
		for card := range cardEmblems {
			c.Audit = &sprites.Audit{}
			r := layout.R(10, 10, size.W, size.H)
			tabletest.Pixels(t, c, 300, 260, 1, func() {
				SpecialCard(c, r, card, "From the Wreck", "W fazie nowych zombie: jeszcze jeden na wolnym polu obok przeszkody, także obok człowieka.", sprites.SpriteOpt{})
			})
			for _, w := range c.Audit.Texts {
				if !w.Fits() || !w.Box.Within(r) {
					t.Errorf("%v: %q does not fit", size, w.Text)
				}
			}
			if plate := c.Audit.Sprites[0]; plate.Name != cardPlates[card/5] || !plate.Box.Within(r) {
				t.Errorf("%v: card %d shows %+v", size, card, plate)
			}
		}
	}
	emblem, title, _ := CardParts(layout.R(0, 0, 102, 104), false)
	if emblem.Intersects(title) || math.Min(emblem.W, emblem.H) < 40 {
		t.Errorf("emblem %v, title %v", emblem, title)
	}
}

// TestSignsOfActsAreBright: on the ground of a button, as small as they are in the
// least window. A ninth of the box at least is far brighter than the ground, also where
// they cannot be used.
func TestSignsOfActsAreBright(t *testing.T) {
	const side = 26
	c := tabletest.NewCanvas(t)
	r := layout.R(0, 0, side, side)
	light := func(img *image.RGBA, i int) float64 {
		return (0.299*float64(img.Pix[i]) + 0.587*float64(img.Pix[i+1]) + 0.114*float64(img.Pix[i+2])) / 255
	}
	for _, act := range []string{"weapon", "push", "axe", "shot", "wrench", "open", "take", "bite"} {
		for name, opt := range map[string]sprites.SpriteOpt{"": {Tint: sprites.Paper}, " that is off": {Tint: sprites.Disabled, Alpha: 0.8}} {
			ground := tabletest.Pixels(t, c, side, side, 1, func() { c.Fill(r, sprites.ButtonOff.Fill) })
			img := tabletest.Pixels(t, c, side, side, 1, func() {
				c.Fill(r, sprites.ButtonOff.Fill)
				c.Sprite("paliwo/act-"+act, r, opt)
			})
			bright := 0
			for i := 0; i < len(img.Pix); i += 4 {
				if light(img, i)-light(ground, i) > 0.12 {
					bright++
				}
			}
			if bright*9 < side*side {
				t.Errorf("the sign of %s%s has %d bright pixels", act, name, bright)
			}
		}
	}
}
