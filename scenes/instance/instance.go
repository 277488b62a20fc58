// Package instance keeps one window per folder of saves: a second start sends its file
// to the running one. The first window holds a lock there, listens, and leaves a note
// with its address and a secret. Only the user can read the note, and the window
// listens only to those who know the secret. A sender has a short time for one bounded
// line; the window hangs up on anything else without a word.
package instance

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"net"
	"os"
	"path/filepath"
	"sync"
	"time"

	"schron/scenes/store"
)

// The files in the folder of saves while a window listens.
const (
	lockName   = "window.lock"
	noteName   = "window.json"
	socketName = "window.sock"
)

const (
	starting = 3 * time.Second        // for a window that holds the lock until it listens
	pause    = 50 * time.Millisecond  // between tries to hand over
	watch    = 700 * time.Millisecond // between tries to take the place of a window that closes
)

// note says where a window listens.
type note struct {
	Network string `json:"network"` // "unix": the socket beside the note; "tcp": at Address
	Address string `json:"address,omitempty"`
	Secret  string `json:"secret"`
}

// Door is a window's place among those of a folder.
type Door struct {
	dir  string
	open func(path string)
	once sync.Once
	shut chan struct{}
	done chan struct{}
}

// Enter takes the place of the window that listens in a folder, or, if another has it,
// hands a file to that one. Handed tells that this was done: then no window is needed.
// Without a file, and where nobody takes it, the window opens beside the other one and
// takes its place when that closes. Open gets the paths that others hand over, on a
// goroutine of its own. A folder in which nothing can be written has no door.
func Enter(dir, file string, open func(path string)) (d *Door, handed bool) {
	d = &Door{dir: dir, open: open, shut: make(chan struct{}), done: make(chan struct{})}
	for until := time.Now().Add(starting); ; time.Sleep(pause) {
		release, err := store.Hold(filepath.Join(dir, lockName), 0)
		if err == nil {
			d.listen(release)
			return d, false
		}
		if file != "" && hand(dir, file) == nil {
			return nil, true
		}
		if file == "" || time.Now().After(until) {
			go d.wait()
			return d, false
		}
	}
}

// Close gives the place up, once it is called for the first time. A nil Door has none.
func (d *Door) Close() {
	if d == nil {
		return
	}
	d.once.Do(func() { close(d.shut) })
	<-d.done
}

// wait takes the place once the window that has it closes.
func (d *Door) wait() {
	tick := time.NewTicker(watch)
	defer tick.Stop()
	for {
		select {
		case <-d.shut:
			close(d.done)
			return
		case <-tick.C:
			if release, err := store.Hold(filepath.Join(d.dir, lockName), 0); err == nil {
				d.listen(release)
				return
			}
		}
	}
}

// listen serves until the door is closed. That nothing can listen is no fault: then
// every start has a window of its own.
func (d *Door) listen(release func()) {
	l, n, err := bind(d.dir)
	if err == nil {
		if err = n.write(d.dir); err != nil {
			_ = l.Close()
		}
	}
	if err != nil {
		release()
		close(d.done)
		return
	}
	s := &server{secret: n.Secret, open: d.open, seats: make(chan struct{}, mostAtOnce)}
	go s.serve(l)
	go func() {
		<-d.shut
		_ = os.Remove(filepath.Join(d.dir, noteName))
		_ = l.Close()
		release()
		close(d.done)
	}()
}

// bind listens at a socket in the folder. If there are no sockets or the path is too
// long, it listens at a port that no other computer can reach.
func bind(dir string) (net.Listener, note, error) {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	n := note{Network: "unix", Secret: hex.EncodeToString(b[:])}
	socket := filepath.Join(dir, socketName)
	_ = os.Remove(socket) // of a window that was killed: the lock is ours
	if l, err := net.Listen("unix", socket); err == nil {
		if os.Chmod(socket, 0o600) == nil {
			return l, n, nil
		}
		_ = l.Close()
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, note{}, err
	}
	n.Network, n.Address = "tcp", l.Addr().String()
	return l, n, nil
}

// write leaves the note for the user alone.
func (n note) write(dir string) error {
	data, err := json.Marshal(n)
	if err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, "."+noteName+"*") // mode 0600
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), filepath.Join(dir, noteName))
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}
