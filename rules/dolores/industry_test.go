package dolores

import (
	"testing"

	"schron/rules"
)

// TestWorksTakeThePlaceOfMines: who knows of industry pulls mines down, and what is
// built next stands in that city and is no such mine; who does not pulls nothing down.
func TestWorksTakeThePlaceOfMines(t *testing.T) {
	for name, b := range map[string]planner{"industry": hard, "none": {Mind{Robots: true}}} {
		pulls := 0
		var pulled *District
		var city Field
		was := rules.NoSeat
		var before State
		contest(t, 501, nil, func(s *State, m rules.Move) {
			if was == 0 {
				switch m.Verb {
				case VerbPull:
					x := *before.district(0, Field(m.A), int8(m.B))
					pulls, pulled, city = pulls+1, &x, Field(m.A)
				case VerbBuild:
					if pulled != nil && (Field(m.A) != city || Building(m.B) == pulled.Building && Good(m.C)-1 == pulled.Material) {
						t.Errorf("%s: a %s of %s is pulled down for %q", name, pulled.Building, city, Game{}.Notation(m))
					}
					pulled = nil
				case VerbEnd:
					if pulled != nil {
						t.Errorf("%s: a %s of %s is pulled down for nothing", name, pulled.Building, city)
					}
				}
			}
			was, before = s.Actor(), *s
		}, b, medium)
		if pulls > 0 != b.Industry {
			t.Errorf("%s: %d buildings are pulled down", name, pulls)
		}
	}
}
