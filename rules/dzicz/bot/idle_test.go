package bot

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dzicz"
)

// TestNoActionTokenIsSpentForNothing: a mere step is none to think of, nor the defence of a
// token that no mission needs. Nor is a march in the last turn, unless a token may follow it.
// In the game of seed 1 the second player seeks the trail, in that of 7 the bastion.
func TestNoActionTokenIsSpentForNothing(t *testing.T) {
	const (
		facing = "home c1|home c5|token c2|token c4|outpost c2|outpost c4|soldier c2|soldier c4"
		alone  = "home c1|home c5|pass|token c4|pass|outpost c4|pass|soldier c4|" +
			"pass|move c4 c3|done|pass|pass|pass|move c3 c2|done|pass|pass|pass|" +
			"move c2 c1|no|remove|done|pass|pass"
		raid = "home c1|home c5|token c2|token c4|outpost c2|outpost c5|soldier c2|token d5|no|move c2 c3|done|pass|pass|pass|move c3 c4"
	)
	waits := func(turns int) string { return facing + "|no" + strings.Repeat("|done|pass|done|pass", turns) }
	for _, x := range []struct {
		seed uint64
		game string
		move string
		want bool
	}{
		{1, facing, "manoeuvre c2 c3", false},
		{1, facing + "|no|move c2 c3|assault c3 c4", "manoeuvre c4 c5", true}, // it is attacked
		{1, facing + "|no|move c2 c3|assault c3 c4", "manoeuvre c4 b4", true},
		{1, facing + "|no|move c2 c3", "assault c3 c4", true}, // it takes
		{1, facing + "|no|move c2 c3", "assault c3 b3", true}, // it flees
		{1, facing + "|no|move c2 b2", "assault b2 a2", false},
		{1, facing + "|no|move c2 c3|assault c3 b3|no", "manoeuvre c3 b3", false},                                                       // it calls its own off
		{1, facing + "|no|move c2 d2|done|pass|pass|done|pass|move d2 e2|done|token b2|no|no|expand e2|no", "manoeuvre e2 d2", false},   // so here
		{1, facing + "|no|move c2 d2|done|pass|pass|done|pass|move d2 e2|done|soldier c2|no|no|expand e2|no", "manoeuvre c2 d2", false}, // no other expansion
		{1, facing + "|no|done|token b2|no", "manoeuvre c2 d2", true},                                                                   // to expand there
		{1, facing + "|no|done|token b2|no", "manoeuvre c2 c3", false},                                                                  // in the other's reach
		{1, facing + "|no|move c2 c3|done|pass|pass|move c4 d4|done|soldier c4", "manoeuvre c3 b3", true},                               // it flees one to come
		{1, facing + "|no|move c2 d2|done|pass|pass|done|pass|move d2 d3|done|pass|pass|move c4 d4|done|soldier c4", "manoeuvre d3 c3", false},
		{1, waits(6), "move c2 c1", true}, // it is turn 11
		{1, waits(7), "move c2 c1", false},
		{1, waits(7), "move c2 b2", true}, // an expansion may follow
		{1, waits(7), "move c2 c3", true}, // an assault may follow
		{1, alone, "move c1 b1", false},   // nobody else is on the board
		{2, alone, "move c1 b1", true},    // the assault may be prepared
		{1, raid, "defend", true},
		{7, raid, "defend", false},
	} {
		s, err := game.Game{}.New(rules.Setup{Players: 2, Seed: x.seed})
		if err != nil {
			t.Fatal(err)
		}
		kit := rulestest.Kit{Game: game.Game{}}
		kit.Play(t, s, strings.Split(x.game, "|")...)
		m, err := game.Game{}.Parse(x.move)
		if err != nil || s.Check(m) != nil {
			t.Fatalf("%s after %s: %v", x.move, x.game, err)
		}
		if got := slices.Contains(Mind{}.Moves(s, nil), m); got != x.want {
			t.Errorf("seed %d, %s: %s is thought of: %v", x.seed, x.game, x.move, got)
		}
	}
}
