package advice

import (
	"schron/rules"
	game "schron/rules/wcp"
)

// wcpCounts are what the reasons of WCP count: what the pawns of a seat's player have.
var wcpCounts = map[string]count{
	"trophies": ofPawns(true, func(p *game.Pawn) int { return p.Owned().Value() }),
	"fire":     ofPawns(false, func(p *game.Pawn) int { return int(p.Fire()) }),
	"armour":   ofPawns(false, func(p *game.Pawn) int { return int(p.Armour()) }),
	"boosters": ofPawns(false, func(p *game.Pawn) int { return p.Boosters() }),
}

// ofPawns adds up what the pawns of a player have that play, and those that have left.
func ofPawns(left bool, have func(p *game.Pawn) int) count {
	return func(x rules.State, seat int) int {
		s, sum := x.(*game.State), 0
		for other := range s.Seats() {
			if p := s.Pawn(other); s.Owner(other) == s.Owner(seat) && p.Vehicle() != game.NoVehicle && (p.Playing() || left && p.Fate() == game.Left) {
				sum += have(p)
			}
		}
		return sum
	}
}
