package rulestest

import (
	"errors"
	"fmt"
	"iter"
	"testing"

	"schron/rules"
)

// Range is the whole numbers from the first to the second.
type Range [2]int

// Box is a universe of moves: every combination of its parts. A range left out
// is the number 0 alone.
type Box struct {
	Verbs         []uint8
	A, B, C, D, N Range
}

// All lists the moves of the box.
func (b Box) All() iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		for _, verb := range b.Verbs {
			if !b.each(verb, yield) {
				return
			}
		}
	}
}

func (b Box) each(verb uint8, yield func(rules.Move) bool) bool {
	m := rules.Move{Verb: verb}
	for a := b.A[0]; a <= b.A[1]; a++ {
		for bb := b.B[0]; bb <= b.B[1]; bb++ {
			for c := b.C[0]; c <= b.C[1]; c++ {
				for d := b.D[0]; d <= b.D[1]; d++ {
					for n := b.N[0]; n <= b.N[1]; n++ {
						m.A, m.B, m.C, m.D, m.N = int16(a), int16(bb), int16(c), int16(d), int32(n)
						if !yield(m) {
							return false
						}
					}
				}
			}
		}
	}
	return true
}

// Boxes is a universe of several boxes.
func Boxes(boxes ...Box) iter.Seq[rules.Move] {
	return func(yield func(rules.Move) bool) {
		for _, b := range boxes {
			for m := range b.All() {
				if !yield(m) {
					return
				}
			}
		}
	}
}

// LegalEqualsAccepted fails the test unless Check accepts exactly those moves of the
// universe that Legal and Ranges list. Check must refuse the others with a reason and
// leave s unchanged. Every listed move, and both ends of a range, must be of the
// universe. The universe should reach one step beyond every bound.
func LegalEqualsAccepted(t testing.TB, g rules.Game, s rules.State, universe iter.Seq[rules.Move]) {
	t.Helper()
	if err := legalEqualsAccepted(g, s, universe); err != nil {
		t.Fatal(err)
	}
}

func legalEqualsAccepted(g rules.Game, s rules.State, universe iter.Seq[rules.Move]) error {
	before, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	listed := map[rules.Move]bool{} // to whether the universe has had it
	for _, m := range s.Legal(nil) {
		if _, twice := listed[m]; twice {
			return fmt.Errorf("%q is listed twice", g.Notation(m))
		}
		listed[m] = false
	}
	ranges := map[rules.Move][]rules.Range{}
	for _, r := range s.Ranges(nil) {
		ranges[r.Move] = append(ranges[r.Move], r)
		listed[r.With(r.Min)], listed[r.With(r.Max)] = false, false
	}
	for m := range universe {
		_, ok := listed[m]
		if ok {
			listed[m] = true
		}
		ok = ok || within(ranges, m)
		if err := checkVerdict(g, s, m, ok); err != nil {
			// A move that left a trace explains a wrong answer to a later one.
			return errors.Join(unchanged(s, before, "trying moves"), err)
		}
	}
	for m, tried := range listed {
		if !tried {
			return fmt.Errorf("%q is listed but not of the universe", g.Notation(m))
		}
	}
	return errors.Join(unchanged(s, before, "trying moves"), checkRefused(s, before, outside(s.Ranges(nil))))
}

func within(ranges map[rules.Move][]rules.Range, m rules.Move) bool {
	n := int(m.N)
	m.N = rules.AnyAmount
	for _, r := range ranges[m] {
		if n >= r.Min && n <= r.Max {
			return true
		}
	}
	return false
}

// checkVerdict compares Check and Apply of m with whether m is listed.
func checkVerdict(g rules.Game, s rules.State, m rules.Move, listed bool) error {
	err := s.Check(m)
	switch {
	case listed && err != nil:
		return fmt.Errorf("%q is listed but refused: %w", g.Notation(m), err)
	case listed:
		return nil
	case err == nil:
		return fmt.Errorf("%q is accepted but not listed", g.Notation(m))
	}
	if r := rules.AsRefusal(err); r == nil || r.Text.Empty() {
		return fmt.Errorf("%q is answered with %w, not a refusal with a sentence", g.Notation(m), err)
	}
	if did := s.Apply(m, nil); did == nil || did.Error() != err.Error() {
		return fmt.Errorf("%q: Check says %w, Apply says %w", g.Notation(m), err, did)
	}
	return nil
}
