// Package match tests the match at the table: undo, saves and what is resumed of
// them, looking back, recorded input.
package match

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
