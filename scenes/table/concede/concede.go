// Package concede lets one person among bots end a game that is decided. It offers that,
// and asks before the person gives up.
package concede

import (
	"slices"

	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
)

const (
	hopeless      = 300 // chances below this share, in 1/10 000, are hopeless …
	hopelessTurns = 3   // … for so many turns before the end is offered
	declinedTurns = 5   // how long nothing is offered after somebody played on
)

// Concession is the offer to end a game that is decided, to one person among bots.
type Concession struct {
	*desk.Desk
	desk.None
	core Core

	turns []judged // the person's own, since the table was opened
	by    []int    // the seats that would give up; nil where nothing is offered
	quiet int      // before this turn nothing is offered
}

// Core is what the table knows that a concession needs, and does for it.
type Core struct {
	// Judge finds what judges positions of a game; may be nil.
	Judge func(g rules.Game) (curve.Judge, bool)
	// Busy reports whether something else is asked.
	Busy func() bool
	// Gives is told that the person at the screen decides, as with a move.
	Gives func()
	// Ask lays out a question beside the prompt.
	Ask func(b *ui.Builder, title, why string, by []int, yes, no ui.Button)
	// Menu asks in place of the menu.
	Menu interface {
		Sure(id, title, body, yes string, kind ui.ButtonKind, do func())
		Close()
	}
}

// New makes the concession of the match on a desk.
func New(d *desk.Desk, core Core) *Concession { return &Concession{Desk: d, core: core} }

// judged is how a turn of the person's began, as far as everybody knows.
type judged struct {
	move, turn int
	lost, won  bool // hopeless for the person, for all others
}

// Possible reports whether somebody can give up here: where one person plays with bots.
func (x *Concession) Possible() bool {
	m := x.Match()
	return !x.Replay && !x.Lesson && m.Actor() != rules.NoSeat && m.Alone()
}

// sides are the first seats of the players that are bots, or of the others.
func (x *Concession) sides(bots bool) (seats []int) {
	m := x.Match()
	for seat := range m.Seats() {
		same := func(o int) bool { return m.Owner(o) == m.Owner(seat) }
		if (m.Bot(seat) != "") == bots && !slices.ContainsFunc(seats, same) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Tick judges each turn of the person's as it begins, and reports whether
// something else is offered now.
func (x *Concession) Tick() bool {
	n := x.Match().Len()
	offered := x.by != nil
	for len(x.turns) > 0 && x.turns[len(x.turns)-1].move > n { // taken back
		x.turns, x.by = x.turns[:len(x.turns)-1], nil
	}
	if !x.Possible() {
		x.by = nil
		return offered
	}
	if x.judgeTurn() {
		x.by = x.offer()
	}
	return offered != (x.by != nil)
}

// judgeTurn judges the position where a turn of the person's has begun, and reports
// whether it did.
func (x *Concession) judgeTurn() bool {
	m := x.Match()
	now, seat := m.Status(), x.Acting()
	if seat == rules.NoSeat || now.Turn == 0 || now.Seat == rules.NoSeat || m.Owner(now.Seat) != m.Owner(seat) {
		return false
	}
	if last := len(x.turns) - 1; last >= 0 && x.turns[last].turn == now.Turn {
		return false
	}
	j := judged{move: m.Len(), turn: now.Turn}
	if x.core.Judge != nil {
		if judge, ok := x.core.Judge(m.Game()); ok {
			// A position that cannot be judged is not hopeless.
			if share, err := curve.Public(m, judge); err == nil {
				me := m.Owner(seat)
				j.lost = share[me] < hopeless
				share[me] = 0
				j.won = slices.Max(share) < hopeless
			}
		}
	}
	x.turns = append(x.turns, j)
	return true
}

// offer lists who should give up after the turns that were judged; nil for nobody.
func (x *Concession) offer() []int {
	last := x.turns[max(0, len(x.turns)-hopelessTurns):]
	if len(last) < hopelessTurns || last[hopelessTurns-1].turn < x.quiet {
		return nil
	}
	switch {
	case !slices.ContainsFunc(last, func(j judged) bool { return !j.lost }):
		return x.sides(false)
	case !slices.ContainsFunc(last, func(j judged) bool { return !j.won }):
		return x.sides(true)
	}
	return nil
}

// offers reports whether the offer is on the screen.
func (x *Concession) offers() bool {
	return x.by != nil && x.Acting() != rules.NoSeat && !x.Advising() && !x.MenuOpen() && !x.core.Busy()
}

// PutAway declines the offer.
func (x *Concession) PutAway() bool {
	on := x.offers()
	if on {
		x.Plays()
	}
	return on
}

// Plays declines the offer if there is one.
func (x *Concession) Plays() {
	if x.by != nil {
		x.by, x.quiet = nil, x.Match().Status().Turn+declinedTurns
	}
}

// concede lets the players of some seats give up.
func (x *Concession) concede(seats []int) {
	x.core.Menu.Close()
	x.StopLookingBack()
	x.StopAdvice()
	x.core.Gives()
	x.Report(x.Session.Concede(seats...), "")
}

// Ask asks before the person gives up.
func (x *Concession) Ask() {
	x.core.Menu.Sure("concede", "frame.concede.ask", "frame.concede.sure", "frame.concede.yes", ui.Danger, func() { x.concede(x.sides(false)) })
}

// Build lays the offer out beside the prompt.
func (x *Concession) Build(b *ui.Builder, _ layout.Rect) {
	if !x.offers() {
		return
	}
	by := x.by
	ask, why := "frame.concede.ask", "frame.concede.why"
	yes := ui.Button{ID: "offer:concede", Text: x.Say("frame.concede"), OnClick: x.Ask}
	if x.Match().Bot(by[0]) != "" {
		ask, why = "frame.concede.bots.ask", "frame.concede.bots.why"
		if len(by) == 1 {
			ask, why = "frame.concede.bot.ask", "frame.concede.bot.why"
		}
		yes.Text, yes.OnClick = x.Say("frame.concede.accept"), func() { x.concede(by) }
	}
	no := ui.Button{ID: "offer:play-on", Text: x.Say("frame.concede.play-on"), OnClick: x.Plays}
	x.core.Ask(b, x.Say(ask), x.Say(why), by, yes, no)
}
