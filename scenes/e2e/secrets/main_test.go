// Package secrets tests that nobody sees or decides what is another player's when
// the screen changes hands.
package secrets

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }
