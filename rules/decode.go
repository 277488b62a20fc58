package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// DecodeRecord reads what Record.MarshalJSON writes; a byte order mark before it is
// passed over. So are fields that it does not know, for a later program may have added
// some within the same format. What only decorates a record, such as its title, is left
// out where it is wrong. Whether the moves can be played is for LoadMatch. Every error is
// a *RecordError.
func DecodeRecord(data []byte) (*Record, error) {
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	var object struct{} // the whole is checked, and nothing is kept
	if err := json.Unmarshal(data, &object); err != nil {
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			return nil, badRecord("record.damaged", "not a whole JSON text: %v (byte %d)", err, syntax.Offset)
		}
		return nil, badRecord("record.foreign", "not a game record: not a JSON object")
	}
	fields := members(data)
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

// read takes the fields of formats 1 and 2.
func (r *Record) read(fields map[string]json.RawMessage) error {
	var seed json.Number
	err := errors.Join(
		field(fields, "game", &r.Game, true),
		field(fields, "rules", &r.Rules, false),
		r.readPlayers(fields),
		field(fields, "seed", &seed, false),
		field(fields, "options", &r.Options, false),
		field(fields, "position", &r.Position, false),
		field(fields, "moves", &r.Moves, true),
		field(fields, "undone", &r.Undone, false),
		field(fields, "now", &r.Now, false),
		field(fields, "final", &r.Final, false),
	)
	if err != nil {
		first, _, _ := bytes.Cut([]byte(err.Error()), []byte("\n"))
		return errors.New(string(first))
	}
	if field(fields, "noHints", &r.NoHints, false) != nil {
		r.NoHints = false
	}
	if field(fields, "takeBack", &r.TakeBack, false) != nil {
		r.TakeBack = false
	}
	r.readOrders(fields)
	if field(fields, "title", &r.Title, false) != nil {
		r.Title = ""
	}
	if field(fields, "saved", &r.Saved, false) != nil {
		r.Saved = ""
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

// readPlayers reads the players. A name, a colour or a mark of the wrong kind is none; who
// is no object is a person without a name.
func (r *Record) readPlayers(fields map[string]json.RawMessage) error {
	err := field(fields, "players", &r.Players, true)
	if r.Players != nil {
		return nil
	}
	return err
}

// readOrders reads who has orders; where something else stands nobody has.
func (r *Record) readOrders(fields map[string]json.RawMessage) {
	var seats []int
	if field(fields, "orders", &seats, false) == nil {
		r.Orders = Seats(slices.DeleteFunc(seats, func(seat int) bool { return seat < 0 || seat >= mostSeats })...)
	}
}

// bound refuses words that are too long to be shown. It cuts the title and leaves out
// colours and marks: nobody should lose a game for what it is called.
func (r *Record) bound() error {
	r.Title = cut(r.Title, maxTitle)
	if checkWord("time", r.Saved, maxName) != nil {
		r.Saved = ""
	}
	err := errors.Join(checkWord("game", r.Game, maxName), checkWord("end", r.Final, maxName))
	for i := range r.Players {
		p := &r.Players[i]
		for _, word := range []*string{&p.Colour, &p.Mark} {
			if checkWord("look", *word, maxName) != nil {
				*word = ""
			}
		}
		if e := errors.Join(checkWord("name", p.Name, maxName), checkWord("bot", p.Bot, maxName)); e != nil && err == nil {
			err = fmt.Errorf("player %d: %w", i, e)
		}
	}
	for i, move := range slices.Concat(r.Moves, r.Undone) {
		if e := checkWord("notation", move, maxMove); e != nil && err == nil {
			err = fmt.Errorf("move %d: %w", i+1, e)
		}
	}
	return err
}

// most are the greatest numbers of elements of lists and of bytes of other fields. A
// larger one is refused before it is read, so that no file costs more than its size.
var most = map[string]int{
	"players": 64, "moves": 1 << 17, "undone": 1 << 17,
	"game": 1 << 10, "final": 1 << 10, "saved": 1 << 10, "title": 1 << 25, "options": 1 << 16,
	"position": 1 << 20, "now": 1 << 20,
	"format": 1 << 10, "rules": 1 << 10, "seed": 1 << 10, "noHints": 1 << 10, "takeBack": 1 << 10, "orders": 32,
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
	if n, unit := size(raw); n > most[name] {
		return fmt.Errorf("field %q has %d %s, accepted: up to %d", name, n, unit, most[name])
	}
	if err := json.Unmarshal(raw, v); err != nil {
		return fmt.Errorf("field %q is of the wrong kind", name)
	}
	return nil
}

// size counts the elements of a list, or the bytes of what is none.
func size(raw []byte) (n int, unit string) {
	if raw[0] != '[' {
		return len(raw), "bytes"
	}
	for at := 1; ; n++ {
		end := valueEnd(raw, at)
		if raw[end] == ']' {
			if len(bytes.TrimSpace(raw[at:end])) > 0 {
				n++
			}
			return n, "elements"
		}
		at = end + 1
	}
}

// members splits a valid JSON object into the fields that a record knows, as they are
// written. It copies nothing.
func members(data []byte) map[string]json.RawMessage {
	fields := map[string]json.RawMessage{}
	data = bytes.TrimSpace(data)
	if data[0] != '{' {
		return fields // null
	}
	for at := 1; ; {
		colon := valueEnd(data, at)
		if data[colon] != ':' {
			return fields // it is empty
		}
		end := valueEnd(data, colon+1)
		name := bytes.Trim(bytes.TrimSpace(data[at:colon]), `"`)
		if _, known := most[string(name)]; known {
			fields[string(name)] = bytes.TrimSpace(data[colon+1 : end])
		}
		if data[end] == '}' {
			return fields
		}
		at = end + 1
	}
}

// valueEnd finds the comma, colon or bracket that ends the value at a place of a valid
// JSON text.
func valueEnd(data []byte, at int) int {
	for depth, quoted := 0, false; ; at++ {
		switch c := data[at]; {
		case quoted && c == '\\':
			at++
		case c == '"':
			quoted = !quoted
		case quoted:
		case depth == 0 && (c == ',' || c == ':' || c == ']' || c == '}'):
			return at
		case c == '[' || c == '{':
			depth++
		case c == ']' || c == '}':
			depth--
		}
	}
}
