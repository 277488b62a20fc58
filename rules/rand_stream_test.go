package rules

import (
	"fmt"
	"math"
	"testing"
)

// fairSeeds is how many games a proof of fairness looks at.
const fairSeeds = 60_000

// tally counts outcomes that should all be equally likely.
type tally struct {
	name   string
	counts []int
}

func newTally(outcomes int, format string, args ...any) *tally {
	return &tally{fmt.Sprintf(format, args...), make([]int, outcomes)}
}

// fair tests chi² against what chance gives: as many as there are outcomes but
// one, with a standard deviation of the root of twice that.
func (c *tally) fair(t *testing.T) {
	t.Helper()
	n := 0
	for _, k := range c.counts {
		n += k
	}
	want, chi := float64(n)/float64(len(c.counts)), 0.0
	for _, k := range c.counts {
		chi += (float64(k) - want) * (float64(k) - want) / want
	}
	free := float64(len(c.counts) - 1)
	if off := (chi - free) / math.Sqrt(2*free); math.Abs(off) > 5 || n < fairSeeds {
		t.Errorf("%s: chi² %.0f on %.0f after %d games, %.1f standard deviations off", c.name, chi, free, n, off)
	}
}

// seedSeries are the seeds of many games: those that a series counts through,
// those a step apart, and random ones.
func seedSeries() map[string]func(i uint64) uint64 {
	chance := NewRand(2024)
	random := make([]uint64, fairSeeds)
	for i := range random {
		random[i] = chance.Uint64() >> 11
	}
	return map[string]func(i uint64) uint64{
		"consecutive seeds":      func(i uint64) uint64 { return i },
		"seeds 4096 apart":       func(i uint64) uint64 { return i << 12 },
		"seeds of the upper end": func(i uint64) uint64 { return MaxSeed - i },
		"random seeds":           func(i uint64) uint64 { return random[i] },
	}
}

// streamsOf are the generators that hang on a seed, the late steps of a bot
// among them.
var streamsOf = map[string]func(seed uint64) Rand{
	"game":              NewRand,
	"order":             func(seed uint64) Rand { return newStream(seed, streamOrder, 0) },
	"bots, decision 1":  func(seed uint64) Rand { return newStream(seed, streamBots, 0) },
	"bots, decision 2":  func(seed uint64) Rand { return newStream(seed, streamBots, 1) },
	"bots, decision 90": func(seed uint64) Rand { return newStream(seed, streamBots, 89) },
}

func TestFirstDiceAndDealsOfAllStreamsAreFair(t *testing.T) {
	for series, seed := range seedSeries() {
		for stream, of := range streamsOf {
			name := stream + ", " + series
			pairs, triples := newTally(100, "pairs of %s", name), newTally(1000, "triples of %s", name)
			var deals [3]*tally
			for k := range deals {
				deals[k] = newTally(36, "card %d of %s", k+1, name)
			}
			orders := newTally(24, "orders of four of %s", name)
			for i := range uint64(fairSeeds) {
				dice, deck, four := of(seed(i)), of(seed(i)), of(seed(i))
				a, b, c := dice.IntN(10), dice.IntN(10), dice.IntN(10)
				pairs.counts[10*a+b]++
				triples.counts[100*a+10*b+c]++
				var cards [36]int
				for k := range cards {
					cards[k] = k
				}
				Shuffle(&deck, cards[:])
				deals[0].counts[cards[0]]++
				deals[1].counts[cards[17]]++
				deals[2].counts[cards[35]]++
				order := []int{0, 1, 2, 3}
				Shuffle(&four, order)
				orders.counts[rank(order)]++
			}
			pairs.fair(t)
			triples.fair(t)
			orders.fair(t)
			for _, d := range deals {
				d.fair(t)
			}
		}
	}
}

// rank numbers the orders of four.
func rank(order []int) int {
	n := 0
	for i, x := range order {
		smaller := 0
		for _, y := range order[i+1:] {
			if y < x {
				smaller++
			}
		}
		n = n*(len(order)-i) + smaller
	}
	return n
}

func TestOrdersOfPlayAreFair(t *testing.T) {
	for series, seed := range seedSeries() {
		for players, orders := range map[int]int{2: 2, 3: 6, 4: 24, 6: 720} {
			c := newTally(orders, "order of %d players, %s", players, series)
			for i := range uint64(fairSeeds) {
				c.counts[rank(DrawOrder(seed(i), players))]++
			}
			c.fair(t)
		}
	}
}

// Two streams of one seed, two decisions of a bot and two neighbouring seeds of one stream
// have nothing in common. Each pair of their first rolls is equally likely.
func TestStreamsAndNeighbouringSeedsAreIndependent(t *testing.T) {
	for series, seed := range seedSeries() {
		for a, first := range streamsOf {
			for b, second := range streamsOf {
				c := newTally(100, "%s against %s, %s", a, b, series)
				for i := range uint64(fairSeeds) {
					s := 2 * seed(i)
					x, y := first(s), second(s)
					if a == b {
						y = second(s + 1)
					}
					c.counts[10*x.IntN(10)+y.IntN(10)]++
				}
				c.fair(t)
			}
		}
	}
}

// Seeds that differ in one bit share neither half of the generator.
func TestEveryBitOfASeedChangesBothHalves(t *testing.T) {
	for bit := range 53 {
		a, b := NewRand(7), NewRand(7^1<<bit)
		if a.hi == b.hi || a.lo == b.lo {
			t.Errorf("bit %d: %x and %x", bit, a, b)
		}
	}
}

// What version 0.1.0 dealt can be dealt again: its seeds 7, 8 and 99999 had the
// same lower half.
func TestTheGeneratorOfTheFirstRulesIsKept(t *testing.T) {
	for _, seed := range []uint64{7, 8, 99999} {
		if r := (Setup{Seed: seed, Rules: 1}).Rand(); fmt.Sprintf("%016x", r.lo) != "57f252b70a7672e9" {
			t.Errorf("seed %d: %x", seed, r)
		}
	}
	first := Setup{Seed: 1, Rules: 1}.Rand()
	if got := fmt.Sprintf("%x", first.Uint64()); got != "8607f61c81fea6" {
		t.Errorf("seed 1 begins with %s", got)
	}
}
