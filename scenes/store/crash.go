package store

import (
	"encoding/json"
	"path/filepath"

	"schron/rules"
)

// Crash keeps a report and, if there is one, the record of the game that was
// on the table. It returns the folder to tell the player. Every error is a
// *Problem; what could be written stays.
func (s *Store) Crash(report string, r *rules.Record) (string, error) {
	dir := filepath.Join(s.dir("crashes"), s.stamp()+"-"+unique())
	err := write(filepath.Join(dir, "report.txt"), []byte(report))
	if r == nil {
		return dir, err
	}
	path := filepath.Join(dir, "record.json")
	data, bad := json.Marshal(r)
	if bad != nil {
		return dir, unwritable(path, bad)
	}
	if bad := write(path, append(data, '\n')); bad != nil {
		return dir, bad
	}
	return dir, err
}
