package main

import (
	"errors"
	"fmt"
	"io"

	"schron/rules"
	"schron/rules/search"
)

// school is a game whose weights are learned.
type school struct {
	options
	game  rules.Game
	level search.Level
	kit   *kit
	log   io.Writer
}

// lesson is a position and what became of it: the chances of the seats at the end.
type lesson struct {
	state   rules.State
	outcome []int32
}

// longest is after how many moves a game teaches nothing any more.
const longest = 5000

// play has a mind play against itself and keeps positions, game by game.
func (s *school) play(mind search.Mind, players int, seed uint64) ([][]lesson, error) {
	var out [][]lesson
	r := rules.NewRand(seed)
	pupil := &stray{Level: s.level, chance: s.stray, r: r.Split()}
	pupil.Mind = mind
	for n := range s.games {
		k := keeper{mind: mind, most: s.keep, r: r.Split()}
		p := rules.Playout{Game: s.game, Longest: longest, After: k.see}
		for range players {
			p.Bots = append(p.Bots, pupil)
		}
		end, err := p.Run(rules.Setup{Players: players, Seed: seed + uint64(n)})
		var open rules.Unfinished
		if errors.As(err, &open) {
			continue
		}
		if err != nil {
			return nil, err
		}
		outcome := make([]int32, end.Seats())
		s.kit.with(s.kit.hand).Judge(end, outcome)
		for i := range k.kept {
			k.kept[i].outcome = outcome
		}
		out = append(out, k.kept)
	}
	if len(out) < 4 {
		return nil, fmt.Errorf("%d of %d games came to an end", len(out), s.games)
	}
	return out, nil
}

// stray is a level that plays some moves by chance.
type stray struct {
	search.Level
	chance int // in thousandths
	r      rules.Rand
	state  rules.State
	moves  []rules.Move
}

func (*stray) ID() string { return "stray" }

// Choose decides as the level does, or takes any move worth a thought.
func (b *stray) Choose(p *rules.Position) rules.Move {
	if b.r.IntN(1000) >= b.chance {
		return b.Level.Choose(p)
	}
	b.state = p.SampleInto(b.state, &b.r)
	b.moves = b.Mind.Moves(b.state, b.moves[:0])
	return b.moves[b.r.IntN(len(b.moves))]
}

// keeper keeps some positions of a game, all equally likely, of those that a search
// would judge. There the line from the last one is quiet; if none ever is, any position
// counts.
type keeper struct {
	mind search.Mind
	most int
	r    rules.Rand
	root rules.State
	calm bool // a position was quiet
	seen int
	kept []lesson
}

// see is called after every move.
func (k *keeper) see(s rules.State, _ rules.Move) error {
	if s.Actor() == rules.NoSeat {
		return nil
	}
	if k.root == nil {
		k.root = s.Clone()
		return nil
	}
	quiet := k.mind.Quiet(k.root, s)
	if quiet && !k.calm {
		k.calm, k.seen, k.kept = true, 0, k.kept[:0]
	}
	if k.calm != quiet {
		return nil
	}
	if quiet {
		k.root = s.Clone()
	}
	k.seen++
	if len(k.kept) < k.most {
		k.kept = append(k.kept, lesson{state: s.Clone()})
	} else if i := k.r.IntN(k.seen); i < k.most {
		k.kept[i].state = s.Clone()
	}
	return nil
}
