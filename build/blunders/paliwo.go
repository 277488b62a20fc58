package main

import (
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/rules/paliwo/bot"
)

// paliwo are the follies of Walka o paliwo.
var paliwo = []folly{
	{"closed-barrel", closedBarrel},
	{"walk-back", walkBack},
	{"idle-push", idlePush},
	{"beside-token", besideToken},
	{"deadly-goo", deadlyGoo},
	{"turn-to-wall", turnToWall},
	{"gives-up", givesUp},
	{"steps-on-find", stepsOnFind},
	{"walks-home", walksHome},
	{"wasted-card", func(g *played) []int { return each(g, (*game.State).TurnsNobody) }}, // Flare or Scent (WP-44)
}

// closedBarrel: a human ends its activation beside a barrel with a face-down find. It
// could have opened it for nothing, and what lies on barrels cannot hurt (WP-15, WP-7).
func closedBarrel(g *played) (list []int) {
	for _, a := range activations(g) {
		for _, f := range a.end.Stands(a.human).Neighbours() {
			if f != game.NoField && game.TerrainAt(f) == game.Barrel && a.end.Ground(f).Find() != game.NoFace {
				list = append(list, a.over)
				break
			}
		}
	}
	return list
}

// walkBack: a human only walks, and ends where it began. Or it only walks to a field and
// in its next activation, a turn later, only walks back. It is no folly if something
// could have bitten it where it stood before one of these walks.
func walkBack(g *played) (list []int) {
	last := map[game.Human]activation{}
	for _, a := range activations(g) {
		before := last[a.human]
		last[a.human] = a
		if !a.walks() || bot.Biters(a.start, a.human) > 0 {
			continue
		}
		again := before.end != nil && before.turn == a.turn-1 && before.walks() && bot.Biters(before.start, a.human) == 0
		if a.from() == a.to() || again && before.from() == a.to() && before.to() == a.from() {
			list = append(list, a.over)
		}
	}
	return list
}

// idlePush: a push without which the rest of the turn could have been played as well.
// As many zombies or crawlers can bite as without it, and no human enters the field
// before the end of the next human turn.
func idlePush(g *played) (list []int) {
	for i, m := range g.moves {
		if m.Verb == game.VerbPush && !entered(g, game.Target(m), i+1, g.states[i].Status().Turn+1) {
			if without, with := skipped(g, i); without != nil && bot.Threat(without) <= bot.Threat(with) {
				list = append(list, i+1)
			}
		}
	}
	return list
}

// skipped plays a human turn from a move on without that move. It returns what comes
// before its end, without the move and with it; nil if the rest cannot be played.
func skipped(g *played, i int) (without, with *game.State) {
	s := g.states[i].Clone().(*game.State)
	for k := i + 1; k < len(g.moves); k++ {
		with = g.states[k].(*game.State)
		switch v := g.moves[k].Verb; {
		case v == game.VerbEnd || v == game.VerbSilence:
			return s, with
		case v == game.VerbFinish && s.Active() == game.NoHuman:
		case s.Apply(g.moves[k], nil) != nil:
			return nil, nil
		}
	}
	return nil, nil
}

// entered reports whether a human stands on a field between a state and the end of a
// turn.
func entered(g *played, f game.Field, from, turn int) bool {
	for _, x := range g.states[from:] {
		if x.Status().Turn > turn {
			return false
		}
		if x.(*game.State).Figure(f).Human() != game.NoHuman {
			return true
		}
	}
	return false
}

// besideToken: a human without fuel only walks, and ends beside a crawler token on which
// a crawler can rise and bite it. It began beside none.
func besideToken(g *played) (list []int) {
	for _, a := range activations(g) {
		if a.walks() && !a.end.Carries(a.human) && bot.BesideToken(a.end, a.to()) && !bot.BesideToken(a.start, a.from()) {
			list = append(list, a.over)
		}
	}
	return list
}

