package rules

import "testing"

// TestATaleFindsTheFirstTheLastAndAll of the events with some keys.
func TestATaleFindsTheFirstTheLastAndAll(t *testing.T) {
	e := func(turn int, key string) LogEntry {
		return LogEntry{Turn: turn, Event: Event{Text: Msg(key, Number("n", turn))}}
	}
	tale := Story{e(1, "a"), e(2, "b"), e(3, "c"), e(4, "b"), e(5, "a")}
	if first, ok := tale.First("c", "b"); !ok || first.Turn != 2 {
		t.Errorf("first %v", first)
	}
	if last, ok := tale.Last("c", "b"); !ok || last.Turn != 4 || last.Arg("n", "m") != Number("m", 4) {
		t.Errorf("last %v", last)
	}
	if n := tale.Count("b", "c"); n != 3 {
		t.Errorf("%d events", n)
	}
	_, first := tale.First("d")
	_, last := tale.Last("d")
	if first || last || tale.Count("d") != 0 {
		t.Error("what never happened is found")
	}
}
