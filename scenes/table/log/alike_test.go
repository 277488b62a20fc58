package log

import (
	"testing"

	"schron/rules"
)

// TestLogsAreAlikeUntilSomethingElseHappened compares logs as a match makes them: the
// entries are new each time, the arguments of their texts are not.
func TestLogsAreAlikeUntilSomethingElseHappened(t *testing.T) {
	told := func(n int) rules.Event { return rules.Event{Text: rules.Msg("toy.event.give", rules.Number("n", n))} }
	events := []rules.Event{told(1), told(2), told(3)}
	log := func(events ...rules.Event) []rules.Deed {
		var out []rules.Deed
		for i, e := range events {
			out = append(out, rules.Deed{Entries: []rules.LogEntry{{Event: e, Move: i + 1}}})
		}
		return out
	}
	before := log(events...)
	for name, c := range map[string]struct {
		now  []rules.Deed
		want int
	}{
		"the same":    {log(events...), 3},
		"a move more": {log(append(events, told(4))...), 3},
		"taken back":  {log(events[:2]...), 2},
		"played anew": {log(events[0], told(2), events[2]), 1},
		"another":     {log(told(5)), 0},
		"none":        {nil, 0},
	} {
		if got := alike(c.now, before); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
	hidden := log(events...)
	hidden[1].Entries[0].Notation = "give 2"
	if got := alike(hidden, before); got != 1 {
		t.Errorf("for who may read another move: %d, want 1", got)
	}
}
