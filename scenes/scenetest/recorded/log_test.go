package recorded

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
)

// turnLines is how many lines are enough at 1280 × 800 where a turn has more. They stand
// beside the sums of a fight in Wradislavia, and beside the cards of Walka o paliwo, which
// say what they do.
var turnLines = map[string]float64{"wradislavia": 8, "paliwo": 8}

// goes are where the three goes of a match with the most deeds begin and end.
func goes(t *testing.T, m *rules.Match) [][2]int {
	var all [][2]int
	from, seat := 0, rules.NoSeat
	for n := range m.Len() {
		s, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		if who := s.Status().Seat; who != seat && s.Actor() != rules.NoSeat {
			if seat != rules.NoSeat && s.Actor() == who {
				all = append(all, [2]int{from, n})
			}
			from, seat = n, who
		}
	}
	deeds := func(x [2]int) int {
		log := m.LogSince(rules.AllSeats, x[0])
		return len(rules.Deeds(m.Game(), slices.DeleteFunc(log, func(e rules.LogEntry) bool { return e.Move > x[1] })))
	}
	slices.SortStableFunc(all, func(a, b [2]int) int { return cmp.Compare(deeds(b), deeds(a)) })
	return all[:3]
}

// TestTheLogShowsAWholeTurn in the usual window, and its last eight lines in the least one.
// The first line in view is the beginning of a deed.
func TestTheLogShowsAWholeTurn(t *testing.T) {
	for _, g := range registry.Games() {
		name := g.ID() + ".json"
		for _, x := range goes(t, played(t, name, len(record(t, name).Moves))) {
			for _, lang := range assets.Languages() {
				for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
					d := lay(t, played(t, name, x[1]), size[0], size[1], lang).Open()
					for _, id := range []string{"since:close", "page:chronicle", "told:log"} {
						if d.Has(id) {
							d.Click(id)
						}
					}
					where := fmt.Sprintf("%s after %d moves in %s at %v", g.ID(), x[1], lang, size)
					lines, first := 0.0, d.Entries()[0]
					for _, e := range d.Entries() {
						lines += float64(int(e.Rect[3] / 18))
					}
					deeds := slices.DeleteFunc(rules.Deeds(g, d.Table.Session.Log()), func(x rules.Deed) bool { return x.Heading })
					begins := slices.IndexFunc(deeds, func(e rules.Deed) bool { return e.Last().Move > x[0] })
					above := first.Rect[1] - d.Find("log").Rect[1] // empty where the end of a deed would stand
					if above < -2 {
						t.Errorf("%s the first line is cut", where)
					}
					lines += float64(int(above / 18))
					whole := d.Has(fmt.Sprintf("log:%d", begins))
					switch {
					case size[0] == 1280 && !whole && (turnLines[g.ID()] == 0 || lines < turnLines[g.ID()]):
						t.Errorf("%s of %d deeds %d are in view", where, len(deeds)-begins, len(d.Entries()))
					case size[0] == 1024 && lines < 8 && first.ID != "log:0" && !whole:
						t.Errorf("%s %.0f lines are in view, want 8", where, lines)
					}
				}
			}
		}
	}
}
