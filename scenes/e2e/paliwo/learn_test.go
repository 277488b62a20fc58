package paliwo

import (
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestANewcomersPath: from the shelf through the course to a finished game, by mouse. The
// one of Dolores is gone in every run.
func TestANewcomersPath(t *testing.T) {
	rulestest.OnlyInProof(t)
	stand.Learn(t, "paliwo")
}
