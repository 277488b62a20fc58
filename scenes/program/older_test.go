package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// firstSave is a save of version 0.1.0, whose rules are older than today's.
const firstSave = "../../rules/registry/testdata/0.1.0/wradislavia-fire.json"

// TestAGameOfTheFirstVersionGoesOnWithASentence resumes it from the shelf; its
// history can still be watched among the saves.
func TestAGameOfTheFirstVersionGoesOnWithASentence(t *testing.T) {
	data, err := os.ReadFile(firstSave)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "auto"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "auto", "first.json"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	r := run(t, dir, usual())
	r.settle()
	r.Click("resume")
	r.settle()
	if r.Scene() != "table" || r.table.Match().Rules() != r.table.Match().Game().Version() || r.table.Match().Len() != 0 {
		t.Fatalf("scene %s", r.Scene())
	}
	if told := strings.Join(r.Toasts(), " "); !strings.Contains(told, "older rules") {
		t.Errorf("it says %q", told)
	}
	r.play(t, 1)
	if kept, err := os.ReadFile(filepath.Join(dir, "replays", "first-rules1.json")); err != nil || string(kept) != string(data) {
		t.Errorf("the old file: %v", err)
	}
}

func TestALoadedRecordOfTheFirstVersionIsPlayedByTodaysRules(t *testing.T) {
	record := rulestest.ReadRecord(t, firstSave)
	m, err := rules.LoadMatch(registry.Game, record)
	if err != nil {
		t.Fatal(err)
	}
	w := usual()
	w.Match = m
	for at, moves := range map[int]int{-1: 0, 20: 0} {
		w.At = at
		r := run(t, t.TempDir(), w)
		if m := r.table.Match(); m.Rules() != m.Game().Version() || m.Len() != moves {
			t.Errorf("-at %d: rules %d, %d moves", at, m.Rules(), m.Len())
		}
	}
	w.At = -1
	r := walk(t, t.TempDir(), w)
	r.table.Open()
	r.Stack.InvalidateAll()
	r.Ticks(1)
	if got, want := r.Find("log:none").Label, r.house.Say("record.resumed.log"); got != want {
		t.Errorf("the empty log says %q, want %q", got, want)
	}
	w.At, w.Scene = -1, "replay"
	if r := run(t, t.TempDir(), w); r.Scene() != "replay" {
		t.Errorf("scene %s", r.Scene())
	}
}
