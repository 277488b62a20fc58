// Package teach explains a game to the people at a table. It has hints, cards for what is
// met for the first time, help beside a first game, and the coach of a chapter. After a
// move that gave something away it asks about that. They point at nodes by their ids. How a
// chapter goes on does not belong here, see package lesson.
package teach

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/byhand"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// Core is what a teacher must know of its table, and what it asks of that.
type Core struct {
	// Explain shows cards to people who meet a thing for the first time, if they want
	// them.
	Explain bool
	// Lesson is the chapter of a course that is played at the table; nil where none is.
	Lesson *Lesson
	// Broken is told why there is no hint. May be nil.
	Broken func(error)
	// Named lists the ids of the nodes that a text names.
	Named func(x rules.Text) []string
	// Outline is the closed line around a node, nil where its box does.
	Outline func(id string) []layout.Point
	// InSight reports whether nothing of the table's own lies over a node.
	InSight func(n *ui.Node) bool
	// ResultShown reports whether the result lies over the table.
	ResultShown func() bool
	// TakeBack takes back the last move.
	TakeBack func()
}

// Face is what a teacher knows of a game's part of the table.
type Face interface {
	// Changed is told that the position is another one: what was picked up is
	// void.
	Changed()
	// Paths lists how a move is made by hand, the best way first. Hints, lessons and
	// tests by mouse go by it. A move that only a button plays has none: the button
	// has its notation as the state "move".
	Paths(m rules.Move) []byhand.Path
	// Reveal turns to where a move is played, as if the player had looked there. It
	// reports whether there is more than fits on the screen at once.
	Reveal(m rules.Move) bool
	// Ghost paints what a move puts on a field, in the box of that; nil where it is
	// what is picked up for it.
	Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect)
}

// Teacher is all that explains a game at one table.
type Teacher struct {
	*desk.Desk
	Face
	Core

	Hint     *Hint
	Standing *Standing
	Coach    *Coach
	Cards    *Cards
	Regret   *Regret
}

// New makes the teacher of what lies on a desk.
func New(d *desk.Desk, face Face, c Core) *Teacher {
	t := &Teacher{Desk: d, Face: face, Core: c}
	t.Hint, t.Standing, t.Coach, t.Cards, t.Regret = &Hint{Teacher: t}, &Standing{Teacher: t}, &Coach{Teacher: t}, &Cards{Teacher: t}, &Regret{Teacher: t}
	return t
}

// explains reports whether anything is explained at this table: in a chapter only where
// everybody plays freely, for elsewhere the coach does.
func (t *Teacher) explains() bool {
	return t.Explain && t.House().Settings.ShowMe && !t.Replay && (t.Lesson == nil || t.Lesson.Free())
}

// Follow takes up what the match has come to.
func (t *Teacher) Follow() {
	t.Coach.follow()
	t.Standing.follow()
}

// Plays forgets what was said of the last move: the next one is played.
func (t *Teacher) Plays() { t.Coach.said = "" }

// Build lays out what is explained over what the face has laid out, from the lowest.
func (t *Teacher) Build(b *ui.Builder, _ layout.Rect) {
	t.Standing.tellBarred(b)
	t.Hint.build(b)
	t.Standing.over(b)
	t.Coach.build(b)
	t.Cards.build(b)
	t.Regret.build(b)
}

// Tick reports whether there is something new to say, or a click is taken again.
func (t *Teacher) Tick() bool {
	led, answered := t.Coach.follow(), t.Hint.tick()
	regrets, open := t.Regret.tick(), t.Cards.tick()
	return led || answered || regrets || open
}

// Waits reports whether a hint comes, or clicks will be taken again that a card holds
// back.
func (t *Teacher) Waits() bool { return t.Advising() && !t.Hint.shown || t.Cards.still > 0 }

// Key puts a card away.
func (t *Teacher) Key(g input.Gesture) bool { return t.Cards.key(g) }

// PutAway puts a card away, lets a move stand, or puts a hint away.
func (t *Teacher) PutAway() bool {
	switch {
	case t.Cards.putAway():
	case t.Regret.said:
		t.Regret.keep()
	case t.Advising():
		t.StopAdvice()
	default:
		return false
	}
	return true
}

// Leave stops what looks back at a move.
func (t *Teacher) Leave() { t.StopLookingBack() }
