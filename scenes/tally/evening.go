package tally

import (
	"slices"

	"schron/scenes/store"
)

// Stand is how a player stands in an evening.
type Stand struct {
	Name   string
	Bot    string
	Points int
	Played int
}

// Standing returns the standing of the evening, the best first, equals in the order in
// which they sat down. Without Places a win is worth one point. With them the first
// places of a game are worth three, two and one; equal places are worth the same. A
// game that nobody won is worth nothing. A player with neither name nor bot has no
// standing.
func Standing(b *store.Book) []Stand {
	if b.Evening == nil {
		return nil
	}
	return standing(b, b.Evening.Games, b.Evening.Places)
}

// LegsStanding adds up the points of a match of two legs, as far as they are played.
func LegsStanding(b *store.Book, l store.Legs) []Stand {
	return standing(b, []string{l.First, l.Second}, false)
}

// standing adds up the points of some games.
func standing(b *store.Book, games []string, places bool) []Stand {
	at := make(map[string]int, len(b.Played))
	for i := range b.Played {
		at[b.Played[i].ID] = i
	}
	var out []Stand
	for _, id := range games {
		i, known := at[id]
		if !known {
			continue
		}
		players := b.Played[i].Players
		for k, by := range players {
			if by.Name == "" && by.Bot == "" {
				continue
			}
			at := slices.IndexFunc(out, func(s Stand) bool { return s.Bot == by.Bot && store.Fold(s.Name) == store.Fold(by.Name) })
			if at < 0 {
				at = len(out)
				out = append(out, Stand{Name: by.Name, Bot: by.Bot})
			}
			out[at].Played++
			out[at].Points += points(players, k, places)
		}
	}
	slices.SortStableFunc(out, func(a, b Stand) int { return b.Points - a.Points })
	return out
}

// points are what a player got in a game.
func points(players []store.PlayedBy, at int, places bool) int {
	me := players[at]
	if !places {
		if me.Won {
			return 1
		}
		return 0
	}
	before, anybody := 0, false
	for _, o := range players {
		anybody = anybody || o.Won
		if o.Won && !me.Won || o.Won == me.Won && o.Scored && o.Score > me.Score && !me.Won {
			before++
		}
	}
	if !anybody {
		return 0
	}
	return max(0, 3-before)
}
