package main

import (
	"schron/rules"
	game "schron/rules/paliwo"
)

// paliwo are the follies of Walka o paliwo.
var paliwo = []folly{
	{"closed-barrel", closedBarrel},
}

// closedBarrel: a human ends its activation beside a barrel with a face-down find. It
// could have opened it for nothing, and what lies on barrels cannot hurt (WP-15, WP-7).
func closedBarrel(g *played) []int {
	return ends(g, func(s *game.State, h game.Human) bool {
		for _, f := range s.Stands(h).Neighbours() {
			if f != game.NoField && game.TerrainAt(f) == game.Barrel && s.Ground(f).Find() != game.NoFace {
				return true
			}
		}
		return false
	})
}

// ends lists the moves that end an activation where is holds just before. A move that
// ends the game is none.
func ends(g *played, is func(s *game.State, h game.Human) bool) (list []int) {
	for i := range g.moves {
		s, after := g.states[i].(*game.State), g.states[i+1].(*game.State)
		h := s.Active()
		if h != game.NoHuman && after.Active() != h && after.Winner() == rules.NoSeat && is(s, h) {
			list = append(list, i+1)
		}
	}
	return list
}
