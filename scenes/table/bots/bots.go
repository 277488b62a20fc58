// Package bots lets the computer players of a match play, each after a breath. It has
// their pace, what is said of one that takes its time or fails, and who may play in its
// place. How a bot decides does not belong here.
package bots

import "schron/scenes/table/desk"

// Bots are the computer players of the match on a desk.
type Bots struct {
	*desk.Desk
	desk.None
	core Core

	wait   int  // ticks for which the one that decides has waited
	held   bool // they wait
	step   bool // … but for one decision
	faster bool // neither breath nor animation
}

// Core is what the table knows that bots need.
type Core struct {
	// Wait reports whether they wait for what is explained, Paused whether what is shown
	// waits for somebody.
	Wait, Paused func() bool
	// Played is told that one has played.
	Played func()
	// Broken is told why one had to be replaced. May be nil.
	Broken func(error)
}

// New makes the bots of the match on a desk.
func New(d *desk.Desk, core Core) *Bots { return &Bots{Desk: d, core: core} }

// Waits reports whether one is to play that is not held.
func (x *Bots) Waits() bool { return x.BotWaits() && !x.Held() }