// deadlyGoo: a human without fuel walks on goo and will turn of that wound (WP-39). Its
// activation leads to nothing else: nothing is found, nobody is removed or pushed.
func deadlyGoo(g *played) (list []int) {
	for _, a := range activations(g) {
		if !a.start.Doomed(a.human) && a.end.Doomed(a.human) && !a.end.Carries(a.human) && a.onlyMoves() {
			list = append(list, a.over)
		}
	}
	return list
}

// turnToWall: a zombie is turned to where it neither sees nor can go anywhere.
func turnToWall(g *played) []int {
	return each(g, func(_ *game.State, m rules.Move) bool {
		return m.Verb == game.VerbRotate && bot.Blind(game.Field(m.A), game.Facing(m.B))
	})
}

// stepsOnFind: a human walks onto a face-down find without need (bot.Trap, WP-26).
func stepsOnFind(g *played) []int {
	return each(g, func(s *game.State, m rules.Move) bool {
		walks := m.Verb == game.VerbStep || m.Verb == game.VerbSprint || m.Verb == game.VerbSlip
		return walks && bot.Trap(s, game.Actor(m), m)
	})
}

// givesUp: the humans activate nobody in a second turn in a row, or a later one. The terror
// marker runs out, and one of them could walk nearer. Only a try can win (WP-29).
func givesUp(g *played) (list []int) {
	waits := 0
	for i, m := range g.moves {
		if m.Verb != game.VerbEnd && m.Verb != game.VerbSilence {
			continue
		}
		waits++
		if s := g.states[i].(*game.State); s.Activated() > 0 || s.Terror() < 0 || allBarred(s) {
			waits = 0
		}
		if waits > 1 {
			list = append(list, i+1)
		}
	}
	return list
}

// walksHome: a human only walks, away from one with fuel (bot.Deserts), and the fuel is not
// carried off in this turn.
func walksHome(g *played) (list []int) {
	last := g.states[len(g.states)-1].(*game.State)
	for _, a := range activations(g) {
		won := last.Winner() == game.SeatHumans && last.Status().Turn == a.turn
		if a.walks() && !won && bot.Deserts(a.start, a.human, a.to()) {
			list = append(list, a.over)
		}
	}
	return list
}

// allBarred reports whether no human who can carry fuel can come nearer to it.
func allBarred(s *game.State) bool {
	for h := range game.Child {
		if s.Stands(h) != game.NoField && !bot.Barred(s, h) {
			return false
		}
	}
	return true
}

// activation is one of a human that did not end the game.
type activation struct {
	human      game.Human
	turn       int
	start, end *game.State // before its first act and after its last one
	over       int         // the move that ends it: finish, or what comes next
}

// activations lists those of a game.
func activations(g *played) (list []activation) {
	var a activation
	for i := range g.moves {
		s, after := g.states[i].(*game.State), g.states[i+1].(*game.State)
		h := s.Active()
		if h != game.NoHuman && after.Active() != h && after.Winner() == rules.NoSeat {
			a.end, a.over = s, i+1
			list = append(list, a)
		}
		if after.Active() != h {
			a = activation{human: after.Active(), turn: s.Status().Turn, start: s}
		}
	}
	return list
}

func (a activation) from() game.Field { return a.start.Stands(a.human) }
func (a activation) to() game.Field   { return a.end.Stands(a.human) }

// onlyMoves reports whether nothing but the human's field has changed on the board.
func (a activation) onlyMoves() bool {
	s, t := a.start, a.end
	if a.from() != a.to() && s.Figure(a.to()) != 0 {
		return false
	}
	for f := game.Field(0); f < game.Fields; f++ {
		moved := f == a.from() || f == a.to()
		if s.Ground(f) != t.Ground(f) || s.Figure(f) != t.Figure(f) && !moved {
			return false
		}
	}
	return true
}

// walks reports whether nothing but the human's field has changed, things and wounds
// included.
func (a activation) walks() bool {
	s, t := a.start, a.end
	if !a.onlyMoves() {
		return false
	}
	for _, h := range game.Humans() {
		if s.Wounds(h) != t.Wounds(h) || s.Armed(h) != t.Armed(h) || s.Carries(h) != t.Carries(h) {
			return false
		}
	}
	return s.HandSize(game.SeatHumans) == t.HandSize(game.SeatHumans)
}
