package process

import (
	"fmt"
	"image"
	"syscall"
	"testing"
	"time"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// screenOfTests is the screen that build/xvfb.sh gives.
var screenOfTests = image.Rect(0, 0, 1280, 800)

// stands waits until a window stands somewhere.
func stands(t *testing.T, l *launched, want image.Rectangle) {
	t.Helper()
	l.Until(fmt.Sprintf("it does not stand at %v", want), func() bool { return l.Stands() == want })
}

// moved puts a window somewhere and waits until that is kept; it returns the place. A window
// that is moved before it knows where it was opened takes that for the place where it was
// opened. So it is moved on until it is kept.
func moved(t *testing.T, l *launched, to image.Rectangle) image.Rectangle {
	t.Helper()
	kept := func() bool { return l.Has("settings.json") && l.Settings(t)["left"] == float64(to.Min.X) }
	for range 30 {
		to = to.Add(image.Pt(1, 1))
		l.Move(to)
		for end := time.Now().Add(8 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
			if kept() {
				return to
			}
		}
	}
	t.Fatal("the place is not kept")
	return to
}

// TestTheFirstWindowSuitsTheScreen: with room for its title and the desktop's bars,
// and no stamp on a large one. A window of a large screen comes back whole on a small
// one.
func TestTheFirstWindowSuitsTheScreen(t *testing.T) {
	t.Parallel()
	data := stand.Empty(t)
	for _, c := range []struct {
		data          stand.Folder
		screen, first image.Point
	}{
		{stand.Empty(t), image.Pt(1366, 768), image.Pt(1280, 688)},
		{stand.With(t, `{"placed":true,"screen":"screen","left":700,"top":400,"width":2557,"height":1598}`), image.Pt(1366, 768), image.Pt(1366, 688)},
		{stand.Empty(t), image.Pt(1920, 1080), image.Pt(1280, 800)},
		{data, image.Pt(3840, 2160), image.Pt(2557, 1598)},
	}[:rulestest.Rounds(2, 4)] {
		l := launch(t, c.data, []string{screenOf(t, c.screen.X, c.screen.Y)})
		l.Shown()
		if got := l.Stands(); got.Size() != c.first || !got.In(image.Rectangle{Max: c.screen}) {
			t.Errorf("on a screen of %v it stands at %v, want %v", c.screen, got, c.first)
		}
		l.Signal(syscall.SIGTERM)
		l.Wait()
	}
}

// TestTheFullScreenComesBack, and leads back to the window that was there before.
func TestTheFullScreenComesBack(t *testing.T) {
	t.Parallel()
	screen := screenOf(t, 1600, 1000)
	data := stand.With(t, `{"language":"pl","placed":true,"screen":"screen","left":60,"top":70,"width":1100,"height":700}`)
	window, whole := image.Rect(60, 70, 60+1100, 70+700), image.Rect(0, 0, 1600, 1000)
	l := launch(t, data, []string{screen})
	l.Shown()
	stands(t, l, window)
	l.Press("F11")
	stands(t, l, whole)
	l.Signal(syscall.SIGTERM)
	l.Wait()

	l = launch(t, data, []string{screen})
	l.Shown()
	stands(t, l, whole)
	l.Press("F11")
	stands(t, l, window)
	l.Signal(syscall.SIGTERM)
	l.Wait()
	if set := data.Settings(t); set["fullScreen"] != false || set["width"] != 1100.0 || set["left"] != 60.0 {
		t.Errorf("kept: %v", set)
	}
}

// TestTheWindowComesBackWhereItStood: the place is on the disk soon after the window was
// moved, and at the end. So even a kill does not lose it.
func TestTheWindowComesBackWhereItStood(t *testing.T) {
	t.Parallel()
	data := stand.Empty(t)
	l := launch(t, data, nil)
	l.Shown()
	at := moved(t, l, image.Rect(33, 44, 33+1111, 44+666))
	l.Signal(syscall.SIGKILL)
	l.Wait()

	l = launch(t, data, nil)
	l.Shown()
	stands(t, l, at)
	moved(t, l, image.Rect(90, 40, 90+1024, 40+700))
	at = image.Rect(100, 50, 100+1024, 50+700)
	l.Move(at) // what is not kept yet is kept at the end
	stands(t, l, at)
	l.Signal(syscall.SIGTERM)
	l.Wait()

	l = launch(t, data, nil)
	l.Shown()
	stands(t, l, at)
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
	}[:rulestest.Rounds(2, 4)] {
		settings := fmt.Sprintf(`{"language":"pl","placed":true,"screen":%q,"left":%d,"top":%d,"width":%d,"height":%d}`, c.screen, c.left, c.top, c.wide, c.hi)
		l := launch(t, stand.With(t, settings), nil)
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
