package e2e

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

	"schron/sprites/testloop"
)

// patience is how long a window may keep the tests waiting for a tick or for
// its end.
const patience = 20 * time.Second

// window is the program running as a guest. Its methods fail the test when the
// program does not do what they are for.
type window struct {
	t       *testing.T
	data    string // the folder of saves and settings
	tree    string // the file of -uitree
	cmd     *exec.Cmd
	conn    *countingConn
	session *vmhost.GuestSession
	screen  *ebiten.Image
	size    image.Point
	said    bytes.Buffer // on standard error
	ended   bool
}

// countingConn counts what a guest sends: a frame that draws nothing says
// almost nothing.
type countingConn struct {
	net.Conn
	read atomic.Int64
}

func (c *countingConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.read.Add(int64(n))
	return n, err
}

// starts numbers the windows, for the names of their sockets.
var starts atomic.Int64

// start opens a window of 1280 × 800 with saves and settings in the folder
// data, and more flags, and waits for its first scene.
func start(t *testing.T, data string, flags ...string) *window {
	t.Helper()
	testloop.Need(t)
	bin, err := guest()
	if err != nil {
		t.Fatal(err)
	}
	w := &window{t: t, data: data, tree: filepath.Join(workshop, fmt.Sprintf("tree-%d.json", starts.Add(1)))}
	w.cmd = exec.Command(bin, append([]string{"-data", data, "-uitree", w.tree}, flags...)...)
	w.cmd.Stderr = &w.said
	w.connect()
	t.Cleanup(w.end)
	w.resize(1280, 800)
	return w
}

// connect starts the process and waits until it calls.
func (w *window) connect() {
	w.t.Helper()
	socket := w.tree[:len(w.tree)-len(".json")] + ".sock"
	ln, err := net.ListenUnix("unix", &net.UnixAddr{Name: socket, Net: "unix"})
	if err != nil {
		w.t.Fatal(err)
	}
	defer func() { _ = ln.Close() }()
	endpoint, err := vmhost.EndpointURLFromAddr(ln.Addr())
	if err != nil {
		w.t.Fatal(err)
	}
	w.cmd.Env = append(os.Environ(), "EBITENGINE_VM_ENDPOINT="+endpoint, "DISPLAY=")
	if err := w.cmd.Start(); err != nil {
		w.t.Fatal(err)
	}
	_ = ln.SetDeadline(time.Now().Add(patience))
	conn, err := ln.Accept()
	if err == nil {
		w.conn = &countingConn{Conn: conn}
		w.session, err = vmhost.NewGuestSession(w.conn, &vmhost.NewGuestSessionOptions{IdleTimeout: patience})
	}
	if err != nil {
		_ = w.cmd.Process.Kill()
		_ = w.cmd.Wait()
		w.t.Fatalf("the window does not open: %v\n%s", err, &w.said)
	}
}

// resize gives the window another size in pixels, and time to see it.
func (w *window) resize(width, height int) {
	w.t.Helper()
	old := w.screen
	w.size = image.Pt(width, height)
	w.screen = ebiten.NewImage(width, height)
	if err := w.session.SetOutsideScreen(w.screen); err != nil {
		w.t.Fatal(err)
	}
	if old != nil {
		old.Deallocate()
	}
	w.tick(2)
}

// tick lets n ticks pass.
func (w *window) tick(n int) {
	w.t.Helper()
	w.session.AdvanceTicks(n)
	if !w.session.WaitTicks() {
		w.broken()
	}
}

// broken fails the test because the program has gone.
func (w *window) broken() {
	w.t.Helper()
	err := w.session.Err()
	w.end()
	w.t.Fatalf("the window is gone: %v\n%s", err, &w.said)
}

// frame has the window show what it would show now.
func (w *window) frame() {
	w.t.Helper()
	w.session.AdvanceFrame()
	if !w.session.WaitFrame() || !w.session.CompositeFrame() {
		w.broken()
	}
}

// glance is what the window shows right now.
func (w *window) glance() *image.RGBA {
	w.t.Helper()
	w.frame()
	img := image.NewRGBA(image.Rectangle{Max: w.size})
	w.screen.ReadPixels(img.Pix)
	return img
}

// picture is what the window shows once it has come to rest: art is made ready
// in the background, so it looks until nothing changes any more.
func (w *window) picture() *image.RGBA {
	w.t.Helper()
	var last *image.RGBA
	same := 0
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(15 * time.Millisecond) {
		w.tick(2)
		now := w.glance()
		if last != nil && bytes.Equal(last.Pix, now.Pix) {
			if same++; same == 6 {
				return now
			}
		} else {
			same = 0
		}
		last = now
	}
	w.t.Fatal("the picture never comes to rest")
	return nil
}

// close closes the window as its frame's button does and waits for the end.
func (w *window) close() {
	w.t.Helper()
	w.end()
	if s := w.cmd.ProcessState; !s.Success() {
		w.t.Fatalf("the program ended with %v\n%s", s, &w.said)
	}
}

// kill ends the process without warning.
func (w *window) kill() {
	w.t.Helper()
	if err := w.cmd.Process.Kill(); err != nil {
		w.t.Fatal(err)
	}
	w.end()
}

// waitEnd waits for the program to end by itself.
func (w *window) waitEnd(ticks int) {
	w.t.Helper()
	for range ticks {
		w.session.AdvanceTicks(1)
		if !w.session.WaitTicks() {
			break
		}
	}
	if err := w.session.Err(); !errors.Is(err, ebiten.Termination) && !errors.Is(err, io.EOF) {
		w.t.Fatalf("the program has not ended by itself after %d ticks: %v", ticks, err)
	}
	w.close()
}

// end closes what is still open.
func (w *window) end() {
	if w.ended {
		return
	}
	w.ended = true
	_ = w.session.Close()
	w.screen.Deallocate()
	late := time.AfterFunc(patience, func() { _ = w.cmd.Process.Kill() })
	_ = w.cmd.Wait()
	late.Stop()
}
