package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"schron/rules"
	"schron/scenes/disk"
)

func (s *Store) settingsPath() string { return filepath.Join(s.places.Settings, "settings.json") }

// SettingsKept reports whether settings were ever kept: there are none before the first
// one is chosen.
func (s *Store) SettingsKept() bool {
	_, err := os.Stat(s.settingsPath())
	return !errors.Is(err, fs.ErrNotExist)
}

// lockSettings keeps other windows from writing the settings, for a moment.
func (s *Store) lockSettings() (*lock, error) {
	l, err := takeLock(filepath.Join(s.places.Settings, "settings.lock"))
	if err != nil {
		p := problem(settingsBusy)
		p.Err = err
		return nil, p
	}
	return l, nil
}

// Settings reads the settings; what is missing has its default, the language
// being the given one (see SystemLanguage). A damaged file is put aside
// under another name, as it is, and a *Problem tells so; the settings returned
// are good in any case.
func (s *Store) Settings(language string) (Settings, error) {
	set, bad, err := s.tryRead(language)
	if err == nil && len(bad) == 0 {
		return set, nil
	}
	if err != nil && !damaged(err) {
		return set, unreadable(s.settingsPath(), err)
	}
	l, err := s.lockSettings()
	if err != nil {
		return set, err
	}
	defer l.release()
	// Another window may have mended it meanwhile.
	set, bad, err = s.tryRead(language)
	if err == nil && len(bad) == 0 {
		return set, nil
	}
	aside, moved := s.putAside(s.settingsPath())
	if moved != nil {
		return set, moved
	}
	kept := rules.Literal("file", aside)
	if err != nil {
		key := "settings.problem.damaged"
		if good, ok := s.lastGoodSettings(language); ok {
			key, set = "settings.problem.restored", good
			if err := s.saveSettings(set); err != nil {
				return set, err
			}
		}
		p := problem(key, kept)
		p.Err = err
		return set, p
	}
	// The good values must be there at the next start too.
	if err := s.saveSettings(set); err != nil {
		return set, err
	}
	p := problem("settings.problem.values", kept)
	p.Err = fmt.Errorf("values not accepted: %s", strings.Join(bad, ", "))
	return set, p
}

// tryRead reads the file of settings, see readSettings. That there is none is no
// error.
func (s *Store) tryRead(language string) (Settings, []string, error) {
	data, err := disk.Read(s.settingsPath(), disk.Settings)
	if errors.Is(err, fs.ErrNotExist) {
		return DefaultSettings(language), nil, nil
	}
	if err != nil {
		return DefaultSettings(language), nil, err
	}
	return readSettings(bytes.TrimPrefix(data, mark), language)
}

// lastGoodSettings reads the latest good settings beside the present ones.
func (s *Store) lastGoodSettings(language string) (set Settings, ok bool) {
	ok = fromCopies(s.settingsPath(), func(path string) bool {
		data, err := disk.Read(path, disk.Settings)
		if err != nil {
			return false
		}
		var bad []string
		set, bad, err = readSettings(bytes.TrimPrefix(data, mark), language)
		return err == nil && len(bad) == 0
	})
	return set, ok
}

// damaged reports whether it is for what it holds that a file of settings cannot be
// used: then it is put aside. Other errors are the system's.
func damaged(err error) bool {
	var large *disk.TooLargeError
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	return errors.As(err, &large) || errors.As(err, &syntax) || errors.As(err, &kind)
}

// saveSettings writes all settings over what is there. Every error is a *Problem.
func (s *Store) saveSettings(set Settings) error {
	data, err := json.MarshalIndent(set, "", "  ")
	if err != nil {
		return unwritable(s.settingsPath(), err)
	}
	return write(s.settingsPath(), append(data, '\n'))
}

// ChangeSettings writes those settings that differ between before and now, and
// leaves others in the file as another window may have left them. What could not be
// written is written with the next change. Every error is a *Problem; see Busy.
func (s *Store) ChangeSettings(before, now Settings) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	old, values := before.fields(), map[string]json.RawMessage{}
	for i, f := range now.fields() {
		was, err1 := json.Marshal(old[i].value)
		is, err2 := json.Marshal(f.value)
		if err := errors.Join(err1, err2); err != nil {
			return unwritable(s.settingsPath(), err)
		}
		values[f.name] = is
		if !bytes.Equal(was, is) {
			s.unsaved[f.name] = true
		}
	}
	if len(s.unsaved) == 0 {
		return nil
	}
	l, err := s.lockSettings()
	if err != nil {
		return err
	}
	defer l.release()
	if err := s.merge(values); err != nil {
		return err
	}
	clear(s.unsaved)
	return nil
}

// merge writes the unsaved ones of values, and those that are missing there, into the
// file. If the file cannot be used, it writes all into a new one.
func (s *Store) merge(values map[string]json.RawMessage) error {
	file := map[string]json.RawMessage{}
	data, err := disk.Read(s.settingsPath(), disk.Settings)
	data = bytes.TrimPrefix(data, mark)
	if err == nil {
		err = json.Unmarshal(data, &file)
	}
	switch {
	case err == nil && file != nil:
		if _, bad, err := readSettings(data, ""); err == nil && len(bad) == 0 {
			keepGood(s.settingsPath())
		}
		for name, value := range values {
			if _, there := file[name]; s.unsaved[name] || !there {
				file[name] = value
			}
		}
	case err == nil, errors.Is(err, fs.ErrNotExist):
		file = values
	case damaged(err):
		if _, err := s.putAside(s.settingsPath()); err != nil {
			return err
		}
		file = values
	default:
		return unreadable(s.settingsPath(), err)
	}
	if data, err = json.MarshalIndent(file, "", "  "); err != nil {
		return unwritable(s.settingsPath(), err)
	}
	return write(s.settingsPath(), append(data, '\n'))
}
