// Package disk guards the way to files that somebody else has named. It reads only
// plain files, up to a size, and overwrites only plain files. A device, a pipe or a
// folder is refused before it is opened, so that nothing hangs and nothing is filled.
package disk

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
)

// The greatest sizes of what is read, in bytes: more than any of it can need.
const (
	Record    = 32 << 20  // a game record
	Settings  = 1 << 20   // the settings
	Recording = 256 << 20 // recorded input
	People    = 16 << 20  // the guest book
)

// ErrNotPlain says that a file is a device, a pipe or the like.
var ErrNotPlain = errors.New("it is a device or a pipe, accepted: a plain file")

// TooLargeError says that a file has more bytes than Most.
type TooLargeError struct{ Most int64 }

func (e *TooLargeError) Error() string {
	return fmt.Sprintf("it is larger than %d MiB, accepted: up to that", e.MiB())
}

// MiB is Most in mebibytes.
func (e *TooLargeError) MiB() int { return int(e.Most >> 20) }

// Open opens a plain file of at most so many bytes for reading.
func Open(path string, most int64) (*os.File, error) {
	info, err := os.Stat(path)
	if err == nil {
		err = check(info, most)
	}
	if err != nil {
		return nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	// Another file may have come in its place meanwhile.
	if info, err = f.Stat(); err == nil {
		err = check(info, most)
	}
	if err != nil {
		_ = f.Close()
		return nil, err
	}
	return f, nil
}

func check(info fs.FileInfo, most int64) error {
	switch {
	case info.IsDir():
		return syscall.EISDIR
	case !info.Mode().IsRegular():
		return ErrNotPlain
	case info.Size() > most:
		return &TooLargeError{Most: most}
	}
	return nil
}

// Read reads a plain file of at most so many bytes.
func Read(path string, most int64) ([]byte, error) {
	f, err := Open(path, most)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(data)) > most {
		err = &TooLargeError{Most: most} // it grows while it is read
	}
	if err != nil {
		return nil, err
	}
	return data, nil
}

// Target returns the file that writing to path changes: path itself, or what a
// link stands for. It is an error unless that is a plain file or not there yet.
func Target(path string) (string, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return path, nil
	}
	if err == nil {
		err = check(info, info.Size())
	}
	if err != nil {
		return "", err
	}
	return filepath.EvalSymlinks(path)
}

// Replace writes a file beside path by fill and then moves it to path. So a reader
// never sees half of it. It does not wait until the disk has it.
func Replace(path string, fill func(w io.Writer) error) (err error) {
	if path, err = Target(path); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), strings.ReplaceAll(filepath.Base(path), "*", "_")+".*")
	if err != nil {
		return err
	}
	err = fill(tmp)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), path)
	}
	if err != nil {
		_ = os.Remove(tmp.Name())
	}
	return err
}

// All writes files, each by its place in paths, all of them or none. If one fails, those
// before it are removed.
func All(paths []string, write func(i int) error) error {
	for i := range paths {
		if err := write(i); err != nil {
			for _, path := range paths[:i] {
				_ = os.Remove(path)
			}
			return err
		}
	}
	return nil
}
