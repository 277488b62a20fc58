package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

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
		field(fields, "noHints", &r.NoHints, false),
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
	return r.bound()
}

// bound refuses words that are too long to be shown and cuts the title: nobody
// should lose a game for what it is called.
func (r *Record) bound() error {
	r.Title = cut(r.Title, maxTitle)
	err := errors.Join(checkWord("game", r.Game, maxName), checkWord("end", r.Final, maxName), checkWord("time", r.Saved, maxName))
	for i, p := range r.Players {
		for _, word := range []struct{ what, word string }{{"name", p.Name}, {"colour", p.Colour}, {"mark", p.Mark}, {"bot", p.Bot}} {
			if e := checkWord(word.what, word.word, maxName); e != nil && err == nil {
				err = fmt.Errorf("player %d: %w", i, e)
			}
		}
	}
	for i, move := range slices.Concat(r.Moves, r.Undone) {
		if e := checkWord("notation", move, maxMove); e != nil && err == nil {
			err = fmt.Errorf("move %d: %w", i+1, e)
		}
	}
	return err
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
