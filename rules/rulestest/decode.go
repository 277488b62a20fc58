package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// ReadsBack fails the test unless the JSON of s reads back as a position with
// the same JSON, actor and status. It returns that position, so that a game can
// compare more.
func ReadsBack(t rapid.TB, g rules.Game, s rules.State) rules.State {
	t.Helper()
	back, err := readsBack(g, s)
	if err != nil {
		t.Fatal(err)
	}
	return back
}

func readsBack(g rules.Game, s rules.State) (rules.State, error) {
	data, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	back, err := g.Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, data)
	}
	again, err := back.MarshalJSON()
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(again, data) {
		return nil, fmt.Errorf("%s\nis read as\n%s", data, again)
	}
	if back.Actor() != s.Actor() || back.Status() != s.Status() {
		return nil, fmt.Errorf("actor %d, status %+v became %d, %+v", s.Actor(), s.Status(), back.Actor(), back.Status())
	}
	return back, nil
}

// Spoil is one way to break a position, and what the error says then. It is an
// alias so that tables of them may be written without the names of the fields.
type Spoil = struct {
	Do   func(v map[string]any) // changes the position as JSON
	Want string
}

// WantSpoiled fails the test unless each way to break s is refused with a
// rules.Fault that says what is wanted.
func WantSpoiled(t testing.TB, g rules.Game, s rules.State, spoils map[string]Spoil) {
	t.Helper()
	for name, c := range spoils {
		if err := spoiled(g, s, c); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func spoiled(g rules.Game, s rules.State, c Spoil) error {
	data, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	var v map[string]any
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	c.Do(v)
	if data, err = json.Marshal(v); err != nil {
		return err
	}
	_, err = g.Decode(data)
	var fault *rules.Fault
	if err == nil || !errors.As(err, &fault) || !strings.Contains(err.Error(), c.Want) {
		return fmt.Errorf("error %w, want a fault that says %q", err, c.Want)
	}
	return nil
}

// DecodeRefuses fails the test unless text that is no position, and the text of
// s cut off or gone on with, are refused.
func DecodeRefuses(t testing.TB, g rules.Game, s rules.State) {
	t.Helper()
	if err := decodeRefuses(g, s); err != nil {
		t.Error(err)
	}
}

func decodeRefuses(g rules.Game, s rules.State) error {
	data, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	whole := string(data)
	for _, text := range []string{
		"", "null", "null x", "[]", "{", "{}", "{} {}", `{"turn":1}`,
		whole[:len(whole)/2], whole[:len(whole)-1], whole + "x", whole + "1", whole + "{}", whole + whole,
	} {
		if _, err := g.Decode([]byte(text)); err == nil {
			return fmt.Errorf("%.40q (%d bytes) is read as a position", text, len(text))
		}
	}
	return nil
}

// FuzzDecode reads any text as a position, beginning with the given ones. What is read
// must keep its invariants, and until the end some seat must decide. Every legal move
// must be playable and keep the invariants.
func FuzzDecode(f *testing.F, g rules.Game, positions ...rules.State) {
	f.Helper()
	for _, s := range positions {
		data, err := s.MarshalJSON()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := g.Decode(data)
		if err != nil {
			return
		}
		if err := playable(g, s); err != nil {
			t.Fatal(err)
		}
	})
}

func playable(g rules.Game, s rules.State) error {
	if err := s.Invariants(); err != nil {
		return fmt.Errorf("a broken position was read: %w", err)
	}
	legal, ranges := s.Legal(nil), s.Ranges(nil)
	if (s.Actor() == rules.NoSeat) != (len(legal)+len(ranges) == 0) {
		return fmt.Errorf("seat %d has %d moves and %d ranges", s.Actor(), len(legal), len(ranges))
	}
	for _, r := range ranges {
		legal = append(legal, r.With(r.Min), r.With(r.Max))
	}
	for _, m := range legal {
		c := s.Clone()
		err := c.Apply(m, nil)
		if err == nil {
			err = c.Invariants()
		}
		if err != nil {
			return fmt.Errorf("%s: %w", g.Notation(m), err)
		}
	}
	return nil
}
