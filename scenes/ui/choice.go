package ui

import (
	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// Option is one of several things to choose from.
type Option struct {
	// ID is the last part of the node's id: "speed:fast" for the option "fast"
	// of the widget "speed".
	ID   string
	Text string
	// Short is what a closed Select shows where Text finds no room.
	Short    string
	Icon     string
	Disabled bool
	Tip      func() Tip
}

// Toggle is a switch with words beside it.
type Toggle struct {
	ID   string
	Rect layout.Rect
	Text string
	Note string // a small second line
	On   bool
	// Box draws a tick box at the left instead of a switch at the right.
	Box bool
	// Size is the type size in units, 0 for the usual one. A tick box and the space
	// around it follow.
	Size     float64
	OnChange func(on bool)
	Tip      func() Tip
}

var (
	switchOff  = sprites.PanelStyle{Fill: sprites.Well, Border: sprites.LineColour, Width: 1, Radius: 99, Inner: 4}
	switchOn   = sprites.PanelStyle{Fill: sprites.Hex(0x8a6424), Border: sprites.Amber, Width: 1, Radius: 99, Inner: 3}
	knobOff    = sprites.PanelStyle{Fill: sprites.Muted, Radius: 99, Shadow: 2}
	knobOn     = sprites.PanelStyle{Fill: sprites.AmberHigh, Radius: 99, Shadow: 2}
	tickOff    = sprites.FieldOfInput.Rounded(5)
	tickOn     = sprites.FieldOfInput.Rounded(5).Bordered(sprites.Amber, 1.5)
	rowOver    = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.05), Radius: 7}
	optionText = sprites.Body.Fitted()
)

// TickWidth is the width that a tick box with words of a size needs.
func (b *Builder) TickWidth(words string, size float64) float64 {
	return b.TextWidth(words, optionText.Sized(size)) + 46*size/optionText.Size + 1
}

// Toggle adds a switch or a tick box.
func (b *Builder) Toggle(t Toggle) *Node {
	by, st := 1.0, optionText
	if t.Size > 0 {
		by, st = t.Size/st.Size, st.Sized(t.Size)
	}
	words := t.Rect.InsetXY(8*by, 0)
	var mark layout.Rect
	if t.Box {
		mark, words = words.CutLeft(20 * by)
		mark = layout.Around(mark.Center(), layout.S(20*by, 20*by))
		_, words = words.CutLeft(10 * by)
	} else {
		mark, words = words.CutRight(44)
		mark = layout.Around(mark.Center(), layout.S(44, 24))
		_, words = words.CutRight(10)
	}
	change := func() {}
	if t.OnChange != nil {
		change = func() { t.OnChange(!t.On) }
	}
	return b.Add(Node{
		ID: t.ID, Role: "toggle", Label: t.Text, Rect: t.Rect, Tip: t.Tip,
		State: map[string]any{"on": t.On}, OnClick: change,
		Draw: func(c *sprites.Canvas, s State) {
			if s.Hover {
				c.Panel(t.Rect, rowOver)
			}
			text, note := withNote(words, t.Note)
			c.Text(t.Text, text, st)
			if t.Note != "" {
				c.Text(t.Note, note, noteText)
			}
			if t.Box {
				drawTick(c, mark, t.On)
			} else {
				drawSwitch(c, mark, t.On)
			}
		},
	})
}

var noteText = sprites.Small.Sized(12).Aligned(sprites.Start, sprites.Start).Fitted()

// withNote splits a line of r between a name and a note below it; a name without a
// note takes all of it.
func withNote(r layout.Rect, note string) (name, below layout.Rect) {
	if note == "" {
		return r, layout.Rect{}
	}
	both := r.Anchor(layout.S(r.W, noteNameHigh+noteHigh), 0, 0.5)
	return both.CutTop(noteNameHigh)
}

// Heights of a name and of the note below it.
const (
	noteNameHigh = 20.0
	noteHigh     = 15.0
)

// Noted adds a name that can be pointed at, with a small second line.
func (b *Builder) Noted(id string, r layout.Rect, name, note string) *Node {
	text, below := withNote(r, note)
	if note != "" {
		b.Label(below, note, noteText)
	}
	n := b.Info(id, text, name, sprites.Body.Fitted())
	n.Rect = r
	return n
}

func drawTick(c *sprites.Canvas, r layout.Rect, on bool) {
	if !on {
		c.Panel(r, tickOff)
		return
	}
	c.Panel(r, tickOn)
	c.Sprite("icon/check", r.Inset(2), sprites.SpriteOpt{Tint: sprites.Amber})
}

