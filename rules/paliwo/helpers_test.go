package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// play plays moves and returns all that happened.
func play(t testing.TB, s *State, moves ...string) *rules.Journal {
	t.Helper()
	var j rules.Journal
	for _, text := range moves {
		m, err := Game{}.Parse(text)
		if err == nil {
			err = s.Apply(m, &j)
		}
		if err == nil {
			err = s.Invariants()
		}
		if err != nil {
			t.Fatalf("%s: %v\n%s", text, err, drawBoard(s))
		}
	}
	return &j
}

// happened lists events as "PA-12 step", those of the given rules only if any
// are given.
func happened(j *rules.Journal, only ...string) []string {
	var out []string
	for _, e := range j.Events {
		if len(only) == 0 || slices.Contains(only, e.Rule) {
			out = append(out, e.Rule+" "+strings.TrimPrefix(e.Text.Key, "paliwo.event."))
		}
	}
	return out
}

func wantEvents(t testing.TB, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("happened %q, want %q", got, want)
	}
}

// wantAsked tests who decides what.
func wantAsked(t testing.TB, s *State, seat int, decision string) {
	t.Helper()
	if s.Actor() != seat || questionIDs[s.question()] != decision {
		t.Fatalf("seat %d is asked for %s, want seat %d for %s\n%s", s.Actor(), questionIDs[s.question()], seat, decision, drawBoard(s))
	}
}

// wantRefused tests that a move is refused by a rule with a sentence, and
// changes nothing.
func wantRefused(t testing.TB, s *State, move, rule, name string) {
	t.Helper()
	m, err := Game{}.Parse(move)
	if err != nil {
		t.Fatal(err)
	}
	was := *s
	r := rules.AsRefusal(s.Apply(m, nil))
	if r == nil {
		t.Fatalf("%q is accepted, want a refusal by %s\n%s", move, rule, drawBoard(s))
	}
	if r.Rule != rule || r.Text.Key != "paliwo.refuse."+name {
		t.Errorf("%q is refused by %s %s, want %s %s", move, r.Rule, r.Text.Key, rule, name)
	}
	if *s != was {
		t.Errorf("the refused %q changed the position", move)
	}
}

// wantLegal compares the legal moves that begin with some words.
func wantLegal(t testing.TB, s *State, words string, want ...string) {
	t.Helper()
	var got []string
	for _, m := range s.Legal(nil) {
		if text := (Game{}).Notation(m); strings.HasPrefix(text+" ", words+" ") {
			got = append(got, text)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("legal %q are %q, want %q", words, got, want)
	}
}

// newState deals a game.
func newState(t testing.TB, seed uint64) *State {
	t.Helper()
	s, err := Game{}.New(rules.Setup{Players: 2, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func viewOf(s *State, seat int) View { return s.View(seat).(View) }

func field(t testing.TB, name string) Field {
	t.Helper()
	f, err := ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// names writes fields as one word list.
func names(fields []Field) string {
	words := make([]string, len(fields))
	for i, f := range fields {
		words[i] = f.String()
	}
	return strings.Join(words, " ")
}

// placing are moves that place the humans, weapon tokens and zombies.
var placing = []string{
	"human lumberjack C1", "human businessman D1", "human policeman E1",
	"human mechanic F1", "human runner G1", "human child H1",
	"arm lumberjack", "arm mechanic", "arm runner",
	"zombie A12 S", "zombie C12 S", "zombie E12 S", "zombie G12 S",
	"zombie I12 S", "zombie K12 S", "zombie E6 E", "zombie G7 N",
}
