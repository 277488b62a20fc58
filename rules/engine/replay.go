package engine

import (
	"fmt"
	"io"

	"schron/rules"
)

// All replays every move of a record.
const All = -1

// Replay reads a record from in and writes the state after its first at moves,
// or after All, as one line of JSON. The error is one line that names the move,
// the rule and the reason.
func Replay(in io.Reader, out io.Writer, at int, c Config) error {
	data, err := io.ReadAll(in)
	if err != nil {
		return err
	}
	t := &table{config: c}
	record, err := rules.DecodeRecord(data)
	if err != nil {
		return fmt.Errorf("%s", t.refused(err).Err)
	}
	switch {
	case at == All:
	case at < 0 || at > len(record.Moves):
		return fmt.Errorf("-at is %d, accepted: 0 to %d", at, len(record.Moves))
	case at < len(record.Moves):
		record.Cut(at)
	}
	m, err := rules.LoadMatch(c.game, record)
	if err != nil {
		return fmt.Errorf("%s", t.refused(err).Err)
	}
	state, err := m.State()
	if err != nil {
		return err
	}
	if state, err = compact(state); err != nil {
		return err
	}
	_, err = out.Write(append(state, '\n'))
	return err
}
