package paliwo

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// WP-48: a phase of the zombie turn in which nothing can be done, as far as
// everybody knows, passes by itself and is told.
func TestWP48PhasesPassByThemselves(t *testing.T) {
	for name, c := range map[string]struct {
		board string
		with  []change
		moves []string
		event string // of WP-48
		asked string
	}{
		"the last charge beyond the limit": {
			"3 l . < . . . . . . . b",
			[]change{moving(0)},
			[]string{"charge C3"},
			"passed.movement", "new",
		},
		"the last point of the last activation": {
			"3 l . . . > . . . . . .\n1 . . . . . . . . . . b",
			[]change{moving(1)},
			[]string{"advance E3", "advance F3"},
			"passed.movement", "new",
		},
		"a bite": {
			"3 l x . . . . . . . . b",
			[]change{moving(1)},
			[]string{"bite B3 A3"},
			"passed.movement", "new",
		},
		"nobody on the board may move": {
			"3 l . . . . . . . . . b",
			[]change{noFinds, playedBefore(Hunger), playedBefore(Scent)},
			[]string{"end"},
			"passed.finds passed.movement", "new",
		},
		"the last figure is in play": {
			"3 l . . < . . . . . . b",
			[]change{moving(0), withPool(0), func(s *State) { s.tokens, s.risen = 0, 3 }},
			[]string{"charge D3"},
			"passed.movement passed.pool", "cleanup",
		},
		"nobody to clutch": {
			"3 l . . . . . . . . . b",
			[]change{moving(0), holding(Clutch), withPool(0), func(s *State) { s.tokens, s.risen = 0, 3 }},
			[]string{"done"},
			"passed.pool passed.cleanup", "turn",
		},
		"crawler tokens that wait": {
			"3 lt . . . . . . . . . b",
			[]change{noFinds, playedBefore(Hunger), playedBefore(Scent)},
			[]string{"end"},
			"passed.finds passed.rise passed.movement", "new",
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := at(t, c.board, c.with...)
			var got []string
			for _, m := range c.moves {
				got = append(got, happened(play(t, s, m), "WP-48")...)
			}
			var want []string
			for _, e := range strings.Fields(c.event) {
				want = append(want, "WP-48 "+e)
			}
			if !slices.Equal(got, want) {
				t.Errorf("told %q, want %q", got, want)
			}
			if got := s.decision().String(); got != c.asked {
				t.Errorf("asked for %s, want %s", got, c.asked)
			}
		})
	}
}

// WP-48: what still can be done is asked, and so is what only one player knows to
// be impossible (WP-46).
func TestWP48NothingIsTakenFromThePlayer(t *testing.T) {
	for name, c := range map[string]struct {
		board string
		with  []change
		moves []string
		asked string
	}{
		"a point left":         {"3 l . . . > . . . . . .\n1 . . . . . . . . . . b", []change{moving(1)}, []string{"advance E3"}, "movement"},
		"one below the limit":  {"3 l . < . . . . x . . b", []change{moving(2)}, []string{"charge C3"}, "movement"},
		"one who must":         {"3 l . < . . . . > . . b", []change{moving(0)}, []string{"charge C3"}, "movement"},
		"Hunger in hand":       {"3 l . . . . . . . . . b", []change{noFinds, holding(Hunger)}, []string{"end"}, "movement"},
		"Hunger, not in hand":  {"3 l . . . . . . . . . b", []change{noFinds, holding(Clutch)}, []string{"end"}, "movement"},
		"turns by Scent":       {"3 l . . v v . . . . . b", []change{moving(0), holding(Scent)}, []string{"scent", "turn D3 N"}, "movement"},
		"From the Wreck, held": {"3 l . . . . . . . . . b", []change{moving(0), holding(FromTheWreck), func(s *State) { s.tokens, s.risen = 0, 3 }}, []string{"done", "new K9 N"}, "token"},
		"another card":         {"3 l . . . . . . . . . b", []change{moving(0), holding(Clutch), func(s *State) { s.tokens, s.risen = 0, 3 }}, []string{"done", "new K9 N"}, "token"},
	} {
		t.Run(name, func(t *testing.T) {
			s := at(t, c.board, c.with...)
			play(t, s, c.moves...)
			asked := s.decision().String()
			if asked == "scent" {
				asked = "movement"
			}
			if asked != c.asked {
				t.Errorf("asked for %s, want %s\n%s", asked, c.asked, drawBoard(s))
			}
		})
	}
}

// WP-48: in no phase of a random game can a player do nothing but go on. The one reason for
// it is a card that might be in hand (WP-46).
func TestWP48NobodyIsAskedForNothing(t *testing.T) {
	for seed := range uint64(300) {
		s := stateOf(t, rules.Setup{Seed: seed, Options: variants[seed%4]})
		r := rules.NewRand(seed)
		for s.Actor() != rules.NoSeat {
			legal := s.Legal(nil)
			if len(legal) == 1 && legal[0].Verb == VerbDone && (s.cardPlayed || s.hand[SeatZombies] == 0) {
				t.Fatalf("seed %d, round %d: in %s only going on is possible\n%s", seed, s.round, s.stage, drawBoard(s))
			}
			if err := s.Apply(legal[r.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Records of rules 2 hold the words "done" that WP-48 has made needless. They are
// replayed as they were played, and gone on with by today's rules.
func TestWP48RecordsOfRules2AreReplayed(t *testing.T) {
	files, err := filepath.Glob("testdata/rules-2/*.json")
	if err != nil || len(files) < 4 {
		t.Fatalf("%q, %v", files, err)
	}
	for _, file := range files {
		r := rulestest.ReadRecord(t, file)
		m, err := rules.LoadMatch(rulestest.Lookup(Game{}), r)
		if err != nil {
			t.Fatal(err)
		}
		if m.Rules() != 2 || m.Len() != len(r.Moves) || !m.Result().Over {
			t.Errorf("%s: %d of %d moves by rules %d, over %v", file, m.Len(), len(r.Moves), m.Rules(), m.Result().Over)
		}
		// By today's rules it comes to a word that is not asked for any more.
		now := *r
		now.Rules = Game{}.Version()
		if _, err := rules.LoadMatch(rulestest.Lookup(Game{}), &now); err == nil {
			t.Errorf("%s is played by today's rules too: it proves nothing", file)
		}
		for n := range r.Moves {
			before := *r
			before.Cut(n)
			on, err := rules.ResumeMatch(rulestest.Lookup(Game{}), &before)
			if err != nil {
				t.Fatalf("%s, after %d moves: %v", file, n, err)
			}
			if on.Rules() != 3 || len(on.Legal(on.Actor(), nil)) == 0 {
				t.Fatalf("%s, after %d moves nothing can be played by rules %d", file, n, on.Rules())
			}
		}
	}
}
