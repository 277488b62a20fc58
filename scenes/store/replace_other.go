//go:build !windows

package store

import (
	"os"
	"path/filepath"

	"github.com/google/renameio/v2"
)

// replace puts data in place of a file, or leaves the file as it was.
func replace(path string, data []byte) error {
	if err := renameio.WriteFile(path, data, 0o644, renameio.WithTempDir(filepath.Dir(path))); err != nil {
		return err
	}
	// The new name must survive a power cut too. Not every file system can
	// promise that; the data itself is safe by now.
	if dir, err := os.Open(filepath.Dir(path)); err == nil {
		_ = syncFile(dir)
		_ = dir.Close()
	}
	return nil
}
