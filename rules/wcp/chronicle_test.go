package wcp

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// chronicle is a game that was played move by move.
type chronicle struct {
	steps []step
	final *State
}

// step is one move of it: the position before, and what happened in it as
// "WCP-11 move".
type step struct {
	before State
	move   rules.Move
	events []string
}

// did plays a move and notes it.
func (c *chronicle) did(t testing.TB, m rules.Move) {
	t.Helper()
	var j rules.Journal
	was := *c.final
	if err := c.final.Apply(m, &j); err != nil {
		t.Fatalf("%s: %v\n%s", Game{}.Notation(m), err, drawBoard(&was))
	}
	c.steps = append(c.steps, step{was, m, happened(&j)})
}

// chronicleOf plays a record.
func chronicleOf(t testing.TB, r *rules.Record) *chronicle {
	t.Helper()
	var start rules.State
	var err error
	if r.Position != nil {
		start, err = Game{}.Decode(r.Position)
	} else {
		start, err = Game{}.New(rules.Setup{Players: len(r.Players), Seed: r.Seed, Options: r.Options})
	}
	if err != nil {
		t.Fatal(err)
	}
	c := &chronicle{final: start.(*State)}
	for _, text := range r.Moves {
		m, err := Game{}.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		c.did(t, m)
	}
	return c
}

// playOut plays random moves to the end.
func (c *chronicle) playOut(t testing.TB, seed uint64) {
	t.Helper()
	chance := rules.NewRand(seed)
	for c.final.Actor() != rules.NoSeat {
		moves := c.final.Legal(nil)
		c.did(t, moves[chance.IntN(len(moves))])
	}
}

// moves are those played, in the notation.
func (c *chronicle) moves() []string {
	out := make([]string, len(c.steps))
	for i, s := range c.steps {
		out[i] = Game{}.Notation(s.move)
	}
	return out
}

// has reports whether an event such as "WCP-11 move" happened.
func (c *chronicle) has(event string) bool {
	return slices.ContainsFunc(c.steps, func(s step) bool { return s.has(event) })
}

func (s *step) has(event string) bool { return slices.Contains(s.events, event) }

// reason reports whether the result names a reason.
func (c *chronicle) reason(name string) bool {
	return strings.TrimPrefix(c.final.Result().Reason.Key, "wcp.result.") == name
}

// fates counts the pawns with a fate.
func (c *chronicle) fates(f Fate) int {
	n := 0
	for seat := range c.final.Seats() {
		if c.final.players[seat].fate == f {
			n++
		}
	}
	return n
}
