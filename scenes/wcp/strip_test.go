package wcp

import (
	"os"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
)

// strips are the moves that are shown best, by what they show.
var strips = map[string]struct {
	start  func(testing.TB) *rules.Match
	move   func(game.View, rules.Move) bool
	around float64
}{
	"fight":   {moving, wayWith(func(e game.Entry) bool { return e.Guarded }), 1.6},
	"trophy":  {moving, wayWith(func(e game.Entry) bool { return e.Token != game.NoToken && e.Token.Kind() == game.Trophy }), 1.2},
	"fall":    {destroying, verb(game.VerbDestroy), 2.4},
	"lay":     {placing, verb(game.VerbHall), 1.1},
	"content": {placing, verb(game.VerbContent), 1.1},
	"leave":   {leaving, verb(game.VerbLeave), 1.3},
	"boost":   {moving, crossing, 1.7},
	"trade":   {answering, verb(game.VerbAccept), 1.2},
	"press":   {pressing, verb(game.VerbPress), 0},
	"removal": {removing, func(game.View, rules.Move) bool { return true }, 0},
}

// TestStrips writes strips of what moves to the folder named in WCP_STRIPS, for people
// to look at; WCP_ONLY names some of them.
func TestStrips(t *testing.T) {
	if os.Getenv("WCP_STRIPS") == "" {
		return
	}
	scenetest.NeedLoop(t)
	c := tabletest.NewCanvas(t)
	for name, x := range strips {
		if !strings.Contains(name, os.Getenv("WCP_ONLY")) {
			continue
		}
		m := x.start(t)
		for _, size := range []layout.Size{{W: 1280, H: 800}, {W: 1024, H: 640}} {
			d := lay(t, changed(t, m, func(*position) {}), size.W, size.H, "pl").Open()
			v := seen(d.Match)
			for _, mv := range d.Match.Legal(d.Match.Actor(), nil) {
				if x.move(v, mv) {
					d.Strip(c, "WCP_STRIPS", name+"-"+numeral(int(size.W)), func() layout.Rect {
						if x.around == 0 {
							return d.Root().Area()
						}
						return d.Longest().Grow(x.around)
					}, func() { d.Play(mv) })
					break
				}
			}
		}
	}
}

// removing is the last move of the turn in which the central hall goes (WCP-38): any
// that is legal.
func removing(t testing.TB) *rules.Match {
	t.Helper()
	m := reached(t, 3, solo, func(v game.View) bool { return v.Stage == game.StageRemoval })
	for {
		mv := m.Legal(m.Actor(), nil)[0]
		next := changed(t, m, func(*position) {})
		for _, x := range []*rules.Match{next, m} {
			if x == m && seen(next).Stage == game.StageEscape {
				return m
			}
			if _, err := x.Play(mv); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// crossing finds a way with a booster to a hall where nothing waits.
func crossing(v game.View, m rules.Move) bool {
	for _, w := range v.Ways(int(v.Actor)) {
		if w.Move == m && m.Verb == game.VerbBoost && w.To != game.NoField && !w.Entry.Guarded {
			return true
		}
	}
	return false
}
