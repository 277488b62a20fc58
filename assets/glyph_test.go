package assets

import (
	"testing"
	"unicode"

	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotocondensedregular"
	"golang.org/x/image/font/sfnt"
)

// fonts are the fonts that the program draws with.
func fonts(t *testing.T) map[string]*sfnt.Font {
	t.Helper()
	out := map[string]*sfnt.Font{}
	for name, data := range map[string][]byte{
		"Roboto Condensed":      robotocondensedregular.TTF,
		"Roboto Condensed Bold": robotocondensedbold.TTF,
	} {
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(name, err)
		}
		out[name] = f
	}
	return out
}

// lacks lists the letters of a text that a font cannot draw. Line breaks are
// not drawn.
func lacks(f *sfnt.Font, text string) []rune {
	var out []rune
	var buf sfnt.Buffer
	for _, r := range text {
		if unicode.IsControl(r) {
			continue
		}
		if i, err := f.GlyphIndex(&buf, r); err != nil || i == 0 {
			out = append(out, r)
		}
	}
	return out
}

func TestFontsHaveEveryGlyphOfTheTexts(t *testing.T) {
	for name, f := range fonts(t) {
		each(t, func(lang, key, form, text string) {
			if missing := lacks(f, text); len(missing) > 0 {
				t.Errorf("%s %s %s: %s lacks %q", lang, key, form, name, missing)
			}
		})
	}
}

func TestFontsHaveEveryGlyphOfTheRulebooks(t *testing.T) {
	for name, f := range fonts(t) {
		for _, lang := range Languages() {
			for _, game := range Books(lang) {
				b, err := LoadBook(game, lang)
				if err != nil {
					t.Error(err)
					continue
				}
				for _, s := range b.Sections {
					text := b.Title + s.Title
					for _, block := range s.Blocks {
						for _, part := range block.Parts {
							text += PlainText(part)
						}
					}
					if missing := lacks(f, text); len(missing) > 0 {
						t.Errorf("%s %s, %s: %s lacks %q", lang, game, s.Title, name, missing)
					}
				}
			}
		}
	}
}

func TestMissingGlyphsAreFound(t *testing.T) {
	for name, f := range fonts(t) {
		if got := lacks(f, "zażółć GĘŚLĄ jaźń „…” “–”\u00a0’"); len(got) > 0 {
			t.Errorf("%s lacks %q", name, got)
		}
		if got := lacks(f, "a☢→"); len(got) != 2 {
			t.Errorf("%s: missing are %q, want the sign and the arrow", name, got)
		}
	}
}
