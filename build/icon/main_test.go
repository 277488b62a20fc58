package main

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	if err := write(dir, "32"); err != nil {
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
		if err := write(dir, size); err == nil || !strings.Contains(err.Error(), "accepted: 8 to 2048") {
			t.Errorf("size %q: error %v", size, err)
		}
	}
	if err := write(filepath.Join(dir, "none"), "32"); err == nil {
		t.Error("a missing folder is no error")
	}
}
