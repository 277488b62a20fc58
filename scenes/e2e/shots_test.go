package e2e

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules/registry"
	"schron/sprites/testloop"
)

// readPicture reads a PNG file.
func readPicture(t *testing.T, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}

// sceneNames are what -scene accepts, as the program says itself.
func sceneNames(t *testing.T) []string {
	t.Helper()
	said := runProgram(t, nil, "-scene", "none").err
	_, list, ok := strings.Cut(strings.TrimSpace(said), "accepted: ")
	if !ok {
		t.Fatalf("the program says %q", said)
	}
	return strings.Split(list, ", ")
}

// TestShotOfEveryScene: each scene becomes a picture of the size asked for, in
// each language another one, always the same one, and not an empty one. No
// other file is left.
func TestShotOfEveryScene(t *testing.T) {
	testloop.Need(t)
	t.Parallel()
	names := sceneNames(t)
	if len(names) < 8 {
		t.Errorf("only %d scenes: %q", len(names), names)
	}
	seen := map[string]string{}
	for _, name := range names {
		for _, lang := range []string{"pl", "en"} {
			file := filepath.Join(t.TempDir(), "shot.png")
			got := runProgram(t, nil, "-shot", file, "-scene", name, "-lang", lang, "-size", "1024x640", "-seed", "4")
			if got.code != 0 || got.out != "" || got.err != "" {
				t.Errorf("%s: exit code %d, %q, %q", name, got.code, got.out, got.err)
				continue
			}
			img := readPicture(t, file)
			if size := img.Rect.Size(); size != image.Pt(1024, 640) {
				t.Errorf("%s: the picture is %v", name, size)
			}
			if n := colours(img); n < 100 {
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
	text := played(t, 3, 40)
	record := put(t, filepath.Join(dir, "record.json"), text)
	seen := map[string]string{}
	for name, flags := range map[string]string{
		"the end": "", "the middle": "-at 20", "a seat": "-at 20 -seat 1", "large": "-at 20 -scale 1.5",
	} {
		file, tree := filepath.Join(dir, "shot.png"), filepath.Join(dir, "tree.json")
		args := append(strings.Fields(flags), "-shot", file, "-scene", "table", "-load", record, "-lang", "pl", "-size", "1920x1080", "-uitree", tree)
		if got := runProgram(t, nil, args...); got.code != 0 || got.err != "" {
			t.Errorf("%s: exit code %d, %q", name, got.code, got.err)
			continue
		}
		img := readPicture(t, file)
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

// TestDemonstration: the program plays every game by itself in its window and
// leaves pictures of the scenes before the table, turns and the result.
func TestDemonstration(t *testing.T) {
	testloop.Need(t)
	t.Parallel()
	out := filepath.Join(t.TempDir(), "out")
	if got := runProgram(t, nil, "demo", "-out", out, "-size", "1024x640", "-seed", "2"); got.code != 0 || got.err != "" {
		t.Fatalf("exit code %d, %q", got.code, got.err)
	}
	files, err := filepath.Glob(filepath.Join(out, "*.png"))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, file := range files {
		img := readPicture(t, file)
		if n := colours(img); n < 100 {
			t.Errorf("%s has %d colours", filepath.Base(file), n)
		}
		seen[string(img.Pix)] = true
	}
	want := []string{"shelf"}
	for _, g := range registry.Games() {
		for _, what := range []string{"setup", "rulebook", "turn-01", "turn-06", "result"} {
			want = append(want, g.ID()+"-"+what)
		}
	}
	for _, name := range want {
		if _, err := os.Stat(filepath.Join(out, name+".png")); err != nil {
			t.Errorf("there is no picture %s among %d", name, len(files))
		}
	}
	if len(seen) != len(files) {
		t.Errorf("%d different pictures of %d", len(seen), len(files))
	}
}
