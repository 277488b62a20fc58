package main

import (
	"fmt"
	"slices"

	"schron/rules/search"
)

const (
	// outcomes and matches are what weights are fitted to.
	outcomes = "outcomes"
	matches  = "games"

	testEvery = 4  // every fourth game is held out, to test what was learned of the others
	passes    = 40 // most times that all weights are gone through
	patience  = 4  // so many times without a gain on what is held out
	reach     = 2  // how far from the weights set by hand, in units
)

// study plays games and fits the weights to what became of their positions.
func (s *school) study(v []int) ([]int, error) {
	for round := range s.rounds {
		var learn, test []lesson
		for _, n := range s.players {
			seed := s.seed + uint64(round*len(s.players)*s.games)
			games, err := s.play(s.kit.with(v), n, seed)
			if err != nil {
				return nil, err
			}
			for i, g := range games {
				if i%testEvery == 0 {
					test = append(test, g...)
				} else {
					learn = append(learn, g...)
				}
			}
		}
		v = s.kit.fit(v, learn, test, func(pass int, was, is, held int64) {
			fmt.Fprintf(s.log, "round %d, pass %d, %d positions: loss %d → %d, of %d held out %d\n",
				round+1, pass, len(learn), was, is, len(test), held)
		})
	}
	return v, nil
}

// loss is the mean square of how far off the chances of a mind are, in 1/10⁸.
func loss(m search.Mind, lessons []lesson) int64 {
	sum, n := int64(0), int64(0)
	var chance [8]int32
	for i := range lessons {
		x := &lessons[i]
		m.Judge(x.state, chance[:len(x.outcome)])
		for seat, c := range x.outcome {
			d := int64(chance[seat] - c)
			sum += d * d
		}
		n += int64(len(x.outcome))
	}
	return sum / max(n, 1)
}

// cost is the loss, and what it costs to be far from the weights set by hand.
func (k *kit) cost(v []int, lessons []lesson) int64 {
	sum := int64(0)
	for i, n := range v {
		d, unit := int64(n-k.hand[i]), int64(k.unit(i))
		sum += int64(k.pull) * 10_000 * d * d / (unit * unit)
	}
	return loss(k.with(v), lessons) + sum
}

// fit moves one weight after another, by ever smaller steps, as long as that lowers the
// cost. It returns the weights with the least loss on the lessons held out.
func (k *kit) fit(from []int, learn, test []lesson, tell func(pass int, was, is, held int64)) []int {
	v, best := slices.Clone(from), slices.Clone(from)
	step := make([]int, len(v))
	for i := range step {
		step[i] = max(k.unit(i)/4, 1)
	}
	now := k.cost(v, learn)
	least, worse := loss(k.with(v), test), 0
	for pass := 1; pass <= passes && worse < patience; pass++ {
		was, moved := now, false
		for i := range v {
			before := now
			for range 4 {
				n := k.better(v, i, step[i], now, learn)
				if n == now {
					break
				}
				now, moved = n, true
			}
			if now == before && step[i] > 1 {
				step[i], moved = step[i]/2, true
			}
		}
		held := loss(k.with(v), test)
		tell(pass, was, now, held)
		if held < least {
			least, worse = held, 0
			copy(best, v)
		} else {
			worse++
		}
		if !moved {
			break
		}
	}
	return best
}

// better moves a weight up or down a step, if that costs less, and gives the cost.
func (k *kit) better(v []int, i, step int, now int64, lessons []lesson) int64 {
	was, most := v[i], reach*k.unit(i)
	for _, n := range []int{was + step, was - step} {
		if n < k.hand[i]-most || n > k.bound(i, k.hand[i]+most) {
			continue
		}
		v[i] = n
		if c := k.cost(v, lessons); c < now {
			return c
		}
	}
	v[i] = was
	return now
}
