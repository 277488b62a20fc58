package table

import (
	"slices"

	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/table/teach"
	"schron/scenes/ui"
)

const (
	hopeless      = 300 // chances below this share, in 1/10 000, are hopeless …
	hopelessTurns = 3   // … for so many turns before the end is offered
	declinedTurns = 5   // how long nothing is offered after somebody played on
)

// concession is the offer to end a game that is decided, to one person among bots.
type concession struct {
	turns []judged // the person's own, since the table was opened
	by    []int    // the seats that would give up; nil where nothing is offered
	quiet int      // before this turn nothing is offered
}

// judged is how a turn of the person's began, as far as everybody knows.
type judged struct {
	move, turn int
	lost, won  bool // hopeless for the person, for all others
}

// concedable reports whether somebody can give up here: where one person plays with bots.
func (t *Table) concedable() bool {
	m := t.Match()
	return !t.Replay && !t.opt.Quiet && !t.opt.Film && t.opt.Lesson == nil && m.Actor() != rules.NoSeat && m.Alone()
}

// sides are the first seats of the players that are bots, or of the others.
func (t *Table) sides(bots bool) (seats []int) {
	m := t.Match()
	for seat := range m.Seats() {
		same := func(o int) bool { return m.Owner(o) == m.Owner(seat) }
		if (m.Bot(seat) != "") == bots && !slices.ContainsFunc(seats, same) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// tickConcession judges each turn of the person's as it begins, and reports whether
// something else is offered now.
func (t *Table) tickConcession() bool {
	x, n := &t.ending, t.Match().Len()
	offered := x.by != nil
	for len(x.turns) > 0 && x.turns[len(x.turns)-1].move > n { // taken back
		x.turns, x.by = x.turns[:len(x.turns)-1], nil
	}
	if !t.concedable() {
		x.by = nil
		return offered
	}
	if t.judgeTurn() {
		x.by = t.offer()
	}
	return offered != (x.by != nil)
}

// judgeTurn judges the position where a turn of the person's has begun, and reports
// whether it did.
func (t *Table) judgeTurn() bool {
	x, m := &t.ending, t.Match()
	now, seat := m.Status(), t.Acting()
	if seat == rules.NoSeat || now.Turn == 0 || now.Seat == rules.NoSeat || m.Owner(now.Seat) != m.Owner(seat) {
		return false
	}
	if last := len(x.turns) - 1; last >= 0 && x.turns[last].turn == now.Turn {
		return false
	}
	j := judged{move: m.Len(), turn: now.Turn}
	if t.opt.Judge != nil {
		if judge, ok := t.opt.Judge(m.Game()); ok {
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
func (t *Table) offer() []int {
	x := &t.ending
	last := x.turns[max(0, len(x.turns)-hopelessTurns):]
	if len(last) < hopelessTurns || last[hopelessTurns-1].turn < x.quiet {
		return nil
	}
	switch {
	case !slices.ContainsFunc(last, func(j judged) bool { return !j.lost }):
		return t.sides(false)
	case !slices.ContainsFunc(last, func(j judged) bool { return !j.won }):
		return t.sides(true)
	}
	return nil
}

// offersEnd reports whether the offer is on the screen.
func (t *Table) offersEnd() bool {
	return t.ending.by != nil && t.Acting() != rules.NoSeat && !t.teach.Regret.Said() && !t.Advising() && t.menu == menuNone &&
		t.confirm == nil && !t.teach.Cards.Shown()
}

// playOn declines the offer.
func (t *Table) playOn() {
	if x := &t.ending; x.by != nil {
		x.by, x.quiet = nil, t.Match().Status().Turn+declinedTurns
	}
}

// concede lets the players of some seats give up.
func (t *Table) concede(seats []int) {
	t.closeMenu()
	t.StopLookingBack()
	t.StopAdvice()
	t.teach.Cards.Drop()
	t.mover = t.Acting()
	t.bots.GoOn()
	t.report(t.Session.Concede(seats...))
}

// askConcession asks before the person gives up.
func (t *Table) askConcession() { t.menu = menuConcede }

// concessionDialog asks whether the person means to give up.
func (t *Table) concessionDialog() ui.Dialog {
	return ui.Dialog{
		ID: "concede", Title: t.h.Say("frame.concede.ask"), Body: t.h.Say("frame.concede.sure"), OnCancel: t.closeMenu,
		Buttons: []ui.Button{
			{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: t.closeMenu},
			{ID: "yes", Kind: ui.Danger, Text: t.h.Say("frame.concede.yes"), OnClick: func() { t.concede(t.sides(false)) }},
		},
	}
}

// buildConcession lays the offer out beside the prompt.
func (t *Table) buildConcession(b *ui.Builder) {
	if !t.offersEnd() {
		return
	}
	by := t.ending.by
	ask, why := "frame.concede.ask", "frame.concede.why"
	yes := ui.Button{ID: "offer:concede", Text: t.h.Say("frame.concede"), OnClick: t.askConcession}
	if t.Match().Bot(by[0]) != "" {
		ask, why = "frame.concede.bots.ask", "frame.concede.bots.why"
		if len(by) == 1 {
			ask, why = "frame.concede.bot.ask", "frame.concede.bot.why"
		}
		yes.Text, yes.OnClick = t.h.Say("frame.concede.accept"), func() { t.concede(by) }
	}
	no := ui.Button{ID: "offer:play-on", Text: t.h.Say("frame.concede.play-on"), OnClick: t.playOn}
	t.teach.Ask(b, teach.Question{
		ID: "offer", Title: t.h.Say(ask), Lines: []string{t.h.Say(why)}, State: map[string]any{"by": by}, Yes: yes, No: no,
	})
}
