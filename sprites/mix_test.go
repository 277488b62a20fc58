package sprites

import (
	"image/color"
	"strings"
	"testing"
	"testing/fstest"
)

const (
	mixDisc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 20 20"><defs><linearGradient id="g1" x1="0" y1="0" x2="0" y2="1">` +
		`<stop offset="0" stop-color="#ff00ff"/><stop offset="1" stop-color="#ff00ff"/></linearGradient></defs><circle cx="20" cy="20" r="10" fill="url(#g1)"/></svg>`
	mixGround = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><defs><linearGradient id="g1" x1="0" y1="0" x2="0" y2="1">` +
		`<stop offset="0" stop-color="#00ff00"/><stop offset="1" stop-color="#00ff00"/></linearGradient></defs><rect x="0" y="0" width="40" height="40" fill="url(#g1)"/></svg>`
)

func mixed(lines ...string) (*Store, error) {
	s, err := NewStore(fstest.MapFS{
		"a/disc.svg":   {Data: []byte(mixDisc)},
		"a/ground.svg": {Data: []byte(mixGround)},
		"a/all.mix":    {Data: []byte(strings.Join(lines, "\n"))},
	})
	if err == nil {
		s.Close()
	}
	return s, err
}

// TestMixLaysPartsOverEachOther finds the ground, and the disc in the colour of its picture,
// where they lie in the view. Gradients of the same name do not get mixed up.
func TestMixLaysPartsOverEachOther(t *testing.T) {
	s, err := mixed("# remark", "view whole- 0 0 40 40 0", "view close- 10 10 20 20 0", "",
		"red = ground disc:#ff0000", "blue = ground disc:#0000ff")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct {
		name   string
		x, y   int
		colour color.NRGBA
	}{
		{"a/whole-red", 20, 20, Hex(0xff0000)},
		{"a/whole-red", 2, 20, Hex(0x00ff00)},
		{"a/whole-blue", 20, 12, Hex(0x0000ff)},
		{"a/close-blue", 2, 20, Hex(0x0000ff)},
		{"a/close-blue", 1, 1, Hex(0x00ff00)},
	} {
		img, err := s.Raster(want.name, 40, 40, color.NRGBA{})
		if err != nil {
			t.Fatal(err)
		}
		if got := img.RGBAAt(want.x, want.y); !near(got, want.colour, 8) {
			t.Errorf("%s has %v at (%d, %d), want %v", want.name, got, want.x, want.y, want.colour)
		}
	}
	if s.Aspect("a/close-red") != 1 || s.Has("a/red") {
		t.Error("a mixed picture exists in its views alone")
	}
}

func TestMixRoundsCorners(t *testing.T) {
	s, err := mixed("view r- 0 0 40 40 12", "x = ground")
	if err != nil {
		t.Fatal(err)
	}
	img, err := s.Raster("a/r-x", 40, 40, color.NRGBA{})
	if err != nil {
		t.Fatal(err)
	}
	if img.RGBAAt(0, 0).A != 0 || img.RGBAAt(20, 0).A != 255 {
		t.Error("the corners are not cut round")
	}
}

func TestBrokenMixIsRefused(t *testing.T) {
	const view = "view v- 0 0 40 40 0"
	for _, lines := range [][]string{
		{"x = ground"},
		{view, "x ground"},
		{view, "x ="},
		{view, "x = nothing"},
		{view, "x = disc:#12"},
		{view, "x = disc:#zzzzzz"},
		{view, "x = disc", "x = ground"},
		{"view v- 0 0 40"},
		{"view v- 0 0 forty 40 0"},
		{"view v- 0 0 0 40 0"},
	} {
		if _, err := mixed(lines...); err == nil || !strings.Contains(err.Error(), "a/all.mix, line ") {
			t.Errorf("%q: %v", lines, err)
		}
	}
}
