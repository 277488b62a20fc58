package dolores

import (
	"slices"
	"testing"
)

// DO-72: nobody sabotages or fires at cities of who has fewer districts. All else may be
// attacked, as ever.
func TestDO72CitiesOfWhoHasLessAreSpared(t *testing.T) {
	for _, c := range []struct {
		name           string
		fair           bool
		limit          int
		richer, poorer int // districts beside the warehouses
		spared         bool
	}{
		{"fewer", true, 20, 3, 2, true},
		{"as many", true, 20, 2, 2, false},
		{"more", true, 20, 1, 2, false},
		{"as printed", false, 20, 3, 0, false},
		{"without a limit", true, 0, 3, 0, false},
	} {
		s := bare(t, 2)
		s.fair, s.limit = c.fair, c.limit
		settle(t, s, 0, "K7", many(Mine, c.richer)...)
		furnish(t, s, 1, "K13", many(Mine, c.poorer)...)
		paint(t, s, "L13", "Bs")
		put(t, s, 0, Armour, "L14")
		put(t, s, 0, Launcher, "J9")
		put(t, s, 0, SuperLauncher, "L9")
		put(t, s, 1, Infantry, "K13")
		warfare(s, 0)
		want(t, c.name, s.Spares(0, 1), c.spared)
		want(t, c.name+" the other way", s.Spares(1, 0), c.fair && c.limit > 0 && c.poorer > c.richer)
		tried := func(text string, free bool) {
			t.Helper()
			m, err := Game{}.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			r := s.refuse(m)
			want(t, c.name+": "+text, r == nil, free)
			want(t, c.name+": legal "+text, slices.Contains(s.Legal(nil), m), free)
			if r != nil {
				want(t, c.name+": rule", r.Rule, "DO-72")
			}
		}
		tried("sabotage a1 K13", !c.spared)
		tried("sabotage a1 L13", true)
		tried("attack a1 K13", true)
		play(t, s, "aim m1")
		tried("fire K13", !c.spared)
		tried("fire K14", true)
		play(t, s, "lower", "aim x1")
		tried("fire K14", !c.spared) // beside the city
		tried("fire K15", true)
	}
}
