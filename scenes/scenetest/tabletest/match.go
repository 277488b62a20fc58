package tabletest

import (
	"encoding/json"
	"testing"

	"schron/rules"
)

var names = []string{"Ala", "Bartek", "Celina", "Dobromira", "Ewaryst", "Filip"}

// People are n people, at most six.
func People(n int) []rules.Player {
	out := make([]rules.Player, n)
	for i := range out {
		out[i].Name = names[i]
	}
	return out
}

// Match starts a match of people and plays moves, given in notation.
func Match(t testing.TB, g rules.Game, s rules.Setup, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, People(s.Players), s)
	if err != nil {
		t.Fatal(err)
	}
	Play(t, m, moves...)
	return m
}

// MatchAt starts a match of n people from a position, which is written as JSON.
func MatchAt(t testing.TB, g rules.Game, n int, position any) *rules.Match {
	t.Helper()
	data, err := json.Marshal(position)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(g, People(n), data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Play plays moves, given in notation.
func Play(t testing.TB, m *rules.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// Edited is what a match has come to, read as a P and changed. P has the fields of
// the game's state as JSON.
func Edited[P any](t testing.TB, m *rules.Match, edit func(p *P)) *P {
	t.Helper()
	s, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	p := new(P)
	if err := json.Unmarshal(data, p); err != nil {
		t.Fatal(err)
	}
	edit(p)
	return p
}
