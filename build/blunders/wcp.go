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
	{"no-meeting", noMeeting},
}

// guardOwnWay: a pawn in the base lays a guard so that each step out of its hall leads to
// an arrow of that guard. From the press on each way to the outside counts instead. Other
// content or another hall was at hand (WCP-16, WCP-22).
func guardOwnWay(g *played) []int {
	return each(g, func(s *game.State, m rules.Move) bool {
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
	return each(g, func(s *game.State, m rules.Move) bool {
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
	for _, n := range each(g, is) {
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
	return each(g, func(s *game.State, m rules.Move) bool {
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
	met := each(g, func(_ *game.State, m rules.Move) bool { return m.Verb == game.VerbAttack || m.Verb == game.VerbAccept })
	if len(met) > 0 || g.states[len(g.moves)].Actor() != rules.NoSeat {
		return nil
	}
	return []int{len(g.moves)}
}
