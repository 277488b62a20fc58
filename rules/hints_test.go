package rules_test

import (
	"strings"
	"testing"

	"schron/rules"
)

// TestHintsAreAllowedUnlessTheRecordSaysNo: what was agreed survives being kept, and
// records that say nothing allow them.
func TestHintsAreAllowedUnlessTheRecordSaysNo(t *testing.T) {
	m, err := rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	if !m.Hints() {
		t.Error("a new match has none")
	}
	for _, on := range []bool{true, false} {
		m.AllowHints(on)
		r, err := m.Save()
		if err != nil {
			t.Fatal(err)
		}
		text := asJSON(t, r)
		if strings.Contains(string(text), "noHints") == on {
			t.Errorf("%s", text)
		}
		back, err := rules.DecodeRecord(text)
		if err != nil {
			t.Fatal(err)
		}
		again, err := rules.ResumeMatch(lookup(), back)
		if err != nil || again.Hints() != on {
			t.Errorf("allowed %v comes back as %v, error %v", on, again.Hints(), err)
		}
	}
}
