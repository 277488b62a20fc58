package dolores

import (
	"fmt"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestTheExampleOfTheRulebooksIsPlayed: the round that both books tell in pictures
// goes as they tell it.
func TestTheExampleOfTheRulebooksIsPlayed(t *testing.T) {
	r := rulestest.ReadRecord(t, filepath.Join("..", "..", "assets", "figures", "dolores", "round.json"))
	moves := r.Moves
	r.Moves = nil
	m, err := rules.LoadMatch(rulestest.Lookup(Game{}), r)
	if err != nil {
		t.Fatal(err)
	}
	steps := []struct {
		until int // moves
		says  string
	}{
		{0, "round 3, truce 0, 60 kokos, map[energy:1 food:4 sulphur:3], K6 1, J8 c, K5 f"},
		{3, "round 3, truce 0, 22 kokos, map[energy:1 food:4 sulphur:3], K6 1, J8 c, K5 f"},
		{5, "round 3, truce 0, 22 kokos, map[energy:1 food:4 sulphur:3], K6 1, J8 ., K5 ."},
		{6, "round 3, truce 0, 22 kokos, map[food:1 sulphur:2], K6 1, J8 ., K5 ."},
		{8, "round 3, truce 0, 22 kokos, map[food:9 oil:4 sulphur:6], K6 1, J8 ., K5 ."},
		{10, "round 4, truce 0, 22 kokos, map[food:9 oil:4 sulphur:6], K6 -1, J8 ., K5 ."},
	}
	for _, step := range steps {
		for m.Len() < step.until {
			rulestest.Play(t, m, moves[m.Len()])
		}
		v := m.View(0).(View)
		store := map[string]int{}
		for g, n := range v.Federations[0].Store {
			if n > 0 {
				store[Good(g).String()] = n
			}
		}
		ground := func(name string) string { f := field(t, name); return v.Ground[f.Row()][f.Col() : f.Col()+1] }
		want(t, fmt.Sprint("after move ", step.until), fmt.Sprintf("round %d, truce %d, %d kokos, %v, K6 %d, J8 %s, K5 %s", v.Round, v.Truce,
			v.Federations[0].Money, store, v.Cell(field(t, "K6")).UnitsOf, ground("J8"), ground("K5")), step.says)
	}
	v := m.View(0).(View)
	want(t, "fire", v.Cell(field(t, "K5")).Fire, true)
	want(t, "infantry", fmt.Sprint(v.Cell(field(t, "K7")).Units), "[i1]")
}
