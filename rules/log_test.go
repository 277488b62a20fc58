package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

// lines writes a log as short text.
func lines(log []rules.LogEntry) string {
	var b strings.Builder
	for _, e := range log {
		fmt.Fprintf(&b, "%d/%d %d %s %q\n", e.Turn, e.Move, e.Seat, strings.TrimPrefix(e.Event.Text.Key, "toy.event."), e.Notation)
	}
	return b.String()
}

func TestLogTellsASeatWhatItMayKnow(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "hide 2", "rob 1", "yield", "draw", "pass", "pass")
	const before = `1/2 0 rob "rob 1"
1/3 1 yield "yield"
1/4 0 draw "draw"
`
	const after = `1/5 0 pass "pass"
1/6 1 pass "pass"
1/6 1 round "pass"
`
	for seat, want := range map[int]string{
		0:            "1/1 0 hide \"hide 2\"\n1/1 0 hides \"hide 2\"\n" + before + "1/4 0 card \"draw\"\n" + after,
		1:            "1/1 0 hides \"\"\n" + before + after,
		rules.NoSeat: "1/1 0 hides \"\"\n" + before + after,
	} {
		if diff := cmp.Diff(want, lines(m.Log(seat))); diff != "" {
			t.Errorf("seat %d: %s", seat, diff)
		}
	}
}

func TestLogSinceTheLastDecision(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 1", "rob 1", "block", "hide 1", "pass")
	for seat, want := range map[int]int{0: 5, 1: 3, rules.NoSeat: 0} {
		if got := m.LastDecision(seat); got != want {
			t.Errorf("seat %d decided last at %d, want %d", seat, got, want)
		}
	}
	if got := lines(m.LogSince(1, m.LastDecision(1))); got != "1/4 0 hides \"\"\n1/5 0 pass \"pass\"\n" {
		t.Errorf("seat 1 missed %s", got)
	}
	if got := m.LogSince(0, m.LastDecision(0)); len(got) != 0 {
		t.Errorf("seat 0 missed %v", got)
	}
	if got := len(m.LogSince(0, -3)); got != len(m.Log(0)) {
		t.Errorf("%d entries", got)
	}
}

func TestUndoneMovesLeaveTheLog(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 1", "hide 1")
	whole := lines(m.Log(0))
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if got := lines(m.Log(0)); got != "1/1 0 take \"take 1\"\n" {
		t.Errorf("got %s", got)
	}
	if err := m.Redo(); err != nil {
		t.Fatal(err)
	}
	if got := lines(m.Log(0)); got != whole {
		t.Errorf("got %s, want %s", got, whole)
	}
}
