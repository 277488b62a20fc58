package dzicz

import (
	"reflect"
	"slices"
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

// TestPartsAddUpToWhatJudgeUses: the chance of a seat before it is shared stems from
// the sum of its parts and from nothing else.
func TestPartsAddUpToWhatJudgeUses(t *testing.T) {
	k := HandSet
	k.Inner, k.Threat, k.Exposed, k.Secret = 30, 55, 200, 1200 // nothing is left out
	unshared := k
	unshared.Shared = 0
	w := Mind{Weights: &unshared}
	differ := map[string]bool{}
	eachPosition(t, 4, func(s *State) {
		var chance [MaxSeats]int32
		w.Judge(s, chance[:s.seats])
		for seat := range s.seats {
			parts := w.Parts(s, seat, nil)
			lead := k.Nothing
			for i, p := range parts {
				if p.ID != entryIDs[i] {
					t.Fatalf("part %d is %s", i, p.ID)
				}
				lead += p.Worth
				differ[p.ID] = differ[p.ID] || p.Worth != 0 && p.Amount != 0
			}
			if want := rules.Logistic(lead); chance[seat] != want && !s.lost(seat) {
				t.Fatalf("seat %d is given %d, its parts make %d: %+v", seat, chance[seat], want, parts)
			}
		}
	})
	for _, id := range entryIDs {
		if !differ[id] {
			t.Errorf("%s never counted", id)
		}
	}
}

// TestPartsTellNothingThatTheirSeatDoesNotKnow.
func TestPartsTellNothingThatTheirSeatDoesNotKnow(t *testing.T) {
	r := rules.NewRand(5)
	eachPosition(t, 2, func(s *State) {
		for seat := range s.seats {
			other := s.Redraw(nil, seat, &r)
			if was, is := (Mind{}).Parts(s, seat, nil), (Mind{}).Parts(other, seat, nil); !slices.Equal(was, is) {
				t.Fatalf("seat %d: %+v, and %+v where only what it does not see differs", seat, was, is)
			}
		}
	})
}

// TestEveryWeightCounts: a judgment somewhere changes with each of them.
func TestEveryWeightCounts(t *testing.T) {
	n := reflect.TypeFor[Weights]().NumField()
	counts := make([]bool, n)
	step := 0
	eachPosition(t, 2, func(s *State) {
		if step++; step%5 != 0 {
			return
		}
		var was, is [MaxSeats]int32
		Mind{}.Judge(s, was[:s.seats])
		for i := range n {
			if counts[i] {
				continue
			}
			k := *Mind{}.weights()
			f := reflect.ValueOf(&k).Elem().Field(i)
			f.SetInt(f.Int() + 300)
			Mind{Weights: &k}.Judge(s, is[:s.seats])
			counts[i] = was != is
		}
	})
	for i, c := range counts {
		if !c {
			t.Errorf("%s counts nowhere", reflect.TypeFor[Weights]().Field(i).Name)
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
