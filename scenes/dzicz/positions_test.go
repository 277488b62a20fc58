package dzicz

import (
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
)

// middle is the middle of a game of three: soldiers may move, one stands on
// another's token, some action tokens are spent.
func middle(t testing.TB) *rules.Match {
	t.Helper()
	return matchAt(t, 3, func(p *position) {
		p.Turn, p.Phase, p.Go, p.Decision = 7, game.PhaseMove, 0, game.DecideMove
		p.OpenMissions = []game.OpenMission{{Mission: game.Trail, Holder: rules.NoSeat}, {Mission: game.Bastion, Holder: rules.NoSeat}}
		a, b, c := &p.Players[0], &p.Players[1], &p.Players[2]
		a.Home, b.Home, c.Home = home(game.South), home(game.West), home(game.North)
		a.Tokens, a.Outposts, a.Soldiers = fields(t, "c1", "c2", "d2", "d3"), fields(t, "d2"), fields(t, "c3")
		b.Tokens, b.Outposts, b.Soldiers = fields(t, "a3", "b3", "b4"), fields(t, "b3"), fields(t, "b3")
		c.Tokens, c.Outposts, c.Soldiers = fields(t, "c5", "d5", "d4"), fields(t, "d4"), fields(t, "c5")
		a.Uncovered[game.Expansion], a.Covered[game.Expansion] = 0, 1
		c.Uncovered[game.Assault], c.Covered[game.Assault] = 0, 1
		c.Uncovered[game.Manoeuvre], c.Covered[game.Manoeuvre] = 0, 1
	})
}

// crowded is a late game of four with the board full, missions held and two
// secrets known.
func crowded(t testing.TB) *rules.Match {
	t.Helper()
	return matchAt(t, 4, func(p *position) {
		p.Turn, p.Phase, p.Go, p.Decision = 12, game.PhaseMove, 1, game.DecideMove
		a, b, c, d := &p.Players[0], &p.Players[1], &p.Players[2], &p.Players[3]
		p.OpenMissions = []game.OpenMission{
			{Mission: game.Trail, Holder: 0}, {Mission: game.PrepareAssault, Holder: rules.NoSeat}, {Mission: game.Resources, Holder: 1},
		}
		p.FirstClaims = map[game.Mission]int{game.Trail: 0, game.Resources: 1, game.Bastion: 1}
		a.Home, b.Home, c.Home, d.Home = home(game.South), home(game.West), home(game.North), home(game.East)
		a.Tokens, a.Outposts, a.Soldiers = fields(t, "c1", "c2", "d2", "d3", "d1", "c4"), fields(t, "d2", "c1"), fields(t, "c3", "d1", "a5")
		b.Tokens, b.Outposts, b.Soldiers = fields(t, "a3", "b3", "b4", "b2", "c3"), fields(t, "b3", "b2", "b4"), fields(t, "b3", "a1", "d4", "d3")
		c.Tokens, c.Outposts, c.Soldiers = fields(t, "c5", "d5", "d4", "b5", "a5"), fields(t, "d4", "c5"), fields(t, "c5", "d5")
		d.Tokens, d.Outposts, d.Soldiers = fields(t, "e1", "e2", "e3", "e4", "a1", "e5"), fields(t, "e3", "e1"), fields(t, "e2", "e3", "e4")
		p.Players[1].Secret = &game.SecretMission{Mission: game.Bastion, Revealed: true, Claimed: true}
		p.Players[0].Secret = &game.SecretMission{Mission: game.Resources, Revealed: true}
		p.Players[2].Secret = &game.SecretMission{Mission: game.Trail}
		p.Players[3].Secret = &game.SecretMission{Mission: game.PrepareAssault}
		b.Uncovered[game.Defence], b.Uncovered[game.Manoeuvre] = 2, 2
		d.Uncovered[game.Assault], d.Covered[game.Assault] = 0, 1
	})
}

// numerous is a late game of two in which one has eleven tokens.
func numerous(t testing.TB) *rules.Match {
	t.Helper()
	return matchAt(t, 2, func(p *position) {
		p.Turn, p.Phase, p.Go, p.Decision = 12, game.PhaseMove, 0, game.DecideMove
		p.OpenMissions = []game.OpenMission{{Mission: game.Resources, Holder: rules.NoSeat}}
		a, b := &p.Players[0], &p.Players[1]
		a.Home, b.Home = home(game.South), home(game.East)
		a.Tokens, a.Soldiers = fields(t, "a2"), fields(t, "a2")
		b.Tokens = fields(t, "b4", "b3", "c1", "c2", "d2", "d3", "d4", "d5", "c5", "e3", "e4")
	})
}

