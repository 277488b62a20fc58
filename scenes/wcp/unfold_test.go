package wcp

import (
	"regexp"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// longLog is a match with a long log.
func longLog(t testing.TB) *rules.Match { return tabletest.PlayByChance(t, match(t, 4, 3), 60) }

func TestTheLogUnfolds(t *testing.T) { kit.Unfolds(t, longLog) }

var fieldsNamed = regexp.MustCompile(`\b[a-g][1-7]\b`)

// TestALineOfTheLogRingsItsFields: the hexagons.
func TestALineOfTheLogRingsItsFields(t *testing.T) {
	kit.Lights(t, longLog(t), 2, func(_ *desk, words string) (ids []string) {
		for _, name := range fieldsNamed.FindAllString(words, -1) {
			ids = append(ids, "field:"+name)
		}
		return ids
	})
}

func TestThePastIsFramed(t *testing.T) { kit.Past(t, longLog) }
