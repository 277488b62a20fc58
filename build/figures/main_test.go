package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
)

const turn = "../../assets/figures/dzicz/turn.json"

// digest plays a record to its end.
func digest(t *testing.T, file string, moves int) string {
	t.Helper()
	r, err := read(file)
	if err != nil {
		t.Fatal(err)
	}
	if moves >= 0 {
		r.Moves = r.Moves[:moves]
	}
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		t.Fatal(err)
	}
	s, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	sum, err := rules.Digest(s)
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

// TestAPositionIsTakenFromAGame: it is the one after those moves, and as many of
// the next ones as were asked for lead on from it.
func TestAPositionIsTakenFromAGame(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.json")
	if err := run(turn, 3, 2, false, []string{out}); err != nil {
		t.Fatal(err)
	}
	r, err := read(out)
	if err != nil || r.Position == nil || r.Game != "dzicz" || r.Players[2].Name != "Ala" {
		t.Fatalf("%+v, error %v", r, err)
	}
	if all, _ := read(turn); !slices.Equal(r.Moves, all.Moves[3:5]) {
		t.Errorf("moves %q", r.Moves)
	}
	if digest(t, out, 0) != digest(t, turn, 3) || digest(t, out, -1) != digest(t, turn, 5) {
		t.Error("the positions differ")
	}
}

// TestASaveMayHoldUndoneMoves: they belong to its end and to no earlier moment.
func TestASaveMayHoldUndoneMoves(t *testing.T) {
	data, err := os.ReadFile(turn)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	save, out := filepath.Join(dir, "save.json"), filepath.Join(dir, "out.json")
	undone := strings.Replace(string(data), `"position"`, `"undone":["home a1"],"position"`, 1)
	if err := os.WriteFile(save, []byte(undone), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run(save, 3, 2, false, []string{out}); err != nil {
		t.Fatal(err)
	}
	if digest(t, out, -1) != digest(t, turn, 5) {
		t.Error("the positions differ")
	}
}

// TestAGameOfOlderRulesGivesAPosition by which today's rules go on.
func TestAGameOfOlderRulesGivesAPosition(t *testing.T) {
	const old = "../../rules/registry/testdata/0.1.0/wradislavia-fire.json"
	r, err := read(old)
	if err != nil || r.Rules != 1 {
		t.Fatalf("rules %d, error %v", r.Rules, err)
	}
	at := len(r.Moves) - 2
	out := filepath.Join(t.TempDir(), "out.json")
	if err := run(old, at, 2, false, []string{out}); err != nil {
		t.Fatal(err)
	}
	kept, err := read(out)
	if err != nil || kept.Rules == 1 || !slices.Equal(kept.Moves, r.Moves[at:]) {
		t.Errorf("%+v, error %v", kept, err)
	}
	digest(t, out, -1)
}

// TestRecordsAreWrittenAgain: each stays the same game.
func TestRecordsAreWrittenAgain(t *testing.T) {
	files, err := filepath.Glob("../../assets/figures/*/*.json")
	if err != nil || len(files) < 5 {
		t.Fatalf("records %q, error %v", files, err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		again := filepath.Join(t.TempDir(), "again.json")
		if err := os.WriteFile(again, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := run("", 0, 0, true, []string{again}); err != nil {
			t.Fatal(err)
		}
		if digest(t, again, -1) != digest(t, file, -1) || digest(t, again, 0) != digest(t, file, 0) {
			t.Errorf("%s is another game", file)
		}
	}
}

func TestWrongUseIsRefused(t *testing.T) {
	out := filepath.Join(t.TempDir(), "out.json")
	for want, do := range map[string]error{
		"give -again and files": run(turn, 0, 0, true, []string{out}),
		"or -from and one file": run(turn, 0, 0, false, []string{out, out}),
		"9 moves from 0 on":     run(turn, 0, 9, false, []string{out}),
		"0 moves from -1 on":    run(turn, -1, 0, false, []string{out}),
		"no such file":          run("none.json", 0, 0, false, []string{out}),
		"files, or -from":       run("", 0, 0, true, nil),
	} {
		if do == nil || !strings.Contains(do.Error(), want) {
			t.Errorf("error %v, want it to say %q", do, want)
		}
	}
	if _, err := os.Stat(out); err == nil {
		t.Error("something was written")
	}
}
