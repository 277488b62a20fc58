// Package chances shows the curve of chances of a game that is over. The curve is
// reckoned beside the window. It lies small in the result and large over the table.
package chances

import (
	"sync/atomic"

	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/table/desk"
)

// Chances is the curve of a game that is over: on its way, there, or none.
type Chances struct {
	*desk.Desk
	desk.None
	judge func(g rules.Game) (curve.Judge, bool)

	of     int              // of how many moves it is, one more, so that 0 is of no game
	answer chan curve.Curve // nil where nothing is on its way; closed without a curve if none comes
	stop   *atomic.Bool
	have   bool
	curve  curve.Curve
	open   bool // it is laid out over the table
	at     int  // the point chosen by keys, −1 for none
}

// New makes the curve of what lies on a desk. Judge finds what judges positions of a
// game; nil for no curve.
func New(d *desk.Desk, judge func(g rules.Game) (curve.Judge, bool)) *Chances {
	return &Chances{Desk: d, judge: judge}
}

// Follow starts the reckoning of the curve once the game is over, and drops the curve
// of an end that was taken back.
func (x *Chances) Follow() { x.Tick() }

// Tick does what Follow does. It reports whether there is news: the curve has come, or
// none will because the judge failed.
func (x *Chances) Tick() bool {
	m := x.Match()
	if x.judge == nil || m.Actor() != rules.NoSeat {
		x.drop()
		return false
	}
	if x.of != m.Len()+1 {
		x.drop()
		x.of = m.Len() + 1
		x.reckon()
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

// reckon begins with the curve. Where bots are waited for so is the curve.
func (x *Chances) reckon() {
	m := x.Match()
	j, ok := x.judge(m.Game())
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
	if x.ThinkInBackground {
		go reckon()
	} else {
		reckon()
	}
}

// drop forgets the curve and stops what is on its way.
func (x *Chances) drop() {
	if x.stop != nil {
		x.stop.Store(true)
	}
	if x.of != 0 {
		*x = Chances{Desk: x.Desk, judge: x.judge}
	}
}

// Leave stops what is on its way. It begins anew at the next Follow.
func (x *Chances) Leave() {
	if !x.have {
		x.drop()
	}
}

// Waits reports whether a curve is on its way.
func (x *Chances) Waits() bool { return x.answer != nil }

// Coming reports whether there is a curve or one is on its way.
func (x *Chances) Coming() bool { return x.have || x.answer != nil }

// Curve is the curve; it has no points before it has come.
func (x *Chances) Curve() *curve.Curve { return &x.curve }

// Have reports whether the curve has come.
func (x *Chances) Have() bool { return x.have }

// IsOpen reports whether the curve was laid over the table. It stays open while a moment
// of it is looked at on the table, and is there again after that.
func (x *Chances) IsOpen() bool { return x.open }

// Open lays the curve over the table of a game that is over.
func (x *Chances) Open() {
	x.Tick()
	if x.Coming() {
		x.open, x.at = true, -1
	}
}

// close goes back to the result, or to the replay.
func (x *Chances) close() { x.open = false }

// shown reports whether the curve lies over the table now.
func (x *Chances) shown() bool {
	return x.open && x.have && !x.MenuOpen() && (x.Replay || !x.Looking())
}

// goTo shows the moment after some moves on the table. In a replay that is where
// one is; from a table the way back leads to the curve.
func (x *Chances) goTo(move int) {
	if x.Replay {
		x.close()
	}
	x.JumpTo(move)
}

// percent is a share in whole percent: nothing and all only where that is certain.
func percent(share int32) rules.Arg {
	n := int(share+50) / 100
	if share > 0 && share < curve.All {
		n = min(max(n, 1), 99)
	}
	return rules.Number("n", n)
}

// sharePercent is a share in words.
func (x *Chances) sharePercent(share int32) string {
	return x.Say("frame.chances.percent", percent(share))
}

// pointWords names a point of the curve: its turn and move.
func (x *Chances) pointWords(p curve.Point) string {
	switch {
	case p.Move == 0:
		return x.Say("frame.chances.start")
	case p.Move == x.Match().Len():
		return x.Say("frame.chances.end")
	}
	return x.momentWords(p.Turn, p.Move)
}

// momentWords names a moment by its turn, if there is one, and move.
func (x *Chances) momentWords(turn, move int) string {
	if turn == 0 {
		return x.Say("frame.log.move", rules.Number("n", move))
	}
	n := x.Say("frame.chances.move", rules.Number("n", move))
	return x.SayOwn("frame.turn", rules.Number("n", turn)) + " · " + n
}

// SwingMoment names the moment of a turning point and what it came from.
func (x *Chances) SwingMoment(s curve.Swing) string {
	when := x.Say("frame.log.move", rules.Number("n", s.Move))
	if turn := x.curve.Points[s.Point].Turn; turn > 0 {
		when = x.SayOwn("frame.turn", rules.Number("n", turn))
	}
	return x.Say("frame.chances.turning", rules.Literal("when", when), rules.KeyArg("cause", "frame.chances.cause."+s.Cause.String()))
}

// SwingWords is by how much whose chances changed at a turning point.
func (x *Chances) SwingWords(s curve.Swing) string {
	p := x.curve.Points
	return x.Say("frame.chances.change",
		rules.Literal("player", x.PlayersLooks()[s.Player].Name),
		rules.Literal("was", x.sharePercent(p[s.Point-1].Share[s.Player])),
		rules.Literal("now", x.sharePercent(p[s.Point].Share[s.Player])))
}
