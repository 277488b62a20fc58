package dzicz

import (
	"testing"

	"schron/rules"
)

// eachPosition walks through random games of every number of players.
func eachPosition(t *testing.T, games int, f func(s *State)) {
	t.Helper()
	for players := 2; players <= MaxSeats; players++ {
		for seed := range uint64(games) {
			s := newState(t, players, seed)
			r := rules.NewRand(seed)
			for s.Actor() != rules.NoSeat {
				f(s)
				moves := s.Legal(nil)
				if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestWhatStandsIsWhatIsNotRefused: the short question after the answers to a
// declaration (DZ-19, DZ-33) and the long one that says why agree.
func TestWhatStandsIsWhatIsNotRefused(t *testing.T) {
	asked := map[bool]int{}
	eachPosition(t, 1, func(s *State) {
		if s.phase == PhaseHome {
			return
		}
		seat := int(s.active)
		for m := range universe() {
			d := Declaration{Verb: m.Verb, From: From(m), To: To(m)}
			var no *rules.Refusal
			switch m.Verb {
			case VerbToken:
				no = s.refuseToken(seat, d.To)
			case VerbOutpost:
				no = s.refuseOutpost(seat, d.To)
			case VerbSoldier:
				no = s.refuseSoldier(seat, d.To)
			case VerbAssault:
				no = s.refuseAssault(d.From, d.To)
			case VerbExpand:
				no = s.refuseExpansion(seat, d.To)
			default:
				continue
			}
			if s.stands(d) != (no == nil) {
				t.Fatalf("%+v stands: %v, but %v", d, s.stands(d), no)
			}
			asked[no == nil]++
		}
	})
	if asked[true] < 100 || asked[false] < 100 {
		t.Errorf("asked %v", asked)
	}
}
