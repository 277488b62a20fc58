package store

import (
	"slices"

	"schron/rules"
)

// plausible reports whether a summary can be that of the record that it stands
// behind. One that cannot is not shown: the game is replayed to know.
func (sum *summary) plausible(g rules.Game, r *rules.Record) bool {
	if rules.CheckPlayers(g, len(r.Players)) != nil || sum.Turn < 0 || sum.Turns < 0 {
		return false
	}
	if sum.Turns > 0 && sum.Turn > sum.Turns {
		return false
	}
	// No turn passes without a move.
	if r.Position == nil && sum.Turn > len(r.Moves)+1 || sum.Turn > mostTurns || sum.Turns > mostTurns {
		return false
	}
	if sum.Over {
		return sum.winnersSit(g, r)
	}
	return len(sum.Winners) == 0 && slices.Contains(g.Phases(), sum.Phase)
}

// mostTurns is more than a game that began in a position can have had.
const mostTurns = 100_000

// winnersSit reports whether the winners are seats of the game, each named once.
func (sum *summary) winnersSit(g rules.Game, r *rules.Record) bool {
	seats := 0
	err := rules.Guard("start", func() error {
		begin := func() (rules.State, error) {
			return g.New(rules.Setup{Players: len(r.Players), Seed: r.Seed, Options: r.Options})
		}
		if r.Position != nil {
			begin = func() (rules.State, error) { return g.Decode(r.Position) }
		}
		s, err := begin()
		if err == nil {
			seats = s.Seats()
		}
		return err
	})
	if err != nil {
		return false
	}
	for i, w := range sum.Winners {
		if w < 0 || w >= seats || slices.Contains(sum.Winners[:i], w) {
			return false
		}
	}
	return true
}
