package bot

import (
	"testing"

	"schron/rules"

	game "schron/rules/dolores"
)

// TestWorksTakeThePlaceOfMines: who knows of industry pulls mines down, and what is built
// next stands in that city and is no such mine. Who does not pulls nothing down.
func TestWorksTakeThePlaceOfMines(t *testing.T) {
	for name, play := range map[string]func(func(*game.State, rules.Move)) *game.State{
		"industry": func(look func(*game.State, rules.Move)) *game.State { return unequal(t, look) },
		"none": func(look func(*game.State, rules.Move)) *game.State {
			return contest(t, 1, nil, look, peaceful, peaceful)
		},
	} {
		pulls := 0
		var pulled *game.District
		var city game.Field
		was := rules.NoSeat
		var before game.State
		play(func(s *game.State, m rules.Move) {
			if was == 0 {
				switch m.Verb {
				case game.VerbPull:
					x := *before.District(0, game.Field(m.A), int8(m.B))
					pulls, pulled, city = pulls+1, &x, game.Field(m.A)
				case game.VerbBuild:
					if pulled != nil && (game.Field(m.A) != city || game.Building(m.B) == pulled.Building && game.Good(m.C)-1 == pulled.Material) {
						t.Errorf("%s: a %s of %s is pulled down for %q", name, pulled.Building, city, game.Game{}.Notation(m))
					}
					pulled = nil
				case game.VerbEnd:
					if pulled != nil {
						t.Errorf("%s: a %s of %s is pulled down for nothing", name, pulled.Building, city)
					}
				}
			}
			was, before = s.Actor(), *s
		})
		if pulls > 0 != (name == "industry") {
			t.Errorf("%s: %d buildings are pulled down", name, pulls)
		}
	}
}
