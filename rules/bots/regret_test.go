package bots

import (
	"testing"

	"schron/rules"
	"schron/rules/registry"
)

// TestRegretKnowsMistakes: what chance plays in the midst of a good game is told to give
// something away now and then, with reasons. What the strongest level plays never is. Where
// it looks at the same it says the same.
func TestRegretKnowsMistakes(t *testing.T) {
	const decisions, each = 160, 4
	if Regret(nowhere{}) != nil {
		t.Error("it knows a game that nobody does")
	}
	for game, c := range map[string]struct {
		seed  uint64
		least int
	}{"wradislavia": {3, 2}, "paliwo": {4, 1}} {
		t.Run(game, func(t *testing.T) {
			g, err := registry.Game(game)
			if err != nil {
				t.Fatal(err)
			}
			best, _ := LevelOf(strongest, g)
			best = hurried(best, 60)
			medium, _ := ByID("medium")
			m, err := rules.NewMatch(g, make([]rules.Player, 2), rules.Setup{Seed: c.seed})
			if err != nil {
				t.Fatal(err)
			}
			found := 0
			for n := 0; n < decisions && m.Actor() != rules.NoSeat; n++ {
				bot := medium
				if n%each == 0 {
					bot = rules.RandomBot{}
					if r := best.Regret(m.Position(), best.Choose(m.Position())); r.Lost != 0 {
						t.Errorf("of its own move it says %+v", r)
					}
				}
				mv, err := m.BotMove(bot)
				if err != nil {
					t.Fatal(err)
				}
				if n%each == 0 {
					if r := best.Regret(m.Position(), mv); r.Lost > 0 {
						found++
						if len(r.Reasons) == 0 || r.Reasons[0].Worth >= 0 {
							t.Errorf("%s gives %d away because of %+v", g.Notation(mv), r.Lost, r.Reasons)
						}
						if again := best.Regret(m.Position(), mv); again.Lost != r.Lost {
							t.Errorf("of %s it says first %d, then %d", g.Notation(mv), r.Lost, again.Lost)
						}
					}
				}
				if _, err := m.Play(mv); err != nil {
					t.Fatal(err)
				}
			}
			if found < c.least {
				t.Errorf("it finds %d mistakes of chance", found)
			}
		})
	}
}
