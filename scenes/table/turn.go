package table

import (
	"schron/rules"
	"schron/scenes/ui"
)

// How long nothing is taken that was meant for what the screen showed before,
// in ticks of a sixtieth of a second.
const (
	coverTicks = 42 // of a cover that has come up
	turnTicks  = 24 // of what goes on, ends or answers, after the acting seat changed
)

// turn is whose decision the screen shows.
type turn struct {
	seat   int     // that acts, or acted last
	handed int     // the seat that has just taken the screen from a cover
	hold   ui.Hold // of what goes on, ends or answers
	away   bool    // … and others, who are no people, have had a go since
	banner int64   // the tick until which it is told who acts, 0 if it is not
}

// Enter is called when the table is shown, first or again: whatever lies under
// the cursor now was not there before.
func (t *Table) Enter() {
	t.cover.shown = false
	if !t.opt.Still {
		t.h.Sounds.Prepare(t.Game())
	}
	if t.turn.seat != rules.NoSeat && t.Root != nil {
		t.turn.hold = t.holdFor(turnTicks)
	}
}

// Open hands the screen to the player it is covered for.
func (t *Table) Open() {
	t.turn.handed = t.Cover()
	t.Session.Open()
}

// Show shows what a seat may know, as if its player had had the screen for a
// while.
func (t *Table) Show(seat int) {
	t.Session.Show(seat)
	t.turn = turn{seat: t.Acting(), handed: rules.NoSeat}
}

// holdFor is a hold that begins now.
func (t *Table) holdFor(ticks int64) ui.Hold {
	if t.opt.Still {
		return ui.Hold{}
	}
	now := t.Root.Now()
	return ui.Hold{From: now, Until: now + ticks}
}

// followTurn notes when another seat acts. It is told who that is, unless it
// was asked to take the screen.
func (t *Table) followTurn() {
	if t.Cover() != rules.NoSeat {
		t.turn = turn{seat: rules.NoSeat, handed: rules.NoSeat}
		return
	}
	seat := t.Acting()
	if seat == rules.NoSeat {
		t.turn.away = t.turn.away || t.BotWaits() && !t.Match().Prompt(t.Match().Actor()).Reaction
		return
	}
	if seat == t.turn.seat {
		if t.turn.away { // computer players have had their goes
			t.turn.away = false
			t.Root.Sound(ui.SoundTurn)
		}
		return
	}
	told := t.turn.handed == seat || t.opt.Still
	t.turn = turn{seat: seat, handed: rules.NoSeat, hold: t.holdFor(turnTicks)}
	if !told {
		t.turn.banner = t.Root.Now() + bannerTicks
		t.Root.Sound(ui.SoundTurn)
	}
}

// Hold returns how long buttons that go on, end or answer are kept back after the
// acting seat changed. Faces need it for buttons of the prompt that they lay out
// themselves. Play refuses these moves without a word for the same time.
func (t *Table) Hold() ui.Hold { return t.turn.hold }

// Early reports whether what is being done now may have been meant for the seat
// that acted before.
func (t *Table) Early() bool { return t.Root != nil && t.Root.Early(t.turn.hold) }

// early reports whether a move of the prompt comes too early. So soon after the acting
// seat changed the click was meant by another player.
func (t *Table) early(m rules.Move) bool {
	_, asked := t.Session.Prompt().Choice(m)
	return asked && t.Early()
}
