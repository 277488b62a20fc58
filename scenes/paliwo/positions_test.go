package paliwo

import (
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
)

// turn is the human turn of the fifth round: zombies of all facings, people of
// all kinds, wounds, a find and a crawler.
func turn(t testing.TB) *rules.Match {
	t.Helper()
	return matchAt(t, func(p *position) {
		p.Round = 5
		p.stand(t, "lumberjack D5", "policeman F3", "mechanic H2", "businessman G4", "runner I2", "child G2")
		p.walk(t, "D6 S", "G8 W", "I7 N", "E4 E", "J3 W", "H3 N", "F12 S", "B9 S", "K5 x", "A12 E", "K11 W", "B3 N")
		p.Humans[game.Businessman].Wounds = 1
		p.Bullets, p.Briefcase = 5, false
		p.FindPool[game.ZombieFind]--
		p.FindsLeft--
		p.Finds = append(p.Finds, game.Find{Field: at(t, "J6"), Face: game.ZombieFind})
		p.hands(game.Courage, game.FirstAid, game.Silence, game.Flare, game.Frenzy, game.Hunger, game.Scent, game.Clutch)
	})
}

// spent is turn with no card left on either side.
func spent(t testing.TB) *rules.Match {
	t.Helper()
	return kit.Changed(t, turn(t), func(p *position) { p.hands() })
}

// carrying is a human turn with the fuel picked up, near the western edge.
func carrying(t testing.TB) *rules.Match {
	t.Helper()
	return matchAt(t, func(p *position) {
		p.Round = 7
		p.stand(t, "lumberjack B5", "policeman A5", "mechanic H2", "businessman G4", "runner I2", "child C5")
		p.walk(t, "D6 S", "G8 W", "I7 N", "E4 E", "J3 W", "H3 N", "F12 S", "B9 S", "K5 x", "A12 E", "K11 W", "B3 N", "D2 W", "D9 N")
		p.Humans[game.Policeman].Fuel = true
		p.Humans[game.Child].Wounds = 1
		p.Humans[game.Mechanic].Wounds = 2
		p.Finds = []game.Find{}
		p.Fuel = []game.Field{}
		for _, f := range []string{"F10", "D7"} {
			p.Finds = append(p.Finds, game.Find{Field: at(t, f), Face: game.EmptyCan})
		}
		four := 4
		p.Terror = &four
		p.Bullets = 0
		p.hands(game.Adrenaline, game.Frenzy, game.FromTheWreck)
	})
}

// charging is the movement of the zombies: two must charge.
func charging(t testing.TB) *rules.Match {
	t.Helper()
	m := turn(t)
	play(t, m, "step lumberjack C5", "step runner I1", "end", "draw", "place A1")
	return m
}

// moving is the movement of the zombies with nobody compelled.
func moving(t testing.TB) *rules.Match {
	t.Helper()
	m := matchAt(t, func(p *position) {
		p.Round = 4
		p.stand(t, "lumberjack C1", "policeman E1", "mechanic F1", "businessman D1", "runner G1", "child H1")
		p.walk(t, "D6 N", "G8 W", "I7 N", "A12 E", "K5 x", "K11 W", "G4 E", "F12 W", "B9 W", "H6 N", "A10 N", "D2 N")
		p.hands(game.Silence, game.Frenzy, game.Hunger, game.Scent, game.Clutch)
	})
	play(t, m, "step lumberjack C2", "step runner G2", "step child I1", "end", "draw", "place A1")
	return m
}

// rising is phase 4: a new zombie, then perhaps a crawler token.
func rising(t testing.TB) *rules.Match {
	t.Helper()
	m := moving(t)
	play(t, m, "done")
	return m
}

// doomed is a turn that ends with a human who turns.
func doomed(t testing.TB) *rules.Match {
	t.Helper()
	m := carrying(t)
	play(t, m, "step lumberjack B6", "end")
	return m
}

// finding is phase 1: the zombie player holds a find.
func finding(t testing.TB) *rules.Match {
	t.Helper()
	m := turn(t)
	play(t, m, "end", "draw")
	return m
}

// active is turn with the Policeman under activation.
func active(t testing.TB) *rules.Match {
	t.Helper()
	m := turn(t)
	play(t, m, "step policeman E3")
	return m
}

// escaped is the end by escape.
func escaped(t testing.TB) *rules.Match {
	t.Helper()
	m := carrying(t)
	play(t, m, "leave policeman")
	return m
}

// lost is the end by terror.
func lost(t testing.TB) *rules.Match {
	t.Helper()
	m := matchAt(t, func(p *position) {
		p.Round = 9
		p.stand(t, "lumberjack B5", "policeman A5", "mechanic H2", "businessman G4", "runner I2", "child C5")
		p.walk(t, "D6 N", "G8 W", "I7 N", "A12 E", "K5 x", "K11 W", "A10 N", "F12 W", "J12 N", "H12 N", "B12 E", "C12 N", "D12 N", "E12 N", "D9 N", "G12 N")
		p.Humans[game.Mechanic].Wounds = 2
		p.Finds = []game.Find{{Field: at(t, "F10"), Face: game.EmptyCan}, {Field: at(t, "D7"), Face: game.EmptyCan}}
		p.Humans[game.Runner].Fuel = true
		one := 1
		p.Terror = &one
		p.hands(game.Flare)
	})
	play(t, m, "end", "turned mechanic S")
	return m
}
