package main

import (
	"schron/rules"
	game "schron/rules/wcp"
)

// wcp are the follies of WCP.
var wcp = []folly{
	{"guard-own-way", guardOwnWay},
	{"press-last", pressLast},
	{"lost-winning", lostWinning},
	{"booster-trip", boosterTrip},
	{"cheap-upgrade", cheapUpgrade},
	{"swings", swings},
	{"losing-attack", losingAttack},
	{"no-meeting", noMeeting},
}

// wcpMoves lists the moves of a game of WCP for which is holds. s is the position before.
func wcpMoves(g *played, is func(s *game.State, m rules.Move) bool) (list []int) {
	for i, m := range g.moves {
		if is(g.states[i].(*game.State), m) {
			list = append(list, i+1)
		}
	}
	return list
}

// guardOwnWay: a pawn in the base lays a guard so that each step out of its hall leads to
// an arrow of that guard. From the press on each way to the outside counts instead. Other
// content or another hall was at hand (WCP-16, WCP-22).
func guardOwnWay(g *played) []int {
	return wcpMoves(g, func(s *game.State, m rules.Move) bool {
		if m.Verb != game.VerbContent || !barred(s, m) {
			return false
		}
		for _, other := range s.Legal(nil) {
			if other.Verb == game.VerbContent && !barred(s, other) {
				return true
			}
		}
		return false
	})
}

// barred reports whether content is a guard that covers the only way of the pawn whose
// turn it is.
func barred(s *game.State, m rules.Move) bool {
	p := s.Pawn(s.Active())
	if !p.InBase() || m.C == 0 {
		return false
	}
	plain := s.Corridors()
	pass := plain
	for d := range game.Dir(game.Dirs) {
		if game.Edges(m.C).Has(d.Opposite()) {
			pass[d] &^= game.Set(game.Field(m.A)).Shift(d.Opposite())
		}
	}
	here := game.Set(p.Hall())
	if s.Stage() == game.StageExplore {
		return game.Spread(&plain, here) != here && game.Spread(&pass, here) == here
	}
	steps := s.StepsOut(&plain)
	return steps[p.Hall()] > 0 && !leadsOut(&pass, here, &steps)
}

// leadsOut reports whether steps lead from some halls to one beside the outside.
func leadsOut(pass *[game.Dirs]game.FieldSet, set game.FieldSet, steps *game.Steps) bool {
	for seen := game.FieldSet(0); set != seen; seen, set = set, game.Spread(pass, set) {
		for _, f := range (set &^ seen).Fields() {
			if steps[f] == 1 {
				return true
			}
		}
	}
	return false
}

// loot is what a player can still bring out or has brought out.
func loot(s *game.State, owner int) (sum int) {
	for seat := range s.Seats() {
		if p := s.Pawn(seat); s.Owner(seat) == owner && (p.Fate() == game.Left || p.Playing() && !s.Trapped(seat)) {
			sum += p.Owned().Value()
		}
	}
	return sum
}

// richer counts the other players with more trophies.
func richer(s *game.State, seat int) (n int) {
	own := s.Owner(seat)
	for other := range s.People() {
		if other != own && loot(s, other) > loot(s, own) {
			n++
		}
	}
	return n
}

// pressLast: somebody presses the button who has fewer trophies than each other player
// (WCP-35). To drive on is always possible there.
func pressLast(g *played) []int {
	return wcpMoves(g, func(s *game.State, m rules.Move) bool {
		return m.Verb == game.VerbPress && richer(s, s.Actor()) == s.People()-1
	})
}

// lostWinning: a pawn stays in the base for good that could have left in a turn when
// nobody had more trophies (WCP-39, WCP-49). The last such turn counts.
func lostWinning(g *played) []int { return neverOut(g, couldWin) }

// couldWin reports whether who moves could leave while nobody has more.
func couldWin(s *game.State, _ rules.Move) bool {
	if s.Decision() != game.DecideMove || s.Stage() != game.StageEscape || richer(s, s.Actor()) > 0 {
		return false
	}
	for _, m := range s.Legal(nil) {
		if m.Verb == game.VerbLeave || m.Verb == game.VerbBoost && game.Field(m.B) == game.NoField {
			return true
		}
	}
	return false
}

// boosterTrip: a pawn takes a booster in stage II in a hall from which the way out is
// longer, and never comes out.
func boosterTrip(g *played) []int {
	return neverOut(g, func(s *game.State, m rules.Move) bool {
		p, to := s.Pawn(s.Actor()), game.Field(m.A)
		if m.Verb == game.VerbBoost {
			to = game.Field(m.B)
		}
		if m.Verb != game.VerbMove && m.Verb != game.VerbBoost || to == game.NoField || s.Stage() != game.StageEscape || !p.InBase() {
			return false
		}
		pass := s.Corridors()
		steps := s.StepsOut(&pass)
		t, _ := s.Content(to)
		return t != game.NoToken && t.Kind() == game.BoosterUpgrade && steps[p.Hall()] > 0 && (steps[to] == 0 || steps[to] > steps[p.Hall()])
	})
}

