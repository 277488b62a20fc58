package sprites

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"unicode"

	"github.com/tinne26/etxt/font"
)

// TestFontsHaveEveryGlyph asks both fonts for every character of the texts and
// rulebooks in both languages and for what players may type.
func TestFontsHaveEveryGlyph(t *testing.T) {
	f := testFonts(t)
	want := "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”’“«»–—…·×−±≥≤°%&@#*+=/\\|_~^<>{}[]()!?.,:;'\"\u00a0" + ellipsis
	for r := rune('!'); r < 0x7f; r++ {
		want += string(r)
	}
	folder := os.DirFS("../assets")
	files := 0
	err := fs.WalkDir(folder, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !(strings.HasSuffix(path, ".toml") || strings.HasSuffix(path, ".md")) {
			return err
		}
		text, err := fs.ReadFile(folder, path)
		files++
		want += string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 4 {
		t.Errorf("only %d files of texts found", files)
	}
	printable := strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return -1
		}
		return r
	}, want)
	for i, fc := range f.faces {
		missing, err := font.GetMissingRunes(fc.font, printable)
		if err != nil {
			t.Fatal(err)
		}
		if len(missing) > 0 {
			t.Errorf("font %d lacks %q", i, string(missing))
		}
	}
}

func TestAMissingGlyphHasAWidth(t *testing.T) {
	f := testFonts(t)
	if f.Has('☢') || !f.Has('ż') {
		t.Error("the fonts hold ☢, or lack ż")
	}
	if f.Measure("☢", Body).W <= 0 {
		t.Error("a missing glyph has no width")
	}
}

// TestWhatNoFontHoldsIsAQuestionMark, a letter each, as wide as it is drawn.
func TestWhatNoFontHoldsIsAQuestionMark(t *testing.T) {
	f := testFonts(t)
	for text, want := range map[string]string{
		"李小龙": "???", "سارة": "????", "A😀B": "A?B",
		"👍🏽\u200d": "??", "o\u0489": "o",
	} {
		for _, st := range []TextStyle{Body, BodyBold} {
			if got, want := f.Measure(text, st).W, f.Measure(want, st).W; got != want {
				t.Errorf("%q is %v wide, want %v", text, got, want)
			}
		}
		run, marks := f.run(text, false, 20, 0), f.run(want, false, 20, 0)
		n := 0
		for i := range run.glyphs {
			if !run.glyphs[i].mask.Bounds().Empty() {
				n++
			}
		}
		if n < len(marks.glyphs) {
			t.Errorf("%q is drawn with %d letters, want %d", text, n, len(marks.glyphs))
		}
	}
	for _, r := range "aŻяΩ?" {
		if !f.Has(r) {
			t.Errorf("%q is said to be missing", r)
		}
	}
	for _, r := range "李س😀" {
		if f.Has(r) {
			t.Errorf("%q is said to be there", r)
		}
	}
}
