package store

import (
	"os"
	"path/filepath"
)

// syncFile waits until the disk has what was written to a file, or the names that a
// folder holds. It is a variable so that tests see when that happens.
var syncFile = (*os.File).Sync

// replaceByRename writes data to a temporary file beside path, makes sure that
// it is on the disk and renames it to path. It is for systems that the library
// renameio does not serve.
func replaceByRename(path string, data []byte) (err error) {
	dir, base := filepath.Split(path)
	f, err := os.CreateTemp(dir, "."+base+"*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(f.Name())
		}
	}()
	if _, err = f.Write(data); err == nil {
		err = syncFile(f)
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
