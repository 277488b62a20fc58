package rules_test

import (
	"testing"

	"schron/rules"
)

// TestMomentsAreThePositionsOfAMatch from the start to the end; a concession is none.
func TestMomentsAreThePositionsOfAMatch(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "pass", "pass", "concede 0")
	var seen []rules.Moment
	for at := range m.Moments() {
		if at.State.Result().Over {
			t.Errorf("moment %d is over", len(seen))
		}
		seen = append(seen, at)
	}
	if len(seen) != 3 || seen[0].Seat != rules.NoSeat || seen[1].Seat == seen[2].Seat || seen[1].Seat == rules.NoSeat {
		t.Fatalf("%d moments: %+v", len(seen), seen)
	}
	for range m.Moments() {
		break // and it can be left early
	}
}

func TestARaceKnowsWhoLedSinceWhen(t *testing.T) {
	var r rules.Race
	for turn, points := range [][]int{{10, 10}, {20, 15}, {15, 16}, {25, 25}, {30, 20}, {31, 20}} {
		r.Add(turn, 0, 99) // what counts is the last of a turn
		r.Add(turn, points...)
	}
	if turn, late := r.Since(0); turn != 4 || !late {
		t.Errorf("seat 0 is ahead since %d, late: %v", turn, late)
	}
	if turn, who, points := r.Halfway(); turn != 3 || who != rules.NoSeat || points[0] != 25 {
		t.Errorf("halfway is turn %d with %d ahead at %v", turn, who, points)
	}
	if who, turn := r.LastAhead(); who != 0 || turn != 5 {
		t.Errorf("%d was ahead last, in %d", who, turn)
	}
	var level rules.Race
	level.Add(1, 4, 4)
	if who, _ := level.LastAhead(); who != rules.NoSeat {
		t.Errorf("%d was ahead", who)
	}
	var steady rules.Race
	for turn := range 6 {
		steady.Add(turn, 1, turn+2)
	}
	if turn, late := steady.Since(1); turn != 0 || late {
		t.Errorf("seat 1 is ahead since %d, late: %v", turn, late)
	}
}
