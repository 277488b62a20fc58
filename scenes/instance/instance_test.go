package instance

import (
	"encoding/json"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// window enters a folder without a file and returns what it is handed.
func window(t *testing.T, dir string) (*Door, chan string) {
	t.Helper()
	got := make(chan string, 16)
	d, handed := Enter(dir, "", func(path string) { got <- path })
	if handed || d == nil {
		t.Fatal("a window without a file was not opened")
	}
	return d, got
}

// wants waits for a file.
func wants(t *testing.T, got chan string, want string) {
	t.Helper()
	select {
	case path := <-got:
		if path != want {
			t.Errorf("got %q, want %q", path, want)
		}
	case <-time.After(3 * time.Minute):
		t.Fatalf("%q never came", want)
	}
}

// places are folders for a socket and for a port: a path may be too long for a socket.
func places(t *testing.T) map[string]string {
	short, err := os.MkdirTemp("", "s")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(short) })
	return map[string]string{"unix": short, "tcp": filepath.Join(t.TempDir(), strings.Repeat("long", 30))}
}

// note reads what a window left in a folder.
func left(t *testing.T, dir string) note {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, noteName))
	var n note
	if err == nil {
		err = json.Unmarshal(data, &n)
	}
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestAFileIsHandedToTheOpenWindow(t *testing.T) {
	for network, dir := range places(t) {
		d, got := window(t, dir)
		if n := left(t, dir); n.Network != network {
			t.Errorf("%s: it listens by %s", network, n.Network)
		}
		info, err := os.Stat(filepath.Join(dir, noteName))
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: others may read the note: %v, %v", network, info.Mode(), err)
		}
		for _, path := range []string{"/gry/sobota u Żanety.schron", "/b"} {
			other, handed := Enter(dir, path, nil)
			if !handed || other != nil {
				t.Fatalf("%s: it was not handed over", network)
			}
			wants(t, got, path)
		}
		d.Close()
		d.Close()
		for _, name := range []string{noteName, socketName, lockName} {
			if _, err := os.Lstat(filepath.Join(dir, name)); err == nil {
				t.Errorf("%s: %s is left", network, name)
			}
		}
	}
}

// TestWithoutAWindowTheFileOpensOne: also where a window was killed and left its note.
func TestWithoutAWindowTheFileOpensOne(t *testing.T) {
	for network, dir := range places(t) {
		d, _ := window(t, dir)
		stale, err := os.ReadFile(filepath.Join(dir, noteName))
		if err != nil {
			t.Fatal(err)
		}
		d.Close()
		if err := os.WriteFile(filepath.Join(dir, noteName), stale, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, socketName), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		got := make(chan string, 1)
		first, handed := Enter(dir, "/a", func(path string) { got <- path })
		if handed {
			t.Fatalf("%s: it was handed to nobody", network)
		}
		if _, handed := Enter(dir, "/b", nil); !handed {
			t.Errorf("%s: the window does not listen", network)
		}
		wants(t, got, "/b")
		first.Close()
	}
}

// TestTheNextWindowTakesThePlace: a second window without a file stands beside the
// first, and is handed files when that has closed.
func TestTheNextWindowTakesThePlace(t *testing.T) {
	t.Parallel() // it waits
	dir := places(t)["unix"]
	first, got1 := window(t, dir)
	second, got2 := window(t, dir)
	if _, handed := Enter(dir, "/a", nil); !handed {
		t.Fatal("not handed over")
	}
	wants(t, got1, "/a")
	first.Close()
	for until := time.Now().Add(3 * time.Minute); ; time.Sleep(pause) {
		if _, err := os.Stat(filepath.Join(dir, noteName)); err == nil {
			break
		}
		if time.Now().After(until) {
			t.Fatal("the second window never listens")
		}
	}
	if _, handed := Enter(dir, "/b", nil); !handed {
		t.Fatal("not handed to the second window")
	}
	wants(t, got2, "/b")
	second.Close()
}

// TestManyStartsAtOnceHaveOneWindow is what the system does for several files that are
// opened together.
func TestManyStartsAtOnceHaveOneWindow(t *testing.T) {
	dir := places(t)["unix"]
	got := make(chan string, 64)
	type start struct {
		d      *Door
		handed bool
	}
	starts := make(chan start, 64)
	const n = 6
	for range n {
		go func() {
			d, handed := Enter(dir, "/x", func(path string) { got <- path })
			starts <- start{d, handed}
		}()
	}
	var open *Door
	for range n {
		s := <-starts
		if s.handed {
			continue
		}
		if open != nil {
			t.Error("two windows are open")
		}
		open = s.d
	}
	if open == nil {
		t.Fatal("no window is open")
	}
	for range n - 1 {
		wants(t, got, "/x")
	}
	open.Close()
}

