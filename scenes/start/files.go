package start

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/disk"
)

// why takes the path and the system call off an error of a file, for the
// sentence names the path already.
func why(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return errors.New("there is no such file")
	case errors.Is(err, syscall.EISDIR):
		return errors.New("it is a folder, accepted: a file")
	}
	return err
}

// recording refuses a file that cannot be read or holds no recorded input.
func recording(flag, file string) error {
	f, err := disk.Open(file, disk.Recording)
	if err != nil {
		return wrongUse("file %q of %s cannot be read: %v", file, flag, why(err))
	}
	defer f.Close()
	if _, err := input.NewReader(f); err != nil {
		return wrongUse("file %q of %s cannot be used: %v", file, flag, err)
	}
	return nil
}

// writable refuses a file that could not be written: its folder must be there,
// and what stands in its place a plain file. It leaves that as it is.
func writable(flag, file string) error {
	info, err := os.Stat(filepath.Dir(file))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		err = errors.New("there is no such folder")
	case err == nil && !info.IsDir():
		err = errors.New("its folder is a file")
	case err == nil:
		_, err = disk.Target(file)
	}
	if err != nil {
		return wrongUse("file %q of %s cannot be written: %v", file, flag, why(err))
	}
	return nil
}

// folder makes a folder unless it is there.
func folder(flag, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		if errors.Is(err, syscall.ENOTDIR) {
			err = errors.New("there is a file of that name")
		}
		return wrongUse("folder %q of %s cannot be made: %v", dir, flag, why(err))
	}
	return nil
}

// match reads and replays a record.
func match(file string) (*rules.Match, error) {
	data, err := disk.Read(file, disk.Record)
	if err != nil {
		return nil, wrongUse("file %q cannot be read: %v", file, why(err))
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		return nil, wrongUse("file %q cannot be used: %v", file, err)
	}
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		return nil, wrongUse("file %q cannot be used: %v", file, err)
	}
	return m, nil
}
