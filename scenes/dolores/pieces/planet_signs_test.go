package pieces

import (
	"math"
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/scenes/scenetest/tabletest"
)

// TestResourceFieldsShowTheirNumbers finds two digits on a bare one only.
func TestResourceFieldsShowTheirNumbers(t *testing.T) {
	for cell, want := range map[string][]string{"r..": {"05"}, "rs0": {"05"}, "rC0": {"5"}, "-..": nil} {
		p := testPlanet("-.. -.. -..", "-.. "+cell+" -..", "-.. -.. -..")
		var words []string
		for _, x := range watch(t, p, 40, 120).Texts {
			words = append(words, x.Text)
		}
		if !slices.Equal(words, want) {
			t.Errorf("%s shows %q, want %q", cell, words, want)
		}
	}
}

// TestResourceFieldsShowTheirGoods as signs, within the field and clear of its number. They
// are no smaller than can be read without colour. They show as icons where the fields are
// greater.
func TestResourceFieldsShowTheirGoods(t *testing.T) {
	for _, x := range []struct {
		size float64
		sign string
	}{{24.5, "sign-"}, {34.7, "sign-"}, {44, "sign-"}, {75, "sign-"}, {76, "good-"}, {90, "good-"}} {
		for _, cell := range []string{"r..", "r.0"} {
			p := testPlanet("-.. -.. -..", "-.. "+cell+" -..", "-.. -.. -..")
			audit := watch(t, p, x.size, 300)
			box := PlanetBox(planetBox(p, x.size), p.Cols, 4)
			var names []string
			for _, s := range audit.Sprites {
				name := strings.TrimPrefix(s.Name, "dolores/")
				if !strings.HasPrefix(name, x.sign) {
					continue
				}
				names = append(names, strings.TrimPrefix(name, x.sign))
				if !s.Box.Within(box.Inset(-0.5)) {
					t.Errorf("%s at %v: %s at %v leaves the field %v", cell, x.size, name, s.Box, box)
				}
				for _, words := range audit.Texts {
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

// TestWhatIsWrongIsSeenOnAField finds the signs of a cut link and of unpaid taxes, and
// the halo of what can act. They are large enough to be told apart where the map opens,
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
			for _, s := range watch(t, p, size, 300).Sprites {
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
