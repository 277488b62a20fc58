package stand

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"schron/scenes/ui"
	"schron/sprites/testloop"
)

// patience is how long a test waits for a state before it fails: minutes, for the machine
// may have much else to do.
const patience = 6 * time.Minute

// Window is the program running as a guest. Its methods fail the test when the
// program does not do what they are for.
type Window struct {
	Folder                       // of saves and settings
	T       testing.TB           // the test that it belongs to
	Size    image.Point          // in pixels
	Said    bytes.Buffer         // by the program on standard error, once it has ended
	Session *vmhost.GuestSession // for gestures that Window has no word for

	tree   string // the file of -uitree
	read   []byte // what was read of it last
	seen   ui.Tree
	cmd    *exec.Cmd
	conn   *countingConn
	screen *ebiten.Image
	ended  bool
}

// countingConn counts what a guest sends.
type countingConn struct {
	net.Conn
	read atomic.Int64
}

func (c *countingConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.read.Add(int64(n))
	return n, err
}

// Sent is how many bytes the program has sent. A frame that draws nothing takes
// almost none.
func (w *Window) Sent() int { return int(w.conn.read.Load()) }

// starts numbers the windows, for the names of their sockets.
var starts atomic.Int64

// Start opens a window of 1280 × 800 with the saves and settings of a folder, and with
// more flags. It waits for its first scene.
func Start(t testing.TB, data Folder, flags ...string) *Window {
	t.Helper()
	testloop.Need(t)
	w := &Window{T: t, Folder: data, tree: filepath.Join(workshop, fmt.Sprintf("tree-%d.json", starts.Add(1)))}
	w.cmd = exec.Command(Program(t), append([]string{"-data", string(data), "-uitree", w.tree}, flags...)...)
	w.cmd.Stderr = &w.Said
	w.connect()
	t.Cleanup(w.end)
	w.Resize(1280, 800)
	return w
}

// connect starts the process and waits until it calls.
func (w *Window) connect() {
	w.T.Helper()
	socket := w.tree[:len(w.tree)-len(".json")] + ".sock"
	ln, err := net.ListenUnix("unix", &net.UnixAddr{Name: socket, Net: "unix"})
	if err != nil {
		w.T.Fatal(err)
	}
	defer func() { _ = ln.Close() }()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		w.T.Fatal(err)
	}
	// No screen but the tests' own, and no home but the folder: what is kept in files by
	// chance stays there.
	w.cmd.Env = append(os.Environ(), "SCHRON_VIEWER="+endpoint, "DISPLAY=", "WAYLAND_DISPLAY=", "HOME="+string(w.Folder))
	if err := w.cmd.Start(); err != nil {
		w.T.Fatal(err)
	}
	_ = ln.SetDeadline(time.Now().Add(patience))
	conn, err := ln.Accept()
	if err == nil {
		w.conn = &countingConn{Conn: conn}
		w.Session, err = vmhost.NewGuestSession(w.conn, &vmhost.NewGuestSessionOptions{IdleTimeout: patience})
	}
	if err != nil {
		_ = w.cmd.Process.Kill()
		_ = w.cmd.Wait()
		w.T.Fatalf("the window does not open: %v\n%s", err, &w.Said)
	}
}

// Resize gives the window another size in pixels, and time to see it.
func (w *Window) Resize(width, height int) {
	w.T.Helper()
	old := w.screen
	w.Size = image.Pt(width, height)
	w.screen = ebiten.NewImage(width, height)
	if err := w.Session.SetOutsideScreen(w.screen); err != nil {
		w.T.Fatal(err)
	}
	if old != nil {
		old.Deallocate()
	}
	w.Tick(2)
}

// Tick lets n ticks pass.
func (w *Window) Tick(n int) {
	w.T.Helper()
	w.Session.AdvanceTicks(n)
	if !w.Session.WaitTicks() {
		w.broken()
	}
}

// broken fails the test because the program has gone.
func (w *Window) broken() {
	w.T.Helper()
	err := w.Session.Err()
	w.end()
	w.T.Fatalf("the window is gone: %v\n%s", err, &w.Said)
}

// Frame has the window send what it would show now. Nothing is shown, which is most of
// the work.
func (w *Window) Frame() {
	w.T.Helper()
	w.Session.AdvanceFrame()
	if !w.Session.WaitFrame() {
		w.broken()
	}
}

// Glance is what the window shows right now.
func (w *Window) Glance() *image.RGBA {
	w.T.Helper()
	w.Frame()
	if !w.Session.CompositeFrame() {
		w.broken()
	}
	img := image.NewRGBA(image.Rectangle{Max: w.Size})
	w.screen.ReadPixels(img.Pix)
	return img
}

// Picture returns what the window shows once it has come to rest. Art is made in the
// background, so it looks until nothing changes any more.
func (w *Window) Picture() *image.RGBA {
	w.T.Helper()
	var last *image.RGBA
	same := 0
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(15 * time.Millisecond) {
		w.Tick(2)
		now := w.Glance()
		if last != nil && bytes.Equal(last.Pix, now.Pix) {
			if same++; same == 6 {
				return now
			}
		} else {
			same = 0
		}
		last = now
	}
	w.T.Fatal("the picture never comes to rest")
	return nil
}

// Close closes the window as its frame's button does and waits for the end.
func (w *Window) Close() {
	w.T.Helper()
	w.end()
	if s := w.cmd.ProcessState; !s.Success() {
		w.T.Fatalf("the program ended with %v\n%s", s, &w.Said)
	}
}

// Kill ends the process without warning.
func (w *Window) Kill() {
	w.T.Helper()
	if err := w.cmd.Process.Kill(); err != nil {
		w.T.Fatal(err)
	}
	w.end()
}

// WaitEnd waits for the program to end by itself.
func (w *Window) WaitEnd(ticks int) {
	w.T.Helper()
	for range ticks {
		w.Session.AdvanceTicks(1)
		if !w.Session.WaitTicks() {
			break
		}
	}
	if err := w.Session.Err(); !errors.Is(err, ebiten.Termination) && !errors.Is(err, io.EOF) {
		w.T.Fatalf("the program has not ended by itself after %d ticks: %v", ticks, err)
	}
	w.Close()
}

// end closes what is still open.
func (w *Window) end() {
	if w.ended {
		return
	}
	w.ended = true
	_ = w.Session.Close()
	w.screen.Deallocate()
	late := time.AfterFunc(patience, func() { _ = w.cmd.Process.Kill() })
	_ = w.cmd.Wait()
	late.Stop()
}
