package wradislavia

import "testing"

// TestAHintLeadsThroughTheDiceOfAPerun: once it is chosen who shoots at whom and how, it
// points at the die that still lacks a pip. Then the button plays what was advised.
func TestAHintLeadsThroughTheDiceOfAPerun(t *testing.T) {
	const advised = "shoot 2 2 finesse +3+0+0"
	d := kit.AtStep(t, "shot", "finesse")
	m, err := d.Match.Parse(advised)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Face.Paths(m); len(got) != 1 || got[0].From != "post:0:2" || got[0].By != "mode:finesse" || got[0].To != "post:1:2" {
		t.Errorf("at first it points at %q", got)
	}
	for _, id := range []string{"post:0:2", "post:1:2", "mode:finesse"} {
		d.Click(id)
	}
	for range 3 {
		got := d.Face.Paths(m)
		if len(got) != 1 || got[0].To != "pip:1:more|pip:1" {
			t.Fatalf("then it points at %q", got)
		}
		d.Click("pip:1:more")
	}
	if got := d.State("shoot", "move"); got != advised {
		t.Errorf("the button plays %v", got)
	}
}
