package pieces

import (
	"image"
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
	"schron/sprites"
)

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
