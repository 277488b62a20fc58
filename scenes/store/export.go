package store

import (
	"bytes"
	"io"
	"path/filepath"
)

// Export writes a file for other programs into the folder of exports, beside saves, under
// a name of its own, and returns its path. Every error is a *Problem.
func (s *Store) Export(name, ending string, fill func(w io.Writer) error) (string, error) {
	path := filepath.Join(s.dir("exports"), name+"-"+s.stamp()+"-"+unique()+ending)
	var out bytes.Buffer
	if err := fill(&out); err != nil {
		return "", unwritable(path, err)
	}
	if err := write(path, out.Bytes()); err != nil {
		return "", err
	}
	return path, nil
}
