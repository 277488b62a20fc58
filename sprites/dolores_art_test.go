package sprites

import (
	"image"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

var (
	doloresGoods     = strings.Fields("coal oil iron zinc bauxite copper platinum sulphur metals uranium food wood energy robots land-section sea-section infantry armour warship launcher super-launcher money")
	doloresBuildings = strings.Fields("warehouse food-factory timber-works mine power-plant nuclear-plant land-works sea-works robot-factory arms-works tank-works shipyard missile-works super-works purification-plant")
	doloresUnits     = strings.Fields("infantry armour warship launcher super-launcher")
)

// TestDoloresArtIsComplete has a picture for every good, building and unit of
// both tables, and for each token and sign.
func TestDoloresArtIsComplete(t *testing.T) {
	var names []string
	for _, id := range doloresGoods {
		names = append(names, DoloresGood(id))
	}
	for _, id := range doloresGoods[:10] {
		names = append(names, GoodSign(DoloresGood(id)))
	}
	for _, id := range doloresBuildings {
		names = append(names, DoloresBuilding(id))
	}
	for _, id := range doloresUnits {
		names = append(names, DoloresUnit(id), counterOf(DoloresUnit(id)))
	}
	for _, list := range [][]string{wavePictures[:], plainPictures[:], steppePictures[:], forestPictures[:], coastPictures[:], roadArms[:], laneArms[:]} {
		names = append(names, list...)
	}
	for _, id := range strings.Fields("resource bank-ground bank-coin field-crop crop forest section-land section-sea road-joint lane-joint city capital " +
		"pad-launcher pad-super-launcher fire fire-2 pollution cloud missile super-missile explosion explosion-big sabotage intercept " +
		"unpaid link no-link badge robot-badge district-empty service-clean service-douse service-neutralise tax yield trade harvest " +
		"fell smoke wealth land sea emblem-north emblem-east emblem-south emblem-west wind-rose wind-pointer wind-arrow wind-calm " +
		"figure-network figure-wind figure-steps figure-missile") {
		names = append(names, "dolores/"+id)
	}
	s := testStore(t)
	for _, name := range names {
		if !s.Has(name) {
			t.Errorf("no art %s", name)
		}
	}
}

// TestSignsOfRawMaterialsAreReadWithoutColour tells the ten goods apart by the
// shapes of their signs alone, at the sizes at which they stand on the map.
func TestSignsOfRawMaterialsAreReadWithoutColour(t *testing.T) {
	c := newTestCanvas(t)
	for size, least := range map[int]int{8: 4, 11: 11} {
		shapes := map[string][]int{}
		for i, id := range doloresGoods[:10] {
			name := GoodSign(DoloresGood(id))
			img := render(t, c, size, size, 1, func() {
				c.Sprite(name, layout.R(0, 0, float64(size), float64(size)), SpriteOpt{})
			})
			shapes[id] = shapeOf(img)
			for _, other := range doloresGoods[:i] {
				differ := 0
				for k, on := range shapes[other] {
					if on != shapes[id][k] {
						differ++
					}
				}
				if differ < least {
					t.Errorf("at %d pixels %s and %s differ by %d, want %d", size, id, other, differ, least)
				}
			}
		}
	}
	if got := GoodSign(DoloresGood("food")); got != "" {
		t.Errorf("food has the sign %q", got)
	}
}

// shapeOf tells which pixels of a sign are brighter or darker than its ground, that
// is than the pixel within its rim in the upper left corner.
func shapeOf(img *image.RGBA) []int {
	light := func(x, y int) int {
		p := img.RGBAAt(x, y)
		return (299*int(p.R) + 587*int(p.G) + 114*int(p.B)) / 1000
	}
	var out []int
	for y := 1; y < img.Rect.Dy()-1; y++ {
		for x := 1; x < img.Rect.Dx()-1; x++ {
			switch by := light(x, y) - light(1, 1); {
			case by > 40:
				out = append(out, 1)
			case by < -40:
				out = append(out, -1)
			default:
				out = append(out, 0)
			}
		}
	}
	return out
}

// drawDolores uses each call for single pieces.
func drawDolores(c *Canvas) {
	o := Owner{Colour: Red, Mark: MarkDisc}
	box := func(i int) layout.Rect { return layout.R(float64(10+50*(i%10)), float64(10+50*(i/10)), 44, 44) }
	c.UnitCounter(box(0), DoloresUnit("infantry"), o, 3, SpriteOpt{})
	c.UnitCounter(box(1), DoloresUnit("super-launcher"), o, 1, SpriteOpt{Alpha: 0.5})
	c.CityPiece(box(2), o, true, 12, SpriteOpt{Zoom: 1.2})
	c.CityPiece(box(3), o, false, -1, SpriteOpt{})
	c.LauncherPiece(box(4), o, true, SpriteOpt{})
	c.LauncherPiece(box(5), o, false, SpriteOpt{})
	c.RoutePiece(box(6), false, 0b0101, o, SpriteOpt{})
	c.RoutePiece(box(7), true, 0, o, SpriteOpt{})
	c.RoutePiece(box(8), true, 0b1010, o, SpriteOpt{})
	for i := range 4 {
		c.BorderPiece(box(10+i), PlanetOwner{o, BorderPattern(i)})
	}
	for i, way := range [...]string{"north", "east", "south", "west", "calm", ""} {
		c.WindRose(box(20+i), way, i, SpriteOpt{})
	}
	c.Badge(layout.Point{X: 300, Y: 130}, 99, 20)
}

func TestDoloresPiecesAreDrawn(t *testing.T) {
	c := newTestCanvas(t)
	c.Audit = &Audit{}
	img := ebiten.NewImage(600, 200)
	defer img.Deallocate()
	c.Begin(img, 1)
	drawDolores(c)
	if err := c.Store().Err(); err != nil {
		t.Error(err)
	}
	count := map[string]int{}
	for _, s := range c.Audit.Sprites {
		count[strings.TrimPrefix(s.Name, "dolores/")]++
	}
	for name, want := range map[string]int{
		"counter-infantry": 1, "pad-super-launcher": 2, "pad-launcher": 1, "capital": 1, "city": 1, "road-0": 1, "road-1": 0,
		"road-2": 1, "road-joint": 1, "section-sea": 1, "lane-1": 1, "lane-3": 1, "lane-joint": 1,
		"wind-rose": 6, "wind-pointer": 4, "wind-calm": 1, "badge": 6 + 1,
	} {
		if count[name] != want {
			t.Errorf("%s is drawn %d times, want %d", name, count[name], want)
		}
	}
	if problems := c.Audit.Problems(layout.R(0, 0, 600, 200)); len(problems) > 0 {
		t.Error(problems)
	}
}

// TestDoloresSettles counts allocations once everything is known. The draws are
// carried out after each frame, as in the game, so that ebiten's own lists are
// reused.
func TestDoloresSettles(t *testing.T) {
	needGPU(t)
	c := newTestCanvas(t)
	img := ebiten.NewImage(900, 900)
	defer img.Deallocate()
	p := fullPlanet()
	o, box := Owner{Colour: Red, Mark: MarkDisc}, layout.R(100, 100, 44, 44)
	for name, draw := range map[string]func(){
		"Planet":      func() { c.Planet(planetBox(p, 34), p) },
		"Changed":     func() { p.Changed(); c.Planet(planetBox(p, 34), p) },
		"UnitCounter": func() { c.UnitCounter(box, "dolores/unit-armour", o, 3, SpriteOpt{Alpha: 0.5}) },
		"CityPiece":   func() { c.CityPiece(box, o, true, 12, SpriteOpt{}) },
		"RoutePiece":  func() { c.RoutePiece(box, true, 0b1011, o, SpriteOpt{}) },
		"BorderPiece": func() { c.BorderPiece(box, PlanetOwner{o, BorderDots}) },
		"WindRose":    func() { c.WindRose(box, "south", 5, SpriteOpt{}) },
	} {
		var before, after runtime.MemStats
		least := uint64(1 << 60)
		for range 25 {
			c.Begin(img, 1)
			runtime.ReadMemStats(&before)
			draw()
			runtime.ReadMemStats(&after)
			img.At(0, 0)
			least = min(least, after.Mallocs-before.Mallocs)
		}
		if least != 0 {
			t.Errorf("%s allocates %d times", name, least)
		}
	}
}
