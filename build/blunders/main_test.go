package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
)

// after plays moves from the start of a game of two and returns what was played.
func after(t *testing.T, game string, seed uint64, moves ...string) *rules.Record {
	t.Helper()
	g, err := registry.Game(game)
	if err != nil {
		t.Fatal(err)
	}
	return &rules.Record{
		Game: game, Rules: g.Version(), Players: []rules.Player{{Bot: "hard"}, {}}, Seed: seed, Moves: moves,
	}
}

// finds fails unless a folly is found in a record at these moves only.
func finds(t *testing.T, r *rules.Record, id string, want ...int) {
	t.Helper()
	g, err := replay(r)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range follies[r.Game] {
		if f.id == id {
			if got := f.find(g); !slices.Equal(got, want) {
				t.Errorf("%s at %v, want %v", id, got, want)
			}
			return
		}
	}
	t.Errorf("there is no folly %s", id)
}

// TestRun counts in a folder and names places.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	data, err := json.Marshal(after(t, "paliwo", 1, strings.Split(beside+"|finish", "|")...))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "a", "one.json")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]int{"": 0, "-fail": 1, "-fail -bot hard": 1, "-fail -bot easy": 0} {
		var out strings.Builder
		code, err := run(append(strings.Fields(args), dir), &out)
		if err != nil || code != want {
			t.Errorf("%q: code %d, %v, want %d", args, code, err, want)
		}
		if !strings.Contains(out.String(), "paliwo: 1 games\n") {
			t.Errorf("told:\n%s", out.String())
		}
		if place := file + ": move 29, turn 2 hard"; strings.Contains(out.String(), place) != !strings.Contains(args, "easy") {
			t.Errorf("%q: %q is missing or should be:\n%s", args, place, out.String())
		}
	}
	if code, err := run(nil, os.Stderr); code != 2 || err == nil {
		t.Errorf("without a record: code %d, %v", code, err)
	}
}

// plays has a bot play games of so many players with these options. It fails where there are
// more of a folly than most says, which is none of those that it does not name.
func plays(t *testing.T, game, bot string, players, games int, options rules.Options, most map[string]int) {
	t.Helper()
	g, err := registry.Game(game)
	if err != nil {
		t.Fatal(err)
	}
	seats, err := bots.Read(g, bot, players)
	if err != nil {
		t.Fatal(err)
	}
	p := rules.Playout{Game: g, Bots: seats}
	found := map[string][]string{}
	for seed := range uint64(games) {
		setup := rules.Setup{Players: players, Seed: seed + 1, Options: options}
		if _, err := p.Run(setup); err != nil {
			t.Fatal(err)
		}
		played, err := replay(p.Record(setup))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range follies[game] {
			for _, at := range f.find(played) {
				found[f.id] = append(found[f.id], fmt.Sprintf("seed %d, move %d", setup.Seed, at))
			}
		}
	}
	for id, at := range found {
		if len(at) > most[id] {
			t.Errorf("%s: %d, at most %d accepted: %q", id, len(at), most[id], at)
		}
	}
}
