package rules

import (
	"fmt"
	"runtime/debug"
)

// Panic is the cause of a Fault that a game or a bot made by panicking. Its
// message is one line; Stack is for a crash report.
type Panic struct {
	Value any
	Stack []byte
}

func (p *Panic) Error() string { return fmt.Sprintf("panic: %v", p.Value) }

// Unwrap returns the error that it panicked with, if it was one.
func (p *Panic) Unwrap() error {
	err, _ := p.Value.(error)
	return err
}

// Guard runs f and turns its panic into a *Fault that stands at where.
func Guard(where string, f func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &Fault{Where: where, Err: &Panic{Value: v, Stack: debug.Stack()}}
		}
	}()
	return f()
}
