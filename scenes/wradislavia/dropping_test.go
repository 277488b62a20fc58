package wradislavia

import (
	"strings"
	"testing"

	"schron/layout"
	game "schron/rules/wradislavia"
)

// between is a point of the row beside a slot's card, outside every card.
func between(d *desk, slot int) layout.Point {
	r := d.Face.places.posts[d.Face.front][slot]
	return layout.P(r.X-6, r.Center().Y)
}

// dragTo drags a node to a point.
func dragTo(d *desk, from string, to layout.Point) {
	d.T.Helper()
	d.Script.Drag(d.Point(from), to, 4)
}

// TestWhatComesDownBesideACardFindsIt drops a card and an order on the row, beside
// the slot that is meant, at the sizes that were played.
func TestWhatComesDownBesideACardFindsIt(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
		d := lay(t, m, size[0], size[1], "pl").Open()
		c := handOf(d)
		who := strings.TrimPrefix(c[1], "hand:")
		dragTo(d, c[1], between(d, 2))
		d.WantMoves("send " + who + " 3")
		dragTo(d, "token:cover", between(d, 2))
		d.WantMoves("token cover 3")
		dragTo(d, "laid:3", between(d, 0))
		if got := told(d); !strings.Contains(got, "WR-7") {
			t.Errorf("%v: an order beside an empty slot: %q", size, got)
		}
	}
}

// TestTheWrongPlaceSaysWhichIsRight drops tokens on the hand, cards on the tray
// and shooters on their comrades.
func TestTheWrongPlaceSaysWhichIsRight(t *testing.T) {
	says := func(d *desk, words, rule string) {
		t.Helper()
		got := told(d)
		if !strings.Contains(got, words) || !strings.Contains(got, rule) {
			t.Errorf("it is said %q, want %q and %s", got, words, rule)
		}
	}
	d := lay(t, deploying(t), 1024, 640, "en").Open()
	dragTo(d, "token:cover", d.Point(handOf(d)[0]))
	says(d, "under a character that stands in a slot", "WR-7")
	d = lay(t, deploying(t), 1024, 640, "en").Open()
	dragTo(d, handOf(d)[0], d.Point("token:cover"))
	says(d, "A card goes to a slot", "WR-7")
	d = lay(t, fire(t), 1024, 640, "en").Open()
	n := d.Match.Len()
	dragTo(d, "post:0:1", d.Point("post:0:3"))
	says(d, "Targets stand in the opponent’s row", "WR-12")
	if d.Match.Len() != n {
		t.Error("something was played")
	}
	d = lay(t, strikes(t), 1024, 640, "en").Open()
	dragTo(d, "post:0:2", d.Point("post:0:3"))
	says(d, "Targets stand in the opponent’s row", "WR-24")
}

// TestATokenThatComesDownOnTheHandGoesBack to the tray.
func TestATokenThatComesDownOnTheHandGoesBack(t *testing.T) {
	d := lay(t, deploying(t), 1280, 800, "en").Open()
	dragTo(d, "laid:1", d.Point(handOf(d)[0]))
	if d.State("slot:1", "manoeuvre") != nil || d.State("slot:1", "character") == nil || told(d) != "" {
		t.Errorf("slot 1 is %v, it is said %q", d.Find("slot:1").State, told(d))
	}
}

// TestPeopleAreDrawnFromTheirRowsToo: rows of the panel can be drawn onto targets,
// on the battlefield and in the panel.
func TestPeopleAreDrawnFromTheirRowsToo(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "pl").Open()
	d.Drag("duty:0:3", "post:1:2")
	if d.State("shot", "shooter") != 3 || d.State("shot", "target") != 2 {
		t.Errorf("the shot is %v", d.Find("shot").State)
	}
	d = lay(t, strikes(t), 1280, 800, "pl").Open()
	d.Drag("duty:0:2", "duty:1:1")
	d.WantMoves("strike 2 1")
	d.Click("duty:1:3")
	if got := told(d); !strings.Contains(got, "czyj cel") {
		t.Errorf("a target without a fighter: %q", got)
	}
	d.Click("post:0:1")
	d.Click("duty:1:3")
	d.WantMoves("strike 1 3")
}
