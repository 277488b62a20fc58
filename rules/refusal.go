package rules

import (
	"errors"
	"fmt"
	"strings"
)

// Refusal says why a move is not allowed. It is an answer to a player, not a fault of
// the program. Rule is the id of the rule that forbids the move, empty if no game
// refuses. Text is the sentence to show.
type Refusal struct {
	Rule string
	Text Text
}

// Refuse makes a Refusal.
func Refuse(rule, key string, args ...Arg) *Refusal {
	return &Refusal{Rule: rule, Text: Text{Key: key, Args: args}}
}

// Err returns the refusal as an error that is nil where r is nil.
func (r *Refusal) Err() error {
	if r == nil {
		return nil
	}
	return r
}

// Error returns the refusal without a language, for logs and tests; people are
// shown the rendered Text.
func (r *Refusal) Error() string {
	var b strings.Builder
	if r.Rule != "" {
		b.WriteString(r.Rule)
		b.WriteString(": ")
	}
	b.WriteString(r.Text.Key)
	for _, a := range r.Text.Args {
		switch {
		case a.T != nil:
			fmt.Fprintf(&b, " %s=%s", a.Name, a.T.Key)
		case a.S != "":
			fmt.Fprintf(&b, " %s=%s", a.Name, a.S)
		default:
			fmt.Fprintf(&b, " %s=%d", a.Name, a.N)
		}
	}
	return b.String()
}

// AsRefusal returns the refusal inside err, or nil when err is none or a fault.
func AsRefusal(err error) *Refusal {
	var r *Refusal
	if errors.As(err, &r) {
		return r
	}
	return nil
}

// Fault is an error that no move of a player explains: a bug, or a file that
// is damaged or foreign. Where names the file, request or state it stands in.
type Fault struct {
	Where string
	Err   error
}

// Faultf makes a Fault from a format.
func Faultf(where, format string, args ...any) *Fault {
	return &Fault{Where: where, Err: fmt.Errorf(format, args...)}
}

func (f *Fault) Error() string { return f.Where + ": " + f.Err.Error() }

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Err }
