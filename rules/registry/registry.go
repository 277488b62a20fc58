// Package registry lists the games of the house and the bots that play them.
package registry

import (
	"fmt"
	"strings"

	"schron/rules"
	"schron/rules/dolores"
	"schron/rules/dzicz"
	"schron/rules/paliwo"
	"schron/rules/wcp"
	"schron/rules/wradislavia"
)

// Games lists the games that can be played, in the order of the shelf.
func Games() []rules.Game {
	return []rules.Game{wcp.Game{}, wradislavia.Game{}, paliwo.Game{}, dzicz.Game{}, dolores.Game{}}
}

// Game returns the game with an id. The error names the accepted ids.
func Game(id string) (rules.Game, error) {
	ids := []string{}
	for _, g := range Games() {
		if g.ID() == id {
			return g, nil
		}
		ids = append(ids, g.ID())
	}
	return nil, fmt.Errorf("unknown game %q, accepted: %s", id, strings.Join(ids, ", "))
}

// Bots lists all bots, the yardsticks too.
func Bots() []rules.Bot {
	bots := []rules.Bot{rules.RandomBot{}}
	for _, l := range levels {
		bots = append(bots, l)
	}
	return bots
}

// BotsFor lists the bots that can be chosen for a game: those that know it, the
// strongest last.
func BotsFor(g rules.Game) []rules.Bot {
	bots := []rules.Bot{rules.RandomBot{}}
	for _, l := range levels {
		if _, ok := l.games[g.ID()]; ok && l.offered() {
			bots = append(bots, l)
		}
	}
	return bots
}

// Knows tells whether a bot plays a game otherwise than by chance, or is the one
// that plays by chance.
func Knows(b rules.Bot, g rules.Game) bool {
	l, ok := b.(level)
	if !ok {
		return true
	}
	_, ok = l.games[g.ID()]
	return ok
}

// Stead is the id of the bot that takes the place of one that cannot decide: the
// weakest that knows the game, the one that plays by chance where that was it or
// where none does, "" where that was it.
func Stead(g rules.Game, id string) string {
	chance := rules.RandomBot{}.ID()
	for _, b := range BotsFor(g) {
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

// Bot returns the bot with an id. The error names the accepted ids.
func Bot(id string) (rules.Bot, error) {
	ids := []string{}
	for _, b := range Bots() {
		if b.ID() == id {
			return b, nil
		}
		ids = append(ids, b.ID())
	}
	return nil, fmt.Errorf("unknown bot %q, accepted: %s", id, strings.Join(ids, ", "))
}

// BotsOf reads a list of bot ids such as "random,random", one per player or a
// single one for all. An empty list means random bots. A bot must know the game.
func BotsOf(g rules.Game, list string, players int) ([]rules.Bot, error) {
	if list == "" {
		list = rules.RandomBot{}.ID()
	}
	ids := strings.Split(list, ",")
	if len(ids) != 1 && len(ids) != players {
		return nil, fmt.Errorf("%d bots for %d players, accepted: 1 or %d", len(ids), players, players)
	}
	bots := make([]rules.Bot, players)
	for i := range bots {
		b, err := Bot(strings.TrimSpace(ids[i%len(ids)]))
		if err != nil {
			return nil, err
		}
		if !Knows(b, g) {
			return nil, fmt.Errorf("the bot %s does not know %s, accepted: %s", b.ID(), g.ID(), strings.Join(known(g), ", "))
		}
		bots[i] = b
	}
	return bots, nil
}

// known lists the ids of the bots that know a game.
func known(g rules.Game) []string {
	var ids []string
	for _, b := range Bots() {
		if Knows(b, g) {
			ids = append(ids, b.ID())
		}
	}
	return ids
}
