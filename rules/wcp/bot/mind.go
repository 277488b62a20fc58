// Package bot is the computer player of WCP: what it weighs in a position and which
// moves it thinks of. The rules are in the package above, the search in rules/search.
package bot

import (
	"schron/rules"

	game "schron/rules/wcp"
)

// Mind is what a bot knows of WCP: what trophies, upgrades and the way to them and
// to an exit are worth. All numbers are in weights.go, what they are multiplied by in
// weigh.go.
type Mind struct {
	// Simple is a beginner's judgment. It sees what the pawn has and what lies beside
	// it. Of the way out it knows only that it must not be cut off.
	Simple bool
	// Ending makes it reckon from the press on who will come out with the most, see
	// endgame.go. Without it the lead alone counts until the end.
	Ending bool
	// Hunting is to stay near the others while the base is explored, see hunt.go.
	Hunting bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
}

const certain = 10_000

// Judge compares what every person is likely to bring out of the base with the best
// of the others.
func (w Mind) Judge(x rules.State, chance []int32) { w.JudgeFor(rules.NoSeat, x, chance) }

// JudgeFor is Judge with what a seat seeks that hunts.
func (w Mind) JudgeFor(seat int, x rules.State, chance []int32) {
	s := x.(*game.State)
	if s.Decision() == game.DecideSpoils {
		s = robbing(s, w.weights())
	}
	if s.Decision() == game.NoDecision {
		judgeEnd(s, chance)
		return
	}
	a := w.assess(s, seat)
	copy(chance, a.chance[:s.Seats()])
}

// robbing is the position after the winner of a duel has taken the dearest thing.
func robbing(s *game.State, w *Weights) *game.State {
	var buf [len(game.Things{})]rules.Move
	var best rules.Move
	price, most := w.prices(s), -1
	for _, m := range s.Legal(buf[:0]) {
		if t := game.Token(m.A); price[t.Kind()]*t.Value() > most {
			best, most = m, price[t.Kind()]*t.Value()
		}
	}
	t := *s
	if t.Apply(best, nil) != nil {
		return s
	}
	return &t
}

func judgeEnd(s *game.State, chance []int32) {
	leaders, shared := s.Leaders()
	for seat := range s.Seats() {
		switch {
		case !leaders.Has(seat):
			chance[seat] = 0
		case shared:
			chance[seat] = certain / 2
		default:
			chance[seat] = certain
		}
	}
}

// Moves are forward only: a hall is laid before content, and of trade there is only
// what bargain.go says. Moves on fields are in the order of turned.go.
func (w Mind) Moves(x rules.State, buf []rules.Move) []rules.Move {
	s, n := x.(*game.State), len(buf)
	buf = w.list(s, buf)
	switch s.Decision() {
	case game.DecideMove, game.DecidePlace, game.DecideDestroy:
		sortFrom(s.Pawn(s.Active()).Entrance(), buf[n:])
	}
	return buf
}

// list appends the moves as the game lists them.
func (w Mind) list(s *game.State, buf []rules.Move) []rules.Move {
	n := len(buf)
	switch s.Decision() {
	case game.DecideMeet:
		buf = s.Legal(buf)
		kept := buf[:n]
		for _, m := range buf[n:] {
			switch {
			case m.Verb == game.VerbPress && overdue(s):
				return append(buf[:n], m)
			case m.Verb == game.VerbPress && last(s):
			case m.Verb != game.VerbTrade || w.mayOffer(s, int(m.A)):
				kept = append(kept, m)
			}
		}
		return kept
	case game.DecideOffer:
		return w.offers(s, buf)
	case game.DecideAnswer:
		return w.answers(s, buf)
	case game.DecideMove:
		if overdue(s) {
			return appendApproach(s, buf)
		}
		if s.Stage() == game.StageEscape {
			return appendEscape(s, buf)
		}
	case game.DecidePlace:
		if buf = s.AppendHalls(buf); len(buf) > n {
			return buf
		}
		return appendContent(s, buf)
	}
	return s.Legal(buf)
}

// last reports whether everybody else has more trophies than who decides. Then a bot does
// not press.
func last(s *game.State) bool {
	own := s.Owner(s.Active())
	var worth [game.MaxSeats]int
	for other := range s.Seats() {
		worth[s.Owner(other)] += s.Pawn(other).Owned().Value()
	}
	for other := range s.People() {
		if other != own && worth[other] <= worth[own] {
			return false
		}
	}
	return true
}

