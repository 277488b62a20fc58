package dzicz

import (
	"fmt"
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
			t.Fatalf("%s: %v\n%s", text, err, drawBoard(&s.board))
		}
	}
	return &j
}

// happened lists events as "DZ-9 move", those of the given rules only if any are
// given.
func happened(j *rules.Journal, only ...string) []string {
	var out []string
	for _, e := range j.Events {
		if len(only) == 0 || slices.Contains(only, e.Rule) {
			out = append(out, e.Rule+" "+strings.TrimPrefix(e.Text.Key, "dzicz.event."))
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

func wantBoard(t testing.TB, s *State, drawing string) {
	t.Helper()
	want := parseBoard(t, drawing)
	if s.board != want {
		t.Errorf("the board is\n%swant\n%s", drawBoard(&s.board), drawBoard(&want))
	}
}

// wantAsked tests who decides what.
func wantAsked(t testing.TB, s *State, seat int, decision string) {
	t.Helper()
	if s.Actor() != seat || questionIDs[s.ask] != decision {
		t.Fatalf("seat %d is asked for %s, want seat %d for %s", s.Actor(), questionIDs[s.ask], seat, decision)
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
		t.Fatalf("%q is accepted, want a refusal by %s", move, rule)
	}
	if r.Rule != rule || r.Text.Key != refusePrefix+name {
		t.Errorf("%q is refused by %s %s, want %s %s", move, r.Rule, r.Text.Key, rule, name)
	}
	if *s != was {
		t.Errorf("the refused %q changed the position", move)
	}
}

// legal lists the legal moves that begin with a word.
func legal(s *State, word string) []string {
	out := []string{}
	for _, m := range s.Legal(nil) {
		if text := (Game{}).Notation(m); strings.HasPrefix(text+" ", word+" ") {
			out = append(out, text)
		}
	}
	return out
}

func wantLegal(t testing.TB, s *State, word string, want ...string) {
	t.Helper()
	if got := legal(s, word); !slices.Equal(got, want) && len(got)+len(want) > 0 {
		t.Errorf("legal %q are %q, want %q", word, got, want)
	}
}

// newState deals a game.
func newState(t testing.TB, players int, seed uint64) *State {
	t.Helper()
	s, err := Game{}.New(rules.Setup{Players: players, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func viewOf(s *State, seat int) *View {
	v := s.View(seat).(View)
	return &v
}

// eachPlayers runs a test for every number of players.
func eachPlayers(t *testing.T, f func(t *testing.T, players int)) {
	t.Helper()
	for players := 2; players <= MaxSeats; players++ {
		t.Run(fmt.Sprint(players, " players"), func(t *testing.T) { f(t, players) })
	}
}