// opening is a game of two in which the homes are being chosen.
func opening(t testing.TB) *rules.Match {
	t.Helper()
	return match(t, 3, "home c1", "home a3")
}

// acting is middle with the soldiers moved: the action is to be chosen.
func acting(t testing.TB) *rules.Match {
	t.Helper()
	m := middle(t)
	play(t, m, "done")
	return m
}

// defending is middle with a soldier on its way onto a token whose owner may
// answer.
func defending(t testing.TB) *rules.Match {
	t.Helper()
	m := middle(t)
	play(t, m, "move c3 b3")
	return m
}

// removing is defending with the soldier let in: its player decides about the
// token and the outpost.
func removing(t testing.TB) *rules.Match {
	t.Helper()
	m := defending(t)
	play(t, m, "no")
	return m
}

// declared is acting with a token declared and somebody asked about a
// manoeuvre.
func declared(t testing.TB) *rules.Match {
	t.Helper()
	m := acting(t)
	play(t, m, "token e3")
	return m
}

// hushed is declared with Bartek asked about neither border defence nor manoeuvres
// any more in this turn: Ala is asked last, about her own declaration.
func hushed(t testing.TB) *rules.Match {
	t.Helper()
	m := kit.Changed(t, declared(t), func(p *position) {
		p.Players[1].Silenced = game.Silenced{game.Defence}
	})
	play(t, m, "quiet")
	return m
}

// ended is crowded played to its end.
func ended(t testing.TB) *rules.Match {
	t.Helper()
	m := crowded(t)
	for !m.Result().Over {
		p := m.Prompt(m.Actor())
		if p.Pass == nil {
			t.Fatalf("%v cannot be passed", p.Text)
		}
		if _, err := m.Play(p.Pass.Move); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// others are positions of single tests.
var others = map[string]func(testing.TB) *rules.Match{
	"moved": moved, "replacing": replacing, "expanding": expanding, "rewarded": rewarded, "extra": extra,
}

// moved is middle with two of Ala's three soldiers moved; she has no assault.
func moved(t testing.TB) *rules.Match {
	t.Helper()
	m := kit.Changed(t, middle(t), func(p *position) {
		a := &p.Players[0]
		a.Soldiers = fields(t, "c3", "e2", "a1")
		a.Uncovered[game.Assault], a.Covered[game.Assault] = 0, 1
	})
	play(t, m, "move c3 c4", "move e2 e1")
	return m
}

// expanding is acting with the action passed and an expansion left, Ala's soldier
// on a token of Bartek's.
func expanding(t testing.TB) *rules.Match {
	t.Helper()
	m := kit.Changed(t, acting(t), func(p *position) {
		a := &p.Players[0]
		a.Uncovered[game.Expansion], a.Covered[game.Expansion] = 1, 0
		p.Players[1].Tokens = fields(t, "a3", "b3", "c3")
	})
	play(t, m, "pass")
	return m
}

// replacing is an action that can take a field with Celina's token. Bartek has a
// manoeuvre, but no soldier.
func replacing(t testing.TB) *rules.Match {
	t.Helper()
	return kit.Changed(t, acting(t), func(p *position) {
		a, b, c := &p.Players[0], &p.Players[1], &p.Players[2]
		a.Tokens, a.Outposts = fields(t, "c1"), fields(t)
		b.Soldiers = fields(t)
		c.Tokens, c.Outposts = fields(t, "c2", "c5"), fields(t)
	})
}

// rewarded is the reward of the trail, extra that of the resources: Ala's.
func rewarded(t testing.TB) *rules.Match { return rewardOf(t, game.Trail) }

func extra(t testing.TB) *rules.Match { return rewardOf(t, game.Resources) }

func rewardOf(t testing.TB, m game.Mission) *rules.Match {
	t.Helper()
	return kit.Changed(t, middle(t), func(p *position) {
		p.Phase, p.Decision = game.PhaseMissions, map[game.Mission]game.Decision{game.Trail: game.DecideSoldiers, game.Resources: game.DecideExtra}[m]
		p.OpenMissions = []game.OpenMission{{Mission: m, Holder: 0}, {Mission: game.Bastion, Holder: rules.NoSeat}}
		p.FirstClaims = map[game.Mission]int{m: 0}
		p.Reward = &game.RewardView{Mission: m, Left: 2}
	})
}
