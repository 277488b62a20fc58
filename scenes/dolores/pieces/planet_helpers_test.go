package pieces

import (
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
	"schron/sprites/testloop"
)

// testPlanet reads a planet from rows of three letters a field.
//
//	the ground      ~ sea, - plain, d dry, $ bank, = printed route, r resource
//	what is on it   . nothing, f forest, c crop, s section, u unpaid section, C city,
//	                K capital, l and L launchers, i infantry, w warship,
//	                p pollution, r radioactive cloud, b both, F fire
//	the owner       0 to 3 or a dot
func testPlanet(rows ...string) *Planet {
	p := &Planet{}
	for i, ch := range []sprites.ColourID{sprites.PlayerRed, sprites.PlayerGreen, sprites.PlayerBlue, sprites.PlayerAmber} {
		p.Owners = append(p.Owners, PlanetOwner{Owner: sprites.Owner{Colour: sprites.PlayerColour(ch), Mark: sprites.MarkOf(ch)}, Pattern: BorderPattern(i)})
	}
	for _, row := range rows {
		cells := strings.Fields(row)
		p.Cols = len(cells)
		for _, cell := range cells {
			p.Fields = append(p.Fields, testField(cell, len(p.Fields)))
		}
	}
	return p
}

func testField(cell string, i int) PlanetField {
	f := PlanetField{Terrain: PlanetLand, Owner: -1}
	switch cell[0] {
	case '~':
		f.Terrain = PlanetSea
	case '$', '=':
		f.Terrain, f.Route = PlanetBank, cell[0] == '='
	case 'd':
		f.Clear = true
	case 'r':
		f.Resource = 1 + i%18
		f.Goods = []string{Good("coal"), Good("oil"), Good("sulphur"), Good("uranium")}
	}
	if cell[2] != '.' {
		f.Owner, f.UnitOf = int(cell[2]-'0'), int(cell[2]-'0')
	}
	switch cell[1] {
	case 'f':
		f.Ground = PlanetForest
	case 'c':
		f.Ground = PlanetCrop
	case 's', 'u':
		f.Ground, f.Unpaid = PlanetSection, cell[1] == 'u'
	case 'C', 'K':
		f.Ground, f.Capital, f.Districts = PlanetCity, cell[1] == 'K', 1+i%12
	case 'l':
		f.Ground = PlanetLauncher
	case 'L':
		f.Ground = PlanetSuperLauncher
	case 'i':
		f.Unit, f.Units = Unit("infantry"), 1+i%4
	case 'w':
		f.Unit, f.Units, f.Spent = Unit("warship"), 1, i%2 == 0
	case 'p':
		f.Pollution = 2
	case 'r':
		f.Clouds = 1
	case 'b':
		f.Pollution, f.Clouds = 1, 3
	case 'F':
		f.Fire = true
	}
	return f
}

// islands is a map with everything on it.
func islands() *Planet {
	return testPlanet(
		"~.. ~.. ~.. ~.. ~.. ~.. ~.. ~.. ~.. ~.. ~..",
		"~.. -f. -f. -i0 ~w0 ~.. -f. -f. -p. -F. ~..",
		"~.. -f. r.0 -C0 -s0 -s0 -f. -f. -r. -b. ~..",
		"~.. -f0 -c0 -s0 dK0 d.0 d.. -f. r.. -l1 ~..",
		"~.. ~.. ~.. -f0 $.. =.0 $.. -f1 -s1 -L1 ~..",
		"~.. -f. -K3 d.3 =.3 $.. =.1 rK1 -s1 -C1 ~..",
		"~.. -i3 -l3 -c3 $.. =.2 $.. -c1 -i1 -f1 ~..",
		"~.. ~s3 -f3 -f. d.2 rK2 d.2 ~.. ~.. ~w1 ~..",
		"~.. ~s3 ~s3 -C3 -u2 -s2 ~s2 ~s2 ~s2 -C2 ~..",
		"~.. ~.. ~.. r.. -f. -c2 -i2 -f2 -f2 -f. ~..",
		"~.. ~.. ~.. ~.. ~.. ~.. ~.. ~.. ~.. ~.. ~..",
	)
}

// planetBox is where tests draw a planet of fields of a size.
func planetBox(p *Planet, field float64) layout.Rect {
	return layout.R(0, 0, float64(p.Cols)*field, float64(p.rows())*field)
}

func planetPicture(t *testing.T, c *sprites.Canvas, p *Planet, field, scale float64) *image.RGBA {
	t.Helper()
	box := planetBox(p, field)
	return tabletest.Pixels(t, c, int(box.W*scale), int(box.H*scale), scale, func() { p.Draw(c, box) })
}

// watched is the one canvas on which planets are drawn to list what is drawn. A canvas of its
// own for each would take more memory than all the rest.
var watched *sprites.Canvas

// watch draws a planet with fields of a size on a picture of so many pixels each way
// and tells what was drawn.
func watch(t *testing.T, p *Planet, field float64, pixels int) *sprites.Audit {
	t.Helper()
	if watched == nil {
		watched = tabletest.NewCanvas(t)
	}
	c := watched
	c.Audit = &sprites.Audit{}
	defer testloop.Frame() // or what is drawn piles up
	img := ebiten.NewImage(pixels, pixels)
	defer img.Deallocate()
	c.Begin(img, 1)
	p.Draw(c, planetBox(p, field))
	if err := c.Store().Err(); err != nil {
		t.Error(err)
	}
	return c.Audit
}

// drawnOn draws a planet and lists the pictures of a field, from the ground up.
func drawnOn(t *testing.T, p *Planet, field int) []string {
	t.Helper()
	var names []string
	box := PlanetBox(planetBox(p, 40), p.Cols, field)
	for _, s := range watch(t, p, 40, 600).Sprites {
		if box.Contains(s.Box.Center()) {
			names = append(names, strings.TrimPrefix(s.Name, "dolores/"))
		}
	}
	return names
}
