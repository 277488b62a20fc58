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

// Unseen fails the test unless a and b, which must differ, are the same to
// seat: its view with all that the view holds inside, the status, the result,
// and what it may play and is asked if it decides; then the same after each of
// the moves in both, with the events that seat may know of. The moves must be legal in both and reveal nothing.
// Seat may be rules.NoSeat. a and b are left as they were.
func Unseen(t testing.TB, g rules.Game, a, b rules.State, seat int, moves ...rules.Move) {
	t.Helper()
	if err := unseen(g, a, b, seat, moves); err != nil {
		t.Fatal(err)
	}
}

func unseen(g rules.Game, a, b rules.State, seat int, moves []rules.Move) error {
	ja, err := a.MarshalJSON()
	if err != nil {
		return err
	}
	jb, err := b.MarshalJSON()
	if err != nil {
		return err
	}
	if bytes.Equal(ja, jb) {
		return errors.New("the two states do not differ")
	}
	a, b = a.Clone(), b.Clone()
	if err := same(a, b, seat); err != nil {
		return err
	}
	for _, m := range moves {
		var in, out rules.Journal
		if err := errors.Join(a.Apply(m, &in), b.Apply(m, &out)); err != nil {
			return fmt.Errorf("%q: %w", g.Notation(m), err)
		}
		if diff := cmp.Diff(visible(in, seat), visible(out, seat)); diff != "" {
			return fmt.Errorf("the events of %q differ to seat %d: %s", g.Notation(m), seat, diff)
		}
		if err := same(a, b, seat); err != nil {
			return fmt.Errorf("after %q: %w", g.Notation(m), err)
		}
	}
	return nil
}

// visible keeps the events that seat may know of.
func visible(j rules.Journal, seat int) []rules.Event {
	var seen []rules.Event
	for _, e := range j.Events {
		if e.VisibleTo(seat) {
			seen = append(seen, e)
		}
	}
	return seen
}

// alike compares all that seat is shown of two states.
func alike(a, b rules.State, seat int) error {
	_, err := compare(a, b, seat)
	return err
}

// compare is alike, and tells whether the views hold the same inside too.
func compare(a, b rules.State, seat int) (inside bool, err error) {
	one, two := a.View(seat), b.View(seat)
	inside = reflect.DeepEqual(one, two)
	if !inside {
		va, err := json.Marshal(one)
		if err != nil {
			return false, err
		}
		vb, err := json.Marshal(two)
		if err != nil {
			return false, err
		}
		if !bytes.Equal(va, vb) {
			return false, fmt.Errorf("the views of seat %d differ\n%s\n%s", seat, va, vb)
		}
	}
	if x, y := shown(a, seat), shown(b, seat); !reflect.DeepEqual(x, y) {
		return inside, fmt.Errorf("what seat %d is shown differs: %s", seat, cmp.Diff(x, y))
	}
	return inside, nil
}

// same compares all that seat is shown and all that its views hold inside:
// whatever a view answers comes from that, written or not. The states must have
// come about in the same way.
func same(a, b rules.State, seat int) error {
	inside, err := compare(a, b, seat)
	if err == nil && !inside {
		return fmt.Errorf("the views of seat %d hold something else: %s", seat, cmp.Diff(a.View(seat), b.View(seat), everyField))
	}
	return err
}

// checkFuture tests that nobody can tell a position, written as data, from the
// same one with another random generator.
func checkFuture(g rules.Game, data []byte) error {
	s, err := g.Decode(data)
	if err != nil {
		return err
	}
	other, err := otherFuture(g, data)
	if err != nil {
		return err
	}
	for seat := rules.NoSeat; seat < s.Seats(); seat++ {
		if err := same(s, other, seat); err != nil {
			return fmt.Errorf("what is to come shows: %w", err)
		}
	}
	return nil
}

// otherFuture reads a position with another random generator in it.
func otherFuture(g rules.Game, data []byte) (rules.State, error) {
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(data, &parts); err != nil {
		return nil, err
	}
	for name, part := range parts {
		var r rules.Rand
		if json.Unmarshal(part, &r) != nil {
			continue
		}
		r.Uint64()
		part, err := json.Marshal(r)
		if err != nil {
			return nil, err
		}
		parts[name] = part
		if data, err = json.Marshal(parts); err != nil {
			return nil, err
		}
		return g.Decode(data)
	}
	return nil, errors.New("the state holds no random generator")
}

// everyField lets cmp look at fields that are not exported.
var everyField = cmp.Exporter(func(reflect.Type) bool { return true })

// show is what the frame shows of a state beside the view.
type show struct {
	Status rules.Status
	Actor  int
	Result rules.Result
	Prompt rules.Prompt
	Legal  []rules.Move
	Ranges []rules.Range
}

func shown(s rules.State, seat int) show {
	out := show{Status: s.Status(), Actor: s.Actor(), Result: s.Result()}
	if seat != rules.NoSeat && seat == out.Actor {
		out.Prompt, out.Legal, out.Ranges = s.Prompt(), s.Legal(nil), s.Ranges(nil)
	}
	return out
}
