package registry

import (
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestRecordsOfRules2AreReplayed replays a game of each kind, whole and left before its
// end, with its history. They were kept when all games had rules of version 2. The one that was left goes on.
func TestRecordsOfRules2AreReplayed(t *testing.T) {
	files, err := filepath.Glob("testdata/rules-2/*.json")
	if err != nil || len(files) != 2*len(Games()) {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			r := rulestest.ReadRecord(t, file)
			m, err := rules.LoadMatch(Game, r)
			if err != nil {
				t.Fatal(err)
			}
			whole := strings.HasSuffix(file, "-whole.json")
			if r.Rules != 2 || r.Final == "" || m.Len() != len(r.Moves) || m.Result().Over != whole {
				t.Errorf("rules %d, %d of %d moves, over %v", r.Rules, m.Len(), len(r.Moves), m.Result().Over)
			}
			if whole {
				return
			}
			m, err = rules.ResumeMatch(Game, r)
			if err != nil {
				t.Fatal(err)
			}
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Errorf("it does not go on: %v", err)
			}
		})
	}
}
