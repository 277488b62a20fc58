// Package paliwo plays Walka o paliwo by mouse.
package paliwo

import (
	"testing"

	"schron/scenes/e2e/stand"
)

func TestMain(m *testing.M) { stand.Main(m) }

// hand is a window in which the game is played move by move.
type hand struct{ *stand.Window }

// mean says yes where it must be asked whether something is meant.
func (w hand) mean() {
	w.T.Helper()
	w.WaitNode("confirm:yes")
	w.Click("confirm:yes")
}

// meanAny says yes if it is asked whether something is meant.
func (w hand) meanAny() {
	w.T.Helper()
	w.Tick(2)
	w.ClickAny("confirm:yes")
}

func start(t *testing.T, data stand.Folder, flags ...string) hand {
	t.Helper()
	return hand{stand.Start(t, data, flags...)}
}
