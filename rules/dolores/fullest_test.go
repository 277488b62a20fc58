package dolores

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// fullest is a position of four federations with eight whole cities each. Every section and
// most units of theirs are on the map, and every good is in store.
func fullest(t testing.TB) *State {
	t.Helper()
	s := start(t, 4, nil)
	for seat := range s.seats {
		fund(s, seat, 5000)
		fed := s.Fed(seat)
		grown := s.owned[seat]
		for s.owned[seat].Len() < 60 {
			grown = grown.Or(grown.Beside()).Without(bankFields)
			s.owned[seat] = grown.Without(s.owned[(seat+1)%4]).Without(s.owned[(seat+2)%4]).Without(s.owned[(seat+3)%4])
		}
		for g := range GoodKinds {
			fed.store[g] = 30
			if Goods[g].Limit > 0 {
				fed.store[g] = 2
			}
		}
		for f := range s.owned[seat].And(landFields).All() {
			if fed.cityCount < MaxCities && !s.city.Has(f) && f%3 == 0 {
				s.clearGround(f)
				s.addCity(seat, f)
			}
		}
		for i := range fed.cityCount {
			city := &fed.cities[i]
			for b := FoodFactory; city.Built < Districts; b = FoodFactory + (b-FoodFactory+1)%(PurificationPlant-FoodFactory) {
				city.Districts[city.Built] = District{Building: b, Material: nothing, Robots: 1}
				if b == Mine {
					city.Districts[city.Built].Material = Iron
				}
				city.Built++
			}
		}
		for f := range s.owned[seat].Without(s.city).All() {
			if s.Placed(seat, SectionOf(f)) < 25 && SectionOf(f) == LandSection && f%2 == 0 || s.Placed(seat, SectionOf(f)) < 8 && SectionOf(f) == SeaSection {
				s.clearGround(f)
				s.section.Add(f)
			}
		}
		for kind, n := range map[Good]int{Infantry: 12, Armour: 8, Warship: 8, Launcher: 6, SuperLauncher: 4} {
			fields := s.owned[seat].And(landFields)
			switch {
			case kind == Warship:
				fields = s.owned[seat].And(seaFields)
			case kind == Armour:
				fields = fields.Without(s.forest)
			case isLauncher(kind):
				fields = fields.Without(s.ground()).Without(s.held[seat])
			}
			for f := range fields.All() {
				if n > 0 {
					fed.store[kind]++
					s.place(seat, f, kind, nil)
					n--
				}
			}
		}
	}
	s.relinkAll()
	if err := s.Invariants(); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestFullestPositionKeepsThePromises plays on at random from a map as full as
// it gets.
func TestFullestPositionKeepsThePromises(t *testing.T) {
	first := fullest(t)
	data, err := first.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (Game{}).Decode(data); err != nil {
		t.Fatal(err)
	}
	rulestest.CheckState(t, Game{}, first)
	for seed := range uint64(12) {
		s := first.Clone().(*State)
		s.limit, s.rand = 1, rules.NewRand(seed)
		r := rules.NewRand(seed + 100)
		for n := 0; s.Actor() != rules.NoSeat; n++ {
			legal := s.Legal(nil)
			m := legal[r.IntN(len(legal))]
			was := *s
			err := s.Apply(m, nil)
			if err == nil && n%7 == 0 {
				err = s.Invariants()
			}
			if err == nil {
				err = conserved(&was, s, m)
			}
			if err != nil {
				t.Fatalf("seed %d, move %d %q: %v", seed, n, Game{}.Notation(m), err)
			}
		}
	}
}

// BenchmarkFullestMoves lists and plays moves of the fullest map, one after the
// other, in every phase of a round.
func BenchmarkFullestMoves(b *testing.B) {
	first := fullest(b)
	first.limit = 1
	var buf []rules.Move
	var ranges []rules.Range
	s, r := *first, rules.NewRand(1)
	moves, most := 0, 0
	for b.Loop() {
		buf, ranges = s.Legal(buf[:0]), s.Ranges(ranges[:0])
		most = max(most, len(buf)+len(ranges))
		if err := s.Apply(buf[r.IntN(len(buf))], nil); err != nil {
			b.Fatal(err)
		}
		if moves++; s.Actor() == rules.NoSeat {
			s = *first
			s.rand = rules.NewRand(uint64(moves))
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
	b.ReportMetric(float64(most), "most-legal")
}
