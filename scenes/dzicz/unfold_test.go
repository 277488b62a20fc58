package dzicz

import (
	"regexp"
	"slices"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// longLog is a match with a long log.
func longLog(t testing.TB) *rules.Match { return tabletest.PlayByChance(t, match(t, 3), 50) }

func TestTheLogUnfolds(t *testing.T) { kit.Unfolds(t, longLog) }

var fieldsNamed = regexp.MustCompile(`\b[a-e][1-5]\b`)

// TestALineOfTheLogRingsItsFields, both where a soldier comes from and goes to.
func TestALineOfTheLogRingsItsFields(t *testing.T) {
	kit.Lights(t, longLog(t), 3, func(_ *desk, words string) (ids []string) {
		for _, name := range fieldsNamed.FindAllString(words, -1) {
			ids = append(ids, "field:"+name)
		}
		return ids
	})
}

// TestALineOfTheRecapRingsItsFields as one of the log does.
func TestALineOfTheRecapRingsItsFields(t *testing.T) {
	m := longLog(t)
	for m.LastDecision(m.Actor()) == m.Len() { // nothing is news
		tabletest.PlayByChance(t, m, 1)
	}
	d := lay(t, m, 1280, 800, "pl")
	d.Recap()
	rings := 0
	for _, e := range d.Entries() {
		names := fieldsNamed.FindAllString(e.Label, -1)
		if len(names) == 0 {
			continue
		}
		rings++
		d.Hover(e.ID)
		got := d.State("rings", "around").([]string)
		for _, name := range names {
			if !slices.Contains(got, "field:"+name) {
				t.Errorf("%q rings %v", e.Label, got)
			}
		}
	}
	if !d.Has("since") || rings == 0 {
		t.Errorf("recap %v, %d of its lines name fields", d.Has("since"), rings)
	}
}

func TestThePastIsFramed(t *testing.T) { kit.Past(t, longLog) }
