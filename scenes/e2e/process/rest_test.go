package process

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"schron/scenes/e2e/stand"
)

// wakes is how often the threads of a program have gone to sleep and come back so far. How
// fast the machine is, or what else it does, does not change how often a program rests.
func wakes(t *testing.T, l *launched) int {
	t.Helper()
	threads, err := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/status", l.ID()))
	if err != nil || len(threads) == 0 {
		t.Fatalf("%d threads, %v", len(threads), err)
	}
	sum := 0
	for _, file := range threads {
		data, _ := os.ReadFile(file) // a thread may have ended
		_, rest, _ := strings.Cut(string(data), "\nvoluntary_ctxt_switches:")
		count, _, _ := strings.Cut(rest, "\n")
		n, _ := strconv.Atoi(strings.TrimSpace(count))
		sum += n
	}
	return sum
}

// mostWakes is for four seconds of rest. They were 640 to 860, and 6,500 and more where each
// frame was drawn.
const mostWakes = 2400

// TestASettledTableRests: it waits for events or alarms, and after each rest the first click
// acts.
func TestASettledTableRests(t *testing.T) {
	t.Parallel()
	// A screen of its own: no window of another test may lie over it and take the click.
	screen := []string{screenOf(t, 1024, 640)}
	l := launch(t, stand.Quickly(t), screen, "-scene", "table", "-size", "1024x640")
	l.Shown()
	for _, open := range []bool{true, false} {
		if open {
			l.Point("menu")
		} else {
			l.Point("menu:resume")
		}
		l.Until("the table does not come to rest", func() bool {
			before := wakes(t, l)
			time.Sleep(4 * time.Second)
			return wakes(t, l)-before <= mostWakes
		})
		l.Click()
		l.Until("the first click after a rest is lost", func() bool { return l.Shows("menu:resume") == open })
	}
	l.Signal(syscall.SIGTERM)
	if got := l.Wait(); got.Code != 0 {
		t.Errorf("exit code %d, %q", got.Code, got.Err)
	}
}