func drawSwitch(c *sprites.Canvas, r layout.Rect, on bool) {
	track, knob, at := switchOff, knobOff, 0.0
	if on {
		track, knob, at = switchOn, knobOn, 1
	}
	c.Panel(r, track)
	c.Panel(r.Inset(4).Anchor(layout.S(r.H-8, r.H-8), at, 0), knob)
}

// Choice is one of a few options, all of them shown.
type Choice struct {
	ID       string
	Rect     layout.Rect
	Options  []Option
	Value    string // id of the chosen option
	Disabled bool
	OnChange func(id string)
	// Label is what is being chosen, for the UI tree.
	Label string
	// Rows is how many rows of options Segmented has, 0 means one.
	Rows int
}

// Segmented adds the options side by side in one frame, row by row.
func (b *Builder) Segmented(u Choice) {
	if len(u.Options) == 0 {
		return
	}
	b.Panel(u.Rect, sprites.FieldOfInput)
	rows, in := max(1, u.Rows), u.Rect.Inset(3)
	many := (len(u.Options) + rows - 1) / rows
	for i := range u.Options {
		b.segment(u, i, in.Row(i/many, rows, 3).Column(i%many, many, 3), "radio", segmentLook)
	}
}

// Tabs adds the options as rounded tabs side by side, the chosen one amber.
func (b *Builder) Tabs(u Choice) {
	if len(u.Options) == 0 {
		return
	}
	for i, r := range u.Rect.Columns(len(u.Options), 8) {
		b.segment(u, i, r, "tab", tabLook)
	}
}

func segmentLook(s State, chosen bool) buttonLook {
	switch {
	case chosen && s.Enabled:
		return buttonLook{box: sprites.TabCurrent.Rounded(5), ink: sprites.Ink}
	case chosen:
		return buttonLook{box: sprites.ButtonOff.Rounded(5), ink: sprites.Disabled}
	case !s.Enabled:
		return buttonLook{bare: true, ink: sprites.Disabled}
	case s.Hover:
		return buttonLook{box: quietOver.Rounded(5), ink: sprites.Paper}
	}
	return buttonLook{bare: true, ink: sprites.Muted}
}

func tabLook(s State, chosen bool) buttonLook {
	switch {
	case chosen:
		return buttonLook{box: sprites.TabCurrent, ink: sprites.Ink}
	case !s.Enabled:
		return buttonLook{box: sprites.TabBox, ink: sprites.Disabled}
	case s.Hover:
		return buttonLook{box: sprites.TabBox.Filled(sprites.PanelHigh), ink: sprites.Paper}
	}
	return buttonLook{box: sprites.TabBox, ink: sprites.Muted}
}

func (b *Builder) segment(u Choice, i int, r layout.Rect, role string, look func(State, bool) buttonLook) {
	o := u.Options[i]
	chosen := o.ID == u.Value
	st := sprites.ButtonText.Sized(15)
	st.Bold = chosen
	n := Button{ID: u.ID + ":" + o.ID, Rect: r, Text: o.Text, Icon: o.Icon, Size: st.Size}
	icon, words := b.buttonParts(n, st)
	if o.Icon != "" && o.Text != "" {
		st.AlignX = sprites.Start
	}
	b.Add(Node{
		ID: n.ID, Role: role, Label: o.Text, Rect: r, Disabled: u.Disabled || o.Disabled, Tip: o.Tip,
		State: map[string]any{"selected": chosen},
		OnClick: func() {
			if !chosen && u.OnChange != nil {
				u.OnChange(o.ID)
			}
		},
		OnKey: func(g input.Gesture) bool { return b.segmentKey(u, i, g) },
		Draw: func(c *sprites.Canvas, s State) {
			l := look(s, chosen)
			if !l.bare {
				c.Panel(r, l.box)
			}
			if o.Icon != "" {
				c.Sprite(o.Icon, icon, sprites.SpriteOpt{Tint: l.ink})
			}
			c.Text(o.Text, words, st.In(l.ink))
		},
	})
}

// segmentKey lets Left and Right choose the neighbour.
func (b *Builder) segmentKey(u Choice, at int, g input.Gesture) bool {
	by := 0
	switch {
	case g.IsKey(input.KeyLeft, 0):
		by = -1
	case g.IsKey(input.KeyRight, 0):
		by = 1
	default:
		return false
	}
	for i := at + by; i >= 0 && i < len(u.Options); i += by {
		if o := u.Options[i]; !o.Disabled {
			if u.OnChange != nil && o.ID != u.Value {
				u.OnChange(o.ID)
			}
			b.root.SetFocus(u.ID + ":" + o.ID)
			return true
		}
	}
	return false
}
