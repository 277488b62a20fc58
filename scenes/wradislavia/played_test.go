package wradislavia

import "testing"

// TestAHintLeadsThroughTheDiceOfAPerun: once it is chosen who shoots at whom and how, it
// points at the die that still lacks a pip, and then the button plays what was advised.
func TestAHintLeadsThroughTheDiceOfAPerun(t *testing.T) {
	const advised = "shoot 2 2 finesse +3+0+0"
	d := kit.AtStep(t, "shot", "finesse")
	m, err := d.Match.Parse(advised)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Face.Played(m); len(got) != 3 || got[0][0] != "post:0:2" || got[2][0] != "post:1:2" {
		t.Errorf("at first it points at %q", got)
	}
	for _, id := range []string{"post:0:2", "post:1:2", "mode:finesse"} {
		d.Click(id)
	}
	for range 3 {
		got := d.Face.Played(m)
		if len(got) != 1 || got[0][0] != "pip:1:more" {
			t.Fatalf("then it points at %q", got)
		}
		d.Click(got[0][0])
	}
	if got := d.State("shoot", "move"); got != advised {
		t.Errorf("the button plays %v", got)
	}
}
