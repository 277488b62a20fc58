package bots

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/rules/curve"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// TestEveryGameHasACurve: of whole games, each point shares out everything, it is
// the same each time, and the end is who has won.
func TestEveryGameHasACurve(t *testing.T) {
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		t.Run(name, func(t *testing.T) {
			m := finished(t, g, setup)
			j, ok := Judge(g)
			if !ok {
				t.Fatal("nobody judges it")
			}
			reckon := func() curve.Curve {
				c, done, err := curve.Reckon(m.Course(), setup.Players, j, func() bool { return false })
				if !done || err != nil {
					t.Fatal(err)
				}
				return c
			}
			c := reckon()
			if least, _ := g.Players(); setup.Players == least || rulestest.Thorough() {
				if diff := cmp.Diff(c, reckon()); diff != "" {
					t.Errorf("another time: %s", diff)
				}
			}
			last := len(c.Points) - 1
			if c.Points[last].Move != m.Len() || len(c.Swings) > 4 {
				t.Errorf("%d moves of %d, %d swings", c.Points[last].Move, m.Len(), len(c.Swings))
			}
			for i, p := range c.Points {
				sum := int32(0)
				for _, share := range p.Share {
					sum += share
				}
				if sum != curve.All && (i < last || sum != 0) {
					t.Errorf("after move %d: %v", p.Move, p.Share)
				}
			}
			won := m.Result().Winners
			for seat := range m.Seats() {
				if share := c.Points[last].Share[m.Owner(seat)]; len(won) == 1 && seat == won[0] && share != curve.All {
					t.Errorf("who has won has %d", share)
				}
			}
		})
	})
}

// finished is a match of beginners, played to its end.
func finished(t *testing.T, g rules.Game, setup rules.Setup) *rules.Match {
	t.Helper()
	p := rules.Playout{Game: g, Longest: mostMoves}
	for range setup.Players {
		p.Bots = append(p.Bots, levels[0])
	}
	if _, err := p.Run(setup); err != nil {
		t.Fatal(err)
	}
	m, err := rules.LoadMatch(registry.Game, p.Record(setup))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// BenchmarkCurve is the time of a whole curve.
func BenchmarkCurve(b *testing.B) {
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		b.Run(name, func(b *testing.B) {
			p := rules.Playout{Game: g}
			if _, err := p.Run(setup); err != nil {
				b.Fatal(err)
			}
			m, err := rules.LoadMatch(registry.Game, p.Record(setup))
			if err != nil {
				b.Fatal(err)
			}
			j, _ := Judge(g)
			for b.Loop() {
				if _, done, err := curve.Reckon(m.Course(), setup.Players, j, func() bool { return false }); !done {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(m.Len()), "moves")
		})
	})
}
