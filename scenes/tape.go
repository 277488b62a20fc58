package scenes

import (
	"errors"
	"fmt"
	"io"

	"schron/input"
	"schron/layout"
)

// tape plays recorded input in place of the mouse and the keyboard, and records what the
// program gets.
type tape struct {
	replay *input.Reader // nil where none is played, or once it has ended
	to     io.Writer     // nil where nothing is recorded
	record *input.Writer // from the first tick on
}

func newTape(replay io.Reader, record io.Writer) (t tape, err error) {
	if t.to = record; replay != nil {
		t.replay, err = input.NewReader(replay)
	}
	return t, err
}

// next returns the input of a tick in which live came from the window, of a size in units.
func (t *tape) next(live input.Snapshot, size layout.Size) (input.Snapshot, error) {
	s := live
	if t.replay != nil {
		r, err := t.replay.Next()
		if err == nil {
			s = r
		} else if t.replay = nil; !errors.Is(err, io.EOF) {
			return s, err
		}
	}
	if t.to != nil && t.record == nil {
		t.record = input.NewWriter(t.to, size)
	}
	if t.record != nil {
		if err := t.record.Write(s); err != nil {
			return s, fmt.Errorf("recording input: %w", err)
		}
	}
	return s, nil
}

// close ends the recording.
func (t *tape) close() error {
	if t.record == nil {
		return nil
	}
	return t.record.Close()
}
