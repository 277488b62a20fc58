package pieces

import (
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
	"schron/sprites/testloop"
)

// testPlanet reads a planet from rows of three letters a field: the ground (~
// sea, - plain, d dry, $ bank, = printed route, r resource), what is on it (.
// nothing, f forest, c crop, s section, u unpaid section, C city, K capital, l
// and L launchers, i infantry, w warship, p pollution, r radioactive cloud, b
// both, F fire) and the owner, 0 to 3 or a dot.
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

// drawnOn draws a planet and lists the pictures of a field, from the ground up.
func drawnOn(t *testing.T, p *Planet, field int) []string {
	t.Helper()
	c := tabletest.NewCanvas(t)
	c.Audit = &sprites.Audit{}
	defer testloop.Frame() // or what is drawn piles up
	img := ebiten.NewImage(600, 600)
	defer img.Deallocate()
	c.Begin(img, 1)
	p.Draw(c, planetBox(p, 40))
	if err := c.Store().Err(); err != nil {
		t.Error(err)
	}
	var names []string
	box := PlanetBox(planetBox(p, 40), p.Cols, field)
	for _, s := range c.Audit.Sprites {
		if box.Contains(s.Box.Center()) {
			names = append(names, strings.TrimPrefix(s.Name, "dolores/"))
		}
	}
	return names
}

func TestPlanetShowsWhatIsOnEachField(t *testing.T) {
	for _, x := range []struct {
		cell string
		want []string
	}{
		{"-f.", []string{"wild-?"}},
		{"-f0", []string{"forest-?", "mark/disc-rim"}},
		{"-c1", []string{"field-crop"}},
		{"-s1", []string{"road-joint"}},
		{"~s1", []string{"lane-joint"}},
		{"-u1", []string{"road-joint", "unpaid"}},
		{"-C2", []string{"city", "mark/triangle-rim", "badge"}},
		{"-K2", []string{"capital", "mark/triangle-rim", "badge"}},
		{"-l0", []string{"pad-launcher", "mark/disc-rim"}},
		{"-L0", []string{"pad-super-launcher", "mark/disc-rim"}},
		{"~w3", []string{"counter-warship", "mark/square-rim"}},
		{"-F.", []string{"plain-?", "fire"}},
		{"-p.", []string{"plain-?", "pollution", "badge"}},
		{"-r.", []string{"plain-?", "cloud"}},
		{"-b.", []string{"plain-?", "pollution", "cloud", "badge"}},
		{"d..", []string{"steppe-?"}},
		{"$..", []string{"bank-ground", "bank-coin"}},
		{"r..", []string{"resource", "sign-coal", "sign-oil", "sign-sulphur", "sign-uranium"}},
	} {
		p := testPlanet("-f. -f. -f.", "-f. "+x.cell+" -f.", "-f. -f. -f.")
		got := drawnOn(t, p, 4)
		if x.cell[0] != '-' || x.cell[1] == 'c' || x.cell[1] == 's' {
			got = slices.DeleteFunc(got, func(s string) bool { return strings.HasPrefix(s, "wave") })
		}
		match := len(got) >= len(x.want)
		for _, w := range x.want {
			match = match && slices.ContainsFunc(got, func(g string) bool {
				return g == w || strings.HasSuffix(w, "?") && strings.HasPrefix(g, w[:len(w)-1])
			})
		}
		if !match {
			t.Errorf("%s shows %v, want %v", x.cell, got, x.want)
		}
	}
}

// TestResourceFieldsShowTheirNumbers finds two digits on a bare one only.
func TestResourceFieldsShowTheirNumbers(t *testing.T) {
	for cell, want := range map[string][]string{"r..": {"05"}, "rs0": {"05"}, "rC0": {"5"}, "-..": nil} {
		p := testPlanet("-.. -.. -..", "-.. "+cell+" -..", "-.. -.. -..")
		c := tabletest.NewCanvas(t)
		c.Audit = &sprites.Audit{}
		img := ebiten.NewImage(120, 120)
		c.Begin(img, 1)
		p.Draw(c, planetBox(p, 40))
		img.Deallocate()
		testloop.Frame()
		var words []string
		for _, x := range c.Audit.Texts {
			words = append(words, x.Text)
		}
		if !slices.Equal(words, want) {
			t.Errorf("%s shows %q, want %q", cell, words, want)
		}
	}
}

