package table

import (
	"slices"
	"strings"
	"sync/atomic"

	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/house"
)

// chances is the curve of a game that is over: on its way, there, or none.
type chances struct {
	of     int              // of how many moves it is, one more, so that 0 is of no game
	answer chan curve.Curve // nil where nothing is on its way; closed without a curve if none comes
	stop   *atomic.Bool
	have   bool
	curve  curve.Curve

	open bool // it is laid out over the table
	at   int  // the point chosen by keys, −1 for none
}

// followChances starts the reckoning of the curve beside the window once the game is
// over. It reports whether there is news: the curve has come, or none will because the
// judge failed. It drops the curve of an end that was taken back.
func (t *Table) followChances() bool {
	x, m := &t.chances, t.Match()
	if t.opt.Judge == nil || m.Actor() != rules.NoSeat {
		t.dropChances()
		return false
	}
	if x.of != m.Len()+1 {
		t.dropChances()
		x.of = m.Len() + 1
		t.reckonChances()
	}
	if x.answer == nil {
		return false
	}
	select {
	case x.curve, x.have = <-x.answer:
		x.answer, x.stop, x.open = nil, nil, x.open && x.have
		return true
	default:
		return false
	}
}

// reckonChances begins with the curve. Where bots are waited for so is the curve.
func (t *Table) reckonChances() {
	x, m := &t.chances, t.Match()
	j, ok := t.opt.Judge(m.Game())
	if !ok {
		return
	}
	course, players, stop, answer := m.Course(), len(m.Players()), new(atomic.Bool), make(chan curve.Curve, 1)
	x.answer, x.stop = answer, stop
	reckon := func() {
		defer close(answer)
		// A game that cannot be judged has no curve, and is no worse for it.
		if c, done, _ := curve.Reckon(course, players, j, stop.Load); done && len(c.Points) > 1 {
			answer <- c
		}
	}
	if t.opt.Beside {
		go reckon()
	} else {
		reckon()
	}
}

// dropChances forgets the curve and stops what is on its way.
func (t *Table) dropChances() {
	if t.chances.stop != nil {
		t.chances.stop.Store(true)
	}
	if t.chances.of != 0 {
		t.chances = chances{}
	}
}

// chancesComing reports whether there is a curve or one is on its way.
func (t *Table) chancesComing() bool { return t.chances.have || t.chances.answer != nil }

// OpenChances lays the curve over the table of a game that is over.
func (t *Table) OpenChances() {
	t.followChances()
	if t.chancesComing() {
		t.chances.open, t.chances.at = true, -1
	}
}

// closeChances goes back to the result, or to the replay.
func (t *Table) closeChances() { t.chances.open = false }

// chancesShown reports whether the curve lies over the table. It stays open while a
// moment of it is looked at on the table of the game, and is there again after that.
func (t *Table) chancesShown() bool {
	return t.chances.open && t.chances.have && t.menu == menuNone && !t.Showing() && (t.replay || !t.Looking())
}

// goTo shows the moment after some moves on the table. In a replay that is where
// one is; from a table the way back leads to the curve.
func (t *Table) goTo(move int) {
	if t.replay {
		t.closeChances()
	}
	t.jumpTo(move)
}

// playersLooks are the looks of the players, in their order: one each, whatever
// seats they have.
func (t *Table) playersLooks() []house.Look {
	out := make([]house.Look, len(t.Match().Players()))
	for seat := len(t.looks) - 1; seat >= 0; seat-- {
		out[t.Match().Owner(seat)] = t.PlayerLook(seat)
	}
	return out
}

// percent is a share in whole percent.
func percent(share int32) rules.Arg { return rules.Number("n", int(share+50)/100) }

// sharePercent is a share in words.
func (t *Table) sharePercent(share int32) string {
	return t.h.Say("frame.chances.percent", percent(share))
}

// pointWords names a point of the curve: its turn and move.
func (t *Table) pointWords(p curve.Point) string {
	switch {
	case p.Move == 0:
		return t.h.Say("frame.chances.start")
	case p.Move == t.Match().Len():
		return t.h.Say("frame.chances.end")
	}
	return t.momentWords(p.Turn, p.Move)
}

// momentWords names a moment by its turn, if there is one, and move.
func (t *Table) momentWords(turn, move int) string {
	if turn == 0 {
		return t.h.Say("frame.log.move", rules.Number("n", move))
	}
	n := t.h.Say("frame.chances.move", rules.Number("n", move))
	return t.h.SayFor(t.Game(), "frame.turn", rules.Number("n", turn)) + " · " + n
}

// mostDeeds is how many events of a move are told.
const mostDeeds = 2

// deedWords says what happened first in a move, as the log does, "" if it says
// nothing.
func (t *Table) deedWords(move int) string {
	log := t.Session.Log()
	i, _ := slices.BinarySearchFunc(log, move, func(e rules.LogEntry, move int) int { return e.Move - move })
	var said []string
	for ; i < len(log) && log[i].Move == move && len(said) < mostDeeds; i++ {
		said = append(said, t.speaker().Event(log[i].Event))
	}
	return strings.Join(said, " ")
}

// swingWords is by how much whose chances changed at a turning point.
func (t *Table) swingWords(s curve.Swing) string {
	p := t.chances.curve.Points
	return t.h.Say("frame.chances.change",
		rules.Literal("player", t.playersLooks()[s.Player].Name),
		rules.Literal("was", t.sharePercent(p[s.Point-1].Share[s.Player])),
		rules.Literal("now", t.sharePercent(p[s.Point].Share[s.Player])))
}
