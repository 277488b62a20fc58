package main

import (
	"fmt"
	"io"
	"time"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/engine"
	"schron/rules/search"
)

// match learns from pairs of games of the same seed. In each pair two minds play whose
// weights all lie a little off, to opposite sides drawn anew for every pair. Weights
// move to the side that wins more often, further if the win is surer.
func (s *school) match(v []int) ([]int, error) {
	r := rules.NewRand(s.seed)
	side := make([]int, len(v))
	for round := range s.rounds {
		gain, all := make([]int, len(v)), 0
		for n := range s.pairs {
			up, down := make([]int, len(v)), make([]int, len(v))
			for i := range v {
				side[i] = 1 - 2*r.IntN(2)
				off := side[i] * s.kit.step(i)
				up[i], down[i] = s.kit.bound(i, v[i]+off), s.kit.bound(i, v[i]-off)
			}
			seed := s.seed + uint64(round*s.pairs+n)
			points, err := s.pair(s.kit.with(up), s.kit.with(down), s.players[n%len(s.players)], seed)
			if err != nil {
				return nil, err
			}
			all += points * points
			for i := range side {
				gain[i] += points * side[i]
			}
		}
		for i := range v {
			v[i] = s.kit.bound(i, v[i]+toward(s.kit.step(i), gain[i], all))
		}
		fmt.Fprintf(s.log, "round %d: %v\n", round+1, v)
	}
	return v, nil
}

// step is how far off a weight is tried: three tenths of it, at least 1.
func (k *kit) step(i int) int { return max(k.unit(i)*3/10, 1) }

// bound keeps a number at what makes sense.
func (k *kit) bound(i, n int) int { return min(n, k.fields[i].most) }

// toward is how far a weight goes: half a step for each standard deviation that its
// gain differs from none, two steps at most.
func toward(step, gain, all int) int {
	deviation := 1
	for deviation*deviation < all {
		deviation++
	}
	return min(max(step*gain/(2*deviation), -2*step), 2*step)
}

// pair plays a pair of games between two minds. It returns the points that the first
// one is ahead of the second, -4 to 4.
func (s *school) pair(a, b search.Mind, players int, seed uint64) (int, error) {
	c, err := engine.RunPairs(io.Discard, engine.Pairs{
		Sim: engine.Sim{Game: s.game, Players: players, Seed: seed, Longest: longest},
		A:   s.bot("up", a), B: s.bot("down", b), Most: 1,
		CPU: func() time.Duration { return 0 },
	})
	return int(c.Score*8) - 4, err
}

func (s *school) bot(id string, m search.Mind) rules.Bot {
	l := s.level
	l.Mind = m
	return bots.Named(id, l)
}
