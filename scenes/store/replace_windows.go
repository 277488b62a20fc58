package store

import (
	"errors"
	"io/fs"
	"time"
)

// replace puts data in place of a file, or leaves the file as it was. A virus
// scanner or the indexer may hold a fresh file for a moment, so a refusal is
// not believed at once.
func replace(path string, data []byte) error {
	var err error
	for wait := 5 * time.Millisecond; wait < 200*time.Millisecond; wait *= 2 {
		if err = replaceByRename(path, data); !errors.Is(err, fs.ErrPermission) {
			return err
		}
		time.Sleep(wait)
	}
	return err
}
