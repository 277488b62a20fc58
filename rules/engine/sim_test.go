package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// clock goes on by two seconds whenever it is asked.
func clock() func() time.Duration {
	var now time.Duration
	return func() time.Duration {
		now += 2 * time.Second
		return now
	}
}

func TestSimPrintsOneLineThatAddsUp(t *testing.T) {
	var out bytes.Buffer
	s := Sim{Game: toygame.Game{}, Players: 3, Games: 50, Seed: 1, Check: true, Now: clock(), Options: rules.Options{"twin": true}}
	sum, err := RunSim(&out, s)
	if err != nil {
		t.Fatal(err)
	}
	var line map[string]any
	if err := json.Unmarshal(out.Bytes(), &line); err != nil {
		t.Fatal(err)
	}
	for _, key := range strings.Fields("game players games moves seconds moves_per_second wins nobody shortest longest unfinished violations") {
		if _, ok := line[key]; !ok {
			t.Errorf("no %q in %s", key, out.String())
		}
	}
	if strings.Count(out.String(), "\n") != 1 || len(line) != 12 {
		t.Errorf("got %s", out.String())
	}
	won := 0
	for _, n := range sum.Wins {
		won += n
	}
	if len(sum.Wins) != 3 || won < 50 || sum.Violations != 0 || sum.Nobody != 0 {
		t.Errorf("%+v", sum)
	}
	if sum.Seconds != 2 || sum.MovesPerSecond != sum.Moves/2 {
		t.Errorf("%v seconds, %d moves, %d per second", sum.Seconds, sum.Moves, sum.MovesPerSecond)
	}
	if sum.Shortest < 5*6 || sum.Shortest > sum.Longest || sum.Longest*50 < sum.Moves {
		t.Errorf("%d to %d moves, %d in all", sum.Shortest, sum.Longest, sum.Moves)
	}
}

func TestSimPlaysTheSameAgain(t *testing.T) {
	s := Sim{Game: toygame.Game{}, Players: 2, Games: 20, Seed: 9, Check: true, Now: clock()}
	var with, without bytes.Buffer
	if _, err := RunSim(&with, s); err != nil {
		t.Fatal(err)
	}
	s.Check, s.Now, s.Bots = false, clock(), []rules.Bot{rules.RandomBot{}, rules.RandomBot{}}
	if _, err := RunSim(&without, s); err != nil {
		t.Fatal(err)
	}
	if with.String() != without.String() {
		t.Errorf("with checks %s, without %s", with.String(), without.String())
	}
}

func TestSimHandsOverTheRecordOfEachViolation(t *testing.T) {
	for _, c := range []struct {
		flaw  string
		check bool
		says  string
	}{
		{toygame.FlawInvariant, true, "invariant after move"},
		{toygame.FlawPanic, true, "the die fell off the table"},
		{toygame.FlawStuck, false, "has no legal move"},
		{toygame.FlawRefused, false, " by random: TOY-"},
		{toygame.FlawStart, true, "the toy does not start"},
	} {
		g := toygame.Game{Flaw: c.flaw}
		seen := 0
		s := Sim{Game: g, Players: 2, Games: 30, Seed: 1, Check: c.check, Now: clock()}
		s.Violation = func(seed uint64, r *rules.Record, broken error) error {
			seen++
			if r.Seed != seed || len(r.Players) != 2 || r.Players[0].Bot != "random" || !strings.Contains(broken.Error(), c.says) {
				t.Errorf("%s: seed %d, record %+v, %v", c.flaw, seed, r, broken)
			}
			// The last move is the guilty one: without it all is well.
			if c.flaw == toygame.FlawPanic || c.flaw == toygame.FlawRefused {
				_, err := rules.LoadMatch(config(g).game, r)
				var bad *rules.RecordError
				if !errors.As(err, &bad) || bad.Move != len(r.Moves) {
					t.Errorf("%s: replay says %v", c.flaw, err)
				}
			}
			return nil
		}
		sum, err := RunSim(io.Discard, s)
		if err != nil || seen == 0 || sum.Violations != seen {
			t.Errorf("%s: %d seen, %+v, %v", c.flaw, seen, sum, err)
		}
	}
}

// TestSimCountsGamesWithoutAnEndApart: they break no promise, and neither count
// as won nor as the longest.
func TestSimCountsGamesWithoutAnEndApart(t *testing.T) {
	s := Sim{Game: toygame.Game{Flaw: toygame.FlawEndless}, Players: 2, Games: 4, Longest: 25, Check: true, Now: clock()}
	s.Violation = func(seed uint64, _ *rules.Record, broken error) error {
		t.Errorf("seed %d: %v", seed, broken)
		return nil
	}
	sum, err := RunSim(io.Discard, s)
	if err != nil || sum.Unfinished != 4 || sum.Violations != 0 || sum.Moves != 4*25 || sum.Longest != 0 || sum.Nobody != 0 {
		t.Errorf("%+v, %v", sum, err)
	}
	s.Game = toygame.Game{}
	s.Options = rules.Options{"rounds": 1}
	if sum, err := RunSim(io.Discard, s); err != nil || sum.Unfinished != 0 || sum.Shortest == 0 {
		t.Errorf("games that end: %+v, %v", sum, err)
	}
}

func TestSimWithoutChecksPassesInvariantsOver(t *testing.T) {
	s := Sim{Game: toygame.Game{Flaw: toygame.FlawInvariant}, Players: 2, Games: 5, Now: clock()}
	if sum, err := RunSim(io.Discard, s); err != nil || sum.Violations != 0 {
		t.Errorf("%+v, %v", sum, err)
	}
	s.Check = true
	if sum, err := RunSim(io.Discard, s); err != nil || sum.Violations == 0 {
		t.Errorf("%+v, %v", sum, err)
	}
	s.Violation = func(uint64, *rules.Record, error) error { return errBroken }
	if _, err := RunSim(io.Discard, s); !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
}

func TestSimRefusesWrongUse(t *testing.T) {
	good := Sim{Game: toygame.Game{}, Players: 2, Games: 1, Now: clock()}
	for want, change := range map[string]func(*Sim){
		"toy has 7 players, accepted: 2 to 3":  func(s *Sim) { s.Players = 7 },
		"toy has -1 players":                   func(s *Sim) { s.Players = -1 },
		"games is 0, accepted: 1 or more":      func(s *Sim) { s.Games = 0 },
		"longest is -1, accepted: 1 or more":   func(s *Sim) { s.Longest = -1 },
		"accepted: seeds 0 to":                 func(s *Sim) { s.Seed = rules.MaxSeed; s.Games = 2 },
		"1 bots for 2 players":                 func(s *Sim) { s.Bots = []rules.Bot{rules.RandomBot{}} },
		"option rounds is 0, accepted: 1 to 1": func(s *Sim) { s.Options = rules.Options{"rounds": 0} },
	} {
		s := good
		change(&s)
		var out bytes.Buffer
		if _, err := RunSim(&out, s); err == nil || !strings.Contains(err.Error(), want) || out.Len() > 0 {
			t.Errorf("got %v and %q, want %s", err, out.String(), want)
		}
	}
	if _, err := RunSim(brokenWriter{}, good); !errors.Is(err, errBroken) {
		t.Errorf("got %v", err)
	}
}

func BenchmarkSim(b *testing.B) {
	s := Sim{Game: toygame.Game{}, Players: 3, Games: 1000, Now: clock()}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := RunSim(io.Discard, s); err != nil {
			b.Fatal(err)
		}
	}
}