// TestResourceFieldsShowTheirGoods as signs, within the field and clear of its
// number, no smaller than can be read without colour, and as icons where the
// fields are greater.
func TestResourceFieldsShowTheirGoods(t *testing.T) {
	for _, x := range []struct {
		size float64
		sign string
	}{{24.5, "sign-"}, {34.7, "sign-"}, {44, "sign-"}, {75, "sign-"}, {76, "good-"}, {90, "good-"}} {
		for _, cell := range []string{"r..", "r.0"} {
			p := testPlanet("-.. -.. -..", "-.. "+cell+" -..", "-.. -.. -..")
			c := tabletest.NewCanvas(t)
			c.Audit = &sprites.Audit{}
			img := ebiten.NewImage(300, 300)
			c.Begin(img, 1)
			p.Draw(c, planetBox(p, x.size))
			img.Deallocate()
			testloop.Frame()
			box := PlanetBox(planetBox(p, x.size), p.Cols, 4)
			var names []string
			for _, s := range c.Audit.Sprites {
				name := strings.TrimPrefix(s.Name, "dolores/")
				if !strings.HasPrefix(name, x.sign) {
					continue
				}
				names = append(names, strings.TrimPrefix(name, x.sign))
				if !s.Box.Within(box.Inset(-0.5)) {
					t.Errorf("%s at %v: %s at %v leaves the field %v", cell, x.size, name, s.Box, box)
				}
				for _, words := range c.Audit.Texts {
					high := words.Set * 0.72 // of digits, which stand in the middle of the line
					digits := layout.R(words.Box.Right()-words.Need.W, words.Box.Y+(words.Need.H-high)/2, words.Need.W, high)
					if both := s.Box.Intersect(digits); both.W > 1 && both.H > 1 {
						t.Errorf("%s at %v: %s at %v lies over %q at %v", cell, x.size, name, s.Box, words.Text, digits)
					}
				}
				least := max(8, math.Floor(x.size*0.28))
				if x.size >= 44 && cell == "r.." { // where the map opens
					least = 15
				}
				if x.sign == "sign-" && s.Box.W < least {
					t.Errorf("%s at %v: %s is %v wide", cell, x.size, name, s.Box.W)
				}
			}
			if got := strings.Join(names, " "); got != "coal oil sulphur uranium" {
				t.Errorf("%s at %v shows %q", cell, x.size, got)
			}
		}
	}
}

// TestRoutesPointAtWhatTheyLink draws a section among neighbours and looks for
// its arms (DO-20).
func TestRoutesPointAtWhatTheyLink(t *testing.T) {
	for _, x := range []struct{ north, east, south, west, middle, want string }{
		{"-s0", "-C0", "~s0", "$..", "-s0", "road-0 road-1 road-2 road-3"},
		{"-s1", "-f0", "-l0", "-.0", "-s0", ""},
		{"-s0", "-C1", "~s0", "~.0", "~s0", "lane-0 lane-2"},
		{"-s0", "-.0", "~s0", "$..", "-C0", "road-0 lane-2 road-3"},
	} {
		p := testPlanet("-.. "+x.north+" -..", x.west+" "+x.middle+" "+x.east, "-.. "+x.south+" -..")
		var arms []string
		for _, name := range drawnOn(t, p, 4) {
			if strings.HasPrefix(name, "road-") && name != "road-joint" || strings.HasPrefix(name, "lane-") && name != "lane-joint" {
				arms = append(arms, name)
			}
		}
		if got := strings.Join(arms, " "); got != x.want {
			t.Errorf("%s among %s %s %s %s has arms %q, want %q", x.middle, x.north, x.east, x.south, x.west, got, x.want)
		}
	}
}

// share is how much of a strip of pixels is nearer to a colour than to black.
func share(img *image.RGBA, strip image.Rectangle, col color.NRGBA) float64 {
	n := 0
	for y := strip.Min.Y; y < strip.Max.Y; y++ {
		for x := strip.Min.X; x < strip.Max.X; x++ {
			if tabletest.Near(img.RGBAAt(x, y), sprites.Lighter(col, 0.12), 12) {
				n++
			}
		}
	}
	return float64(n) / float64(strip.Dx()*strip.Dy())
}

