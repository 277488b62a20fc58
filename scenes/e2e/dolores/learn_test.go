package dolores

import (
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestANewcomersPath: from the shelf through the course to a finished game, by mouse.
func TestANewcomersPath(t *testing.T) { stand.Learn(t, "dolores") }

// TestTheNewcomersPathAgain: the same as it was recorded.
func TestTheNewcomersPathAgain(t *testing.T) {
	rulestest.OnlyInProof(t)
	stand.Relearn(t, "dolores")
}
