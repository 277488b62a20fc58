package scenes

import (
	"bytes"
	"encoding/json"
	"io"

	"schron/scenes/disk"
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
	err := disk.Replace(f.path, func(w io.Writer) error {
		_, err := w.Write(f.buf.Bytes())
		return err
	})
	if err != nil {
		return err
	}
	f.last = append(f.last[:0], f.buf.Bytes()...)
	return nil
}
