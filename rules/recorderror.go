package rules

import "fmt"

// RecordError says why a record cannot be used. Text is the whole sentence to
// show: it names the move, the rule and the reason where a move is at fault. What
// has no words of its own stays in Err.
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

// Sentence is Text, for whoever renders errors.
func (e *RecordError) Sentence() Text { return e.Text }

// Refusal is the game's refusal of the move, nil if it was something else.
func (e *RecordError) Refusal() *Refusal { return AsRefusal(e.Err) }

// Unwrap returns the cause. It hides a refusal, for it was no answer to a
// player who is asked now.
func (e *RecordError) Unwrap() error {
	if e.Refusal() != nil {
		return nil
	}
	return e.Err
}

// badRecord is a RecordError whose sentence needs no more than its key.
func badRecord(key, format string, args ...any) *RecordError {
	return &RecordError{Text: Msg(key), Err: fmt.Errorf(format, args...)}
}

// badMove is the RecordError of move n (from 1).
func badMove(n int, notation string, err error) *RecordError {
	number, move := Number("n", n), said("move", notation)
	e := &RecordError{Move: n, Err: err}
	switch r := AsRefusal(err); {
	case r == nil:
		e.Text = Msg("record.no-move", number, move)
	case r.Rule == "":
		e.Text = Msg("record.bad-move", number, move, TextArg("reason", r.Text))
	default:
		e.Text = Msg("record.refused", number, move, Literal("rule", r.Rule), TextArg("reason", r.Text))
	}
	return e
}
