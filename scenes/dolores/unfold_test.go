package dolores

import (
	"regexp"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// longLog is a match with a long log.
func longLog(t testing.TB) *rules.Match { return tabletest.PlayByChance(t, match(t, 3), 120) }

func TestTheLogUnfolds(t *testing.T) { kit.Unfolds(t, longLog) }

var fieldsNamed = regexp.MustCompile(`\b[A-U][0-9]+\b`)

// TestALineOfTheLogRingsItsFields, those that are on the screen.
func TestALineOfTheLogRingsItsFields(t *testing.T) {
	kit.Lights(t, longLog(t), 15, func(_ *desk, words string) (ids []string) {
		for _, name := range fieldsNamed.FindAllString(words, -1) {
			ids = append(ids, "field:"+name)
		}
		return ids
	})
}

// TestTheRecapHasItsWayWhereTheLogHasNoPlace: in a window without room for the log
// the button in the bar is lit and unfolds it.
func TestTheRecapHasItsWayWhereTheLogHasNoPlace(t *testing.T) {
	d := lay(t, longLog(t), 1280, 800, "pl")
	d.Recap()
	if d.Has("since") || d.State("log:unfold", "selected") != true {
		t.Fatalf("recap %v, the button %v", d.Has("since"), d.Find("log:unfold").State)
	}
	d.Click("log:unfold")
	if !d.Has("since") || len(d.Entries()) == 0 {
		t.Fatal("it does not unfold the recap")
	}
	d.Click("since:close")
	if d.Has("log:sheet") || d.State("log:unfold", "selected") == true {
		t.Error("put away, the recap leaves the log unfolded or its button lit")
	}
}

func TestThePastIsFramed(t *testing.T) { kit.Past(t, longLog) }
