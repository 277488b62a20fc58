package dzicz

import "testing"

// TestTheLogHeadsTurns: what begins a turn belongs to that turn, not to the one whose last
// move brought it about. It is the heading instead of a line.
func TestTheLogHeadsTurns(t *testing.T) {
	d := lay(t, match(t, 2, "home c1", "home c5", "token c2"), 1280, 800, "en").Open()
	turns := map[string]any{}
	for _, n := range d.Nodes() {
		if n.Role == "entry" {
			turns[n.Label] = n.State["turn"]
		}
	}
	want := map[string]any{
		"Ala puts the first token on c1; home edge: south.":    1,
		"Bartek puts the first token on c5; home edge: north.": 1,
		"Ala puts a token on c2.":                              2,
	}
	for words, turn := range want {
		if turns[words] != turn {
			t.Errorf("%q stands in turn %v, want %v", words, turns[words], turn)
		}
	}
	if len(turns) != len(want) {
		t.Errorf("the log says %v", turns)
	}
}
