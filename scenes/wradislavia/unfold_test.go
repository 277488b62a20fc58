package wradislavia

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
)

// longLog is a match in a later turn, just after a shot.
func longLog(t testing.TB) *rules.Match {
	m := tabletest.PlayByChance(t, match(t), 60)
	return chance(t, m, func(v game.View) bool {
		return v.Phase == game.PhaseFire && slices.ContainsFunc(v.Players[:], func(p game.Player) bool {
			return p.Clash != nil && slices.ContainsFunc(p.Clash[:], func(x game.Post) bool { return x.Shots > 0 })
		})
	})
}

func TestTheLogUnfolds(t *testing.T) { kit.Unfolds(t, longLog) }

// TestALineOfTheLogRingsItsCards: those of the characters whom it names.
func TestALineOfTheLogRingsItsCards(t *testing.T) {
	kit.Lights(t, longLog(t), 6, func(d *desk, words string) (ids []string) {
		for _, n := range d.Nodes() {
			who, ok := strings.CutPrefix(n.ID, "post:")
			if _, name, _ := strings.Cut(n.Label, ": "); ok && who != "" && strings.Contains(words, name) {
				ids = append(ids, n.ID)
			}
		}
		return ids
	})
}

func TestThePastIsFramed(t *testing.T) { kit.Past(t, longLog) }
