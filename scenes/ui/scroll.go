package ui

import (
	"math"
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/sprites"
)

const (
	scrollStep  = 48 // units per notch of the wheel
	scrollWidth = 10 // of the bar
	scrollGap   = 4  // between content and bar
	thumbLeast  = 32 // the shortest thumb
)

func itoa(n int) string { return strconv.Itoa(n) }

// scrollMemory is how far an area is scrolled.
type scrollMemory struct {
	offset  float64
	content float64 // height of the content
	view    layout.Rect
	grab    float64 // offset when the thumb was taken
	known   bool
}

func (m *scrollMemory) most() float64 { return math.Max(0, m.content-m.view.H) }

// to scrolls to an offset and reports whether anything moved.
func (m *scrollMemory) to(offset float64) bool {
	offset = math.Round(math.Max(0, math.Min(offset, m.most())))
	if offset == m.offset {
		return false
	}
	m.offset = offset
	return true
}

// reveal scrolls as little as possible so that r, as it is laid out now, can be
// seen.
func (m *scrollMemory) reveal(r layout.Rect) bool {
	switch {
	case r.Y < m.view.Y:
		return m.to(m.offset - (m.view.Y - r.Y))
	case r.Bottom() > m.view.Bottom():
		return m.to(m.offset + math.Min(r.Bottom()-m.view.Bottom(), r.Y-m.view.Y))
	}
	return false
}

// ScrollArea is a box whose content may be higher than itself.
type ScrollArea struct {
	ID   string
	Rect layout.Rect
	// Content is the height of what is inside, in units.
	Content float64
	// End starts with the end of the content in view and stays there as it
	// grows, as a log does.
	End bool
	// Keys makes the area take the focus. Then the arrows, PageUp, PageDown, Home and
	// End scroll it. It is for texts without anything else to focus.
	Keys bool
	// Label is what the area is called in the UI tree.
	Label string
}

// Scroll adds a scroll area. body lays out the content in the box that it gets. The box
// is as high as the content, leaves room for the bar when one is needed, and may lie
// partly outside the area.
func (b *Builder) Scroll(a ScrollArea, body func(inner layout.Rect)) {
	m := Memory[scrollMemory](b, "scroll "+a.ID)
	// Offsets are whole units, heights need not be.
	atEnd := a.End && (!m.known || m.offset >= math.Floor(m.most()))
	m.known, m.view, m.content = true, a.Rect, a.Content
	if atEnd {
		m.offset = math.Round(m.most())
	}
	m.offset = math.Max(0, math.Min(m.offset, math.Round(m.most())))

	inner := layout.R(a.Rect.X, a.Rect.Y-m.offset, a.Rect.W, math.Max(a.Content, a.Rect.H))
	if m.most() > 0 {
		inner.W -= scrollWidth + scrollGap
	}
	n := Node{
		ID: a.ID, Role: "scroll", Label: a.Label, Rect: a.Rect,
		State: map[string]any{"offset": m.offset, "most": math.Round(m.most())},
		OnWheel: func(notches float64) bool {
			return m.to(m.offset - notches*scrollStep)
		},
	}
	if a.Keys && m.most() > 0 {
		n.OnKey = m.key
	}
	b.Add(n)
	b.Clip(a.Rect, func() {
		before := b.scroll
		b.scroll = m
		body(inner)
		b.scroll = before
	})
	if m.most() > 0 {
		b.scrollBar(a, m)
	}
}

// ScrollTo scrolls the area with an id so that r, a box inside as it is laid out
// now, can be seen.
func (b *Builder) ScrollTo(id string, r layout.Rect) {
	m := Memory[scrollMemory](b, "scroll "+id)
	if m.known && m.reveal(r) {
		b.root.Invalidate()
	}
}

// key scrolls by keys.
func (m *scrollMemory) key(g input.Gesture) bool {
	page := m.view.H - scrollStep
	switch {
	case g.IsKey(input.KeyDown, 0):
		return m.to(m.offset + scrollStep)
	case g.IsKey(input.KeyUp, 0):
		return m.to(m.offset - scrollStep)
	case g.IsKey(input.KeyPageDown, 0):
		return m.to(m.offset + page)
	case g.IsKey(input.KeyPageUp, 0):
		return m.to(m.offset - page)
	case g.IsKey(input.KeyHome, 0):
		return m.to(0)
	case g.IsKey(input.KeyEnd, 0):
		return m.to(m.most())
	}
	return false
}

var (
	barTrack = sprites.PanelStyle{Fill: sprites.Well, Radius: 99}
	barThumb = sprites.PanelStyle{Fill: sprites.LineColour, Radius: 99}
	barHover = sprites.PanelStyle{Fill: sprites.Hex(0x566669), Radius: 99}
)

func (b *Builder) scrollBar(a ScrollArea, m *scrollMemory) {
	track := layout.R(a.Rect.Right()-scrollWidth, a.Rect.Y, scrollWidth, a.Rect.H)
	thumb := track
	thumb.H = math.Min(track.H, math.Max(thumbLeast, track.H*track.H/m.content))
	way := track.H - thumb.H
	thumb.Y += way * m.offset / m.most()
	b.Add(Node{
		ID: a.ID + ":bar", Role: "scrollbar", Rect: track, NoFocus: true, Block: true,
		OnTrack: func(t Track) {
			switch t.Phase {
			case TrackDown:
				if !thumb.Contains(t.At) { // jump so that the thumb is under the cursor
					m.to((t.At.Y - track.Y - thumb.H/2) / way * m.most())
				}
				m.grab = m.offset
			case TrackMove:
				m.to(m.grab + (t.At.Y-t.From.Y)/way*m.most())
			}
		},
		Draw: func(c *sprites.Canvas, s State) {
			c.Panel(track.InsetXY(2, 0), barTrack)
			if s.Hover || s.Pressed {
				c.Panel(thumb, barHover)
			} else {
				c.Panel(thumb.InsetXY(1, 0), barThumb)
			}
		},
	})
}
