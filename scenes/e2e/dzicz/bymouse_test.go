package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
	position "schron/rules/dzicz"
	"schron/rules/rulestest"
	"schron/scenes/byhand"
	"schron/scenes/dzicz"
	"schron/scenes/e2e/stand"
)

// TestEveryMoveByMouse plays a game that was drawn by lot move by move at the table, by
// all ways of a move in turn. Each kind of move can be made with the mouse alone and is
// the one that was meant. It plays games of two, three and four people.
func TestEveryMoveByMouse(t *testing.T) {
	rulestest.OnlyInProof(t)
	made := map[string]int{}
	for _, c := range []struct {
		players int
		seed    uint64
	}{{3, 61}, {2, 1}, {3, 325}, {4, 310}} {
		players := c.players
		want := stand.Drawn(t, c.seed, players)
		first := *want
		first.Moves, first.Final = nil, ""
		m, err := rules.LoadMatch(rulestest.Lookup(stand.Dzicz(t)), &first)
		if err != nil {
			t.Fatal(err)
		}
		w := start(t, stand.Quickly(t), "-load", stand.Beginning(t, want), "-scene", "table")
		for _, text := range want.Moves {
			w.TakeScreen()
			move, err := m.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			v := m.View(rules.NoSeat).(position.View)
			verb := strings.Fields(text)[0]
			made[verb+" "+w.Make(m, move, made[verb], func(x rules.Move) []byhand.Path { return dzicz.Paths(&v, x) })]++
			made[verb]++
			if _, err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		if !w.Has("result") {
			t.Fatalf("%d players: the game has not ended; %s", players, w.There())
		}
		if got := w.Kept("replays"); strings.Join(got.Moves, "|") != strings.Join(want.Moves, "|") || got.Final != want.Final {
			t.Errorf("%d players: another game was played than meant", players)
		}
		w.Close()
	}
	for _, verb := range []string{"home", "move", "token", "outpost", "soldier", "assault", "expand", "manoeuvre"} {
		for _, how := range []string{"click", "drag"} {
			if made[verb+" "+how] == 0 {
				t.Errorf("no %s was made by %s", verb, how)
			}
		}
	}
	for _, verb := range []string{"strike", "done", "pass", "defend", "no", "quiet", "ask", "remove", "leave"} {
		if made[verb] == 0 {
			t.Errorf("no %s was made", verb)
		}
	}
}
