package rules

import "fmt"

// RecordError says why a record cannot be used. Text is the sentence to show;
// where Err holds a *Refusal, its rule and sentence are the reason to add.
type RecordError struct {
	Text Text
	Move int   // the number of the move that failed, from 1; 0 if it is none
	Err  error // the same in English for logs, or what the game answered
}

// Error says in English what is wrong, and with which move.
func (e *RecordError) Error() string {
	if e.Move == 0 {
		return e.Err.Error()
	}
	notation, _ := e.Text.Arg("move")
	return fmt.Sprintf("move %d %q: %v", e.Move, notation.S, e.Err)
}

// Unwrap returns the cause: a *Refusal, a *Fault or a plain error.
func (e *RecordError) Unwrap() error { return e.Err }

// badRecord is a RecordError whose sentence needs no more than its key.
func badRecord(key, format string, args ...any) *RecordError {
	return &RecordError{Text: T(key), Err: fmt.Errorf(format, args...)}
}

// badMove is the RecordError of move n (from 1).
func badMove(key string, n int, notation string, err error) *RecordError {
	return &RecordError{Text: T(key, Number("n", n), Literal("move", notation)), Move: n, Err: err}
}
