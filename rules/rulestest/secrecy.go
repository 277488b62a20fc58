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

// Unseen fails the test unless a and b, which must differ, are the same to seat. It
// compares the view with all that it holds inside, the status and the result. If the
// seat decides, it also compares its moves and its prompt. It compares them again after
// each of the moves in both, with the events that seat may know of. The moves must be
// legal in both and reveal nothing. seat may be rules.NoSeat. a and b stay as they
// were.
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
	if err := see(a, seat).same(see(b, seat)); err != nil {
		return err
	}
	for _, m := range moves {
		var in, out rules.Journal
		if err := errors.Join(a.Apply(m, &in), b.Apply(m, &out)); err != nil {
			return fmt.Errorf("%q: %w", g.Notation(m), err)
		}
		if why := diff(visible(in, seat), visible(out, seat)); why != "" {
			return fmt.Errorf("the events of %q differ to seat %d: %s", g.Notation(m), seat, why)
		}
		if err := see(a, seat).same(see(b, seat)); err != nil {
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

// sight is all that a seat is shown of a state.
type sight struct {
	seat int
	view any
	show show
}

func see(s rules.State, seat int) sight { return sight{seat, s.View(seat), shown(s, seat)} }

// like compares what two sights show.
func (a sight) like(b sight) error {
	_, err := a.compare(b)
	return err
}

// compare is like, and reports whether the views hold the same inside too.
func (a sight) compare(b sight) (inside bool, err error) {
	inside = reflect.DeepEqual(a.view, b.view)
	if !inside {
		va, err := json.Marshal(a.view)
		if err != nil {
			return false, err
		}
		vb, err := json.Marshal(b.view)
		if err != nil {
			return false, err
		}
		if !bytes.Equal(va, vb) {
			return false, fmt.Errorf("the views of seat %d differ\n%s\n%s", a.seat, va, vb)
		}
	}
	if !reflect.DeepEqual(a.show, b.show) {
		return inside, fmt.Errorf("what seat %d is shown differs: %s", a.seat, cmp.Diff(a.show, b.show))
	}
	return inside, nil
}

// same compares what two sights show and all that their views hold inside:
// whatever a view answers comes from that, written or not. The states must have
// come about in the same way.
func (a sight) same(b sight) error {
	inside, err := a.compare(b)
	if err == nil && !inside {
		return fmt.Errorf("the views of seat %d hold something else: %s", a.seat, cmp.Diff(a.view, b.view, everyField))
	}
	return err
}

// otherFuture reads a position with another random generator in it, as it is where
// the game has no chance and so no generator.
func otherFuture(g rules.Game, data []byte) (rules.State, error) {
	name, part := generator(data)
	if part == nil {
		return g.Decode(data)
	}
	var r rules.Rand
	if err := json.Unmarshal(part, &r); err != nil {
		return nil, err
	}
	r.Uint64()
	other, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	key := fmt.Appendf(nil, "%q:", name)
	changed := bytes.Replace(data, append(key, part...), append(key, other...), 1)
	if bytes.Equal(changed, data) {
		return nil, fmt.Errorf("%s%s is not found in the state", key, part)
	}
	return g.Decode(changed)
}

// generator finds the random generator in a position as JSON; nil if there is none.
func generator(data []byte) (name string, part json.RawMessage) {
	var parts map[string]json.RawMessage
	if json.Unmarshal(data, &parts) != nil {
		return "", nil
	}
	for name, part := range parts {
		var r rules.Rand
		if part[0] == '"' && json.Unmarshal(part, &r) == nil {
			return name, part
		}
	}
	return "", nil
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
	Lost   []rules.Text // what each of the moves gives up
}

func shown(s rules.State, seat int) show {
	out := show{Status: s.Status(), Actor: s.Actor(), Result: s.Result()}
	if seat != rules.NoSeat && seat == out.Actor {
		out.Prompt, out.Legal, out.Ranges = s.Prompt(), s.Legal(nil), s.Ranges(nil)
		out.Lost = forgone(s)
	}
	return out
}
