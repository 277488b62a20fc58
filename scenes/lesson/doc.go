// Package lesson leads a learner through a chapter of a game's course: a match of
// the real rules, what is said at each step, which moves fit it and what the others
// play. It draws nothing; the table shows what a Run says.
package lesson
