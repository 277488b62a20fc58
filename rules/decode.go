package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"unicode"
	"unicode/utf8"
)

// maxName is the greatest length of a player's name in a record, in letters.
const maxName = 100

// DecodeRecord reads what Record.MarshalJSON writes. Fields that it does not
// know are passed over, for a later program may have added some within the same
// format. Whether the moves can be played is for LoadMatch. Every error is a
// *RecordError.
func DecodeRecord(data []byte) (*Record, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, badRecord("record.damaged", "not a whole JSON text: %v (byte %d)", err, syntax.Offset)
		}
		return nil, badRecord("record.foreign", "not a game record: not a JSON object")
	}
	var format int
	if err := field(fields, "format", &format, true); err != nil {
		return nil, badRecord("record.foreign", "not a game record: %v", err)
	}
	if format > RecordFormat {
		return nil, badRecord("record.newer-format", "format %d is newer than %d, the newest that this program reads", format, RecordFormat)
	}
	if format < 1 {
		return nil, badRecord("record.foreign", "not a game record: format %d, accepted: 1 to %d", format, RecordFormat)
	}
	r := &Record{}
	if err := r.read(fields); err != nil {
		return nil, badRecord("record.damaged", "%v", err)
	}
	return r, nil
}

// read takes the fields of format 1.
func (r *Record) read(fields map[string]json.RawMessage) error {
	var seed json.Number
	err := errors.Join(
		field(fields, "game", &r.Game, true),
		field(fields, "rules", &r.Rules, false),
		field(fields, "players", &r.Players, true),
		field(fields, "seed", &seed, false),
		field(fields, "options", &r.Options, false),
		field(fields, "position", &r.Position, false),
		field(fields, "moves", &r.Moves, true),
		field(fields, "undone", &r.Undone, false),
		field(fields, "now", &r.Now, false),
		field(fields, "final", &r.Final, false),
		field(fields, "title", &r.Title, false),
		field(fields, "saved", &r.Saved, false),
	)
	if err != nil {
		first, _, _ := bytes.Cut([]byte(err.Error()), []byte("\n"))
		return errors.New(string(first))
	}
	if bytes.Equal(r.Position, []byte("null")) {
		r.Position = nil
	}
	switch {
	case r.Rules < 0:
		return fmt.Errorf(`field "rules" is %d, accepted: 1 or more`, r.Rules)
	case r.Position != nil && seed != "":
		return errors.New(`there is a "position" and a "seed", accepted: one of them`)
	case r.Position == nil && seed == "":
		return errors.New(`field "seed" is missing`)
	case seed != "":
		if r.Seed, err = ParseSeed(seed.String()); err != nil {
			return err
		}
	}
	for i, p := range r.Players {
		if err := checkName(p.Name); err != nil {
			return fmt.Errorf("player %d: %w", i, err)
		}
	}
	return nil
}

// field reads one field into v; JSON null counts as missing.
func field(fields map[string]json.RawMessage, name string, v any, needed bool) error {
	raw, ok := fields[name]
	if !ok || bytes.Equal(raw, []byte("null")) {
		if needed {
			return fmt.Errorf("field %q is missing", name)
		}
		return nil
	}
	if err := json.Unmarshal(raw, v); err != nil {
		return fmt.Errorf("field %q is of the wrong kind", name)
	}
	return nil
}

// checkName refuses names that no list of players could show.
func checkName(name string) error {
	if n := utf8.RuneCountInString(name); n > maxName {
		return fmt.Errorf("the name has %d letters, accepted: up to %d", n, maxName)
	}
	for _, c := range name {
		if unicode.IsControl(c) {
			return fmt.Errorf("the name %q has a control character", name)
		}
	}
	return nil
}
