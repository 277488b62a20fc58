package process

import (
	"fmt"
	"image"
	"syscall"
	"testing"
	"time"

	"schron/scenes/e2e/stand"
)

// screenOfTests is the screen that build/xvfb.sh gives.
var screenOfTests = image.Rect(0, 0, 1280, 800)

// opened is how long a window takes to know where it was put.
const opened = 1500 * time.Millisecond

// TestTheFirstWindowFitsTheScreen, with room for its title and the desktop's bars.
func TestTheFirstWindowFitsTheScreen(t *testing.T) {
	t.Parallel()
	l := stand.Launch(t, stand.Empty(t), nil)
	l.Shown()
	if got := l.Stands(); got.Dx() != 1240 || got.Dy() != 720 || !got.In(screenOfTests) {
		t.Errorf("it stands at %v", got)
	}
}

// TestTheWindowComesBackWhereItStood: the place is on the disk soon after the window
// was moved, so that even a kill does not lose it, and at the end.
func TestTheWindowComesBackWhereItStood(t *testing.T) {
	t.Parallel()
	data := stand.Empty(t)
	at := image.Rect(33, 44, 33+1111, 44+666)
	l := stand.Launch(t, data, nil)
	l.Shown()
	time.Sleep(opened)
	l.Move(at)
	for deadline := time.Now().Add(20 * time.Second); !data.Has("settings.json"); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the place is not kept")
		}
	}
	l.Signal(syscall.SIGKILL)
	l.Wait()

	l = stand.Launch(t, data, nil)
	l.Shown()
	if got := l.Stands(); got != at {
		t.Fatalf("after a kill it stands at %v, want %v", got, at)
	}
	time.Sleep(opened)
	at = image.Rect(100, 50, 100+1024, 50+700)
	l.Move(at)
	time.Sleep(opened) // it has noticed, and not yet kept it
	l.Signal(syscall.SIGTERM)
	l.Wait()

	l = stand.Launch(t, data, nil)
	l.Shown()
	if got := l.Stands(); got != at {
		t.Errorf("after the end it stands at %v, want %v", got, at)
	}
}

// TestAPlaceThatIsGoneIsNotGoneTo: of another monitor, or beyond the edges of this
// one.
func TestAPlaceThatIsGoneIsNotGoneTo(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		screen              string
		left, top, wide, hi int
	}{
		{"screen", 5000, 3000, 1100, 700},
		{"no such monitor", 5000, 3000, 1100, 700},
		{"no such monitor", -9000, -9000, 2557, 1598},
		{"", 0, 0, 1100, 700},
	} {
		settings := fmt.Sprintf(`{"language":"pl","placed":true,"screen":%q,"left":%d,"top":%d,"width":%d,"height":%d}`, c.screen, c.left, c.top, c.wide, c.hi)
		l := stand.Launch(t, stand.With(t, settings), nil)
		l.Shown()
		if got := l.Stands(); !got.In(screenOfTests) {
			t.Errorf("%s: it stands at %v", settings, got)
		}
		l.Signal(syscall.SIGTERM)
		if got := l.Wait(); got.Code != 0 {
			t.Errorf("%s: exit code %d, %q", settings, got.Code, got.Err)
		}
	}
}
