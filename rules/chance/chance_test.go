// Package chance proves that chance is fair in every game, from whichever seeds.
package chance

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/dolores"
	"schron/rules/dzicz"
	"schron/rules/paliwo"
	"schron/rules/rulestest"
	"schron/rules/wcp"
	"schron/rules/wradislavia"
)

// fairSeeds is how many games of each series of seeds a proof of fairness starts.
var fairSeeds = rulestest.Rounds(12_000, 60_000)

// eachSeed starts a game with each seed of a series: those that a series of games
// counts through, and random ones. Both must be fair by themselves.
func eachSeed(t *testing.T, prove func(t *testing.T, seed func(i int) uint64)) {
	t.Helper()
	chance := rules.NewRand(20261122)
	random := make([]uint64, fairSeeds)
	for i := range random {
		random[i] = chance.Uint64() >> 11
	}
	for name, seed := range map[string]func(i int) uint64{
		"consecutive seeds": func(i int) uint64 { return uint64(i) },
		"random seeds":      func(i int) uint64 { return random[i] },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			prove(t, seed)
		})
	}
}

// tally counts what chance brought in as many games as fairSeeds.
type tally struct {
	name   string
	counts []int
	share  []float64 // of the games that each outcome should have
	// of is how many different outcomes a game has, such as the cards of a hand. Where it is
	// more than one all must have the same share.
	of int
}

// even tallies outcomes that are equally likely.
func even(outcomes int, name string) *tally { return hands(outcomes, 1, name) }

// hands tallies the cards of hands of a size, dealt from so many cards.
func hands(cards, size int, name string) *tally {
	share := make([]float64, cards)
	for i := range share {
		share[i] = float64(size) / float64(cards)
	}
	return &tally{name, make([]int, cards), share, size}
}

// drawn tallies cards of kinds of which there are so many copies.
func drawn(copies []int, name string) *tally {
	all := 0
	for _, n := range copies {
		all += n
	}
	c := &tally{name, make([]int, len(copies)), make([]float64, len(copies)), 1}
	for i, n := range copies {
		c.share[i] = float64(n) / float64(all)
	}
	return c
}

// fair tests chi² against what chance gives: as many as there are outcomes but
// one, with a standard deviation of the root of twice that. The cards of a hand
// exclude each other, so their counts vary less, by the share of those not dealt.
func (c *tally) fair(t *testing.T) {
	t.Helper()
	chi, free, n := 0.0, -1.0, 0
	for i, k := range c.counts {
		n += k
		want := c.share[i] * float64(fairSeeds)
		if want == 0 {
			if k > 0 {
				t.Errorf("%s: outcome %d, which cannot be, %d times", c.name, i, k)
			}
			continue
		}
		free++
		chi += (float64(k) - want) * (float64(k) - want) / want
	}
	if c.of > 1 {
		cards := float64(len(c.counts))
		chi *= (cards - 1) / (cards - float64(c.of))
	}
	if n != c.of*fairSeeds {
		t.Errorf("%s: %d outcomes in %d games", c.name, n, fairSeeds)
	}
	if off := (chi - free) / math.Sqrt(2*free); math.Abs(off) > 5 {
		t.Errorf("%s: chi² %.0f on %.0f, %.1f standard deviations off", c.name, chi, free, off)
	}
}

