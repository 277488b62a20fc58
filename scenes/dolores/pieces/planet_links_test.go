package pieces

import (
	"strings"
	"testing"

	"schron/scenes/scenetest/tabletest"
)

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
