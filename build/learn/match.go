package main

import (
	"fmt"
	"io"
	"time"

	"schron/rules"
	"schron/rules/engine"
	"schron/rules/search"
)

// Between these shares of points a trial is decided: a change is kept where
// it is worth the upper one rather.
const (
	no  = 0.5
	yes = 0.6
	// sure is the logarithm of how much likelier the upper one must be.
	sure = 1.1
)

// match tries for every weight whether the mind is better with more or less of it,
// in pairs of games of the same seed, and keeps what is.
func (s *school) match(v []int) ([]int, error) {
	seed := s.seed
	for round := range s.rounds {
		for i := range v {
			step := max(s.kit.unit(i)>>(round+1), 1)
			for _, n := range []int{v[i] + step, v[i] - step} {
				was := v[i]
				v[i] = n
				better := s.kit.with(v)
				v[i] = was
				won, err := s.beats(better, s.kit.with(v), seed, s.kit.fields[i].name, n)
				if err != nil {
					return nil, err
				}
				seed += uint64(s.pairs)
				if won {
					v[i] = n
					break
				}
			}
		}
	}
	return v, nil
}

// beats tells whether a mind is better than another, with every number of players
// together.
func (s *school) beats(a, b search.Mind, seed uint64, name string, n int) (bool, error) {
	gain := 0.0
	for _, players := range s.players {
		p := engine.Pairs{
			Sim: engine.Sim{Game: s.game, Players: players, Seed: seed, Longest: longest},
			A:   s.bot("new", a), B: s.bot("old", b), Most: s.pairs, Low: no, High: yes,
			CPU: func() time.Duration { return 0 },
		}
		c, err := engine.RunPairs(io.Discard, p)
		if err != nil {
			return false, err
		}
		fmt.Fprintf(s.log, "%s %d, %d players: %.3f ± %.3f of %d pairs\n", name, n, players, c.Score, c.Margin, c.Pairs)
		gain += c.LLR
	}
	return gain > sure, nil
}

// player is a level with a name.
type player struct {
	search.Level
	id string
}

// ID is the name.
func (p player) ID() string { return p.id }

func (s *school) bot(id string, m search.Mind) rules.Bot {
	l := s.level
	l.Mind = m
	return player{l, id}
}
