package paliwo

import (
	"bytes"
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// firstRecord is a record of version 0.1.0.
func firstRecord(moves ...string) *rules.Record {
	return &rules.Record{Game: "paliwo", Rules: 1, Players: rulestest.Players(seats), Seed: 5, Moves: moves}
}

// What version 0.1.0 began is gone on with by its own choice of options: the
// humans first, and new zombies anywhere (WP-6, WP-37).
func TestGamesOfTheFirstVersionGoOn(t *testing.T) {
	for _, c := range []struct {
		moves []string
		next  string
	}{
		{nil, "human lumberjack C1"},
		{crew[:4], "human runner G1"},
		{crew[:7], "arm mechanic"},
		{crew, "zombie A2 N"},
		{slices.Concat(crew, horde[:7], []string{"zombie K1 N"}), "end"},
		{slices.Concat(crew, horde, []string{"end", "draw", "place A11", "done"}), "new F3 N"},
	} {
		m, err := rules.ResumeMatch(rulestest.Lookup(Game{}), firstRecord(c.moves...))
		if err != nil {
			t.Fatal(err)
		}
		if was, ok := m.Resumed(); !ok || was.Rules != 1 || m.Rules() != 3 {
			t.Errorf("after %d moves it goes on from %+v by rules %d", len(c.moves), was, m.Rules())
		}
		rulestest.Play(t, m, c.next)
	}
}

// A position of version 0.1.0 tells no options.
func TestPositionsOfTheFirstVersionAreRead(t *testing.T) {
	data, err := at(t, twoHumans, func(s *State) { s.settings = firstSettings }).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	old := bytes.Replace(data, []byte(`"options":{"last":"zombies","new-zombies":"anywhere"},`), nil, 1)
	if len(old) == len(data) {
		t.Fatalf("the position begins with %.80s", data)
	}
	s, err := Game{}.Decode(old)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.(*State).settings, firstSettings; got != want {
		t.Errorf("read as %+v, want %+v", got, want)
	}
}
