package paliwo

import "testing"

// TestTheLogHeadsRounds: what begins a round is the heading of its entries
// instead of a line of its own.
func TestTheLogHeadsRounds(t *testing.T) {
	m := match(t, placing...)
	play(t, m, "step lumberjack C2")
	d := lay(t, m, 1280, 1600, "en").open()
	turns := map[string]any{}
	for _, n := range d.Nodes() {
		if n.Role == "entry" {
			turns[n.Label] = n.State["turn"]
		}
	}
	if turns["Lumberjack goes from C1 to C2."] != 1 {
		t.Errorf("the step stands in turn %v; the log says %v", turns["Lumberjack goes from C1 to C2."], turns)
	}
	if _, ok := turns["Round 1."]; ok || len(turns) == 0 {
		t.Errorf("the log says %v", turns)
	}
}
