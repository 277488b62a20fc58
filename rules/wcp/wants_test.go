package wcp

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
			t.Fatalf("%s: %v\n%s", text, err, drawBoard(s))
		}
	}
	return &j
}

// happened lists events as "WCP-11 move", those of the given rules only if any
// are given.
func happened(j *rules.Journal, only ...string) []string {
	var out []string
	for _, e := range j.Events {
		if len(only) == 0 || slices.Contains(only, e.Rule) {
			out = append(out, e.Rule+" "+strings.TrimPrefix(e.Text.Key, "wcp.event."))
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
	if s.Actor() != seat || questionIDs[s.ask] != decision {
		t.Fatalf("seat %d is asked for %s, want seat %d for %s\n%s", s.Actor(), questionIDs[s.ask], seat, decision, drawBoard(s))
	}
}

// wantRefused tests that a move is refused by a rule with a sentence, and
// changes nothing.
func wantRefused(t testing.TB, s *State, move, rule, name string) *rules.Refusal {
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
	return r
}

// legal lists the legal moves that begin with a word, all for none.
func legal(s *State, word string) []string {
	out := []string{}
	for _, m := range s.Legal(nil) {
		if text := (Game{}).Notation(m); word == "" || strings.HasPrefix(text+" ", word+" ") {
			out = append(out, text)
		}
	}
	return out
}

func wantLegal(t testing.TB, s *State, word string, want ...string) {
	t.Helper()
	if got := legal(s, word); !slices.Equal(got, want) && len(got)+len(want) > 0 {
		t.Errorf("legal %q are %q, want %q\n%s", word, got, want, drawBoard(s))
	}
}

// wantSeat compares what a seat has: "d4 fire 2 armour 8 boosters 1 owned scrap".
func wantSeat(t testing.TB, s *State, seat int, want string) {
	t.Helper()
	p := &s.players[seat]
	where := p.pawn.String()
	if p.atEntrance() {
		where = "entrance"
	} else if !p.playing() {
		where = p.fate.String()
	}
	got := fmt.Sprintf("%s fire %d armour %d boosters %d", where, p.fire(), p.armour, p.boosters)
	if p.owned.any() {
		got += fmt.Sprint(" owned ", listed[Token](p.owned[:]))
	}
	if got != want {
		t.Errorf("seat %d: %s, want %s", seat, got, want)
	}
}

// started makes a game and chooses the first vehicles that are left.
func started(t testing.TB, players int, seed uint64, options rules.Options) *State {
	t.Helper()
	made, err := Game{}.New(rules.Setup{Players: players, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	s := made.(*State)
	for s.phase == PhaseVehicle {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func viewOf(s *State, seat int) *View {
	v := s.View(seat).(View)
	return &v
}

// names lists fields by name.
func names(fields []Field) string { return fmt.Sprint(fields) }

func shuffleTokens(s *State) { rules.Shuffle(&s.rand, s.tokenStack[:s.tokensLeft]) }
