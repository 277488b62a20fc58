package instance

import (
	"bufio"
	"crypto/subtle"
	"encoding/json"
	"errors"
	"io"
	"net"
	"path/filepath"
	"strings"
	"time"
	"unicode/utf8"

	"schron/scenes/disk"
)

const (
	patience   = 2 * time.Second // for everything that one side says
	longest    = 64 << 10        // bytes of a line
	mostNote   = 4 << 10         // bytes of a note
	mostAtOnce = 8               // who is listened to at once; others are hung up on
	taken      = "taken\n"
)

// request is the line of who hands a file over.
type request struct {
	Secret string `json:"secret"`
	Open   string `json:"open"` // an absolute path
}

// server listens to those who hand files over.
type server struct {
	secret string
	open   func(path string)
	seats  chan struct{}
}

func (s *server) serve(l net.Listener) {
	for {
		conn, err := l.Accept()
		if errors.Is(err, net.ErrClosed) {
			return
		}
		if err != nil {
			time.Sleep(pause) // as with too many open files
			continue
		}
		select {
		case s.seats <- struct{}{}:
			go func() {
				defer func() { <-s.seats }()
				s.answer(conn)
			}()
		default:
			_ = conn.Close()
		}
	}
}

// answer takes a file from who knows the secret.
func (s *server) answer(conn net.Conn) {
	defer conn.Close()
	_ = conn.SetDeadline(time.Now().Add(patience))
	line, err := bufio.NewReader(io.LimitReader(conn, longest)).ReadBytes('\n')
	if err != nil {
		return
	}
	var r request
	if json.Unmarshal(line, &r) != nil || subtle.ConstantTimeCompare([]byte(r.Secret), []byte(s.secret)) != 1 || !sound(r.Open) {
		return
	}
	s.open(r.Open)
	_, _ = io.WriteString(conn, taken)
}

// sound reports whether a path can be one that the system named.
func sound(path string) bool {
	return filepath.IsAbs(path) && utf8.ValidString(path) && !strings.ContainsRune(path, 0)
}

// hand gives a file to the window that listens in a folder.
func hand(dir, path string) error {
	data, err := disk.Read(filepath.Join(dir, noteName), mostNote)
	if err != nil {
		return err
	}
	var n note
	if err := json.Unmarshal(data, &n); err != nil {
		return err
	}
	line, err := json.Marshal(request{n.Secret, path})
	if err != nil {
		return err
	}
	conn, err := n.dial(dir)
	if err != nil {
		return err
	}
	defer conn.Close()
	_ = conn.SetDeadline(time.Now().Add(patience))
	if _, err := conn.Write(append(line, '\n')); err != nil {
		return err
	}
	said, err := io.ReadAll(io.LimitReader(conn, int64(len(taken))))
	if err == nil && string(said) != taken {
		err = errors.New("the window does not take it")
	}
	return err
}

// dial calls the window; a note never leads away from this computer.
func (n note) dial(dir string) (net.Conn, error) {
	if n.Network == "unix" {
		return net.DialTimeout("unix", filepath.Join(dir, socketName), patience)
	}
	host, _, err := net.SplitHostPort(n.Address)
	if err != nil || n.Network != "tcp" || host != "127.0.0.1" {
		return nil, errors.New("a note of something else")
	}
	return net.DialTimeout("tcp", n.Address, patience)
}
