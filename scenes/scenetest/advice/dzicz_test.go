package advice

import (
	"schron/rules"
	game "schron/rules/dzicz"
)

// dziczCounts are what the reasons of Dzicz count, as a player could count it on the
// board and beside it.
var dziczCounts = map[string]count{
	"trail":     met(game.Trail),
	"assault":   met(game.PrepareAssault),
	"resources": met(game.Resources),
	"bastion":   met(game.Bastion),
	"held": func(x rules.State, seat int) int {
		n, v := 0, x.View(seat).(game.View)
		for _, c := range v.WouldHold {
			if c.Seat == seat && c.Open {
				n++
			}
		}
		if own := v.Secret[seat]; own.Done() {
			n++
		}
		return n
	},
	"taken": func(x rules.State, seat int) int {
		n := 0
		for _, c := range x.View(seat).(game.View).WouldHold {
			if c.Seat != seat && c.Open {
				n++
			}
		}
		return n
	},
	"tokens":   own(func(p *game.Player) int { return len(p.Tokens) }),
	"outposts": own(func(p *game.Player) int { return len(p.Outposts) }),
	"soldiers": own(func(p *game.Player) int { return len(p.Soldiers) }),
	"actions": own(func(p *game.Player) int {
		n := 0
		for _, left := range p.Uncovered {
			n += left
		}
		return n
	}),
	"threat": func(x rules.State, seat int) int {
		n, v := 0, x.View(seat).(game.View)
		for _, c := range v.Board {
			if int(c.Token) == seat || int(c.Soldier) == seat {
				n += min(1, besiegers(v.Board, c.Field, seat))
			}
		}
		return n
	},
	"their-tokens":   theirs(func(p *game.Player) int { return len(p.Tokens) }),
	"their-outposts": theirs(func(p *game.Player) int { return len(p.Outposts) }),
	"their-soldiers": theirs(func(p *game.Player) int { return len(p.Soldiers) }),
}

// own counts what a seat has.
func own(have func(p *game.Player) int) count {
	return func(x rules.State, seat int) int { return have(&x.View(seat).(game.View).Players[seat]) }
}

// theirs counts what all others have.
func theirs(have func(p *game.Player) int) count {
	return func(x rules.State, seat int) int {
		n := -own(have)(x, seat)
		for other := range x.Seats() {
			n += own(have)(x, other)
		}
		return n
	}
}

// met counts the parts of a mission's condition that a seat meets, where it may have
// the card.
func met(m game.Mission) count {
	return func(x rules.State, seat int) int {
		v := x.View(seat).(game.View)
		if c := v.Players[seat].Secret; c.Mission == m {
			return v.Secret[seat].Met
		}
		for _, c := range v.Open {
			if c.Mission == m {
				return c.Players[seat].Met
			}
		}
		return 0
	}
}

// besiegers counts the soldiers of others who could enter a field by a move.
func besiegers(b game.Cells, f game.Field, seat int) int {
	n, sides := 0, [...]int{-1, 1, 0, 0}
	for i, dx := range sides {
		x, y := int(f)%5+dx, int(f)/5+sides[3-i]
		if x < 0 || y < 0 || x > 4 || y > 4 {
			continue
		}
		if who := b[y*5+x].Soldier; who != rules.NoSeat && int(who) != seat {
			n++
		}
	}
	return n
}
