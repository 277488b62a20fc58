package pieces

import (
	"math"
	"slices"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

// TestTokenWordsFit draws tokens at all sizes of the table and audits their
// numbers.
func TestTokenWordsFit(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for _, size := range []float64{28, 40, 80, 160} {
		c.Audit = &sprites.Audit{}
		box := layout.R(100, 100, size, size)
		tabletest.Pixels(t, c, 400, 400, 1, func() {
			ValueToken(c, box, "wcp/token-core", "4", sprites.SpriteOpt{})
			ValueToken(c, box, "wcp/token-armour2", "+2", sprites.SpriteOpt{Alpha: 0.5, Zoom: 1.2})
			GuardToken(c, box, "wcp/token-drone", 1, 2, layout.AllEdges, sprites.SpriteOpt{Angle: 0.4})
		})
		var words []string
		for _, w := range c.Audit.Texts {
			words = append(words, w.Text)
			if !w.Fits() {
				t.Errorf("%q does not fit a token of %v", w.Text, size)
			}
			if mid := w.Box.Center(); !box.Inset(-size / 10).Contains(mid) {
				t.Errorf("%q lies at %v, beside a token of %v", w.Text, mid, size)
			}
		}
		if want := []string{"4", "+2", "1", "2"}; !slices.Equal(words, want) {
			t.Errorf("words %v, want %v", words, want)
		}
	}
}

// TestGuardArrowsPointAtTheirEdges finds an arrow at each covered edge and
// nothing at the others.
func TestGuardArrowsPointAtTheirEdges(t *testing.T) {
	c := tabletest.NewCanvas(t)
	box := layout.R(60, 60, 80, 80)
	covers := layout.EdgeMask(0b10011)
	for turn := range 6 {
		img := tabletest.Pixels(t, c, 200, 200, 1, func() {
			GuardToken(c, box, "wcp/token-turret", 2, 2, covers, sprites.SpriteOpt{Angle: float64(turn) * math.Pi / 3})
		})
		for d := range 6 {
			sin, cos := math.Sincos(float64(d) * math.Pi / 3)
			p := img.RGBAAt(int(100+51*cos), int(100+51*sin))
			if got := p.R > 150; got != covers.Has(d-turn) {
				t.Errorf("turned by %d: colour %v at edge %d", turn, p, d)
			}
		}
	}
}

// TestVehiclePawnBearsItsOwnersMark finds the mark in the middle of the seat,
// also when the vehicle is turned.
func TestVehiclePawnBearsItsOwnersMark(t *testing.T) {
	c := tabletest.NewCanvas(t)
	box := layout.R(20, 20, 128, 160)
	for _, angle := range []float64{0, math.Pi / 2, math.Pi} {
		img := tabletest.Pixels(t, c, 200, 200, 1, func() {
			Pawn(c, box, "wcp/pawn-rhino", sprites.Owner{Colour: sprites.Red, Mark: sprites.MarkDisc}, sprites.SpriteOpt{Angle: angle})
		})
		sin, cos := math.Sincos(angle)
		mid, d := box.Center(), (0.622-0.5)*box.H
		if p := img.RGBAAt(int(mid.X-d*sin), int(mid.Y+d*cos)); !tabletest.Near(p, sprites.Hex(0xffffff), 24) {
			t.Errorf("colour %v in the mark of a vehicle turned by %.1f", p, angle)
		}
	}
}

// TestEveryEdgeHasItsPictures finds walls, passages, breaches and arrows for all
// six of them.
func TestEveryEdgeHasItsPictures(t *testing.T) {
	for d := range 6 {
		for _, name := range []string{hallWalls[d], hallPassages[d], hallBreaches[d], guardArrows[d]} {
			if !tabletest.Art().Has(name) {
				t.Errorf("no art %s", name)
			}
		}
	}
}

func TestPiecesAllocateNothing(t *testing.T) {
	box := layout.R(100, 100, 240, 60)
	owner := sprites.Owner{Colour: sprites.Red, Mark: sprites.MarkStar}
	tabletest.Settles(t, map[string]func(c *sprites.Canvas){
		"Hall": func(c *sprites.Canvas) {
			Hall(c, box, Edges{Open: 0b010101, Blown: 0b100000}, sprites.SpriteOpt{Angle: 0.3})
		},
		"Button": func(c *sprites.Canvas) { CentralHall(c, box, true, sprites.SpriteOpt{}) },
		"Value":  func(c *sprites.Canvas) { ValueToken(c, box, "wcp/token-core", "4", sprites.SpriteOpt{}) },
		"Guard": func(c *sprites.Canvas) {
			GuardToken(c, box, "wcp/token-mech", 3, 3, 0b001001, sprites.SpriteOpt{Alpha: 0.5})
		},
		"Pawn": func(c *sprites.Canvas) { Pawn(c, box, "wcp/pawn-fox", owner, sprites.SpriteOpt{Angle: 1}) },
	})
}
