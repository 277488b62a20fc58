package bot

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dzicz"
)

// eachPosition walks through random games of every number of players.
func eachPosition(t *testing.T, games int, f func(s *game.State)) {
	t.Helper()
	for players := 2; players <= game.MaxSeats; players++ {
		for seed := range uint64(games) {
			start, err := game.Game{}.New(rules.Setup{Players: players, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			s, r := start.(*game.State), rules.NewRand(seed)
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
// the sum of its own parts and from nothing else.
func TestPartsAddUpToWhatJudgeUses(t *testing.T) {
	k := HandSet
	k.Inner, k.Threat = 30, 55 // nothing is left out
	w := Mind{Weights: &k}
	unshared := k
	unshared.Shared = 0
	differ := map[string]bool{}
	eachPosition(t, 4, func(s *game.State) {
		var chance [game.MaxSeats]int32
		Mind{Weights: &unshared}.Judge(s, chance[:s.Seats()])
		for seat := range s.Seats() {
			parts := w.Parts(s, seat, nil)
			lead := k.Nothing
			for i, p := range parts {
				if p.ID != entryIDs[i] {
					t.Fatalf("part %d is %s", i, p.ID)
				}
				if entry(i) < entryTheirTokens {
					lead += p.Worth
				}
				differ[p.ID] = differ[p.ID] || p.Worth != 0 && p.Amount != 0
			}
			if want := rules.Logistic(lead); chance[seat] != want && !lost(s, seat) {
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
	eachPosition(t, 2, func(s *game.State) {
		for seat := range s.Seats() {
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
	eachPosition(t, 2, func(s *game.State) {
		if step++; step%5 != 0 {
			return
		}
		var was, is [game.MaxSeats]int32
		Mind{}.Judge(s, was[:s.Seats()])
		for i := range n {
			if counts[i] {
				continue
			}
			k := *Mind{}.weights()
			f := reflect.ValueOf(&k).Elem().Field(i)
			f.SetInt(f.Int() + 300)
			Mind{Weights: &k}.Judge(s, is[:s.Seats()])
			counts[i] = was != is
		}
	})
	for i, c := range counts {
		if !c {
			t.Errorf("%s counts nowhere", reflect.TypeFor[Weights]().Field(i).Name)
		}
	}
}

// TestWhoHasLostGoesOn: at the end a loser still has a part of what its pieces are worth, and
// winners have what Judge says. The part is smaller if nobody wins, of two players if the
// other one does.
func TestWhoHasLostGoesOn(t *testing.T) {
	for players := 2; players <= game.MaxSeats; players++ {
		seen := map[int32]int{}
		for seed := range uint64(40) {
			s, err := game.Game{}.New(rules.Setup{Players: players, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			for r := rules.NewRand(seed); s.Actor() != rules.NoSeat; {
				if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
					t.Fatal(err)
				}
			}
			d := s.(*game.State)
			var sure, win [game.MaxSeats]int32
			Mind{}.Judge(d, sure[:players])
			Mind{}.prospects(d, &win)
			part := int32(20)
			if (sure != [game.MaxSeats]int32{}) == (players == 2) {
				part = 40
			}
			for seat := range players {
				var chance [game.MaxSeats]int32
				Mind{}.JudgeFor(seat, d, chance[:players])
				want := sure
				if want[seat] == 0 {
					want[seat] = win[seat] / part
					seen[part]++
				}
				if chance != want {
					t.Fatalf("%d players, seed %d: seat %d sees %d, want %d", players, seed, seat, chance, want)
				}
			}
		}
		if seen[20] == 0 || seen[40] == 0 {
			t.Errorf("%d players: seen are %v", players, seen)
		}
	}
}

// TestPartsHaveWords: every part has a sentence for more of it and one for less.
func TestPartsHaveWords(t *testing.T) {
	said := rulestest.Texts{}
	for _, id := range entryIDs {
		for _, way := range []string{".more", ".less"} {
			said.Add(rules.Msg("dzicz.part."+id+way, rules.Number("was", 1), rules.Number("now", 3), rules.Number("n", 2)))
		}
	}
	said.HaveWords(t, "dzicz", func(key string) bool {
		return strings.HasPrefix(key, "dzicz.part.") && (strings.HasSuffix(key, ".more") || strings.HasSuffix(key, ".less"))
	})
}
