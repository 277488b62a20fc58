package main

import (
	"schron/rules"
	game "schron/rules/dzicz"
)

// dzicz are the follies of Dzicz.
var dzicz = []folly{
	{"idle-assault", func(g *played) []int { return idle(g, game.Assault) }},
	{"idle-manoeuvre", func(g *played) []int { return idle(g, game.Manoeuvre) }},
	{"idle-defence", idleDefence},
	{"idle-march", idleMarch},
	{"calls-off", func(g *played) []int { return each(g, callsOff) }},
	{"leaves-token", func(g *played) []int { return each(g, leaves) }},
}

// early is the turn from which an action token may be spent on anything.
const early = 8

// wild is the position after so many moves.
func (g *played) wild(n int) *game.State { return g.states[n].(*game.State) }

// idle lists the assaults and manoeuvres before turn 8 by which the soldier wins nothing
// until the go ends. Kept, the token brings it as far later. It would win something by
// removing a piece, drawing a border defence, completing a mission, or by an expansion under
// it. It also would if it stood beside another's soldier and does not when the go ends. A
// manoeuvre wins if the declared action fails or was an assault on the soldier.
func idle(g *played, kind game.ActionToken) (list []int) {
	for n := 1; n <= len(g.moves); n++ {
		if g.wild(n-1).Turn() >= early {
			break
		}
		seat := spends(g, n, kind)
		if seat == rules.NoSeat {
			continue
		}
		by := n // an assault is declared before it is answered and carried out
		for kind == game.Assault && g.moves[by-1].Verb != game.VerbAssault {
			by--
		}
		if !wins(g, by, seat, game.From(g.moves[by-1])) {
			list = append(list, by)
		}
	}
	return list
}

// spends is the seat that covers an action token by a move, rules.NoSeat if none does.
func spends(g *played, n int, kind game.ActionToken) int {
	for seat := range g.wild(n).Seats() {
		if g.wild(n).Uncovered(seat)[kind] < g.wild(n - 1).Uncovered(seat)[kind] {
			return seat
		}
	}
	return rules.NoSeat
}

// wins reports whether the soldier on a field wins something from move n on, or the
// record ends before that can be told.
func wins(g *played, n, seat int, at game.Field) bool {
	first := g.wild(n - 1)
	if d := first.Declared(); d.Verb == game.VerbAssault && d.To == at {
		return true
	}
	hunted := first.ForeignSoldiers(seat).Beside().Has(at)
	answer := first.Decision() == game.DecideManoeuvre && first.Active() != seat
	for ; n <= len(g.moves); n++ {
		was, is := g.wild(n-1), g.wild(n)
		if g.moves[n-1].Verb == game.VerbDefend && was.Step().From == at || answer && fails(g, n) {
			return true
		}
		from := at
		if at = follow(was, is, seat, at); at == game.NoField {
			return false
		}
		if takes(was, is, seat, at) || at != from && cards(is, seat) > cards(was, seat) {
			return true
		}
		if is.Active() != was.Active() || is.Turn() != was.Turn() || is.Over() {
			return hunted && !is.ForeignSoldiers(seat).Beside().Has(at)
		}
	}
	return true
}

// fails reports whether a move makes a declared action illegal.
func fails(g *played, n int) bool {
	var j rules.Journal
	if err := g.wild(n-1).Clone().Apply(g.moves[n-1], &j); err != nil {
		panic(err)
	}
	for _, e := range j.Events {
		if e.Text.Key == "dzicz.event.fail" {
			return true
		}
	}
	return false
}

// follow is where the soldier on a field stands after a move, game.NoField if it was
// removed. Only one soldier of a seat moves at a time, but a declared one may come with it.
func follow(was, is *game.State, seat int, at game.Field) game.Field {
	_, _, before := was.Pieces(seat)
	_, _, after := is.Pieces(seat)
	fresh, put := after&^before, game.Set(was.Declared().To)
	switch {
	case after.Has(at):
		return at
	case fresh&^put != 0:
		return (fresh &^ put).Fields()[0]
	case fresh != 0:
		return put.Fields()[0]
	}
	return game.NoField
}

