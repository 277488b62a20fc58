// Package testloop runs the tests of a package inside ebiten's loop, where
// drawing is carried out and pixels can be read.
//
// The tests do not run in one endless tick. They stop at Frame, and at Rest where it is
// due, until the present frame has ended. Only then does ebiten carry out what was
// drawn for good and give back the memory of what was let go.
package testloop

import (
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// loop is a program that lets the tests go on in every tick until they stop for
// the next one.
type loop struct {
	run  func() int
	code int

	begun  bool
	turn   chan struct{} // a tick has begun: the tests go on
	stop   chan bool     // the tests stop; true: they are over
	frames int           // that ended while the tests ran
	since  time.Time     // when the frame at hand began
	rests  int           // since then
}

func (l *loop) Update() error {
	l.since, l.rests = time.Now(), 0
	if !l.begun {
		l.begun = true
		go func() {
			l.code = l.run()
			l.stop <- true
		}()
	} else {
		l.frames++
		l.turn <- struct{}{}
	}
	if <-l.stop {
		return ebiten.Termination
	}
	return nil
}

func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(int, int) (int, int) { return side, side }

// side is the width and height of the window. Each frame fills all of it.
const side = 16

// at is the loop that runs, if one does.
var at *loop

// Run calls run, such as the Run of a testing.M, inside a hidden window's loop
// and returns its code. Without a display it is called outside of a loop, see
// Need. The tests must not draw in parallel.
func Run(run func() int) int {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return run()
	}
	at = &loop{run: run, code: 1, turn: make(chan struct{}), stop: make(chan bool)}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(side, side)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGameWithOptions(at, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	code := at.code
	at = nil
	return code
}

// Running reports whether drawing is carried out: whether Run found a display.
func Running() bool { return at != nil }

// Frame ends the frame at hand and begins another one, which may take as long as
// a window's frame takes.
func Frame() {
	if at != nil {
		at.stop <- false
		<-at.turn
	}
}

// seldom is how long a frame lasts at least where tests rest. That is longer than a
// hidden window's frame, so none is waited for. Each takes work, so there are few.
const seldom = time.Second / 10

// Rest is Frame if the last one is a while ago, or a thousand rests, however short they
// were. Whoever draws often calls it in between.
func Rest() {
	if at == nil {
		return
	}
	if at.rests++; at.rests > 1000 || time.Since(at.since) > seldom {
		Frame()
	}
}

// Need leaves a test out that must draw where there is no display. Where the
// project is proved a display is owed, and the test fails.
func Need(t testing.TB) {
	t.Helper()
	switch {
	case Running():
	case os.Getenv("SCHRON_CI") == "1":
		t.Fatal("no display: run the tests under Xvfb")
	default:
		t.Skip("needs a display")
	}
}