// TestBordersDifferByColourAndPattern draws one field of each federation. The
// line is whole, in dashes, in dots and double.
func TestBordersDifferByColourAndPattern(t *testing.T) {
	c := tabletest.NewCanvas(t)
	for i, want := range []struct{ least, most float64 }{{0.99, 1}, {0.6, 0.75}, {0.35, 0.5}, {0, 0.02}} {
		p := testPlanet("d.. d.. d..", "d.. d.. d..", "d.. d.. d..")
		p.Fields[4].Owner = i
		img := planetPicture(t, c, p, 60, 1)
		for d := range 4 {
			strip := side(image.Rect(60, 60, 120, 120), d, borderWidth(60))
			mid := strip.Inset(borderWidth(60) / 2)
			if d%2 == 0 {
				mid.Min.X, mid.Max.X, mid.Max.Y = 60+7, 120-7, mid.Min.Y+1
			} else {
				mid.Min.Y, mid.Max.Y, mid.Max.X = 60+7, 120-7, mid.Min.X+1
			}
			if got := share(img, mid, p.Owners[i].Colour); got < want.least || got > want.most {
				t.Errorf("federation %d, side %d: %.2f of the border's middle line is coloured", i, d, got)
			}
			if got := share(img, strip, p.Owners[i].Colour); got < 0.2 {
				t.Errorf("federation %d, side %d: %.2f of the border is coloured", i, d, got)
			}
		}
	}
}

// TestBorderRunsRoundWhatBelongsTogether finds none between two own fields, and
// the corner where it turns inwards.
func TestBorderRunsRoundWhatBelongsTogether(t *testing.T) {
	c := tabletest.NewCanvas(t)
	p := testPlanet("d.. d.. d.. d..", "d.. d.0 d.0 d..", "d.. d.0 d.. d..", "d.. d.. d.. d..")
	img := planetPicture(t, c, p, 60, 1)
	w := borderWidth(60)
	if got := share(img, image.Rect(120-w, 60+w, 120+w, 120-w), sprites.Red); got > 0.05 {
		t.Errorf("%.2f of the line between two own fields is border", got)
	}
	if got := share(img, side(image.Rect(60, 120, 120, 180), 1, w), sprites.Red); got < 0.5 {
		t.Errorf("%.2f of the line to a free field is border", got)
	}
	if got := share(img, image.Rect(120-w+1, 120-w+1, 119, 119), sprites.Red); got < 0.9 {
		t.Errorf("%.2f of the inner corner is border", got)
	}
}

func TestMarksStandOut(t *testing.T) {
	c := tabletest.NewCanvas(t)
	plain := planetPicture(t, c, testPlanet("d.."), 60, 1)
	for mark := PlanetTarget; mark <= PlanetPick; mark++ {
		p := testPlanet("d..")
		p.Fields[0].Mark = mark
		if d := tabletest.Apart(planetPicture(t, c, p, 60, 1), plain); d < 0.04 {
			t.Errorf("mark %d changes a field by %.3f", mark, d)
		}
	}
}

// TestPlanetIsDrawnAnewWhenItChanged needs Changed to be called, so that still
// hands cost nothing.
func TestPlanetIsDrawnAnewWhenItChanged(t *testing.T) {
	c := tabletest.NewCanvas(t)
	p := testPlanet("d.. d..")
	before := planetPicture(t, c, p, 40, 1)
	p.Fields[0].Fire = true
	if d := tabletest.Apart(planetPicture(t, c, p, 40, 1), before); d != 0 {
		t.Errorf("drawn anew without being told: %.3f", d)
	}
	p.Changed()
	if d := tabletest.Apart(planetPicture(t, c, p, 40, 1), before); d < 0.05 {
		t.Errorf("a fire changes the picture by %.3f", d)
	}
}

// TestPlanetZoomsWithinItsClip draws the map far larger than the picture and
// finds the field in the middle there.
func TestPlanetZoomsWithinItsClip(t *testing.T) {
	c := tabletest.NewCanvas(t)
	c.Audit = &sprites.Audit{}
	p := islands()
	img := tabletest.Pixels(t, c, 200, 200, 1, func() {
		c.PushClip(layout.R(50, 50, 100, 100))
		p.Draw(c, layout.R(100-5.5*150, 100-5.5*150, 11*150, 11*150))
		c.PopClip()
	})
	for _, at := range [...]image.Point{{10, 10}, {49, 100}, {100, 49}, {150, 100}, {100, 150}, {50, 50}, {149, 149}} {
		got := img.RGBAAt(at.X, at.Y)
		if drawn := got.R|got.G|got.B != 0; drawn != at.In(image.Rect(50, 50, 150, 150)) {
			t.Errorf("the clip shows %v at %v", got, at)
		}
	}
	if len(c.Audit.Sprites) > 8 {
		t.Errorf("%d pictures for one field in sight", len(c.Audit.Sprites))
	}
	for _, words := range c.Audit.Texts {
		if !words.Fits() || !words.Box.Within(layout.R(0, 0, 200, 200).Inset(-0.5)) {
			t.Errorf("%q needs %v in %v", words.Text, words.Need, words.Box)
		}
	}
}

