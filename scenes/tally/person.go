package tally

import (
	"slices"
	"strconv"

	"schron/scenes/store"
)

// Line is how often something was played and won.
type Line struct {
	Key         string // what: the id of a game, the key of a side, a seat from 1, a name, a bot
	Bot         bool   // the key is that of a bot
	Played, Won int
}

// Lines are counted under their keys.
type Lines []Line

func (l *Lines) add(key string, bot, won bool) {
	i := slices.IndexFunc(*l, func(o Line) bool { return o.Bot == bot && store.Fold(o.Key) == store.Fold(key) })
	if i < 0 {
		i = len(*l)
		*l = append(*l, Line{Key: key, Bot: bot})
	}
	(*l)[i].Played++
	if won {
		(*l)[i].Won++
	}
}

// often puts first what was played most, of equals what was won most, then by key.
func (l Lines) often() {
	slices.SortStableFunc(l, func(a, b Line) int {
		if a.Played != b.Played {
			return b.Played - a.Played
		}
		return b.Won - a.Won
	})
}

func (l Lines) byKey() {
	slices.SortStableFunc(l, func(a, b Line) int {
		if n, m := number(a.Key), number(b.Key); n != m {
			return n - m
		}
		return 0
	})
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// Person is how somebody has done.
type Person struct {
	Name        string
	Played, Won int
	// Games, Sides and Seats are where the person sat; Against are the people and bots
	// at the same tables, with how often the person won there.
	Games, Sides, Seats, Against Lines
	// Longest is the game with the most turns, Best that with the highest score; nil
	// where there is none.
	Longest, Best *store.Played
	BestScore     int
	// Streak is how many games in a row were won last, Record the longest such row.
	Streak, Record int
}

// PersonOf counts the games of a person, of one game only where one is given.
func PersonOf(b *store.Book, name, game string) Person {
	out := Person{Name: name}
	for i := range b.Played {
		p := &b.Played[i]
		at := slices.IndexFunc(p.Players, func(by store.PlayedBy) bool {
			return by.Bot == "" && by.Name != "" && store.Fold(by.Name) == store.Fold(name)
		})
		if at < 0 || game != "" && p.Game != game {
			continue
		}
		me := p.Players[at]
		out.Played++
		out.Streak++
		if me.Won {
			out.Won++
			out.Record = max(out.Record, out.Streak)
		} else {
			out.Streak = 0
		}
		out.Games.add(p.Game, false, me.Won)
		if me.Side != "" {
			out.Sides.add(me.Side, false, me.Won)
		}
		out.Seats.add(strconv.Itoa(at+1), false, me.Won)
		for k, other := range p.Players {
			switch {
			case k == at:
			case other.Bot != "":
				out.Against.add(other.Bot, true, me.Won)
			case other.Name != "":
				out.Against.add(other.Name, false, me.Won)
			}
		}
		if out.Longest == nil || p.Turns > out.Longest.Turns {
			out.Longest = p
		}
		if me.Scored && (out.Best == nil || me.Score > out.BestScore) {
			out.Best, out.BestScore = p, me.Score
		}
	}
	out.Games.often()
	out.Sides.often()
	out.Seats.byKey()
	out.Against.often()
	return out
}

// People are all who are remembered or have played, those who played most first.
func People(b *store.Book, game string) []Person {
	var names []string
	add := func(name string) {
		if name != "" && !slices.ContainsFunc(names, func(o string) bool { return store.Fold(o) == store.Fold(name) }) {
			names = append(names, name)
		}
	}
	for _, p := range b.People {
		add(p.Name)
	}
	for i := range b.Played {
		for _, by := range b.Played[i].Players {
			if by.Bot == "" {
				add(by.Name)
			}
		}
	}
	out := make([]Person, 0, len(names))
	for _, name := range names {
		out = append(out, PersonOf(b, name, game))
	}
	slices.SortStableFunc(out, func(a, b Person) int {
		if a.Played != b.Played {
			return b.Played - a.Played
		}
		return b.Won - a.Won
	})
	return out
}
