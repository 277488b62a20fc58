package registry

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"schron/rules"
)

// saved is what the window of version 0.1.0 wrote beside a record for its lists;
// its engine wrote none.
type saved struct {
	Summary *struct {
		Turn    int    `json:"turn"`
		Phase   string `json:"phase"`
		Over    bool   `json:"over"`
		Winners []int  `json:"winners"`
	} `json:"summary"`
}

// The files are saves as version 0.1.0 wrote them. They stay for ever: whoever
// kept a game then can go on with it.
func TestSavesOfVersion010AreResumed(t *testing.T) {
	files, err := filepath.Glob("testdata/0.1.0/*.json")
	if err != nil {
		t.Fatal(err)
	}
	inProgress, over := map[string]int{}, map[string]int{}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var s saved
			if err := json.Unmarshal(data, &s); err != nil {
				t.Fatal(err)
			}
			r, err := rules.DecodeRecord(data)
			if err != nil {
				t.Fatal(err)
			}
			m, err := rules.LoadMatch(Game, r)
			if err != nil {
				t.Fatal(err)
			}
			// A game that began at a position goes by today's rules from there.
			if m.Len() != len(r.Moves) || r.Rules != 1 || m.Rules() != 1 && r.Position == nil {
				t.Errorf("%d of %d moves by rules %d, kept by rules %d", m.Len(), len(r.Moves), m.Rules(), r.Rules)
			}
			st, res := m.Status(), m.Result()
			if k := s.Summary; k != nil &&
				(st.Turn != k.Turn || st.Phase != k.Phase || res.Over != k.Over || !slices.Equal(res.Winners, k.Winners)) {
				t.Errorf("turn %d, %s, over %v, won by %v; it was kept as %+v", st.Turn, st.Phase, res.Over, res.Winners, *k)
			}
			if res.Over {
				over[r.Game]++
				return
			}
			inProgress[r.Game]++
			playOn(t, r, st)
		})
	}
	for _, g := range Games() {
		if inProgress[g.ID()] == 0 || over[g.ID()] == 0 {
			t.Errorf("%s: %d saves in progress and %d of finished games", g.ID(), inProgress[g.ID()], over[g.ID()])
		}
	}
}

// playOn resumes a record, plays on by chance and keeps it again.
func playOn(t *testing.T, r *rules.Record, was rules.Status) {
	t.Helper()
	m, err := rules.ResumeMatch(Game, r)
	if err != nil {
		t.Fatal(err)
	}
	if st := m.Status(); st != was || m.Len() != 0 && r.Position == nil {
		t.Errorf("it goes on at %+v with %d moves, it stood at %+v", st, m.Len(), was)
	}
	for range 300 {
		if m.Result().Over {
			break
		}
		mv, err := m.BotMove(rules.RandomBot{})
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatalf("after %d moves: %v", m.Len(), err)
		}
		s, err := m.At(m.Len())
		if err == nil {
			err = s.Invariants()
		}
		if err != nil {
			t.Fatalf("after %d moves: %v", m.Len(), err)
		}
	}
	again, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	if back, err := rules.ResumeMatch(Game, again); err != nil || back.Len() != m.Len() {
		t.Errorf("kept again: %v", err)
	}
}
