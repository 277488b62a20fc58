package bot

import (
	"slices"
	"testing"

	game "schron/rules/dolores"
)

// TestMisfortunesAreRemoved: every mind removes clouds, fires and pollution. It removes those that
// will cost more by the next wind than their removal, and no others (DO-23, DO-31 to DO-33).
func TestMisfortunesAreRemoved(t *testing.T) {
	for name, c := range map[string]struct {
		money int
		lay   func(p *position)
		verb  uint8 // 0 if nothing is removed
	}{
		"a cloud four fields from the capital": {300, func(p *position) { p.Clouds = []game.Field{field(t, "K13")} }, game.VerbNeutralise},
		"a cloud on no line to it":             {300, func(p *position) { p.Clouds = []game.Field{field(t, "L14")} }, 0},
		"a cloud out of reach":                 {300, func(p *position) { p.Clouds = []game.Field{field(t, "K2")} }, 0},
		"a cloud that threatens a new city": {25, func(p *position) {
			p.settle(0, "L9")
			p.Clouds = []game.Field{field(t, "L5")}
		}, 0},
		"a fire in the capital": {300, func(p *position) { p.Fires = []game.Field{field(t, "K9")} }, game.VerbDouse},
		"a fire beside it":      {300, func(p *position) { p.Fires = []game.Field{field(t, "L9")} }, 0},
		"pollution over it":     {300, func(p *position) { p.Pollution = []game.Field{field(t, "K9")} }, 0},
		"pollution over much": {300, func(p *position) {
			p.settle(0, "L9", many(game.RobotFactory, 7)...)
			p.Pollution = []game.Field{field(t, "K9")}
		}, game.VerbClean},
	} {
		for level, b := range map[string]player{"easy": beginner, "medium": medium, "hard": hard} {
			p := bare(t, 2)
			p.furnish(0, "K9", game.Oil, many(game.Mine, 5)...)
			c.lay(p)
			p.fund(0, c.money)
			verbs := []uint8{}
			for _, m := range plays(t, p.state(), b) {
				if m.Verb == game.VerbNeutralise || m.Verb == game.VerbDouse || m.Verb == game.VerbClean {
					verbs = append(verbs, m.Verb)
				}
			}
			if removes := len(verbs) > 0; removes != (c.verb > 0) || removes && !slices.Contains(verbs, c.verb) {
				t.Errorf("%s: %s removes %v", name, level, verbs)
			}
		}
	}
}

// TestTollsAreTheMean: what a cloud, a fire or pollution is said to cost is the mean of
// what it costs in many winds.
func TestTollsAreTheMean(t *testing.T) {
	p := bare(t, 2)
	p.furnish(0, "K9", game.Oil, many(game.Mine, 5)...)
	p.settle(0, "L9", many(game.Mine, 3)...)
	p.Clouds = []game.Field{field(t, "K13"), field(t, "L5")}
	s := p.state()
	towns := s.Towns(0)
	for _, f := range s.Clouds() {
		sum := 0
		for die := 1; die <= 6; die++ {
			for strength := 1; strength <= 6; strength++ {
				d := game.Wind{First: int8(die)}.Direction()
				if to := f.Step(d, strength); d != game.Calm && towns.Has(to) {
					x := s.Clone().(*game.State)
					x.Fallout(to)
					sum += (calmly(s, 0).worth - calmly(x, 0).worth) / 2
				}
			}
		}
		want(t, "the toll of "+f.String(), CloudToll(s, 0, f), sum)
	}
	q := bare(t, 2)
	q.furnish(0, "K9", game.Oil, many(game.Mine, 5)...)
	q.Pollution = []game.Field{field(t, "K9"), field(t, "K12")}
	s = q.state()
	work := s.Labour(0)
	sum := 0
	for die := 1; die <= 6; die++ {
		for strength := 1; strength <= 6; strength++ {
			d, over := game.Wind{First: int8(die)}.Direction(), [2]int{}
			for i, f := range s.Pollution(0) {
				if to := f.Step(d, strength); d == game.Calm && f == field(t, "K9") || d != game.Calm && to == field(t, "K9") {
					over[i] = 1
				}
			}
			for n := 1; n <= 6; n++ {
				with, without := work.Yield(max(0, n-over[0]-over[1])), work.Yield(max(0, n-over[1]))
				sum += without.Value() - with.Value()
			}
		}
	}
	want(t, "the toll of pollution", smokeToll(s, 0, s.Pollution(0), 0), sum/6)
}
