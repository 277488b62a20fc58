package dolores

import (
	"testing"

	"schron/scenes/e2e/stand"
)

// TestANewcomersPath: from the shelf through the course to a finished game, by mouse.
func TestANewcomersPath(t *testing.T) { stand.Learn(t, "dolores") }