// TestStrangersAreHungUpOn: who does not know the secret, sends something else, too
// much, or nothing opens no file, and the window goes on listening.
func TestStrangersAreHungUpOn(t *testing.T) {
	for network, dir := range places(t) {
		d, got := window(t, dir)
		n := left(t, dir)
		line := func(secret, path string) string {
			b, err := json.Marshal(request{secret, path})
			if err != nil {
				t.Fatal(err)
			}
			return string(b) + "\n"
		}
		for name, sent := range map[string]string{
			"no secret":       line("", "/a"),
			"another secret":  line(strings.Repeat("0", len(n.Secret)), "/a"),
			"no words":        "\n",
			"no JSON":         "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
			"not a whole one": line(n.Secret, "/a")[:40],
			"a relative path": line(n.Secret, "a.schron"),
			"a broken path":   line(n.Secret, "/a\x00b"),
			"no path":         line(n.Secret, ""),
			"too long":        line(n.Secret, "/"+strings.Repeat("a", longest)),
		} {
			conn, err := n.dial(dir)
			if err != nil {
				t.Fatal(err)
			}
			_ = conn.SetDeadline(time.Now().Add(4 * patience))
			_, _ = io.WriteString(conn, sent)
			if name == "not a whole one" {
				continue // it stays open and says nothing more
			}
			if said, _ := io.ReadAll(conn); len(said) != 0 {
				t.Errorf("%s, %s: it is answered %q", network, name, said)
			}
			_ = conn.Close()
		}
		if _, handed := Enter(dir, "/good", nil); !handed {
			t.Errorf("%s: the window no longer listens", network)
		}
		wants(t, got, "/good")
		if len(got) != 0 {
			t.Errorf("%s: %q was opened", network, <-got)
		}
		d.Close()
	}
}

// TestSilenceTakesNoPlaceForLong: callers that say nothing keep others out for two
// seconds at most.
func TestSilenceTakesNoPlaceForLong(t *testing.T) {
	t.Parallel() // it waits
	dir := places(t)["unix"]
	d, got := window(t, dir)
	defer d.Close()
	n := left(t, dir)
	for range mostAtOnce + 3 {
		conn, err := n.dial(dir)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	if _, handed := Enter(dir, "/late", nil); !handed {
		t.Fatal("nobody else is listened to")
	}
	wants(t, got, "/late")
}

// TestANoteLeadsNowhereElse: a note that names another computer is not followed.
func TestANoteLeadsNowhereElse(t *testing.T) {
	for _, n := range []note{
		{Network: "tcp", Address: "192.0.2.1:80"}, {Network: "tcp", Address: "localhost:80"}, {Network: "udp", Address: "127.0.0.1:9"}, {Network: "tcp"}, {},
	} {
		if conn, err := n.dial(t.TempDir()); err == nil {
			_ = conn.Close()
			t.Errorf("%+v is followed", n)
		}
	}
}

// TestAForgedNoteCallsNobody: somebody may write a note that names another computer, or a
// way of calling that reaches one. Whoever listens there is not called.
func TestAForgedNoteCallsNobody(t *testing.T) {
	l, err := net.Listen("tcp4", "0.0.0.0:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	called := make(chan string, 100)
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			called <- conn.LocalAddr().String()
			_ = conn.Close()
		}
	}()
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []note{
		{Network: "tcp", Address: "localhost:" + port},
		{Network: "tcp", Address: "127.0.0.2:" + port},
		{Network: "tcp", Address: "0.0.0.0:" + port},
		{Network: "tcp", Address: ":" + port},
		{Network: "tcp4", Address: "127.0.0.1:" + port},
		{Network: "", Address: "127.0.0.1:" + port},
	} {
		if conn, err := n.dial(t.TempDir()); err == nil {
			_ = conn.Close()
			t.Errorf("%+v is followed", n)
		}
	}
	own := note{Network: "tcp", Address: "127.0.0.1:" + port}
	conn, err := own.dial(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	_ = conn.Close()
	if at := <-called; at != own.Address {
		t.Errorf("%s was called", at)
	}
}

// TestOthersMayNotCallTheWindow: the socket and the note are the user's alone.
func TestOthersMayNotCallTheWindow(t *testing.T) {
	dir := places(t)["unix"]
	d, _ := window(t, dir)
	defer d.Close()
	for _, name := range []string{socketName, noteName} {
		if info, err := os.Stat(filepath.Join(dir, name)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s has mode %v, %v", name, info.Mode(), err)
		}
	}
}

// TestAWindowThatDoesNotAnswerIsLeft: somebody holds the lock and does not listen; the
// file gets a window of its own.
func TestAWindowThatDoesNotAnswerIsLeft(t *testing.T) {
	t.Parallel() // it waits
	dir := places(t)["unix"]
	l, err := net.Listen("unix", filepath.Join(dir, socketName))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	d, _ := window(t, dir)
	defer d.Close()
	if err := os.Remove(filepath.Join(dir, noteName)); err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	own, handed := Enter(dir, "/a", func(string) {})
	if handed || own == nil {
		t.Fatal("it counts as handed over")
	}
	own.Close()
	if took := time.Since(start); took > 3*time.Minute {
		t.Errorf("it took %v", took)
	}
}
