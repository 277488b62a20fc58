package bench

import (
	"bufio"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// screen is a hidden X server of the benchmark's own, and a connection that reads single
// pixels of it. That is quicker than any picture, so looking does not slow down what is
// measured.
type screen struct {
	name string
	conn net.Conn
	in   *bufio.Reader
	root uint32
}

// newScreen starts Xvfb with a white screen of 1280 × 800.
func newScreen(t testing.TB) *screen {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x800x24", "-wr", "-noreset", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	w.Close()
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	s := &screen{name: ":" + strings.TrimSpace(line)}
	if s.conn, err = net.Dial("unix", "/tmp/.X11-unix/X"+s.name[1:]); err != nil {
		t.Fatal(err)
	}
	s.in = bufio.NewReader(s.conn)
	if err := s.greet(); err != nil {
		t.Fatal(err)
	}
	if err := s.warp(1279, 799); err != nil {
		t.Fatal(err)
	}
	return s
}

// greet opens the connection by the X11 protocol and learns the root window.
func (s *screen) greet() error {
	if _, err := s.conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(s.in, head); err != nil {
		return err
	}
	data := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(s.in, data); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("X server refuses: %s", data)
	}
	vendor, formats := int(binary.LittleEndian.Uint16(data[16:])), int(data[21])
	s.root = binary.LittleEndian.Uint32(data[32+(vendor+3)/4*4+8*formats:])
	return nil
}

// warp moves the cursor, so that it lies over nothing that changes.
func (s *screen) warp(x, y int) error {
	ask := []byte{41, 0, 6, 0, 0, 0, 0, 0} // WarpPointer, six words long, from anywhere
	ask = binary.LittleEndian.AppendUint32(ask, s.root)
	ask = append(ask, 0, 0, 0, 0, 0, 0, 0, 0)
	ask = binary.LittleEndian.AppendUint16(ask, uint16(x))
	ask = binary.LittleEndian.AppendUint16(ask, uint16(y))
	_, err := s.conn.Write(ask)
	return err
}

// point is a pixel of the screen.
type point struct{ x, y int }

// pixels reads the colours of points.
func (s *screen) pixels(points []point) ([]uint32, error) {
	var ask []byte
	for _, p := range points {
		ask = append(ask, 73, 2, 5, 0) // GetImage, Z format, five words long
		ask = binary.LittleEndian.AppendUint32(ask, s.root)
		for _, n := range []int{p.x, p.y, 1, 1} {
			ask = binary.LittleEndian.AppendUint16(ask, uint16(n))
		}
		ask = binary.LittleEndian.AppendUint32(ask, 0xffffffff)
	}
	if _, err := s.conn.Write(ask); err != nil {
		return nil, err
	}
	out := make([]uint32, 0, len(points))
	reply := make([]byte, 36)
	for range points {
		if _, err := io.ReadFull(s.in, reply); err != nil {
			return nil, err
		}
		if reply[0] != 1 {
			return nil, fmt.Errorf("X server says error %d", reply[1])
		}
		out = append(out, binary.LittleEndian.Uint32(reply[32:])&0xffffff)
	}
	return out, nil
}
