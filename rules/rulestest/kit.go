package rulestest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// Kit plays, asks and refuses in the positions that a game's tests make. Its
// methods are meant to be taken as the package's own:
//
//	var (
//		kit         = rulestest.Kit{Game: Game{}, Draw: draw}
//		play        = kit.Play
//		wantRefused = kit.WantRefused
//	)
type Kit struct {
	Game rules.Game
	Draw func(s rules.State) string // what a failure shows of a position, if not nil
	// Partial says that positions are made without all that Invariants asks
	// for, so that Play does not test them.
	Partial bool
}

// Play plays moves, with invariants after each, and returns all that happened.
func (k Kit) Play(t testing.TB, s rules.State, moves ...string) *rules.Journal {
	t.Helper()
	var j rules.Journal
	for _, text := range moves {
		m, err := k.Game.Parse(text)
		if err == nil {
			err = s.Apply(m, &j)
		}
		if err == nil && !k.Partial {
			err = s.Invariants()
		}
		if err != nil {
			t.Fatalf("%s: %v%s", text, err, k.drawn(s))
		}
	}
	return &j
}

// Happened lists events as "DZ-9 move", without the part that the keys of all of the
// game's events share. If rules are given, it lists only their events.
func (k Kit) Happened(j *rules.Journal, only ...string) []string {
	var out []string
	for _, e := range j.Events {
		if len(only) == 0 || slices.Contains(only, e.Rule) {
			out = append(out, e.Rule+" "+strings.TrimPrefix(e.Text.Key, k.Game.ID()+".event."))
		}
	}
	return out
}

// WantEvents compares what Happened lists.
func WantEvents(t testing.TB, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("happened %q, want %q", got, want)
	}
}

// WantRefused fails the test unless a move is refused by a rule with the
// sentence <game>.refuse.<name>, and changes nothing. It returns the refusal.
func (k Kit) WantRefused(t testing.TB, s rules.State, move, rule, name string) *rules.Refusal {
	t.Helper()
	r, err := k.refused(s, move, rule, name)
	if r == nil {
		t.Fatalf("%v%s", err, k.drawn(s))
	}
	if err != nil {
		t.Error(err)
	}
	return r
}

func (k Kit) refused(s rules.State, move, rule, name string) (*rules.Refusal, error) {
	m, err := k.Game.Parse(move)
	if err != nil {
		return nil, err
	}
	before := s.Clone()
	err = s.Apply(m, nil)
	r := rules.AsRefusal(err)
	switch key := k.Game.ID() + ".refuse." + name; {
	case r == nil && err != nil:
		return nil, fmt.Errorf("%q: %w, want a refusal by %s", move, err, rule)
	case r == nil:
		return nil, fmt.Errorf("%q is accepted, want a refusal by %s %s", move, rule, name)
	case r.Rule != rule || r.Text.Key != key:
		return r, fmt.Errorf("%q is refused by %s %s, want %s %s", move, r.Rule, r.Text.Key, rule, key)
	case !reflect.DeepEqual(s, before):
		return r, fmt.Errorf("the refused %q changed the position", move)
	}
	return r, readable(r)
}

// places are the arguments of refusals that name a field as the board does.
var places = []string{"field", "from", "via", "last", "outpost", "part", "corner"}

// readable returns an error if a refusal tells anything but fields as the program itself
// calls it, such as the id of a unit.
func readable(r *rules.Refusal) error {
	for _, a := range r.Text.Args {
		if a.Kind == rules.ArgLiteral && !slices.Contains(places, a.Name) {
			return fmt.Errorf("%s tells the %s %q, which has no name for players", r.Text.Key, a.Name, a.S)
		}
	}
	return nil
}

// Legal lists the legal moves that begin with some words, all for "".
func (k Kit) Legal(s rules.State, words string) []string {
	out := []string{}
	for _, m := range s.Legal(nil) {
		if text := k.Game.Notation(m); words == "" || strings.HasPrefix(text+" ", words+" ") {
			out = append(out, text)
		}
	}
	return out
}

// WantLegal compares what Legal lists.
func (k Kit) WantLegal(t testing.TB, s rules.State, words string, want ...string) {
	t.Helper()
	if got := k.Legal(s, words); !slices.Equal(got, want) {
		t.Errorf("legal %q are %q, want %q%s", words, got, want, k.drawn(s))
	}
}

func (k Kit) drawn(s rules.State) string {
	if k.Draw == nil {
		return ""
	}
	return "\n" + k.Draw(s)
}
