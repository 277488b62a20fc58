package scenetest

import (
	"testing"

	"schron/sprites/testloop"
)

// Loop runs the tests of a package inside ebiten's loop, where pixels can be drawn and
// read. It returns the program's exit code, for TestMain. Without a display the tests
// run outside of it, see NeedLoop.
func Loop(m *testing.M) int { return testloop.Run(m.Run) }

// InLoop reports whether drawing is carried out: whether Loop found a display.
func InLoop() bool { return testloop.Running() }

// NeedLoop leaves a test out that must draw where there is no display. Where the
// project is proved a display is owed, and the test fails.
func NeedLoop(t testing.TB) {
	t.Helper()
	testloop.Need(t)
}
