// Package registry lists the games of the house.
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
