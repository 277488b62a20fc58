package rules

import "math"

// Move is one decision of one seat as a small comparable value. Verb and the
// numbers mean what the game's own constructors say; unused ones are zero. N is
// the amount of a move that has one.
type Move struct {
	Verb       uint8
	A, B, C, D int16
	N          int32
}

// AnyAmount in Move.N stands for the amount of a Range; its notation is {n}.
const AnyAmount = math.MinInt32

// Range is a move with an amount: every N from Min to Max is legal.
type Range struct {
	Move     Move
	Min, Max int
}

// With returns the move with amount n.
func (r Range) With(n int) Move {
	m := r.Move
	m.N = int32(n)
	return m
}