func TestPlanetBoxTilesTheMap(t *testing.T) {
	r := layout.R(10, 20, 210, 210)
	if got, want := PlanetBox(r, 21, 22), layout.R(20, 30, 10, 10); got != want {
		t.Errorf("field 22 lies in %v, want %v", got, want)
	}
	if got := PlanetBox(r, 0, 3); !got.Empty() {
		t.Errorf("a map without columns has %v", got)
	}
}

// fullPlanet is 21 × 21 fields full of everything.
func fullPlanet() *Planet {
	small := islands()
	p := &Planet{Cols: 21, Owners: small.Owners}
	for i := range 21 * 21 {
		p.Fields = append(p.Fields, small.Fields[i/21%11*11+i%21%11])
		if i%3 == 0 {
			p.Fields[i].Mark = PlanetTarget
		}
	}
	return p
}

// BenchmarkPlanet is our own work for one frame of a settled map of 441 fields
// with everything on it; BenchmarkPlanetChanged works it out anew each time, as
// while it is dragged.
func BenchmarkPlanet(b *testing.B) { benchPlanet(b, false) }

func BenchmarkPlanetChanged(b *testing.B) { benchPlanet(b, true) }

func benchPlanet(b *testing.B, changes bool) {
	scenetest.NeedLoop(b)
	c := tabletest.NewCanvas(b)
	img := ebiten.NewImage(1280, 800)
	defer img.Deallocate()
	p := fullPlanet()
	c.Begin(img, 1)
	p.Draw(c, planetBox(p, 34))
	img.At(0, 0) // carries out the pending draws
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(img, 1)
		if changes {
			p.Changed()
		}
		p.Draw(c, planetBox(p, 34))
		b.StopTimer()
		img.At(0, 0)
		b.StartTimer()
	}
}

// TestWhatIsWrongIsSeenOnAField finds the signs of a cut link and of unpaid taxes,
// and the halo of what can act, large enough to be told apart where the map opens
// and not too large on a map of the whole planet.
func TestWhatIsWrongIsSeenOnAField(t *testing.T) {
	for _, x := range []struct {
		name, cell string
		set        func(f *PlanetField)
		want       []string
	}{
		{"a city cut off", "-C0", func(f *PlanetField) { f.Link = PlanetApart }, []string{"apart"}},
		{"an unpaid city cut off", "-C0", func(f *PlanetField) { f.Link, f.Unpaid = PlanetApart, true }, []string{"apart", "unpaid"}},
		{"an unpaid section", "-u0", func(f *PlanetField) { f.Link = PlanetApart }, []string{"unpaid"}},
		{"a section cut off", "~s0", func(f *PlanetField) { f.Link = PlanetApart }, []string{"apart"}},
		{"a connected city", "-C0", func(f *PlanetField) { f.Link = PlanetConnected }, nil},
		{"an unpaid unit", "-i0", func(f *PlanetField) { f.Unfed = true }, []string{"unpaid"}},
		{"an unpaid launcher", "-l0", func(f *PlanetField) { f.Unpaid = true }, []string{"unpaid"}},
		{"a unit that can act", "-i0", func(f *PlanetField) { f.Mark = PlanetMay }, []string{"may"}},
		{"a launcher that can act", "-l0", func(f *PlanetField) { f.Mark = PlanetMay }, []string{"may"}},
	} {
		for _, size := range []float64{34, 44, 72} {
			p := testPlanet("-.. -.. -..", "-.. "+x.cell+" -..", "-.. -.. -..")
			x.set(&p.Fields[4])
			var got []string
			for _, s := range drawn(t, p, size) {
				name := strings.TrimPrefix(s.Name, "dolores/")
				if name != "apart" && name != "unpaid" && name != "may" {
					continue
				}
				got = append(got, name)
				if size >= 44 && s.Box.W < 16 || s.Box.W > size {
					t.Errorf("%s at %v: %s is %v wide", x.name, size, name, s.Box.W)
				}
				if name != "may" && !s.Box.Within(PlanetBox(planetBox(p, size), p.Cols, 4)) {
					t.Errorf("%s at %v: %s leaves its field", x.name, size, name)
				}
			}
			if !slices.Equal(got, x.want) {
				t.Errorf("%s at %v shows %v, want %v", x.name, size, got, x.want)
			}
		}
	}
}

