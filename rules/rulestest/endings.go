package rulestest

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
)

// Ending loads the game recorded in testdata/endings/<name>.json and fails the
// test unless it is over. With the flag -update it first writes there the record
// that find looks for; finding none fails. A find of nil writes nothing.
func Ending(t testing.TB, g rules.Game, name string, find func() *rules.Record) *rules.Match {
	t.Helper()
	file := filepath.Join("testdata", "endings", name+".json")
	if find != nil && Updating() {
		if err := writeEnding(file, find()); err != nil {
			t.Fatal(err)
		}
	}
	m, err := loadEnding(g, file)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// EndStates returns the state before the last move of a match and the state after
// it.
func EndStates(t testing.TB, m *rules.Match) (before, last rules.State) {
	t.Helper()
	before, err := m.At(m.Len() - 1)
	if err == nil {
		last, err = m.At(m.Len())
	}
	if err != nil {
		t.Fatal(err)
	}
	return before, last
}

// FindGame plays at most so many games, with seeds that count up from the setup's. It
// returns the record of the first whose last state is wanted, else nil. If p has bots
// of its own, people take their seats in the record, because the program does not know
// the bots of tests.
func FindGame(t testing.TB, p *rules.Playout, setup rules.Setup, games int, wanted func(rules.State) bool) *rules.Record {
	t.Helper()
	for range games {
		s, err := p.Run(setup)
		if err != nil {
			t.Fatal(err)
		}
		if !wanted(s) {
			setup.Seed++
			continue
		}
		r := p.Record(setup)
		for i := range r.Players {
			if p.Bots != nil {
				r.Players[i].Bot = ""
			}
		}
		return r
	}
	return nil
}

// Updating reports whether the flag -update is given.
func Updating() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

func writeEnding(file string, r *rules.Record) error {
	if r == nil {
		return fmt.Errorf("no game that was played ends as %s wants; play more, or let FindGame play bots of the test that head for this end", file)
	}
	data, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, append(data, '\n'), 0o644))
}

func loadEnding(g rules.Game, file string) (*rules.Match, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("%w; write it with -update", err)
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	m, err := rules.LoadMatch(Lookup(g), r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	if !m.Result().Over {
		return nil, fmt.Errorf("%s does not end", file)
	}
	return m, nil
}
