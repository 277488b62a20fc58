package wcp

import (
	"strconv"

	"schron/rules"
	game "schron/rules/wcp"
)

// namesOf lists the names of halls or tokens, equal ones together.
func namesOf[K game.Tile | game.Token](f *face, list []K) []string {
	var out []string
	for i := 0; i < len(list); {
		n := 1
		for i+n < len(list) && list[i+n] == list[i] {
			n++
		}
		words := f.t.Words(any(list[i]).(interface{ Name() rules.Text }).Name())
		if n > 1 {
			words += " × " + strconv.Itoa(n)
		}
		out = append(out, words)
		i += n
	}
	return out
}

// Opened names the hand of a seat.
func (f *face) Opened(seat int) (words []string, some bool) {
	if f.v == nil {
		return nil, true
	}
	own := f.v.Players[seat]
	return append(namesOf(f, own.Halls), namesOf(f, own.Tokens)...), true
}
