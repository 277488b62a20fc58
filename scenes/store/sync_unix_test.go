//go:build !windows

package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestTheNameIsOnTheDiskToo: after the renaming the folder is brought there, and
// where that cannot be it is no fault.
func TestTheNameIsOnTheDiskToo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	for _, fault := range []error{nil, errors.ErrUnsupported} {
		list := watchSyncs(t, path, func(f *os.File) error { return fault })
		if err := replace(path, []byte("new")); err != nil {
			t.Fatal(err)
		}
		if len(*list) != 1 || !(*list)[0].folder || (*list)[0].name != filepath.Dir(path) || (*list)[0].target != "new" {
			t.Errorf("brought to the disk: %+v", *list)
		}
	}
}
