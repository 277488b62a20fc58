package sprites

import (
	"cmp"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
)

// PanelStyle says how a box with round corners looks. Lengths are in units; a
// colour without opacity leaves its part out.
type PanelStyle struct {
	Fill   color.NRGBA // the ground, or the top of its gradient
	Fill2  color.NRGBA // the bottom of the gradient
	Border color.NRGBA
	Width  float64 // of the border; it lies inside the box
	Radius float64 // of the corners; more than half the box makes round ends
	Dashed bool    // the border is dashes
	Shadow float64 // reach of a soft shadow below the box
	Inner  float64 // reach of a soft shadow inside the box, as in a well
	Glow   color.NRGBA
	Reach  float64 // of the glow
	Grain  float64 // roughness of the ground, 0..1
}

// Panels used everywhere.
var (
	PanelBox     = PanelStyle{Fill: Hex(0x242d2e), Fill2: Hex(0x1f2729), Border: LineColour, Width: 1, Radius: 10, Shadow: 6}
	WellBox      = PanelStyle{Fill: Well, Border: LineDark, Width: 1, Radius: 10, Inner: 7}
	BoardBox     = PanelStyle{Fill: Hex(0x0e1112), Border: LineDark, Width: 3, Radius: 14, Inner: 10, Shadow: 8}
	PaperBox     = PanelStyle{Fill: PaperHigh, Fill2: PaperLow, Border: Hex(0xf7f0df), Width: 1, Radius: 9, Shadow: 6, Grain: 0.035}
	PromptBox    = PanelStyle{Fill: Hex(0x12181a), Fill2: Well, Border: Amber, Width: 1.5, Radius: 9}
	TooltipBox   = PanelStyle{Fill: Hex(0x14191a), Fill2: Hex(0x0e1213), Border: Amber, Width: 1, Radius: 7, Shadow: 8}
	DialogBox    = PanelStyle{Fill: Hex(0x252e30), Fill2: Hex(0x1d2526), Border: LineColour, Width: 1.5, Radius: 12, Shadow: 22}
	ButtonBox    = PanelStyle{Fill: Hex(0x2b3638), Fill2: Hex(0x222b2d), Border: LineColour, Width: 1, Radius: 8, Shadow: 3}
	ButtonOver   = PanelStyle{Fill: Hex(0x374446), Fill2: Hex(0x2b3638), Border: Hex(0x566669), Width: 1, Radius: 8, Shadow: 4}
	ButtonDown   = PanelStyle{Fill: Hex(0x1d2527), Fill2: Hex(0x242d2f), Border: LineColour, Width: 1, Radius: 8, Inner: 4}
	ButtonOff    = PanelStyle{Fill: Hex(0x1b2223), Border: LineDark, Width: 1, Radius: 8}
	ActBox       = PanelStyle{Fill: Hex(0xeeb14e), Fill2: Hex(0xd8952c), Border: Hex(0xf6cd83), Width: 1, Radius: 9, Shadow: 5}
	ActOver      = PanelStyle{Fill: Hex(0xf7c069), Fill2: Hex(0xe5a53c), Border: Hex(0xfadfa8), Width: 1, Radius: 9, Shadow: 6, Glow: Amber, Reach: 9}
	ActDown      = PanelStyle{Fill: Hex(0xcb8a26), Fill2: Hex(0xdb9c38), Border: Hex(0xe9b766), Width: 1, Radius: 9, Inner: 4}
	TabBox       = PanelStyle{Fill: ControlLow, Border: LineColour, Width: 1, Radius: 99}
	TabCurrent   = PanelStyle{Fill: Hex(0xeeb14e), Fill2: Hex(0xdb9a32), Radius: 99}
	FocusBox     = PanelStyle{Border: PaperHigh, Width: 3, Radius: 10, Glow: PaperHigh, Reach: 7}
	TargetBox    = PanelStyle{Fill: color.NRGBA{0xe3, 0xa3, 0x3b, 0x1c}, Border: Amber, Width: 2.5, Radius: 8, Dashed: true}
	ChosenBox    = PanelStyle{Fill: Hex(0x2a3537), Fill2: Hex(0x253032), Border: Amber, Width: 2, Radius: 8}
	SlotBox      = PanelStyle{Fill: Hex(0x14191a), Border: LineColour, Width: 1.5, Radius: 8, Dashed: true}
	FieldOfInput = PanelStyle{Fill: Hex(0x0c1011), Border: LineColour, Width: 1, Radius: 7, Inner: 5}
)

