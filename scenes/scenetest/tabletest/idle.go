package tabletest

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// Idle tests in every position that nothing is offered where nobody at the screen acts: a
// bot decides, or the past is looked at. But lists the beginnings of the ids of nodes that
// may be used at any time, or that only show what is asked.
func (k Kit[F, P]) Idle(t *testing.T, positions Positions, but ...string) {
	offered := func(d *Desk[F], when string) {
		for _, n := range d.Nodes() {
			free := slices.ContainsFunc(but, func(id string) bool { return strings.HasPrefix(n.ID, id) })
			for _, key := range []string{ui.MayState, "legal", "usable", "movable"} {
				if !free && n.State[key] == true {
					t.Errorf("%s: %s is %s", when, n.ID, key)
				}
			}
		}
	}
	chance := func(string) (rules.Bot, error) { return rules.RandomBot{}, nil }
	for name, start := range positions {
		m := start(t)
		d := k.Lay(t, m, 1280, 800, "pl").Open()
		d.Table.Look(m.Len())
		d.Root().Invalidate()
		d.Ticks(1)
		offered(d, name+" in the past")
		if m.Result().Over {
			continue
		}
		players := m.Players()
		players[m.Owner(m.Actor())].Bot = "random"
		s, err := m.State()
		if err == nil {
			m, err = rules.NewMatchAt(k.Rules, players, s)
		}
		if err != nil {
			t.Fatal(err)
		}
		d = k.LayWith(t, m, table.Options{Bot: chance})
		d.Click("pace:hold")
		offered(d, name+" while a bot decides")
	}
}
