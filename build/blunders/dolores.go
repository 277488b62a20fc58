package main

import (
	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/dolores/bot"
)

// ofDolores are the follies of Dolores.
var ofDolores = []folly{
	{"cloud-takes-city", cloudTakesCity},
	{"split-trade", splitTrade},
	{"no-attack", noAttack},
}

// empire is the position after so many moves.
func (g *played) empire(n int) *game.State { return g.states[n].(*game.State) }

// cloudTakesCity lists the ends of investment phases after which the wind brings a
// radioactive cloud over a city of the seat. It had the money to remove the clouds of that
// field. On average they would have cost it more by the next wind (bot.CloudToll).
func cloudTakesCity(g *played) (list []int) {
	var ends [game.MaxSeats]int // the last end of an investment phase by seat
	for n := 1; n <= len(g.moves); n++ {
		was, is := g.empire(n-1), g.empire(n)
		if was.Decision() != game.DecideInvest || g.moves[n-1].Verb != game.VerbEnd {
			continue
		}
		seat := was.Actor()
		if ends[seat] = n; is.Decision() == game.DecideInvest && is.Round() == was.Round() {
			continue
		}
		for seat, end := range ends {
			if end > 0 && couldSave(g.empire(end-1), is, seat) {
				list = append(list, end)
			}
		}
		ends = [game.MaxSeats]int{}
	}
	return list
}

// couldSave reports whether a city that stands before the wind and is under a cloud after it
// could have been saved.
func couldSave(was, is *game.State, seat int) bool {
	w := is.View(rules.NoSeat).(game.View).Wind
	if len(w) < 2 {
		return false
	}
	d := game.Wind{First: int8(w[0])}.Direction()
	lost := was.Towns(seat).Without(is.Towns(seat))
	for _, f := range was.Clouds() {
		price := bot.CloudPrice(was, f)
		if d != game.Calm && lost.Has(f.Step(d, w[1])) && was.Fed(seat).Money() >= price && bot.CloudToll(was, seat, f) > 36*price {
			return true
		}
	}
	return false
}

// splitTrade lists the sales and purchases of a good that the seat had sold or bought in
// this phase already. An exchange with another seat begins anew.
func splitTrade(g *played) (list []int) {
	done := map[int16]bool{}
	for n, m := range g.moves {
		switch was := g.empire(n); {
		case m.Verb == game.VerbEnd || m.Verb == game.VerbAccept:
			clear(done)
		case was.Decision() != game.DecideInvest:
		case m.Verb == game.VerbSell || m.Verb == game.VerbBuy:
			if done[m.A] {
				list = append(list, n+1)
			}
			done[m.A] = true
		}
	}
	return list
}

// noAttack lists the last move of a game that ended without an attack or a sabotage by a
// unit.
func noAttack(g *played) []int {
	if len(g.moves) == 0 || g.empire(len(g.moves)).Actor() != rules.NoSeat {
		return nil
	}
	for _, m := range g.moves {
		if m.Verb == game.VerbAttack || m.Verb == game.VerbSabotage {
			return nil
		}
	}
	return []int{len(g.moves)}
}
