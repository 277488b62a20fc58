package search

import (
	"testing"

	"schron/rules"
)

// fond is a mind that likes to have a corner of its own.
type fond struct{ mind }

const corner = 6

func (m fond) JudgeFor(seat int, s rules.State, chance []int32) {
	m.Judge(s, chance)
	if t := s.(*table).set(); t.won == rules.NoSeat && t.fields[corner] == int8(seat) {
		chance[seat] += 1000
	}
}

// TestASeekerTakesWhatItSeeks, whichever seat it has, wherever chances are judged, and
// leaves it for a win.
func TestASeekerTakesWhatItSeeks(t *testing.T) {
	for name, l := range map[string]Level{
		"look":   {Mind: fond{}},
		"tree":   {Mind: fond{}, Iterations: 200, Explore: 2000},
		"turns":  {Mind: fond{}, Iterations: 50, Samples: 2, Lines: 4, Finalists: 9},
		"trials": {Mind: fond{}, Iterations: 50, Samples: 4, Lines: 4, Finalists: 9, Margin: 10},
	} {
		for _, x := range []position{{Board: "........."}, {Board: "0........", Go: 1}} {
			if got := l.Choose(ask(t, x)); got.A != corner {
				t.Errorf("%s plays %d in %+v", name, got.A, x)
			}
		}
		if got := l.Choose(ask(t, position{Board: "00.11...."})); got.A != 2 {
			t.Errorf("%s plays %d in place of a win", name, got.A)
		}
	}
}
