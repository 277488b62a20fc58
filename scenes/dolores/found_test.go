package dolores

import "testing"

// TestANewCityIsShownAtOnce: its districts are on the page, and the tool that founded it
// stays in hand for the next one.
func TestANewCityIsShownAtOnce(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en").Open()
	d.Click("page:trade")
	d.Click("tool:found")
	d.Click("field:J9")
	d.WantMoves("found J9")
	if got := d.Face.shownCity(); d.Face.page != "city" || got == nil || got.Field.String() != "J9" {
		t.Errorf("the page is %q with %v", d.Face.page, got)
	}
	if d.State("tool:found", "held") != true {
		t.Errorf("in hand is %q", d.Face.hand.Held())
	}
	d.Click("field:J14")
	d.Click("field:L7")
	d.WantMoves("found J9", "found L7")
}
