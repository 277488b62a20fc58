package pictures

import (
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/sprites/testloop"
)

// sceneNames are what -scene accepts, as the program says itself.
func sceneNames(t *testing.T) []string {
	t.Helper()
	said := stand.Run(t, nil, "-scene", "none").Err
	_, list, ok := strings.Cut(strings.TrimSpace(said), "accepted: ")
	if !ok {
		t.Fatalf("the program says %q", said)
	}
	return strings.Split(list, ", ")
}

// TestShotOfEveryScene: each scene becomes a picture of the size asked for, and not an
// empty one. In each language it is another one. No other file is left. Outside of a proof
// that is tried with every second scene, in English with the first.
func TestShotOfEveryScene(t *testing.T) {
	testloop.Need(t)
	t.Parallel()
	names := sceneNames(t)
	if len(names) < 8 {
		t.Errorf("only %d scenes: %q", len(names), names)
	}
	seen := map[string]string{}
	for i, name := range names {
		for _, lang := range []string{"pl", "en"} {
			if (i%2 > 0 || lang == "en" && i > 0) && !rulestest.Thorough() {
				continue
			}
			file := filepath.Join(t.TempDir(), "shot.png")
			got := stand.Run(t, nil, "-shot", file, "-scene", name, "-lang", lang, "-size", "1024x640", "-seed", "4")
			if got.Code != 0 || got.Out != "" || got.Err != "" {
				t.Errorf("%s: exit code %d, %q, %q", name, got.Code, got.Out, got.Err)
				continue
			}
			img := stand.ReadPicture(t, file)
			if size := img.Rect.Size(); size != image.Pt(1024, 640) {
				t.Errorf("%s: the picture is %v", name, size)
			}
			if n := stand.Colours(img); n < 100 {
				t.Errorf("%s: the picture has %d colours", name, n)
			}
			if other, ok := seen[string(img.Pix)]; ok {
				t.Errorf("%s %s is the same picture as %s", name, lang, other)
			}
			seen[string(img.Pix)] = name + " " + lang
			if files, err := os.ReadDir(filepath.Dir(file)); err != nil || len(files) != 1 {
				t.Errorf("%s: %d files are left, %v", name, len(files), err)
			}
		}
	}
}

// TestShotOfARecord: the moment, the seat and the scale asked for, and the tree
// of what stands in the picture beside it.
func TestShotOfARecord(t *testing.T) {
	testloop.Need(t)
	t.Parallel()
	dir := t.TempDir()
	text := stand.Played(t, 3, 40)
	record := stand.Put(t, filepath.Join(dir, "record.json"), text)
	seen := map[string]string{}
	for name, flags := range map[string]string{
		"the end": "", "the middle": "-at 20", "a seat": "-at 20 -seat 1", "large": "-at 20 -scale 1.5",
	} {
		file, tree := filepath.Join(dir, "shot.png"), filepath.Join(dir, "tree.json")
		args := append(strings.Fields(flags), "-shot", file, "-scene", "table", "-load", record, "-lang", "pl", "-size", "1920x1080", "-uitree", tree)
		if got := stand.Run(t, nil, args...); got.Code != 0 || got.Err != "" {
			t.Errorf("%s: exit code %d, %q", name, got.Code, got.Err)
			continue
		}
		img := stand.ReadPicture(t, file)
		if other, ok := seen[string(img.Pix)]; ok {
			t.Errorf("%s is the same picture as %s", name, other)
		}
		seen[string(img.Pix)] = name
		if data, err := os.ReadFile(tree); err != nil || !strings.Contains(string(data), `"field:c3"`) {
			t.Errorf("%s: the tree lacks the board: %v", name, err)
		}
	}
	if after, err := os.ReadFile(record); err != nil || string(after) != text {
		t.Errorf("the record was changed: %v", err)
	}
}
