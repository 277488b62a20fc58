// Package lesson leads a learner through a chapter of a game's course. It plays a match
// of the real rules, holds what is said at each step, which moves fit it and what the
// others play. It draws nothing; the table shows what a Run says.
package lesson
