// Package turn knows whose decision the screen shows. It covers the table between players,
// keeps back early clicks, and tells in the bar who acts. What is decided does not belong
// here.
package turn

import (
	"math"

	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
)

// Turn is whose decision the screen shows.
type Turn struct {
	*desk.Desk
	desk.None
	asked
	cover cover
	core  Core

	played int    // the seat that played last on this screen
	button string // by which a key played what is shown, "" without one
}

// asked is who is asked at the screen.
type asked struct {
	seat   int     // that acts, or acted last
	handed int     // the seat that has just taken the screen from a cover
	hold   ui.Hold // of what goes on, ends or answers
	banner int64   // the tick until which it is told who acts, 0 if it is not
}

// nobody is asked.
var nobody = asked{seat: rules.NoSeat, handed: rules.NoSeat}

// Core is what the table knows that a turn needs, and what it does for that.
type Core struct {
	// Asks reports whether something is asked over the table.
	Asks func() bool
	// OpenMenu opens the menu, TakeBack takes back the last move.
	OpenMenu, TakeBack func()
	// Light is what goes from seat to seat with the turn.
	Light interface {
		Freeze(part float64)
		Frozen() (part float64, frozen bool)
	}
}

// New makes the turn of the match on a desk.
func New(d *desk.Desk, core Core) *Turn {
	return &Turn{Desk: d, core: core, asked: nobody, played: rules.NoSeat}
}

// How long nothing is taken that was meant for what the screen showed before,
// in ticks of a sixtieth of a second.
const (
	coverTicks = 42 // of a cover that has come up
	turnTicks  = 24 // of what goes on, ends or answers, after the acting seat changed
)

// Enter is called when the table is shown, first or again: whatever lies under
// the cursor now was not there before.
func (x *Turn) Enter() {
	x.cover.shown = false
	if x.seat != rules.NoSeat && x.Root != nil {
		x.hold = x.holdFor(turnTicks)
	}
}

// Open hands the screen to the player it is covered for.
func (x *Turn) Open() {
	x.handed = x.Cover()
	x.Session.Open()
}

// Show shows what a seat may know, as if its player had had the screen for a
// while.
func (x *Turn) Show(seat int) {
	x.Session.Show(seat)
	x.asked = asked{seat: x.Acting(), handed: rules.NoSeat}
}

// Passed notes that somebody else has played: who acts next did not act last.
func (x *Turn) Passed() { x.seat, x.banner = rules.NoSeat, 0 }

// Freeze freezes the passing of the turn to the actor after a part of its time (0..1). The
// banner comes, and the light is on its way.
func (x *Turn) Freeze(part float64) {
	x.asked = asked{seat: x.Acting(), handed: rules.NoSeat, banner: math.MaxInt64}
	x.core.Light.Freeze(part)
}

// holdFor is a hold that begins now.
func (x *Turn) holdFor(ticks int64) ui.Hold {
	if x.Still {
		return ui.Hold{}
	}
	now := x.Root.Now()
	return ui.Hold{From: now, Until: now + ticks}
}

// Follow notes when a cover comes up, or another seat acts. It is told who that is, unless
// it was asked to take the screen.
func (x *Turn) Follow() {
	x.followCover()
	if x.Cover() != rules.NoSeat {
		x.asked = nobody
		return
	}
	seat := x.Acting()
	if seat == rules.NoSeat || seat == x.seat {
		return
	}
	told := x.handed == seat || x.Still
	x.asked = asked{seat: seat, handed: rules.NoSeat, hold: x.holdFor(turnTicks)}
	if !told {
		x.banner = x.Root.Now() + bannerTicks
		x.Root.Sound(ui.SoundTurn)
	}
}

// Hold is how long buttons that go on, end or answer are kept back after the acting seat
// changed.
func (x *Turn) Hold() ui.Hold { return x.hold }

// Early reports whether what is being done now may have been meant for the seat
// that acted before.
func (x *Turn) Early() bool { return x.Root != nil && x.Root.Early(x.hold) }

// EarlyFor reports whether a move of the prompt comes too early. So soon after the acting
// seat changed the click was meant by another player.
func (x *Turn) EarlyFor(m rules.Move) bool {
	_, asked := x.Session.Prompt().Choice(m)
	return asked && x.Early()
}

// GoesOn reports whether who played last acts again.
func (x *Turn) GoesOn() bool { return x.Acting() == x.played }

// Plays notes that the acting seat plays, and the button by which a key does that: it is
// gone while the move is shown.
func (x *Turn) Plays() {
	x.played = x.Acting()
	if x.button = ""; x.Root != nil && x.Root.ByKey() {
		x.button = x.Root.Focus()
	}
}

// FollowFocus gives the keyboard back to the button by which its player has played, if
// that is there again once the move was shown.
func (x *Turn) FollowFocus() {
	if x.button == "" || x.Showing() {
		return
	}
	if x.GoesOn() && x.Root.Focus() == "" {
		x.Root.OfferFocus(x.button)
	}
	x.button = ""
}
