package store

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// decodeBook reads a guest book entry by entry: one that is wrong hinders no other.
func decodeBook(data []byte) (b Book, bad bool, err error) {
	var fields struct {
		Format  json.RawMessage
		People  json.RawMessage
		Played  json.RawMessage
		Evening json.RawMessage
	}
	data = bytes.TrimPrefix(data, mark)
	if err := json.Unmarshal(data, &fields); err != nil || !bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) {
		return b, false, fmt.Errorf("%w: %w", errBadBook, cmp.Or(err, errors.New("no JSON object")))
	}
	var form int
	formed := loose(fields.Format, &form)
	if form > bookForm {
		return b, false, fmt.Errorf("%w: form %d, accepted: %d", errNewerBook, form, bookForm)
	}
	var good [3]bool
	b.People, good[0] = looseList[Person](fields.People)
	played, ok := looseList[looseGame](fields.Played)
	good[1] = ok
	for _, p := range played {
		good[1] = p.read() && good[1]
		b.Played = append(b.Played, p.Played)
	}
	good[2] = loose(fields.Evening, &b.Evening)
	mended := b.mend()
	b.bound()
	return b, mended || !formed || slices.Contains(good[:], false), nil
}

// looseGame is a game whose time may be anything.
type looseGame struct {
	Played
	When json.RawMessage `json:"when"`
}

// read takes the time, and reports whether it is one.
func (g *looseGame) read() bool {
	if len(g.When) == 0 {
		return true
	}
	err := json.Unmarshal(g.When, &g.Played.When)
	if err != nil {
		g.Played.When = time.Time{}
	}
	return err == nil
}

// loose reads what it can of a value into v, and reports whether nothing of it is wrong.
func loose(data json.RawMessage, v any) bool {
	return len(data) == 0 || json.Unmarshal(data, v) == nil
}

// looseList reads what it can of a list; ok reports whether nothing of it is wrong.
func looseList[T any](data json.RawMessage) (list []T, ok bool) {
	if len(data) == 0 || string(data) == "null" {
		return nil, true
	}
	d := json.NewDecoder(bytes.NewReader(data))
	if t, err := d.Token(); err != nil || t != json.Delim('[') {
		return nil, false
	}
	ok = true
	for d.More() {
		if len(list) == mostRead {
			return list, false
		}
		var v T
		ok = d.Decode(&v) == nil && ok
		list = append(list, v)
	}
	return list, ok
}

// mend leaves out what cannot be, and reports whether there was any. A number that
// cannot be is 0, and a mark or a colour that cannot be is none.
func (b *Book) mend() bool {
	people, played := len(b.People), len(b.Played)
	lost := false
	blank := func(s *string) {
		if !plain(*s) {
			*s, lost = "", true
		}
	}
	within := func(n *int, least, most int) {
		if *n < least || *n > most {
			*n, lost = 0, true
		}
	}
	named := map[string]bool{}
	b.People = slices.DeleteFunc(b.People, func(p Person) bool {
		key := Fold(p.Name)
		bad := !plain(p.Name) || p.Name == "" || named[key]
		named[key] = true
		return bad
	})
	for i := range b.People {
		p := &b.People[i]
		p.Name = norm.NFC.String(p.Name)
		blank(&p.Colour)
		blank(&p.Mark)
	}
	ids := map[string]bool{}
	b.Played = slices.DeleteFunc(b.Played, func(p Played) bool {
		bad := p.ID == "" || !plain(p.ID) || p.Game == "" || !plain(p.Game) || ids[p.ID] || len(p.Players) == 0 || len(p.Players) > mostSeats
		ids[p.ID] = ids[p.ID] || !bad
		return bad
	})
	for i := range b.Played {
		p := &b.Played[i]
		within(&p.Turns, 0, mostTurns)
		within(&p.Moves, 0, mostMoves)
		if y := p.When.Year(); y < 1 || y > 9999 {
			p.When, lost = time.Time{}, true
		}
		for k := range p.Players {
			by := &p.Players[k]
			blank(&by.Name)
			blank(&by.Bot)
			blank(&by.Side)
			within(&by.Score, -mostScore, mostScore)
			by.Name = norm.NFC.String(by.Name)
		}
	}
	lost = lost || people != len(b.People) || played != len(b.Played)
	if b.Evening != nil {
		n := len(b.Evening.Games)
		b.Evening.Games = slices.DeleteFunc(b.Evening.Games, func(id string) bool {
			known := ids[id]
			delete(ids, id) // once in an evening
			return !known
		})
		legs := len(b.Evening.Legs)
		b.Evening.Legs = slices.DeleteFunc(b.Evening.Legs, func(l Legs) bool { return l.First == "" || !plain(l.First) || !plain(l.Second) })
		lost = lost || n != len(b.Evening.Games) || legs != len(b.Evening.Legs)
		if y := b.Evening.Last.Year(); y < 1 || y > 9999 {
			b.Evening.Last, lost = time.Time{}, true
		}
	}
	return lost
}

// plain reports whether a word is short and of letters that can be shown.
func plain(s string) bool {
	return utf8.ValidString(s) && utf8.RuneCountInString(s) <= longest && !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r == 0x7f })
}
