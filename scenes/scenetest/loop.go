package scenetest

import (
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop is a program that runs the tests of a package in its first tick.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(int, int) (int, int) { return 320, 240 }

// inLoop tells whether Loop runs.
var inLoop bool

// Loop runs the tests of a package inside ebiten's loop, where drawing is carried
// out and pixels can be read, and returns the program's exit code, for TestMain.
// Without a display the tests run outside of it, see NeedLoop.
func Loop(m *testing.M) int {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return m.Run()
	}
	inLoop = true
	ebiten.SetWindowVisible(false)
	l := &loop{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	return l.code
}

// InLoop tells whether drawing is carried out: whether Loop found a display.
func InLoop() bool { return inLoop }

// NeedLoop leaves a test out that must draw where there is no display. Where the
// project is proved a display is owed, and the test fails.
func NeedLoop(t testing.TB) {
	t.Helper()
	switch {
	case inLoop:
	case os.Getenv("SCHRON_CI") == "1":
		t.Fatal("no display: run the tests under Xvfb")
	default:
		t.Skip("needs a display")
	}
}
