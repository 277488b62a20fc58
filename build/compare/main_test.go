package main

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// draws writes a picture of 20 × 10 with a box of a grey in it.
func draws(t *testing.T, file string, grey uint8, box image.Rectangle) {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, 20, 10))
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			img.SetGray(x, y, color.Gray{Y: grey})
		}
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestCompare(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	box := image.Rect(2, 3, 6, 5)
	draws(t, in("old/same.png"), 90, box)
	draws(t, in("new/same.png"), 95, box) // faint
	draws(t, in("old/pl/other.png"), 90, box)
	draws(t, in("new/pl/other.png"), 190, box)
	draws(t, in("old/more.png"), 0, box)
	draws(t, in("new/more.png"), 255, image.Rect(0, 0, 20, 5))
	draws(t, in("old/gone.png"), 0, box)
	draws(t, in("new/added.png"), 0, box)
	var out strings.Builder
	code, err := run([]string{in("old"), in("new"), in("out")}, &out)
	if err != nil || code != 1 {
		t.Fatalf("code %d, %v", code, err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	want := []string{
		"gone.png is not in " + in("new"), "added.png is not in " + in("old"),
		"50.00 % more.png (0,0)-(20,5)", "4.00 % " + filepath.Join("pl", "other.png") + " (2,3)-(6,5)", "4 pictures differ",
	}
	if len(lines) != len(want) {
		t.Fatalf("told:\n%s", out.String())
	}
	for i := range want {
		if !strings.HasSuffix(lines[i], want[i]) {
			t.Errorf("line %d is %q, want %q", i+1, lines[i], want[i])
		}
	}
	both, err := read(in("out/pl/other.png"))
	if err != nil {
		t.Fatal(err)
	}
	if both.Rect.Dx() != 48 || both.NRGBAAt(3, 3).R != 90 || both.NRGBAAt(31, 3).R != 190 || both.NRGBAAt(0, 1) != (color.NRGBA{R: 255, A: 255}) {
		t.Errorf("side by side: %v, %v and %v, frame %v", both.Rect, both.NRGBAAt(3, 3), both.NRGBAAt(31, 3), both.NRGBAAt(0, 1))
	}
	if _, err := os.Stat(in("out/same.png")); err == nil {
		t.Error("pictures that are the same are put side by side")
	}
}

func TestCompareRefuses(t *testing.T) {
	dir := t.TempDir()
	for _, args := range [][]string{nil, {dir}, {dir, filepath.Join(dir, "nowhere")}, {"a", "b", "c", "d"}} {
		if code, err := run(args, &strings.Builder{}); code != 2 || err == nil {
			t.Errorf("%q: code %d, %v", args, code, err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "x.png"), []byte("no picture"), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, err := run([]string{dir, dir}, &strings.Builder{}); code != 2 || err == nil || !strings.Contains(err.Error(), "x.png") {
		t.Errorf("no picture: code %d, %v", code, err)
	}
}
