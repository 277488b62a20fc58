package sprites

import (
	"errors"
	"fmt"
	"sync"
	"unicode"

	"eliasnaur.com/font/roboto/robotocondensedbold"
	"eliasnaur.com/font/roboto/robotocondensedregular"
	"github.com/tinne26/etxt"
	"github.com/tinne26/etxt/cache"
	"github.com/tinne26/etxt/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// glyphCacheBytes bounds the memory of glyph pictures.
const glyphCacheBytes = 8 << 20

// capHeight is the height of the capital letters and lineGap the distance of
// two baselines, both in ems.
const (
	capHeight  = 0.711
	ascent     = 0.93
	lineHeight = 1.17
	lineGap    = 1.28
)

// Fonts measures and sets text. It may be used without a window and by several
// goroutines; only drawing belongs to the game's own.
type Fonts struct {
	mu     sync.Mutex
	faces  [2]*face // regular, bold
	widths twoAges[widthKey, textWidth]
	lines  twoAges[fitKey, fitted]
	wraps  twoAges[fitKey, *wrapped]
	runs   twoAges[runKey, *run]
}

// face is one font with what is known of its glyphs in ems.
type face struct {
	font    *sfnt.Font
	buffer  sfnt.Buffer
	render  *etxt.Renderer
	upem    float64
	glyphs  map[rune]glyph
	kerning map[[2]sfnt.GlyphIndex]float64
}

type glyph struct {
	index   sfnt.GlyphIndex
	advance float64 // ems
}

// NewFonts loads Roboto Condensed, regular and bold.
func NewFonts() (*Fonts, error) {
	glyphs := cache.NewDefaultCache(glyphCacheBytes)
	f := &Fonts{}
	for i, ttf := range [][]byte{robotocondensedregular.TTF, robotocondensedbold.TTF} {
		parsed, name, err := font.ParseFromBytes(ttf)
		if err != nil {
			return nil, fmt.Errorf("font %q: %w", name, err)
		}
		r := etxt.NewRenderer()
		r.SetFont(parsed)
		r.SetCacheHandler(glyphs.NewHandler())
		r.Glyph().SetMissHandler(etxt.OnMissNotdef)
		f.faces[i] = &face{
			font: parsed, render: r, upem: float64(parsed.UnitsPerEm()),
			glyphs:  map[rune]glyph{},
			kerning: map[[2]sfnt.GlyphIndex]float64{},
		}
	}
	return f, nil
}

func (f *Fonts) face(bold bool) *face {
	if bold {
		return f.faces[1]
	}
	return f.faces[0]
}

// Has reports whether all faces have a character.
func (f *Fonts) Has(r rune) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.faces[0].index(r) != 0 && f.faces[1].index(r) != 0
}

// index is the place of a character in the font, 0 if it has none.
func (fc *face) index(r rune) sfnt.GlyphIndex {
	index, err := fc.font.GlyphIndex(&fc.buffer, r)
	if err != nil {
		return 0
	}
	return index
}

// glyph looks a character up. One that the font lacks is shown as a question mark;
// what only changes the letter before it is left out.
func (fc *face) glyph(r rune) glyph {
	if g, ok := fc.glyphs[r]; ok {
		return g
	}
	g := glyph{index: fc.index(r)}
	joins := g.index == 0 && unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf)
	if joins {
		g.index = fc.index(' ')
	} else if g.index == 0 {
		g.index = fc.index('?')
	}
	ppem := fixed.Int26_6(fc.font.UnitsPerEm()) << 6
	if adv, err := fc.font.GlyphAdvance(&fc.buffer, g.index, ppem, 0); err == nil && !joins {
		g.advance = float64(adv) / 64 / fc.upem
	}
	fc.glyphs[r] = g
	return g
}

// kern is the space to add between two glyphs in ems.
func (fc *face) kern(a, b sfnt.GlyphIndex) float64 {
	pair := [2]sfnt.GlyphIndex{a, b}
	if k, ok := fc.kerning[pair]; ok {
		return k
	}
	ppem := fixed.Int26_6(fc.font.UnitsPerEm()) << 6
	k, err := fc.font.Kern(&fc.buffer, a, b, ppem, 0)
	if err != nil && !errors.Is(err, sfnt.ErrNotFound) {
		k = 0
	}
	v := float64(k) / 64 / fc.upem
	fc.kerning[pair] = v
	return v
}
