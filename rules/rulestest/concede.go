package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

// concedeAfter are the numbers of moves after which somebody gives up.
var concedeAfter = []int{0, 30, 120}

// concessions tests that everybody can give up at every time.
func (o Conformance) concessions(t *testing.T) {
	for _, setup := range seeded(o.Whole, concedeSeed) {
		for _, n := range concedeAfter {
			if err := concede(o.Game, setup, n); err != nil {
				t.Errorf("%d players, options %v, after %d moves: %v", setup.Players, setup.Options, n, err)
			}
		}
	}
}

// concede lets each seat in turn give up after some moves, then all but the first one.
func concede(g rules.Game, setup rules.Setup, n int) error {
	m, err := randomMatch(g, setup, n)
	if err != nil || m.Actor() == rules.NoSeat {
		return err
	}
	all, rest := m.CanConcede(), []int(nil)
	if len(all) != m.Seats() {
		return fmt.Errorf("of %d seats %v may give up", m.Seats(), all)
	}
	for _, seat := range all {
		if m.Owner(seat) != m.Owner(0) {
			rest = append(rest, seat)
		}
	}
	for _, seats := range append(slices.Collect(slices.Chunk(all, 1)), rest) {
		if err := concedeBy(g, m, seats); err != nil {
			return fmt.Errorf("seats %v: %w", seats, err)
		}
	}
	return refusesConcessions(m)
}

// concedeBy lets seats give up, and takes that back.
func concedeBy(g rules.Game, m *rules.Match, seats []int) error {
	was, err := m.State()
	if err != nil {
		return err
	}
	mv := rules.Concede(seats...)
	if back, err := m.Parse(m.Notation(mv)); err != nil || back != mv {
		return fmt.Errorf("%q is read as %+v (%w)", m.Notation(mv), back, err)
	}
	events, err := m.Play(mv)
	if err != nil {
		return err
	}
	if len(events) == 0 || events[0].Text.Key != "frame.event.concede" {
		return fmt.Errorf("what happened is %+v", events)
	}
	r := m.Result()
	if !r.Over || len(r.Winners) == 0 || m.Actor() != rules.NoSeat || m.Status().Seat != rules.NoSeat || !slices.Equal(m.Conceded(), seats) {
		return fmt.Errorf("it ends with %+v, actor %d, status %+v", r, m.Actor(), m.Status())
	}
	for _, seat := range r.Winners {
		if slices.ContainsFunc(seats, func(lost int) bool { return m.Owner(lost) == m.Owner(seat) }) {
			return fmt.Errorf("who gave up wins: %+v", r)
		}
	}
	if story := m.Story(); len(story) > 0 && story[len(story)-1].Key != r.Reason.Key {
		return fmt.Errorf("the story ends with %+v", story[len(story)-1])
	} else if _, tells := g.(rules.Narrator); tells && len(story) == 0 {
		return errors.New("there is no story")
	}
	if why := m.CanUndo(); (why != nil) != hides(m) {
		return fmt.Errorf("something was hidden: %v, taking back says %v", hides(m), why)
	}
	if err := errors.Join(m.Probe(), sameEnd(g, m, r), overIsOver(m)); err != nil {
		return err
	}
	if err := m.ForceUndo(); err != nil {
		return err
	}
	now, err := m.State()
	if string(now) != string(was) || m.Result().Over || m.Actor() == rules.NoSeat {
		return fmt.Errorf("taken back it is\n%s, was\n%s (%w)", now, was, err)
	}
	return nil
}

// hides reports whether something was hidden before the last move.
func hides(m *rules.Match) bool {
	s, err := m.At(m.Len() - 1)
	if err != nil {
		return true
	}
	public, err := json.Marshal(s.View(rules.NoSeat))
	all, failed := json.Marshal(s.View(rules.AllSeats))
	return err != nil || failed != nil || !bytes.Equal(public, all)
}

// sameEnd tests that the record of a match that was given up reads back with the same
// end, and that its course leads there.
func sameEnd(g rules.Game, m *rules.Match, want rules.Result) error {
	if err := recordRoundTrip(g, m); err != nil {
		return err
	}
	r, err := m.Save()
	if err != nil {
		return err
	}
	back, err := rules.LoadMatch(Lookup(g), r)
	if err != nil {
		return err
	}
	last, err := m.At(m.Len())
	if err != nil {
		return err
	}
	course := m.Course()
	for {
		if went, err := course.Next(); err != nil || !went {
			break
		}
	}
	for what, got := range map[string]rules.Result{"loaded": back.Result(), "looked at": last.Result(), "gone through": course.State().Result()} {
		if diff := cmp.Diff(want, got); diff != "" {
			return fmt.Errorf("%s it ends otherwise: %s", what, diff)
		}
	}
	return last.Invariants()
}

// overIsOver tests that nothing can be played after the end, another concession neither.
func overIsOver(m *rules.Match) error {
	n := m.Len()
	for _, mv := range []rules.Move{rules.Concede(0), {Verb: 1}} {
		_, err := m.Play(mv)
		if r := rules.AsRefusal(err); r == nil || r.Text.Key != "frame.refuse.over" || m.Len() != n {
			return fmt.Errorf("after the end %+v is answered with %w", mv, err)
		}
	}
	return nil
}

// refusesConcessions tests that nobody, a seat that is none and all together cannot give up.
func refusesConcessions(m *rules.Match) error {
	all := m.CanConcede()
	for key, mv := range map[string]rules.Move{
		"frame.refuse.concede.nobody": rules.Concede(),
		"frame.refuse.concede.seat":   rules.Concede(m.Seats()),
		"frame.refuse.concede.all":    rules.Concede(all...),
	} {
		n := m.Len()
		_, err := m.Play(mv)
		if r := rules.AsRefusal(err); r == nil || r.Text.Key != key || m.Len() != n || m.Result().Over {
			return fmt.Errorf("%q is answered with %w", m.Notation(mv), err)
		}
	}
	for _, text := range []string{"concede", "concede ", "concede x", "concede -1", "concede 99", "concede 0 0", "concede 1 0", "concede  0"} {
		if mv, err := m.Parse(text); err == nil {
			return fmt.Errorf("%q is read as %+v", text, mv)
		}
	}
	return nil
}
