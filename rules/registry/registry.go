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

// Bots lists the bots that can sit at a table.
func Bots() []rules.Bot { return []rules.Bot{rules.RandomBot{}} }

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
// single one for all. An empty list means random bots.
func BotsOf(list string, players int) ([]rules.Bot, error) {
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
		bots[i] = b
	}
	return bots, nil
}
