package bot

import (
	"reflect"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dolores"
)

// bold is hard that destroys more, fierce one that would rather destroy than grow.
var (
	bold   = warlike(Mind{Robots: true, War: true, Industry: true}, 20, HandSet.Strike)
	fierce = warlike(Mind{Robots: true, War: true}, 1000, 1)
)

func warlike(w Mind, gain, strike int) player {
	k := HandSet
	k.Gain, k.Strike = gain, strike
	w.Weights = &k
	return player{w}
}

// eachPosition walks through games of the warlike against each other and players by
// chance, and looks at every seventh position.
func eachPosition(t *testing.T, f func(s *game.State)) {
	t.Helper()
	n, rounds, seeds := 0, 7, uint64(1)
	if rulestest.Thorough() {
		rounds, seeds = 9, 2
	}
	for players := 2; players <= game.MaxSeats; players++ {
		bots := []rules.Bot{bold, fierce, rules.RandomBot{}, rules.RandomBot{}}[:players]
		for seed := range seeds {
			contest(t, 5+seed, rules.Options{game.OptionRounds: rounds, game.OptionTruce: 0}, func(s *game.State, _ rules.Move) {
				if n++; n%7 == 0 && phase(s) != game.PhaseOver {
					f(s)
				}
			}, bots...)
		}
	}
}

// complete are weights that leave nothing out.
func complete() Weights {
	k := HandSet
	k.Unpaid, k.Danger = 60, 70
	return k
}

// TestPartsAreWhatJudgeUses: what a part is worth is what its amount counts in a judgment,
// a burden against the seat, and every part counts somewhere.
func TestPartsAreWhatJudgeUses(t *testing.T) {
	k := complete()
	counted := map[string]bool{}
	eachPosition(t, func(s *game.State) {
		for seat := range s.Seats() {
			o := k.outlook(s, seat)
			for i, p := range (Mind{Weights: &k}).Parts(s, seat, nil) {
				if p.ID != entryIDs[i] {
					t.Fatalf("part %d is %s", i, p.ID)
				}
				want := o.parts[i] * k.of(entry(i)) / 100
				switch e := entry(i); {
				case e == entryYield || e == entryTaxes || e == entryGathers:
					want = 2 * p.Amount * k.Boundless * k.of(e) / 100
				case e == entryRival:
					want = 2 * p.Amount
				case e == entryUnpaid:
					want = size(p.Worth)
				}
				if entry(i).burden() {
					want = -want
				}
				if size(p.Worth-want) > 2*k.Boundless {
					t.Fatalf("seat %d: %+v should be worth %d", seat, p, want)
				}
				counted[p.ID] = counted[p.ID] || p.Worth != 0 && p.Amount != 0
			}
		}
	})
	for _, id := range entryIDs {
		if !counted[id] {
			t.Errorf("%s never counted", id)
		}
	}
}

func size(n int) int { return max(n, -n) }

// TestEveryWeightOfTheOutlookCounts: a judgment somewhere changes with each of them.
func TestEveryWeightOfTheOutlookCounts(t *testing.T) {
	fields := reflect.VisibleFields(reflect.TypeFor[Weights]())
	choices, _ := reflect.TypeFor[Weights]().FieldByName("Towns") // and what follows
	counts, n := map[string]bool{}, 0
	look := func(s *game.State) {
		var was, is [game.MaxSeats]int32
		if n++; n%2 == 0 {
			p := read(t, s)
			p.Options[game.OptionRounds] = 0
			s = p.state()
		}
		k := complete()
		Mind{Weights: &k}.Judge(s, was[:s.Seats()])
		for _, f := range fields {
			if counts[f.Name] {
				continue
			}
			k := complete()
			x := reflect.ValueOf(&k).Elem().FieldByIndex(f.Index)
			x.SetInt(x.Int() + 50)
			Mind{Weights: &k}.Judge(s, is[:s.Seats()])
			counts[f.Name] = was != is
		}
	}
	eachPosition(t, look)
	look(cutOff(t, "K7", 5, 0)) // it cannot trade
	for _, f := range fields {
		if judges := f.Index[0] < choices.Index[0]; counts[f.Name] != judges {
			t.Errorf("%s counts in a judgment: %v", f.Name, counts[f.Name])
		}
	}
}

// TestPartsHaveWords: every part has a sentence for more of it and one for less.
func TestPartsHaveWords(t *testing.T) {
	said := rulestest.Texts{}
	for _, id := range entryIDs {
		for _, way := range []string{".more", ".less"} {
			said.Add(rules.Msg("dolores.part."+id+way, rules.Number("was", 1), rules.Number("now", 3), rules.Number("n", 2)))
		}
	}
	said.HaveWords(t, "dolores", func(key string) bool { return strings.HasPrefix(key, "dolores.part.") })
}
