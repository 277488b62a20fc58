package stand

import (
	"bufio"
	"fmt"
	"image"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// Stands is where the program's window stands on the screen and how large it is, once
// it is there.
func (l *Launched) Stands() image.Rectangle {
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
func (l *Launched) Move(to image.Rectangle) {
	l.t.Helper()
	id := l.window()
	l.xdotool("windowsize", id, fmt.Sprint(to.Dx()), fmt.Sprint(to.Dy()))
	l.xdotool("windowmove", id, fmt.Sprint(to.Min.X), fmt.Sprint(to.Min.Y))
}

// window is the number by which the screen knows the program's window.
func (l *Launched) window() string {
	l.t.Helper()
	var found []byte
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		cmd := exec.Command("xdotool", "search", "--onlyvisible", "--pid", fmt.Sprint(l.ID()))
		cmd.Env = l.cmd.Env
		found, _ = cmd.Output()
		if id := strings.Fields(string(found)); len(id) == 1 {
			return id[0]
		}
	}
	l.t.Fatalf("the windows of the program are %q, want one", found)
	return ""
}

func (l *Launched) xdotool(args ...string) string {
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
func (l *Launched) Point(id string) {
	l.t.Helper()
	n := l.Node(id)
	l.xdotool("mousemove", "--window", l.window(), fmt.Sprint(int(n.Rect[0]+n.Rect[2]/2)), fmt.Sprint(int(n.Rect[1]+n.Rect[3]/2)))
}

// Click clicks where the cursor is.
func (l *Launched) Click() {
	l.t.Helper()
	l.xdotool("click", "1")
}

// Press presses a key by its name, wherever the focus is.
func (l *Launched) Press(key string) {
	l.t.Helper()
	l.xdotool("key", key)
}

// Screen is another screen for as long as a test runs, as the environment names it.
func Screen(t testing.TB, width, height int) string {
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
