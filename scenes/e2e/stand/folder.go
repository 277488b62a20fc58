package stand

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// Folder is a folder of saves and settings.
type Folder string

// Settings with which nothing moves by itself, and the usual ones. With both two people
// played last, and the screen is covered between turns in Dzicz, too.
const (
	quick = `{"language":"pl","animation":"off","recap":false,"showMe":false,"covers":{"dzicz":true},"players":[{"name":""},{"name":""}]}`
	usual = `{"language":"pl","showMe":false,"covers":{"dzicz":true},"players":[{"name":""},{"name":""}]}`
)

// Quickly makes a folder in which nothing moves by itself, with the cover.
func Quickly(t testing.TB) Folder { return With(t, quick) }

// Usually makes a folder of usual settings, with the cover.
func Usually(t testing.TB) Folder { return With(t, usual) }

// With makes a folder with these settings.
func With(t testing.TB, settings string) Folder {
	f := Empty(t)
	Put(t, f.Path("settings.json"), settings)
	return f
}

// Empty makes a folder as it is before the first start.
func Empty(t testing.TB) Folder { return Folder(t.TempDir()) }

// Path is a file in the folder.
func (f Folder) Path(parts ...string) string {
	return filepath.Join(append([]string{string(f)}, parts...)...)
}

// Record is the only game in progress, as it lies on the disk.
func (f Folder) Record(t testing.TB) *rules.Record {
	t.Helper()
	return f.Kept(t, "auto")
}

// Kept is the only game in a folder of the saves: auto, saves or replays.
func (f Folder) Kept(t testing.TB, folder string) *rules.Record {
	t.Helper()
	files := f.Games(t, folder)
	if len(files) != 1 {
		t.Fatalf("%s holds %v; want one file", folder, files)
	}
	return rulestest.ReadRecord(t, files[0])
}

// Games are the files of games in a folder of the saves.
func (f Folder) Games(t testing.TB, folder string) []string {
	t.Helper()
	files, err := filepath.Glob(f.Path(folder, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Settings reads the file of settings.
func (f Folder) Settings(t testing.TB) map[string]any {
	t.Helper()
	data, err := os.ReadFile(f.Path("settings.json"))
	out := map[string]any{}
	if err == nil {
		err = json.Unmarshal(data, &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Has reports whether there is a file in the folder.
func (f Folder) Has(parts ...string) bool {
	_, err := os.Stat(f.Path(parts...))
	return err == nil
}
