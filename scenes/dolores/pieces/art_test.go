package pieces

import (
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
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
		names = append(names, Good(id))
	}
	for _, id := range doloresGoods[:10] {
		names = append(names, GoodSign(Good(id)))
	}
	for _, id := range doloresBuildings {
		names = append(names, Building(id))
	}
	for _, id := range doloresUnits {
		names = append(names, Unit(id), CounterOf(Unit(id)))
	}
	for _, list := range [][]string{wavePictures[:], plainPictures[:], steppePictures[:], forestPictures[:], coastPictures[:], roadArms[:], laneArms[:]} {
		names = append(names, list...)
	}
	for _, id := range strings.Fields("resource bank-ground bank-coin field-crop crop forest section-land section-sea road-joint lane-joint city capital " +
		"pad-launcher pad-super-launcher fire fire-2 pollution cloud missile super-missile explosion sabotage intercept " +
		"unpaid link no-link badge robot-badge district-empty service-clean service-douse service-neutralise tax yield trade harvest " +
		"fell smoke wealth land sea emblem-north emblem-east emblem-south emblem-west wind-rose wind-pointer wind-arrow wind-calm " +
		"figure-missile") {
		names = append(names, "dolores/"+id)
	}
	s := tabletest.Art()
	for _, name := range names {
		if !s.Has(name) {
			t.Errorf("no art %s", name)
		}
	}
}

// TestSignsOfRawMaterialsAreReadWithoutColour tells the ten goods apart by the
// shapes of their signs alone, at the sizes at which they stand on the map.
func TestSignsOfRawMaterialsAreReadWithoutColour(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for size, least := range map[int]int{8: 4, 11: 11} {
		shapes := map[string][]int{}
		for i, id := range doloresGoods[:10] {
			name := GoodSign(Good(id))
			img := tabletest.Pixels(t, c, size, size, 1, func() {
				c.Sprite(name, layout.R(0, 0, float64(size), float64(size)), sprites.SpriteOpt{})
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
	if got := GoodSign(Good("food")); got != "" {
		t.Errorf("food has the sign %q", got)
	}
}

// shapeOf tells which pixels of a sign are brighter or darker than its ground. That is the
// pixel within its rim in the upper left corner.
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
func drawDolores(c *sprites.Canvas) {
	o := sprites.Owner{Colour: sprites.Red, Mark: sprites.MarkDisc}
	box := func(i int) layout.Rect { return layout.R(float64(10+50*(i%10)), float64(10+50*(i/10)), 44, 44) }
	Counter(c, box(0), Unit("infantry"), o, 3, sprites.SpriteOpt{})
	Counter(c, box(1), Unit("super-launcher"), o, 1, sprites.SpriteOpt{Alpha: 0.5})
	City(c, box(2), o, true, 12, sprites.SpriteOpt{Zoom: 1.2})
	City(c, box(3), o, false, -1, sprites.SpriteOpt{})
	Launcher(c, box(4), o, true, sprites.SpriteOpt{})
	Launcher(c, box(5), o, false, sprites.SpriteOpt{})
	Route(c, box(6), false, 0b0101, o, sprites.SpriteOpt{})
	Route(c, box(7), true, 0, o, sprites.SpriteOpt{})
	Route(c, box(8), true, 0b1010, o, sprites.SpriteOpt{})
	for i := range 4 {
		Border(c, box(10+i), PlanetOwner{o, BorderPattern(i)})
	}
	for i, way := range [...]string{"north", "east", "south", "west", "calm", ""} {
		WindRose(c, box(20+i), way, i, sprites.SpriteOpt{})
	}
	badge(c, layout.Point{X: 300, Y: 130}, 99, 20)
}

func TestDoloresPiecesAreDrawn(t *testing.T) {
	c := tabletest.NewCanvas(t)
	c.Audit = &sprites.Audit{}
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
	for _, words := range c.Audit.Texts {
		if !words.Fits() || !words.Box.Within(layout.R(0, 0, 600, 200).Inset(-0.5)) {
			t.Errorf("%q needs %v in %v", words.Text, words.Need, words.Box)
		}
	}
}

func TestDoloresSettles(t *testing.T) {
	p := fullPlanet()
	o, box := sprites.Owner{Colour: sprites.Red, Mark: sprites.MarkDisc}, layout.R(100, 100, 44, 44)
	tabletest.Settles(t, map[string]func(c *sprites.Canvas){
		"Planet":   func(c *sprites.Canvas) { p.Draw(c, planetBox(p, 34)) },
		"Changed":  func(c *sprites.Canvas) { p.Changed(); p.Draw(c, planetBox(p, 34)) },
		"Counter":  func(c *sprites.Canvas) { Counter(c, box, "dolores/unit-armour", o, 3, sprites.SpriteOpt{Alpha: 0.5}) },
		"City":     func(c *sprites.Canvas) { City(c, box, o, true, 12, sprites.SpriteOpt{}) },
		"Route":    func(c *sprites.Canvas) { Route(c, box, true, 0b1011, o, sprites.SpriteOpt{}) },
		"Border":   func(c *sprites.Canvas) { Border(c, box, PlanetOwner{o, BorderDots}) },
		"WindRose": func(c *sprites.Canvas) { WindRose(c, box, "south", 5, sprites.SpriteOpt{}) },
	})
}
