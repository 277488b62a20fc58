// Package paliwo plays Walka o paliwo by mouse.
package paliwo

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }

// hand is a window in which the game is played move by move.
type hand struct{ *stand.Window }

func start(t *testing.T, data stand.Folder, flags ...string) hand {
	t.Helper()
	return hand{stand.Start(t, data, flags...)}
}
