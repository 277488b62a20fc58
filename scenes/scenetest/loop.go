package scenetest

import (
	"os/exec"
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

// Tool runs a program that reads PDF files and returns what it says. Where it is not
// installed, the test is skipped.
func Tool(t testing.TB, name string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skipf("%s is not installed (poppler-utils, qpdf)", name)
	}
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
	return string(out)
}
