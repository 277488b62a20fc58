package wcp

import (
	"testing"

	"schron/scenes/e2e/stand"
)

// TestANewcomersPath: from the shelf through the course to a finished game, by mouse.
func TestANewcomersPath(t *testing.T) { stand.Learn(t, "wcp") }

// TestTheNewcomersPathAgain: the same as it was recorded.
func TestTheNewcomersPathAgain(t *testing.T) { stand.Relearn(t, "wcp") }
