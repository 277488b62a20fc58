package paliwo

import "testing"

// TestTheLogHeadsRounds: what begins a round is the heading of its entries
// instead of a line of its own.
func TestTheLogHeadsRounds(t *testing.T) {
	m := match(t, placing...)
	play(t, m, "step lumberjack C2")
	d := lay(t, m, 1280, 1600, "en").Open()
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

// TestTheRecapLeavesRoundsToTheBar: what happened since the own last turn has
// room for few lines; that a round begins is none of them.
func TestTheRecapLeavesRoundsToTheBar(t *testing.T) {
	d := lay(t, rising(t), 1024, 640, "pl").Open()
	d.Click("field:A4")
	d.Click("pass") // no token
	d.Click("pass") // no Clutch
	d.Click("cover:open")
	since, rounds := d.Table.Since(), 0
	for _, e := range since {
		if e.Event.Text.Key == "paliwo.event.round" {
			rounds++
		}
	}
	if rounds != 1 {
		t.Fatalf("%d rounds begin in %d entries, want one", rounds, len(since))
	}
	if got := d.State("since", "of"); got != 2 {
		t.Errorf("the recap is of %v lines, want what is laid out and who rises", got)
	}
}

// entries are the lines of the log that are in sight.
func entries(d *desk) []string {
	var out []string
	for _, n := range d.Nodes() {
		if n.Role == "entry" {
			out = append(out, n.Label)
		}
	}
	return out
}
