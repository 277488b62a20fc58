package paliwo

import (
	"regexp"
	"slices"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// longLog is a match with a long log.
func longLog(t testing.TB) *rules.Match { return tabletest.PlayByChance(t, match(t), 90) }

func TestTheLogUnfolds(t *testing.T) { kit.Unfolds(t, longLog) }

var fieldsNamed = regexp.MustCompile(`\b[A-L][0-9]+\b`)

// TestALineOfTheLogRingsItsFields, those that it names.
func TestALineOfTheLogRingsItsFields(t *testing.T) {
	kit.Lights(t, longLog(t), 5, func(_ *desk, words string) (ids []string) {
		for _, name := range fieldsNamed.FindAllString(words, -1) {
			ids = append(ids, "field:"+name)
		}
		return ids
	})
}

// TestALineOfTheLogRingsItsHuman: the row of whom it names.
func TestALineOfTheLogRingsItsHuman(t *testing.T) {
	m := match(t, placing...)
	play(t, m, "step lumberjack C2")
	d := lay(t, m, 1280, 800, "pl").Open()
	entries := d.Entries()
	d.Hover(entries[len(entries)-1].ID)
	if got := d.State("rings", "around").([]string); !slices.Equal(got, []string{"person:lumberjack", "field:C1", "field:C2"}) {
		t.Errorf("rings around %v", got)
	}
}

func TestThePastIsFramed(t *testing.T) { kit.Past(t, longLog) }
