package rules_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

var toy = toygame.Game{}

// lookup finds the toy, with a flaw if one is given.
func lookup(flaw ...string) func(string) (rules.Game, error) {
	g := toy
	if len(flaw) > 0 {
		g.Flaw = flaw[0]
	}
	return func(string) (rules.Game, error) { return g, nil }
}

// start begins a toy match of people.
func start(t testing.TB, players int, options rules.Options) *rules.Match {
	t.Helper()
	return startWith(t, make([]rules.Player, players), options)
}

func startWith(t testing.TB, players []rules.Player, options rules.Options) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(toy, players, rules.Setup{Seed: 7, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func play(t testing.TB, m *rules.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
	}
}

func move(t testing.TB, text string) rules.Move {
	t.Helper()
	mv, err := toy.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return mv
}

// stateOf is the whole state as text, to compare.
func stateOf(t testing.TB, m *rules.Match) string {
	t.Helper()
	data, err := m.State()
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func recordOf(t testing.TB, m *rules.Match) []byte {
	t.Helper()
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	return asJSON(t, r)
}

func asJSON(t testing.TB, v any) []byte {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return bytes.TrimSpace(data)
}

// key is the key of a refusal, "" for none.
func key(r *rules.Refusal) string {
	if r == nil {
		return ""
	}
	return r.Text.Key
}
