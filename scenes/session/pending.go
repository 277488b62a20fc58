package session

import (
	"time"

	"schron/rules"
)

// pending is something that is thought about beside everything else. It stands on a copy
// of the match, so that nothing is shared with whoever looks at that meanwhile.
type pending[T any] struct {
	position *rules.Position
	answer   chan T // holds one, so that nobody need listen
	have     *T
}

// think has something thought about a position on a goroutine of its own.
func think[T any](p *rules.Position, about func(p *rules.Position) T) *pending[T] {
	x := &pending[T]{position: p, answer: make(chan T, 1)}
	go func() { x.answer <- about(p) }()
	return x
}

// ready reports whether there is an answer.
func (x *pending[T]) ready() bool {
	if x.have == nil {
		select {
		case a := <-x.answer:
			x.have = &a
		default:
		}
	}
	return x.have != nil
}

// await waits for the answer, for botPatience at most, and reports whether there is one.
func (x *pending[T]) await() bool {
	if x.have == nil {
		late := time.NewTimer(botPatience)
		defer late.Stop()
		select {
		case a := <-x.answer:
			x.have = &a
		case <-late.C:
		}
	}
	return x.have != nil
}

// stop tells who thinks that nobody waits for it any more.
func (x *pending[T]) stop() { x.position.Stop() }