// drawn are the pictures of a planet with fields of a size.
func drawn(t *testing.T, p *Planet, size float64) []sprites.AuditSprite {
	t.Helper()
	c := tabletest.NewCanvas(t)
	c.Audit = &sprites.Audit{}
	defer testloop.Frame() // or what is drawn piles up
	img := ebiten.NewImage(300, 300)
	defer img.Deallocate()
	c.Begin(img, 1)
	p.Draw(c, planetBox(p, size))
	return c.Audit.Sprites
}

// TestWhoOwnsAFieldIsSeenByItsMark finds the mark of each owner once on every own
// field, whatever lies there, of a size to be told apart.
func TestWhoOwnsAFieldIsSeenByItsMark(t *testing.T) {
	marks := []string{"mark/disc-rim", "mark/diamond-rim", "mark/triangle-rim", "mark/square-rim"}
	for owner, want := range marks {
		for _, cell := range []string{"-.", "-f", "-c", "-s", "~s", "~.", "-i", "~w", "-C", "-K", "-l", "-L"} {
			p := testPlanet("-.. -.. -..", "-.. "+cell+strconv.Itoa(owner)+" -..", "-.. -.. -..")
			n := 0
			for _, s := range drawn(t, p, 44) {
				if s.Name == want {
					n++
					if s.Box.W < 16 {
						t.Errorf("%s of owner %d: the mark is %v wide", cell, owner, s.Box.W)
					}
				} else if strings.HasPrefix(s.Name, "mark/") {
					t.Errorf("%s of owner %d bears %s", cell, owner, s.Name)
				}
			}
			if n != 1 {
				t.Errorf("%s of owner %d bears its mark %d times", cell, owner, n)
			}
		}
	}
}

// contrast is how much the pixels of a field differ from their mean.
func contrast(img *image.RGBA, box image.Rectangle) float64 {
	light := func(x, y int) float64 {
		c := img.RGBAAt(x, y)
		return 0.3*float64(c.R) + 0.59*float64(c.G) + 0.11*float64(c.B)
	}
	sum, square, n := 0.0, 0.0, 0.0
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			v := light(x, y)
			sum, square, n = sum+v, square+v*v, n+1
		}
	}
	return math.Sqrt(max(0, square/n-sum*sum/n/n))
}

// TestForestIsQuieterThanWhatIsOwned compares a forest that nobody owns with one
// that somebody does: it is darker and has less contrast.
func TestForestIsQuieterThanWhatIsOwned(t *testing.T) {
	c := tabletest.NewCanvas(t)
	p := testPlanet("-f. -f. -f. -f.", "-f. -f. -f. -f0", "-f. -f. -f. -f.")
	img := planetPicture(t, c, p, 44, 1)
	wild, own := image.Rect(47, 47, 85, 85), image.Rect(132, 44, 176, 88)
	if a, b := contrast(img, wild), contrast(img, own); a > b/2 {
		t.Errorf("wild forest has contrast %.1f, owned %.1f", a, b)
	}
	if a := contrast(img, wild); a > 9 {
		t.Errorf("wild forest has contrast %.1f", a)
	}
}

// TestTheWayToTheBankIsBright compares a connected section with one cut off: a
// bright line leads from it onto the bank's field.
func TestTheWayToTheBankIsBright(t *testing.T) {
	c := tabletest.NewCanvas(t)
	bright := func(link PlanetLink) (n int) {
		p := testPlanet("-.. -.. -..", "-.. -s0 $..", "-.. -.. -..")
		p.Fields[4].Link = link
		img := planetPicture(t, c, p, 44, 1)
		for x := 75; x < 94; x++ {
			if tabletest.Near(img.RGBAAt(x, 66), planetLinked, 16) {
				n++
			}
		}
		return n
	}
	if a, b := bright(PlanetConnected), bright(PlanetApart); a < 12 || b > 0 {
		t.Errorf("the line is %d pixels long where it is connected, %d where not", a, b)
	}
}
