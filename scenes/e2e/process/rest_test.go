package process

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"schron/scenes/e2e/stand"
)

// work is the processor's time that a program has had so far. The system counts it in
// steps of 10 ms.
func work(t *testing.T, l *stand.Launched) time.Duration {
	t.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", l.ID()))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(data), ") ")
	steps := 0
	for _, f := range strings.Fields(rest)[11:13] {
		n, err := strconv.Atoi(f)
		if err != nil {
			t.Fatal(err)
		}
		steps += n
	}
	return time.Duration(steps) * 10 * time.Millisecond
}

// TestASettledTableRests: it takes 2.5 % of a core at most, and after each rest the first
// click acts. Only the work of the program tells that it rests.
func TestASettledTableRests(t *testing.T) {
	t.Parallel()
	l := stand.Launch(t, stand.Quickly(t), nil, "-scene", "table", "-size", "1024x640")
	l.Shown()
	for _, open := range []bool{true, false} {
		if open {
			l.Point("menu")
		} else {
			l.Point("menu:resume")
		}
		l.Until("the table does not come to rest", func() bool {
			before := work(t, l)
			time.Sleep(4 * time.Second)
			return work(t, l)-before <= 100*time.Millisecond
		})
		l.Click()
		l.Until("the first click after a rest is lost", func() bool { return l.Shows("menu:resume") == open })
	}
	l.Signal(syscall.SIGTERM)
	if got := l.Wait(); got.Code != 0 {
		t.Errorf("exit code %d, %q", got.Code, got.Err)
	}
}
