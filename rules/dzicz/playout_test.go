package dzicz

import (
	"testing"

	"schron/rules"
)

func TestPlayout(t *testing.T) {
	for _, players := range []int{2, 3, 4} {
		for seed := range uint64(2000) {
			start, _ := Game{}.New(rules.Setup{Players: players, Seed: seed})
			s := start.(*State)
			r := rules.NewRand(seed)
			for s.Actor() != rules.NoSeat {
				buf := s.Legal(nil)
				m := buf[r.IntN(len(buf))]
				was := *s
				if err := s.Apply(m, &rules.Journal{}); err != nil {
					t.Fatal(err)
				}
				if err := s.Invariants(); err != nil {
					a, _ := was.MarshalJSON()
					t.Fatalf("seed %d %d after %s: %v\n%s", players, seed, Game{}.Notation(m), err, a)
				}
			}
		}
	}
}