// begin makes the start of a game.
func begin(t *testing.T, g rules.Game, players int, seed uint64) rules.State {
	s, err := g.New(rules.Setup{Players: players, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// player plays a game in the plainest way until something has happened.
type player struct {
	on    uint8   // the verb that goes on, where it is legal
	never []uint8 // verbs that take something back

	legal []rules.Move
}

// until plays until one of some things has happened the given number of times, and
// returns them.
func (p *player) until(t *testing.T, s rules.State, times int, keys ...string) []rules.Text {
	var found []rules.Text
	for range 100 {
		var j rules.Journal
		if err := s.Apply(p.choose(s), &j); err != nil {
			t.Fatal(err)
		}
		for _, e := range j.Events {
			if slices.Contains(keys, e.Text.Key) {
				if found = append(found, e.Text); len(found) == times {
					return found
				}
			}
		}
	}
	t.Fatalf("%v does not happen", keys)
	return nil
}

// choose goes on where it may, else it plays the first legal move that takes
// nothing back.
func (p *player) choose(s rules.State) rules.Move {
	p.legal = s.Legal(p.legal[:0])
	first := -1
	for i, m := range p.legal {
		if m.Verb == p.on {
			return m
		}
		if first < 0 && !slices.Contains(p.never, m.Verb) {
			first = i
		}
	}
	return p.legal[max(first, 0)]
}

func number(t *testing.T, x rules.Text, name string) int {
	a, ok := x.Arg(name)
	if !ok {
		t.Fatalf("%s has no %s", x.Key, name)
	}
	return a.N
}

// orderOf numbers the orders in which some of n things can lie.
func orderOf(n int, things ...int) int {
	left := make([]int, n)
	for i := range left {
		left[i] = i
	}
	order := 0
	for _, x := range things {
		at := slices.Index(left, x)
		order = order*len(left) + at
		left = slices.Delete(left, at, at+1)
	}
	return order
}

// TestDziczDealsFairly: the open row, and a player's secret mission, which has
// nothing to do with it.
func TestDziczDealsFairly(t *testing.T) {
	eachSeed(t, func(t *testing.T, seed func(i int) uint64) {
		row := even(24, "open row of four players")
		secret := even(16, "first open mission and a secret one")
		for i := range fairSeeds {
			seat := i % 4
			v := begin(t, dzicz.Game{}, 4, seed(i)).View(seat).(dzicz.View)
			open := v.OpenMissions
			row.counts[orderOf(4, int(open[0].Mission), int(open[1].Mission), int(open[2].Mission))]++
			secret.counts[4*int(open[0].Mission)+int(v.Players[seat].Secret.Mission)]++
		}
		row.fair(t)
		secret.fair(t)
	})
}

// TestWradislaviaDealsAndRollsFairly: the hands drawn, who holds the marker, and
// the first hazard and d10s on the battlefield.
func TestWradislaviaDealsAndRollsFairly(t *testing.T) {
	var copies []int
	for _, h := range wradislavia.AllHazards() {
		copies = append(copies, h.Cards())
	}
	eachSeed(t, func(t *testing.T, seed func(i int) uint64) {
		p := player{on: wradislavia.VerbDone, never: []uint8{wradislavia.VerbKeep, wradislavia.VerbRecall}}
		characters := len(wradislavia.AllCharacters())
		var dealt [2]*tally
		for seat := range dealt {
			dealt[seat] = hands(characters, wradislavia.DrawnCards, fmt.Sprint("hand of seat ", seat))
		}
		marker, hazard := even(2, "marker"), drawn(copies, "first hazard")
		pairs, triples := even(100, "first pairs of d10"), even(1000, "first triples of d10")
		for i := range fairSeeds {
			s := begin(t, wradislavia.Game{}, 2, seed(i))
			marker.counts[s.Actor()]++
			for seat, c := range dealt {
				for _, who := range s.View(seat).(wradislavia.View).Players[seat].Hand {
					c.counts[slices.Index(everyCharacter[:], who)]++
				}
			}
			field := p.until(t, s, 1, "wradislavia.event.battlefield")[0]
			kind, _ := field.Arg("hazard")
			for k, h := range wradislavia.AllHazards() {
				if kind.S == "wradislavia.hazard."+h.String() {
					hazard.counts[k]++
				}
			}
			first, second := number(t, field, "first")-1, number(t, field, "second")-1
			pairs.counts[10*first+second]++
			third := number(t, p.until(t, s, 1, "wradislavia.event.third")[0], "third") - 1
			triples.counts[100*first+10*second+third]++
		}
		for _, c := range append(dealt[:], marker, hazard, pairs, triples) {
			c.fair(t)
		}
	})
}

var everyCharacter = wradislavia.AllCharacters()

// TestWCPDealsFairly: the first two halls that a player draws, of kinds with
// several copies each.
func TestWCPDealsFairly(t *testing.T) {
	kinds := map[string]int{}
	var copies []int
	all := 0
	for i, tile := range wcp.Tiles() {
		kinds["wcp.hall."+tile.String()] = i
		copies = append(copies, tile.Copies())
		all += tile.Copies()
	}
	eachSeed(t, func(t *testing.T, seed func(i int) uint64) {
		p := player{on: wcp.VerbPass}
		first := drawn(copies, "first hall")
		both := &tally{"first two halls", make([]int, len(copies)*len(copies)), nil, 1}
		for a, n := range copies {
			for b, m := range copies {
				if a == b {
					m--
				}
				both.share = append(both.share, float64(n*m)/float64(all*(all-1)))
			}
		}
		for i := range fairSeeds {
			halls := p.until(t, begin(t, wcp.Game{}, 2, seed(i)), 2, "wcp.event.drawn.hall")
			a, _ := halls[0].Arg("hall")
			b, _ := halls[1].Arg("hall")
			first.counts[kinds[a.S]]++
			both.counts[kinds[a.S]*len(copies)+kinds[b.S]]++
		}
		first.fair(t)
		both.fair(t)
	})
}

// TestPaliwoDealsFairly: both hands and the find on each barrel.
func TestPaliwoDealsFairly(t *testing.T) {
	eachSeed(t, func(t *testing.T, seed func(i int) uint64) {
		var dealt [2]*tally
		index := map[paliwo.Card]int{}
		for seat := range dealt {
			cards := paliwo.CardsOf(seat)
			dealt[seat] = hands(len(cards), paliwo.HandCards, fmt.Sprint("hand of seat ", seat))
			for k, c := range cards {
				index[c] = k
			}
		}
		for i := range fairSeeds {
			s := begin(t, paliwo.Game{}, 2, seed(i))
			for seat, c := range dealt {
				for _, card := range s.View(seat).(paliwo.View).Cards[seat].Hand {
					c.counts[index[card]]++
				}
			}
		}
		for _, c := range dealt {
			c.fair(t)
		}
	})
}

// TestDoloresBlowsFairly: who plays which federation, and the first wind.
func TestDoloresBlowsFairly(t *testing.T) {
	eachSeed(t, func(t *testing.T, seed func(i int) uint64) {
		p := player{on: dolores.VerbEnd}
		wind := even(6, "first wind")
		var orders [5]*tally
		for n := 2; n <= 4; n++ {
			orders[n] = even([]int{2: 2, 3: 6, 4: 24}[n], fmt.Sprint("order of ", n))
		}
		for i := range fairSeeds {
			for n := 2; n <= 4; n++ {
				orders[n].counts[orderOf(n, rules.DrawOrder(seed(i), n)...)]++
			}
			blows := p.until(t, begin(t, dolores.Game{}, 2, seed(i)), 1, "dolores.event.calm", "dolores.event.wind")
			wind.counts[number(t, blows[0], "die")-1]++
		}
		for _, c := range append(orders[2:], wind) {
			c.fair(t)
		}
	})
}