// neverOut lists for each pawn that never left the base the last of its moves for which is
// holds.
func neverOut(g *played, is func(s *game.State, m rules.Move) bool) (list []int) {
	end := g.states[len(g.moves)].(*game.State)
	last := map[int]int{}
	for _, n := range wcpMoves(g, is) {
		if seat := g.states[n-1].Actor(); end.Actor() == rules.NoSeat && end.Pawn(seat).Fate() != game.Left {
			last[seat] = n
		}
	}
	for seat := range end.Seats() {
		if n, ok := last[seat]; ok {
			list = append(list, n)
		}
	}
	return list
}

// cheapUpgrade: somebody offers or agrees to give fire, a booster or armour of 2 for one
// trophy of a point (WCP-25). Halls are still to be laid.
func cheapUpgrade(g *played) []int {
	return wcpMoves(g, func(s *game.State, m rules.Move) bool {
		if m.Verb != game.VerbAccept && m.Verb != game.VerbOffer || s.ToLay() == 0 {
			return false
		}
		talk := s.Talk()
		given, got := talk.Give, talk.Ask
		if m.Verb == game.VerbAccept {
			given, got = got, given
		}
		return got.Value() == 1 && manyThings(got) == 1 && manyThings(given) == 1 && dearUpgrade(given)
	})
}

// manyThings is how many things there are.
func manyThings(things game.Things) (n int) {
	for _, have := range things {
		n += int(have)
	}
	return n
}

// dearUpgrade reports whether an upgrade of fire or boosters is among some things, or one of
// armour of 2.
func dearUpgrade(things game.Things) bool {
	for i, have := range things {
		t := game.Token(i)
		if k := t.Kind(); have > 0 && k != game.Trophy && (k != game.ArmourUpgrade || t.Value() > 1) {
			return true
		}
	}
	return false
}

// noMeeting: nobody attacks anybody nor agrees to an offer in a whole game (WCP-25,
// WCP-30). Its last move counts.
func noMeeting(g *played) []int {
	met := wcpMoves(g, func(_ *game.State, m rules.Move) bool { return m.Verb == game.VerbAttack || m.Verb == game.VerbAccept })
	if len(met) > 0 || g.states[len(g.moves)].Actor() != rules.NoSeat {
		return nil
	}
	return []int{len(g.moves)}
}

// swings: a pawn goes to and fro between two halls for mostSwings drives or more, finds nothing
// and deals with nobody. Each time another hall was open to it by an edge that no guard covers
// (WCP-11, WCP-22). The last drive counts.
func swings(g *played) (list []int) {
	for seat := range g.states[0].Seats() {
		from, at := game.NoField, game.NoField // of the last drive
		run, last := 0, 0
		end := func() {
			if run >= mostSwings {
				list = append(list, last)
			}
			run = 0
		}
		for i, m := range g.moves {
			s := g.states[i].(*game.State)
			switch p, to := s.Pawn(seat), game.Field(m.A); {
			case s.Actor() != seat:
			case m.Verb == game.VerbMove:
				if t, _ := s.Content(to); to != from || p.Hall() != at || t != game.NoToken || !elsewhere(s, to) {
					end()
				} else {
					run, last = run+1, i+1
				}
				from, at = p.Hall(), to
			case m.Verb == game.VerbBoost || m.Verb == game.VerbAttack || m.Verb == game.VerbOffer || m.Verb == game.VerbPress:
				end()
				from = game.NoField
			}
		}
		end()
	}
	return list
}

// mostSwings is how many drives to and fro are too many.
const mostSwings = 3

// elsewhere reports whether a pawn may enter another hall by an edge that no guard covers.
func elsewhere(s *game.State, but game.Field) bool {
	pass, here := s.Corridors(), game.Set(s.Pawn(s.Active()).Hall())
	for d := range game.Dir(game.Dirs) {
		for _, f := range (here & pass[d]).Shift(d).Fields() {
			if _, edges := s.Content(f); f != but && !edges.Has(d.Opposite()) {
				return true
			}
		}
	}
	return false
}

// losingAttack: somebody with trophies attacks who must fall while the other one stands, and has
// no more armour after that (WCP-30, WCP-31). The button is not pressed: later it is a way out.
func losingAttack(g *played) []int {
	return wcpMoves(g, func(s *game.State, m rules.Move) bool {
		if m.Verb != game.VerbAttack || s.Stage() != game.StageExplore {
			return false
		}
		p, v := s.Pawn(s.Actor()), s.View(rules.NoSeat).(game.View)
		_, outcome := v.Duel(s.Actor(), int(m.A))
		return outcome == game.Loss && p.Owned().Value() > 0 && int(p.Armour()) >= p.Vehicle().Armour()+int(p.Owned().Upgrades(game.ArmourUpgrade))
	})
}
