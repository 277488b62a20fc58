package scenes

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"

	"schron/scenes/ui"
)

// treeFile keeps a file up to date with the UI tree. It is written beside
// itself and renamed, so that a reader never sees half of it, and only when it
// changes.
type treeFile struct {
	path string
	last []byte
	buf  bytes.Buffer
}

// write brings the file up to date.
func (f *treeFile) write(t ui.Tree) error {
	f.buf.Reset()
	if err := json.NewEncoder(&f.buf).Encode(t); err != nil {
		return err
	}
	if bytes.Equal(f.buf.Bytes(), f.last) {
		return nil
	}
	tmp, err := os.CreateTemp(filepath.Dir(f.path), filepath.Base(f.path)+".*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(f.buf.Bytes())
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(tmp.Name(), f.path)
	}
	if err != nil {
		os.Remove(tmp.Name())
		return err
	}
	f.last = append(f.last[:0], f.buf.Bytes()...)
	return nil
}
