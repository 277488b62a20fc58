package dzicz

import (
	"testing"

	"schron/layout"
	"schron/scenes/scenetest"
)

// TestNoBubbleCoversWhatIsNeeded: a player points at any field that can be chosen, with
// a soldier or a piece in hand or with nothing. That leaves the question, the pieces
// beside the board and the fields next to it that can be chosen too in sight.
func TestNoBubbleCoversWhatIsNeeded(t *testing.T) {
	for name, pick := range map[string][]string{
		"opening": {""}, "middle": {"", "soldier:c3", "supply:token"}, "acting": {"", "supply:token"}, "declared": {"soldier:b3"},
	} {
		m := positions[name](t)
		for _, v := range []scenetest.View{{W: 1024, H: 640, Lang: "pl"}, {W: 1024, H: 640, Lang: "en"}, {W: 1280, H: 800, Lang: "pl"}, {W: 1024, H: 1280, Lang: "en"}} {
			d := lay(t, m, v.W, v.H, v.Lang).Open()
			for _, id := range pick {
				if id != "" {
					d.Click(id)
				}
				uncovered(d, name+" with "+id+" at "+v.String())
				d.Away()
				if id != "" {
					d.Click(id)
				}
			}
		}
	}
}

func uncovered(d *desk, where string) {
	d.T.Helper()
	f := d.Face
	for _, at := range f.targets().Fields() {
		d.Hover("field:" + at.String())
		n := d.Root().Node("bubble")
		if n == nil {
			d.T.Errorf("%s: %s says nothing", where, at)
			continue
		}
		over := func(what string, box layout.Rect) {
			if both := n.Rect.Intersect(box); both.W > 8 && both.H > 8 {
				d.T.Errorf("%s: what is told of %s covers %s by %.0f × %.0f", where, at, what, both.W, both.H)
			}
		}
		over("the field itself", f.places.fields[at])
		over("the question", d.Root().Node("prompt").Rect)
		over("the pieces", f.places.row)
		for _, next := range at.Beside() {
			if f.targets().Has(next) || f.movable(next) && f.hand.Held() == "" {
				over(next.String(), f.places.fields[next])
			}
		}
	}
}
