package tally

import (
	"strconv"

	"schron/scenes/store"
)

// Game is how the games of one kind, or all, came out.
type Game struct {
	Played       int
	Games        Lines // how many of each; won are those that somebody won
	Seats, Sides Lines // how often each was taken, and won
	Against      Lines // the bots against whom people played, with how often the people won
	// Lengths are how many ended in how many turns, in bins of Bin turns: the first one
	// is of turns 1 to Bin.
	Lengths []int
	Bin     int
	Turns   int // of all games together
	Timed   int // how many have turns that are known
}

// bins is how many lengths are told apart at most.
const bins = 12

// GameOf counts the games of a kind, all where none is given.
func GameOf(b *store.Book, game string) Game {
	var out Game
	most := 0
	for i := range b.Played {
		p := &b.Played[i]
		if game != "" && p.Game != game {
			continue
		}
		out.Played++
		if out.Turns += p.Turns; p.Turns > 0 {
			out.Timed++
		}
		most = max(most, p.Turns)
		somebody := false
		for seat, by := range p.Players {
			somebody = somebody || by.Won
			for _, other := range p.Players {
				if by.Bot == "" && other.Bot != "" {
					out.Against.add(other.Bot, true, by.Won)
				}
			}
			out.Seats.add(strconv.Itoa(seat+1), false, by.Won)
			if by.Side != "" {
				out.Sides.add(by.Side, false, by.Won)
			}
		}
		out.Games.add(p.Game, false, somebody)
	}
	out.Seats.byKey()
	out.Games.often()
	out.Sides.often()
	if most == 0 {
		return out
	}
	out.Bin = (most-1)/bins + 1
	out.Lengths = make([]int, (most-1)/out.Bin+1)
	for i := range b.Played {
		if p := &b.Played[i]; p.Turns > 0 && (game == "" || p.Game == game) {
			out.Lengths[(p.Turns-1)/out.Bin]++
		}
	}
	return out
}

// Average is how many turns a game took, rounded, of those whose turns are known.
func (g Game) Average() int {
	if g.Timed == 0 {
		return 0
	}
	return (g.Turns + g.Timed/2) / g.Timed
}
