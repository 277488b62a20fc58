package process

import (
	"bufio"
	"fmt"
	"image"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Stands is where the program's window stands on the screen and how large it is, once
// it is there.
func (l *launched) Stands() image.Rectangle {
	l.t.Helper()
	var x, y, w, h int
	for line := range strings.Lines(l.xdotool("getwindowgeometry", "--shell", l.window())) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		if to := map[string]*int{"X": &x, "Y": &y, "WIDTH": &w, "HEIGHT": &h}[name]; to != nil {
			if _, err := fmt.Sscan(value, to); err != nil {
				l.t.Fatal(err)
			}
		}
	}
	return image.Rect(x, y, x+w, y+h)
}

// Move puts the program's window somewhere and gives it a size.
func (l *launched) Move(to image.Rectangle) {
	l.t.Helper()
	id := l.window()
	l.xdotool("windowsize", id, fmt.Sprint(to.Dx()), fmt.Sprint(to.Dy()))
	l.xdotool("windowmove", id, fmt.Sprint(to.Min.X), fmt.Sprint(to.Min.Y))
}

// window is the number by which the screen knows the program's window.
func (l *launched) window() string {
	l.t.Helper()
	var found []string
	l.Until("the program does not have one window", func() bool {
		cmd := exec.Command("xdotool", "search", "--onlyvisible", "--pid", fmt.Sprint(l.ID()))
		cmd.Env = l.cmd.Env
		out, _ := cmd.Output()
		found = strings.Fields(string(out))
		return len(found) == 1
	})
	return found[0]
}

func (l *launched) xdotool(args ...string) string {
	l.t.Helper()
	cmd := exec.Command("xdotool", args...)
	cmd.Env = l.cmd.Env
	out, err := cmd.CombinedOutput()
	if err != nil {
		l.t.Fatalf("xdotool %q: %v\n%s", args, err, out)
	}
	return string(out)
}

// Point puts the cursor on a thing of the scene.
func (l *launched) Point(id string) {
	l.t.Helper()
	n := l.Node(id)
	l.xdotool("mousemove", "--window", l.window(), fmt.Sprint(int(n.Rect[0]+n.Rect[2]/2)), fmt.Sprint(int(n.Rect[1]+n.Rect[3]/2)))
}

// Click clicks where the cursor is.
func (l *launched) Click() {
	l.t.Helper()
	l.xdotool("click", "1")
}

// Press presses a key by its name, wherever the focus is.
func (l *launched) Press(key string) {
	l.t.Helper()
	l.xdotool("key", key)
}

// screenOf is another screen for as long as a test runs, as the environment names it.
func screenOf(t testing.TB, width, height int) string {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = read.Close() }()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", width, height), "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{write}
	err = cmd.Start()
	_ = write.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	})
	number, err := bufio.NewReader(read).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return "DISPLAY=:" + strings.TrimSpace(number)
}
