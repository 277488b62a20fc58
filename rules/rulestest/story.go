package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

// sentences is how many a story has.
const sentences = 3

// stories tests the stories of games that are over: random games of every set-up, and
// every recorded way to end, and records of testdata/stories. The recorded ones are also told as matches that begin in
// their middle and just before their end, where much was not seen.
func (o Conformance) stories(t *testing.T) {
	if _, ok := o.Game.(rules.Narrator); !ok {
		t.Fatalf("%s tells no story", o.Game.ID())
	}
	said := Texts{}
	hear := func(name string, m *rules.Match) {
		story := m.Story()
		if err := soundStory(m, story); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := recounted(o.Recount(t, m), story); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		said.Add(story...)
	}
	for _, setup := range seeded(o.Setups, storySeed) {
		for i := range 6 {
			m := RandomMatch(t, o.Game, setup, 0)
			name := fmt.Sprintf("%d players, options %v, seed %d", setup.Players, setup.Options, setup.Seed)
			hear(name, m)
			hear(name+", given up", givenUp(t, m, m.Len()*i/6))
			setup.Seed++
		}
	}
	for _, name := range slices.Sorted(maps.Keys(o.Endings)) {
		m := Ending(t, o.Game, name, func() *rules.Record { return o.Endings[name].Find(t) })
		hear(name, m)
		if err := toldAgain(o.Game, m); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, n := range []int{0, m.Len() / 2, m.Len() * 9 / 10, m.Len() - 1} {
			if later := From(t, m, n); later != nil {
				hear(fmt.Sprintf("%s from move %d on", name, n), later)
			}
		}
	}
	records, err := filepath.Glob(filepath.Join("testdata", "stories", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range records {
		m, err := loadEnding(o.Game, file)
		if err != nil {
			t.Fatal(err)
		}
		hear(file, m)
	}
	said.HaveWords(t, o.Game.ID(), func(key string) bool {
		return OfKinds("story")(key) && !slices.Contains(o.Untold, key)
	})
}

// recounted returns what a story says that the positions do not bear out.
func recounted(truths map[string][]rules.Arg, story []rules.Text) error {
	var errs []error
	byName := func(a, b rules.Arg) int { return strings.Compare(a.Name, b.Name) }
	for _, text := range story {
		want, ok := truths[text.Key]
		switch {
		case strings.HasPrefix(text.Key, "frame."):
		case !ok:
			errs = append(errs, fmt.Errorf("%s is told and not true", text.Key))
		default:
			if diff := cmp.Diff(slices.SortedFunc(slices.Values(want), byName), slices.SortedFunc(slices.Values(text.Args), byName)); diff != "" {
				errs = append(errs, fmt.Errorf("%s has other figures than the positions: %s", text.Key, diff))
			}
		}
	}
	return errors.Join(errs...)
}

// givenUp is a match as it went for n moves, and then the first player gave up.
func givenUp(t testing.TB, m *rules.Match, n int) *rules.Match {
	t.Helper()
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	r.Moves = append(slices.Clone(r.Moves[:n]), "concede 0")
	r.Undone, r.Now, r.Final = nil, nil, ""
	m, err = rules.LoadMatch(Lookup(m.Game()), r)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// From is a match of the position that m had after n moves, with the rest of its moves.
// It is nil if n is negative.
func From(t testing.TB, m *rules.Match, n int) *rules.Match {
	t.Helper()
	if n < 0 {
		return nil
	}
	s, err := m.At(n)
	if err != nil {
		t.Fatal(err)
	}
	position, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	later, err := rules.NewMatchAt(m.Game(), m.Players(), position)
	if err != nil {
		t.Fatal(err)
	}
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range r.Moves[n:] {
		mv, err := later.Parse(text)
		if err == nil {
			_, err = later.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return later
}

// soundStory returns the faults of a story. It must have the right number of sentences,
// each with a key of the game's own. It names only seats that exist and leaves no value
// empty. The player that the last sentence is about has won, if anybody has.
func soundStory(m *rules.Match, story []rules.Text) error {
	if len(story) != sentences {
		return fmt.Errorf("the story has %d sentences, want %d", len(story), sentences)
	}
	var errs []error
	for _, text := range story {
		if !strings.HasPrefix(text.Key, m.Game().ID()+".story.") && m.Conceded() == nil {
			errs = append(errs, fmt.Errorf("a sentence is called %q", text.Key))
		}
		errs = append(errs, soundArgs(m, text))
	}
	winners := m.Result().Winners
	if a, ok := story[sentences-1].Arg("player"); ok && len(winners) > 0 && !slices.ContainsFunc(winners, func(seat int) bool {
		return m.Owner(seat) == m.Owner(a.N)
	}) {
		errs = append(errs, fmt.Errorf("%s is about player %d, the winners are %v", story[sentences-1].Key, a.N, winners))
	}
	return errors.Join(errs...)
}

func soundArgs(m *rules.Match, text rules.Text) error {
	var errs []error
	for _, a := range text.Args {
		empty := a.Name == ""
		switch a.Kind {
		case rules.ArgSeat:
			empty = empty || a.N < 0 || a.N >= m.Seats()
		case rules.ArgNumber:
			empty = empty || a.N < 0 || a.N == 0 && a.Name == "turn"
		case rules.ArgLiteral, rules.ArgKey:
			empty = empty || a.S == ""
		case rules.ArgText:
			empty = empty || a.T.Empty()
			if a.T != nil {
				errs = append(errs, soundArgs(m, *a.T))
			}
		}
		if empty {
			errs = append(errs, fmt.Errorf("%s has %+v", text.Key, a))
		}
	}
	return errors.Join(errs...)
}

// toldAgain tests that the story depends on the record alone. A match loaded from it
// must tell the same, and one that is not over must tell nothing.
func toldAgain(g rules.Game, m *rules.Match) error {
	r, err := m.Record()
	if err != nil {
		return err
	}
	again, err := rules.LoadMatch(Lookup(g), r)
	if err != nil {
		return err
	}
	one, err := json.Marshal(m.Story())
	if err != nil {
		return err
	}
	other, err := json.Marshal(again.Story())
	if err != nil {
		return err
	}
	if !bytes.Equal(one, other) {
		return fmt.Errorf("the match tells %s, its record %s", one, other)
	}
	r.Moves = r.Moves[:len(r.Moves)-1]
	r.Undone, r.Now, r.Final = nil, nil, ""
	if before, err := rules.LoadMatch(Lookup(g), r); err == nil && before.Story() != nil {
		return fmt.Errorf("a match that goes on tells %v", before.Story())
	}
	return nil
}
