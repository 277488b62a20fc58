// Package bots lists the computer players. It says how each level plays each game, what
// the strongest advises, and how it judges a position or a move.
package bots

import (
	"fmt"
	"strings"

	"schron/rules"
)

// All lists all bots, the yardsticks too.
func All() []rules.Bot {
	all := []rules.Bot{rules.RandomBot{}}
	for _, l := range levels {
		all = append(all, l)
	}
	return all
}

// For lists the bots that can be chosen for a game: those that know it, the
// strongest last.
func For(g rules.Game) []rules.Bot {
	offered := []rules.Bot{rules.RandomBot{}}
	for _, l := range levels {
		if _, ok := l.games[g.ID()]; ok && l.offered() {
			offered = append(offered, l)
		}
	}
	return offered
}

// Knows reports whether a bot plays a game otherwise than by chance, or is the one
// that plays by chance.
func Knows(b rules.Bot, g rules.Game) bool {
	l, ok := b.(level)
	if !ok {
		return true
	}
	_, ok = l.games[g.ID()]
	return ok
}

// Fallback returns the id of the bot that takes the place of one that cannot decide. That
// is the weakest that knows the game. If that one failed or none knows the game, it is
// the random bot. If the random bot failed, it is "".
func Fallback(g rules.Game, id string) string {
	chance := rules.RandomBot{}.ID()
	for _, b := range For(g) {
		switch {
		case id == chance:
			return ""
		case b.ID() == chance:
		case b.ID() == id:
			return chance
		default:
			return b.ID()
		}
	}
	return chance
}

// ByID returns the bot with an id, a level with a style too. The error names the accepted
// ids.
func ByID(id string) (rules.Bot, error) {
	ids := []string{}
	for _, l := range styled {
		if l.id == id {
			return l, nil
		}
	}
	for _, b := range All() {
		if b.ID() == id {
			return b, nil
		}
		ids = append(ids, b.ID())
	}
	return nil, fmt.Errorf("unknown bot %q, accepted: %s", id, strings.Join(ids, ", "))
}

// Read reads a list of bot ids such as "random,random", one per player or a
// single one for all. An empty list means random bots. A bot must know the game; one
// that searches it may have a budget of its own, such as "hard@500".
func Read(g rules.Game, list string, players int) ([]rules.Bot, error) {
	if list == "" {
		list = rules.RandomBot{}.ID()
	}
	ids := strings.Split(list, ",")
	if len(ids) != 1 && len(ids) != players {
		return nil, fmt.Errorf("%d bots for %d players, accepted: 1 or %d", len(ids), players, players)
	}
	read := make([]rules.Bot, players)
	for i := range read {
		b, err := Find(g, strings.TrimSpace(ids[i%len(ids)]))
		if err != nil {
			return nil, err
		}
		read[i] = b
	}
	return read, nil
}

// Find returns the bot with an id, which must know a game; see Read. The error names what
// is accepted.
func Find(g rules.Game, id string) (rules.Bot, error) {
	if strings.Contains(id, "@") {
		return cheaper(g, id)
	}
	b, err := ByID(id)
	if err == nil && !Knows(b, g) {
		err = fmt.Errorf("the bot %s does not know %s, accepted: %s", b.ID(), g.ID(), strings.Join(known(g), ", "))
	}
	return b, err
}

// known lists the ids of the bots that know a game.
func known(g rules.Game) []string {
	var ids []string
	for _, b := range All() {
		if Knows(b, g) {
			ids = append(ids, b.ID())
		}
	}
	return ids
}
