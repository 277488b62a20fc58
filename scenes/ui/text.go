package ui

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/sprites"
)

// Label adds one line of text.
func (b *Builder) Label(r layout.Rect, text string, st sprites.TextStyle) *Node {
	return b.Draw(r, func(c *sprites.Canvas, _ State) { c.Text(text, r, st) })
}

// Info adds one line of text that stands in the UI tree under an id. Tests and scripts
// read it: a count, a name, a result.
func (b *Builder) Info(id string, r layout.Rect, text string, st sprites.TextStyle) *Node {
	n := b.Label(r, text, st)
	n.ID, n.Role, n.Label = id, "text", text
	return n
}

// Heading adds a small amber heading in capitals as it is given.
func (b *Builder) Heading(r layout.Rect, text string) *Node {
	return b.Label(r, text, sprites.Heading)
}

// Paragraph adds a text broken to the width of r, from its top unless st says
// otherwise, and returns the height that it needs.
func (b *Builder) Paragraph(r layout.Rect, text string, st sprites.TextStyle) float64 {
	b.Draw(r, func(c *sprites.Canvas, _ State) { c.Paragraph(text, r, st) })
	return b.ParagraphHeight(text, r.W, st)
}

// ParagraphHeight is the height in units of a text broken to a width.
func (b *Builder) ParagraphHeight(text string, width float64, st sprites.TextStyle) float64 {
	return math.Ceil(b.Fonts.MeasureWrapped(text, width, st).H)
}

// TextWidth is the width in units of one line of text.
func (b *Builder) TextWidth(text string, st sprites.TextStyle) float64 {
	return math.Ceil(b.Fonts.Measure(text, st).W)
}

// Panel adds a box behind what follows.
func (b *Builder) Panel(r layout.Rect, st sprites.PanelStyle) *Node {
	return b.Draw(r, func(c *sprites.Canvas, _ State) { c.Panel(r, st) })
}

// Sprite adds a picture.
func (b *Builder) Sprite(r layout.Rect, name string, opt sprites.SpriteOpt) *Node {
	return b.Draw(r, func(c *sprites.Canvas, _ State) { c.Sprite(name, r, opt) })
}

// Background covers the window with the steel of the table.
func (b *Builder) Background() *Node {
	st := sprites.PanelStyle{Fill: sprites.TableTop, Fill2: sprites.TableBottom}
	area := b.Area
	return b.Draw(area, func(c *sprites.Canvas, _ State) { c.Panel(area, st) })
}

// Progress adds a bar filled to a share (0 to 1), with words in it (may be
// empty).
func (b *Builder) Progress(r layout.Rect, share float64, text string, st ProgressStyle) *Node {
	share = math.Max(0, math.Min(1, share))
	track := sprites.PanelStyle{Fill: st.Track, Radius: 99}
	bar := sprites.PanelStyle{Fill: st.Bar, Radius: 99}
	full := r
	full.W = math.Max(r.H, r.W*share)
	words := r.InsetXY(8, 0)
	return b.Draw(r, func(c *sprites.Canvas, _ State) {
		c.Panel(r, track)
		if share > 0 {
			c.Panel(full, bar)
		}
		c.Text(text, words, st.Text)
	})
}

// ProgressStyle is how a progress bar looks.
type ProgressStyle struct {
	Track, Bar color.NRGBA
	Text       sprites.TextStyle
}

// AmberProgress is the bar on dark ground.
var AmberProgress = ProgressStyle{
	Track: sprites.Well, Bar: sprites.Amber,
	Text: sprites.Small.Strong().In(sprites.Paper).Aligned(sprites.End, sprites.Middle),
}

// ChipStyle is how a chip looks.
type ChipStyle struct {
	Box  sprites.PanelStyle
	Text sprites.TextStyle
}

// The usual chips: a quiet note, something good, something to act on, something
// dangerous.
var (
	ChipQuiet  = chip(sprites.ControlLow, sprites.Muted)
	ChipGood   = chip(sprites.Hex(0x2b3a22), sprites.GreenText)
	ChipAct    = chip(sprites.Hex(0x3d301a), sprites.Amber)
	ChipDanger = chip(sprites.Hex(0x3c1d19), sprites.RedText)
)

func chip(ground, ink color.NRGBA) ChipStyle {
	return ChipStyle{
		Box:  sprites.PanelStyle{Fill: ground, Radius: 99},
		Text: sprites.Small.Strong().In(ink).Aligned(sprites.Middle, sprites.Middle),
	}
}

const chipHeight = 24

// Chip adds a small rounded note as wide as its text, with its upper left
// corner at p, and returns its box.
func (b *Builder) Chip(p layout.Point, text string, st ChipStyle) layout.Rect {
	r := layout.R(p.X, p.Y, b.TextWidth(text, st.Text)+28, chipHeight)
	b.Draw(r, func(c *sprites.Canvas, _ State) {
		c.Panel(r, st.Box)
		c.Text(text, r, st.Text)
	})
	return r
}