// takes reports whether a move lets the soldier remove a piece of another, or brings it an
// outpost by an expansion. at is its field after the move.
func takes(was, is *game.State, seat int, at game.Field) bool {
	_, posts, _ := was.Pieces(seat)
	_, after, _ := is.Pieces(seat)
	expanded := was.Uncovered(seat)[game.Expansion] > is.Uncovered(seat)[game.Expansion]
	return was.ForeignSoldiers(seat).Has(at) ||
		was.ForeignTokens(seat).Has(at) && !is.ForeignTokens(seat).Has(at) ||
		expanded && after.Has(at) && !posts.Has(at)
}

// cards counts the missions that a seat would hold if the turn ended.
func cards(s *game.State, seat int) int {
	return s.TurnEnd(rules.Seats(seat)).Held(seat)
}

// idleDefence lists the border defences before turn 8 that save nothing. Either the
// token is gone when the go ends, although the other player spent no assault after it. Or
// it stands alone and no mission of its player needs it.
func idleDefence(g *played) (list []int) {
	for n := 1; n <= len(g.moves); n++ {
		was := g.wild(n - 1)
		if was.Turn() >= early {
			break
		}
		if g.moves[n-1].Verb != game.VerbDefend {
			continue
		}
		step := was.Step()
		seat, end := was.Actor(), n
		for end < len(g.moves) && g.wild(end).Active() == was.Active() && g.wild(end).Turn() == was.Turn() {
			end++
		}
		tokens, _, _ := g.wild(end).Pieces(seat)
		drawn := g.wild(end).Uncovered(step.Seat)[game.Assault] < was.Uncovered(step.Seat)[game.Assault]
		if !tokens.Has(step.To) && !drawn || !needs(was, seat, step.To) {
			list = append(list, n)
		}
	}
	return list
}

// needs reports whether a seat has more on a field than a token, or needs the token for
// a mission that it may hold.
func needs(s *game.State, seat int, f game.Field) bool {
	tokens, posts, soldiers := s.Pieces(seat)
	if posts.Has(f) || soldiers.Has(f) {
		return true
	}
	home := s.Home(seat)
	return s.Seeks(game.Trail, seat) && game.TrailLacks(tokens&^game.Set(f), home) > game.TrailLacks(tokens, home) ||
		s.Seeks(game.Resources, seat) && game.Inner.Has(f) && (tokens&game.Inner).Len() <= game.ResourceTokens
}

// idleMarch lists the marches that a soldier takes back in its player's next go without having
// won anything on either way, as idle says. No mission of its player asks where soldiers
// stand, and it did not make room on an outpost for another.
func idleMarch(g *played) (list []int) {
	for n, m := range g.moves {
		was := g.wild(n)
		seat, from := was.Actor(), game.From(m)
		_, posts, _ := was.Pieces(seat)
		if m.Verb != game.VerbMove || posts.Has(from) || was.Seeks(game.PrepareAssault, seat) || wins(g, n+1, seat, from) {
			continue
		}
		back := game.FromTo(game.VerbMove, game.To(m), from)
		for i := n + 1; i < len(g.moves) && g.wild(i).Turn() <= was.Turn()+1; i++ {
			if g.moves[i] == back && g.wild(i).Actor() == seat && !wins(g, i+1, seat, game.To(m)) {
				list = append(list, n+1)
			}
		}
	}
	return list
}

// callsOff: a soldier manoeuvres while its own assault, or an expansion under it, is declared,
// which fails by that.
func callsOff(s *game.State, m rules.Move) bool {
	d := s.Declared()
	return m.Verb == game.VerbManoeuvre && d.From == game.From(m) && (d.Verb == game.VerbAssault || d.Verb == game.VerbExpand)
}

// leaves: a soldier leaves the token that it may remove.
func leaves(_ *game.State, m rules.Move) bool { return m.Verb == game.VerbLeave }