// Bordered returns the style with another border.
func (st PanelStyle) Bordered(col color.NRGBA, width float64) PanelStyle {
	st.Border, st.Width = col, width
	return st
}

// Filled returns the style with one colour as its ground.
func (st PanelStyle) Filled(col color.NRGBA) PanelStyle {
	st.Fill, st.Fill2 = col, color.NRGBA{}
	return st
}

// Rounded returns the style with another radius.
func (st PanelStyle) Rounded(radius float64) PanelStyle {
	st.Radius = radius
	return st
}

// Glowing returns the style with a glow around it.
func (st PanelStyle) Glowing(col color.NRGBA, reach float64) PanelStyle {
	st.Glow, st.Reach = col, reach
	return st
}

// panelKey is a baked panel; 0 as width or height means that it is stretched
// along that axis.
type panelKey struct {
	style PanelStyle
	scale float64
	w, h  int
}

// Panel draws a box. It is baked once per style, and drawn in nine parts, so
// that boxes of every size share one picture.
func (c *Canvas) Panel(r layout.Rect, st PanelStyle) {
	px := c.Pixels(r)
	if px.Empty() || !c.visible(px.Inset(-st.pad(c.scale))) {
		return
	}
	if c.trace != nil {
		c.tracePanel(r, st)
		return
	}
	key, edge := c.panelKey(px, st)
	it := c.panels.get(key)
	if it == nil {
		img, pad := bakePanel(st, c.scale, cmp.Or(key.w, 2*edge+1), cmp.Or(key.h, 2*edge+1))
		it = c.panels.put(key, &banked{image: toImage(img), pad: pad, edge: edge})
	}
	if key.w != 0 && key.h != 0 {
		c.lay(it.image, px.Min.X-it.pad, px.Min.Y-it.pad)
		return
	}
	c.nine(it, px)
}

// panelKey decides along which axes a panel can be stretched, and how wide its
// unstretched edges are.
func (c *Canvas) panelKey(px image.Rectangle, st PanelStyle) (panelKey, int) {
	key := panelKey{style: st, scale: c.scale, w: px.Dx(), h: px.Dy()}
	edge := int(math.Ceil(math.Max(st.Radius, math.Max(st.Inner*1.5, math.Max(st.Shadow, st.Reach)*1.5)+st.Width)*c.scale)) + 1
	if st.Dashed || st.Grain > 0 {
		return key, edge
	}
	if px.Dx() > 2*edge {
		key.w = 0
	}
	if px.Dy() > 2*edge && st.Fill2.A == 0 {
		key.h = 0
	}
	return key, edge
}

// nineIndices are the triangles of a panel's nine parts.
var nineIndices = Net(3, 3)

// nine draws a baked panel with its middle stretched.
func (c *Canvas) nine(it *banked, px image.Rectangle) {
	size := it.image.Bounds().Size()
	cut := it.pad + it.edge
	sx := [4]float32{0, float32(min(cut, size.X/2)), float32(size.X - min(cut, size.X/2)), float32(size.X)}
	sy := [4]float32{0, float32(min(cut, size.Y/2)), float32(size.Y - min(cut, size.Y/2)), float32(size.Y)}
	x0, x1 := float32(px.Min.X-it.pad), float32(px.Max.X+it.pad)
	y0, y1 := float32(px.Min.Y-it.pad), float32(px.Max.Y+it.pad)
	dx := [4]float32{x0, x0 + sx[1], x1 - (sx[3] - sx[2]), x1}
	dy := [4]float32{y0, y0 + sy[1], y1 - (sy[3] - sy[2]), y1}
	for i := range c.quad {
		x, y := i%4, i/4
		c.quad[i] = c.Vertex(float64(dx[x]), float64(dy[y]), white, 1)
		c.quad[i].SrcX, c.quad[i].SrcY = sx[x], sy[y]
	}
	c.tri.Filter = ebiten.FilterNearest
	c.mesh(c.quad[:], nineIndices, it.image)
}
