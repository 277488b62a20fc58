package main

import (
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const half = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H5V10H0Z" fill="#ff0000"/></svg>`

func TestDrawFillsTheSquare(t *testing.T) {
	for _, n := range []int{16, 64} {
		img, err := draw(strings.NewReader(half), n)
		if err != nil {
			t.Fatal(err)
		}
		if got := img.RGBAAt(n/4, n/2); got != (color.RGBA{255, 0, 0, 255}) {
			t.Errorf("size %d: left is %v, want red", n, got)
		}
		if got := img.RGBAAt(3*n/4, n/2); got.A != 0 {
			t.Errorf("size %d: right is %v, want nothing", n, got)
		}
	}
}

func TestDrawRefusesWhatItDoesNotKnow(t *testing.T) {
	svg := strings.Replace(half, "<path", "<blink/><path", 1)
	if _, err := draw(strings.NewReader(svg), 16); err == nil {
		t.Error("an unknown element is drawn")
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "a.svg")
	if err := os.WriteFile(in, []byte(half), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := write(in, dir, "32"); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join(dir, "icon-32.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if c, err := png.DecodeConfig(f); err != nil || c.Width != 32 || c.Height != 32 {
		t.Errorf("picture %dx%d, error %v; want 32x32", c.Width, c.Height, err)
	}
	for _, size := range []string{"", "7", "x", "4096"} {
		if err := write(in, dir, size); err == nil || !strings.Contains(err.Error(), "accepted: 8 to 2048") {
			t.Errorf("size %q: error %v", size, err)
		}
	}
	if err := write(filepath.Join(dir, "none.svg"), dir, "32"); err == nil {
		t.Error("a missing file is no error")
	}
}
