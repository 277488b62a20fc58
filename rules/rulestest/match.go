package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

// Lookup finds g alone, for rules.LoadMatch.
func Lookup(g rules.Game) func(id string) (rules.Game, error) {
	return func(id string) (rules.Game, error) {
		if id != g.ID() {
			return nil, fmt.Errorf("unknown game %q, accepted: %s", id, g.ID())
		}
		return g, nil
	}
}

// Players makes n people with names that need care: Polish letters, quotes.
func Players(n int) []rules.Player {
	names := []string{"Żaneta", "Łukasz \"Ćma\"", "Ölaf & Å", "<Ewa>", "Ądam", "Świt"}
	players := make([]rules.Player, n)
	for i := range players {
		players[i].Name = names[i%len(names)]
	}
	return players
}

// RandomMatch is a match played by random bots for people, to its end or for
// at most longest moves if that is not 0.
func RandomMatch(t testing.TB, g rules.Game, setup rules.Setup, longest int) *rules.Match {
	t.Helper()
	m, err := randomMatch(g, setup, longest)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func randomMatch(g rules.Game, setup rules.Setup, longest int) (*rules.Match, error) {
	m, err := rules.NewMatch(g, Players(setup.Players), setup)
	if err != nil {
		return nil, err
	}
	for m.Actor() != rules.NoSeat && (longest == 0 || m.Len() < longest) {
		mv, err := m.BotMove(rules.RandomBot{})
		if err != nil {
			return nil, err
		}
		if _, err := m.Play(mv); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// PlayUntil lets a bot decide for everybody until something holds of the match, or
// else to its end.
func PlayUntil(t testing.TB, m *rules.Match, b rules.Bot, holds func() bool) *rules.Match {
	t.Helper()
	for m.Actor() != rules.NoSeat && !holds() {
		mv, err := m.BotMove(b)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Scripted is a match with the moves played, in the game's notation.
func Scripted(t testing.TB, g rules.Game, setup rules.Setup, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, Players(setup.Players), setup)
	if err != nil {
		t.Fatal(err)
	}
	Play(t, m, moves...)
	return m
}

// Play plays moves in the game's notation.
func Play(t testing.TB, m *rules.Match, moves ...string) {
	t.Helper()
	for i, text := range moves {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatalf("move %d %q: %v", i+1, text, err)
		}
	}
}

// RecordRoundTrip plays a random match and fails the test unless its record reads back.
// The read match must have the same state, history and logs for all seats.
func RecordRoundTrip(t testing.TB, g rules.Game, setup rules.Setup) {
	t.Helper()
	m, err := randomMatch(g, setup, 0)
	if err == nil {
		err = recordRoundTrip(g, m)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func recordRoundTrip(g rules.Game, m *rules.Match) error {
	written, err := recordOf(m)
	if err != nil {
		return err
	}
	r, err := rules.DecodeRecord(written)
	if err != nil {
		return err
	}
	back, err := rules.LoadMatch(Lookup(g), r)
	if err != nil {
		return err
	}
	again, err := recordOf(back)
	if err != nil {
		return err
	}
	if !bytes.Equal(written, again) {
		return fmt.Errorf("the record changed\nfrom %s\nto   %s", written, again)
	}
	for seat := rules.NoSeat; seat < m.Seats(); seat++ {
		if why := diff(m.Log(seat), back.Log(seat)); why != "" {
			return fmt.Errorf("the log of seat %d differs: %s", seat, why)
		}
	}
	return nil
}

// diff says how two values differ, "" if they are equal. Most are, and that is known at
// once.
func diff(a, b any) string {
	if reflect.DeepEqual(a, b) {
		return ""
	}
	return cmp.Diff(a, b)
}

func recordOf(m *rules.Match) ([]byte, error) {
	r, err := m.Record()
	if err != nil {
		return nil, err
	}
	return json.Marshal(r)
}

// UndoRedo plays a random match, undoes it to the start and redoes it to the end. It
// fails the test unless every state on both ways and in the history equals the first
// one at that move.
func UndoRedo(t testing.TB, g rules.Game, setup rules.Setup) {
	t.Helper()
	if err := undoRedo(g, setup); err != nil {
		t.Fatal(err)
	}
}

func undoRedo(g rules.Game, setup rules.Setup) error {
	m, err := randomMatch(g, setup, 0)
	if err != nil {
		return err
	}
	whole := m.Log(rules.NoSeat)
	states := make([][]byte, m.Len()+1)
	for n := range states {
		s, err := m.At(n)
		if err != nil {
			return err
		}
		if states[n], err = s.MarshalJSON(); err != nil {
			return err
		}
	}
	same := func(step string) error {
		now, err := m.State()
		if err != nil {
			return err
		}
		if !bytes.Equal(now, states[m.Len()]) {
			return fmt.Errorf("%s to move %d gives\n%s\nnot %s", step, m.Len(), now, states[m.Len()])
		}
		return nil
	}
	err = same("playing")
	for err == nil && m.Len() > 0 {
		err = errors.Join(m.ForceUndo(), same("undo"))
	}
	for err == nil && m.CanRedo() == nil {
		err = errors.Join(m.Redo(), same("redo"))
	}
	if err != nil {
		return err
	}
	if why := diff(whole, m.Log(rules.NoSeat)); why != "" || m.Len() != len(states)-1 {
		return fmt.Errorf("redo to the end gives %d moves, not %d, and another log: %s", m.Len(), len(states)-1, why)
	}
	return nil
}
