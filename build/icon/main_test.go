package main

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/bmp"

	"schron/scenes/icon"
)

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	for name, drawn := range map[string]func(int) (*image.RGBA, error){"icon": icon.Draw, "document": drawDocument} {
		if err := write(dir, name, "32", drawn); err != nil {
			t.Fatal(err)
		}
		f, err := os.Open(filepath.Join(dir, name+"-32.png"))
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if c, err := png.DecodeConfig(f); err != nil || c.Width != 32 || c.Height != 32 {
			t.Errorf("%s is %dx%d, error %v; want 32x32", name, c.Width, c.Height, err)
		}
	}
	for _, size := range []string{"", "7", "x", "4096"} {
		if err := write(dir, "icon", size, icon.Draw); err == nil || !strings.Contains(err.Error(), "accepted: 8 to 2048") {
			t.Errorf("size %q: error %v", size, err)
		}
	}
	if err := write(filepath.Join(dir, "none"), "icon", "32", icon.Draw); err == nil {
		t.Error("a missing folder is no error")
	}
}

// TestADocumentIsPaperWithTheIcon: the corners are empty, the margin is light, and in the
// middle is what is in the middle of the icon.
func TestADocumentIsPaperWithTheIcon(t *testing.T) {
	for _, n := range []int{16, 64, 256} {
		img, err := drawDocument(n)
		if err != nil {
			t.Fatal(err)
		}
		mark, err := icon.Draw(n / 2)
		if err != nil {
			t.Fatal(err)
		}
		if c := img.RGBAAt(0, 0); c.A != 0 {
			t.Errorf("size %d: the corner is %v", n, c)
		}
		if c := img.RGBAAt(n/2, n*3/16); c.R < 200 || c.A != 255 {
			t.Errorf("size %d: above the icon is %v, want paper", n, c)
		}
		if got, want := img.RGBAAt(n/2, n/2), mark.RGBAAt(n/4, n/4); got != want {
			t.Errorf("size %d: the middle is %v, want %v", n, got, want)
		}
	}
}

// TestTheWizardsPicture is a bitmap of the size that the setup expects, covered all over.
func TestTheWizardsPicture(t *testing.T) {
	file := filepath.Join(t.TempDir(), "wizard.bmp")
	if err := writeWizard(file); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := bmp.Decode(f)
	if err != nil || img.Bounds().Size() != image.Pt(wizardWidth, wizardHeight) {
		t.Fatalf("%v, %v", img, err)
	}
	for _, p := range []image.Point{{}, {wizardWidth - 1, wizardHeight - 1}, {wizardWidth / 2, 96 + wizardIcon/2}} {
		if _, _, _, a := img.At(p.X, p.Y).RGBA(); a != 0xffff {
			t.Errorf("at %v the picture is not covered", p)
		}
	}
}