// appendContent appends the ways to lay content, but for guards that would bar the
// pawn's own only way if there is another choice.
func appendContent(s *game.State, buf []rules.Move) []rules.Move {
	way := onlyWay(s)
	n := len(buf)
	return without(s.Legal(buf), n, func(m rules.Move) bool { return bars(&way, m) })
}

// bars reports whether content is a guard with an arrow towards a way. way[d] are the
// halls that are entered by a step in direction d.
func bars(way *[game.Dirs]game.FieldSet, m rules.Move) bool {
	for d := range game.Dir(game.Dirs) {
		if way[d].Has(game.Field(m.A)) && game.Edges(m.C).Has(d.Opposite()) {
			return true
		}
	}
	return false
}

// onlyWay returns the halls that the active pawn cannot go round, by the direction of the
// step into them. In stage I they are the first ones on its way, later those on the
// shortest ways out of the base.
func onlyWay(s *game.State) (way [game.Dirs]game.FieldSet) {
	p := s.Pawn(s.Active())
	set, seen := game.Set(p.Hall()), game.FieldSet(0)
	if !p.InBase() {
		d := p.Entrance().Opposite()
		set = s.Entry(p.Entrance())
		way[d] |= set
	}
	pass := s.Corridors()
	steps := s.StepsOut(&pass)
	for set != 0 {
		seen |= set
		var next game.FieldSet
		var into [game.Dirs]game.FieldSet
		for d := range game.Dir(game.Dirs) {
			for rest := (set & pass[d]).Shift(d) &^ seen; rest != 0; rest &= rest - 1 {
				if f := rest.First(); s.Stage() == game.StageExplore || steps[f] == steps[set.First()]-1 {
					into[d] |= game.Set(f)
					next |= game.Set(f)
				}
			}
		}
		switch {
		case next.Len() == 1:
			for d := range way {
				way[d] |= into[d]
			}
		case s.Stage() == game.StageExplore:
			return way
		}
		set = next
	}
	return way
}

// longEnough is how many rounds a bot explores a base that waits for ever. Then it
// presses the button at any price, so that bots do not go round without end.
const longEnough = 40

// overdue reports whether a bot wants the button pressed.
func overdue(s *game.State) bool {
	return s.Waits() && s.Stage() == game.StageExplore && s.Status().Turn > longEnough && s.Drained()
}

// appendApproach appends the ways that bring the pawn nearest to the button by steps
// through halls, all where none leads there.
func appendApproach(s *game.State, buf []rules.Move) []rules.Move {
	n := len(buf)
	buf = s.Legal(buf)
	pass := s.Corridors()
	for set, seen := game.Set(game.Centre), game.FieldSet(0); set != seen; {
		near := n
		for _, m := range buf[n:] {
			if (m.Verb == game.VerbMove || m.Verb == game.VerbBoost) && set.Has(landing(m)) {
				buf[near] = m
				near++
			}
		}
		if near > n {
			return buf[:near]
		}
		seen, set = set, game.Spread(&pass, set)
	}
	return buf
}

// appendEscape appends the ways of a pawn while halls fall. Those that lead away from the
// outside to a booster are left out if there are others: they win no move.
func appendEscape(s *game.State, buf []rules.Move) []rules.Move {
	pass := s.Corridors()
	steps := s.StepsOut(&pass)
	from := s.Pawn(s.Active()).Hall()
	n := len(buf)
	return without(s.Legal(buf), n, func(m rules.Move) bool {
		if m.Verb != game.VerbMove && m.Verb != game.VerbBoost || from == game.NoField || landing(m) == game.NoField {
			return false
		}
		t, _ := s.Content(landing(m))
		return t != game.NoToken && t.Kind() == game.BoosterUpgrade && (steps[landing(m)] > steps[from] || steps[landing(m)] == 0)
	})
}

// without leaves out the foolish ones of the moves from the n-th on, unless all are foolish.
func without(buf []rules.Move, n int, foolish func(m rules.Move) bool) []rules.Move {
	kept := n
	for i := n; i < len(buf); i++ {
		if m := buf[i]; !foolish(m) {
			buf[i], buf[kept] = buf[kept], m // all stay in the list
			kept++
		}
	}
	if kept > n {
		return buf[:kept]
	}
	return buf
}

// landing is the hall in which a move of the pawn ends.
func landing(m rules.Move) game.Field {
	if m.Verb == game.VerbBoost {
		return game.Field(m.B)
	}
	return game.Field(m.A)
}
