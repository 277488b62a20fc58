package wradislavia

import (
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
)

// fireShot is a battlefield with every kind of weapon on the one side, with Peruns.
func fire(t testing.TB) *rules.Match {
	return matchAt(t, clash{
		dice: [game.Dice]game.Die{4, 7, 9}, mine: "jerzy/attack henryk/cover lidia/attack",
		other: "karol/cover wanda/attack sabina/exploration", peruns: [game.Seats]int{2, 1},
	})
}

// burst has a machine gun, hand-to-hand on the other side and a run on the dice.
func burst(t testing.TB) *rules.Match {
	return matchAt(t, clash{
		dice: [game.Dice]game.Die{9, 10, 9}, hazards: [2]game.Hazard{game.Rats, game.Birds},
		mine: "stanislaw/attack witold/attack kazimierz/attack", other: "barbara/hand-to-hand leszek/cover zofia/attack",
		peruns: [game.Seats]int{3, 0},
	})
}

// strikes is the hand-to-hand of both sides; Ala has named one of two targets.
func strikes(t testing.TB) *rules.Match {
	return matchAt(t, clash{
		dice: [game.Dice]game.Die{2, 3, 4}, mine: "barbara/hand-to-hand jadwiga/hand-to-hand ewa/attack",
		other: "zofia/hand-to-hand karol/exploration witold/exploration",
	}, "done", "strike 1 2")
}

// draft is the beginning, after two cards were discarded.
func draft(t testing.TB) *rules.Match {
	m := match(t)
	for range 2 {
		first := m.Legal(m.Actor(), nil)[0]
		if _, err := m.Play(first); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// deploying is the deployment of the first turn: two characters stand, one of
// them with a token.
func deploying(t testing.TB) *rules.Match {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	hand := m.View(m.Actor()).(game.View).Players[m.Actor()].Hand
	play(t, m, "send "+hand[0].String()+" 1", "send "+hand[2].String()+" 3", "token attack 1")
	return m
}

// later is a deployment of the second player in a turn with a past.
func later(t testing.TB) *rules.Match {
	return chance(t, match(t), func(v game.View) bool {
		return v.Turn == 4 && v.Phase == game.PhaseDeployment && v.Players[v.Marker].Confirmed
	})
}

// ended is the end of a game.
func ended(t testing.TB) *rules.Match {
	return chance(t, match(t), func(game.View) bool { return false })
}

var positions = map[string]func(testing.TB) *rules.Match{
	"fire": fire, "burst": burst, "strikes": strikes, "draft": draft, "deploying": deploying, "later": later, "ended": ended,
}
