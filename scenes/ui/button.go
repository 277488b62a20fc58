package ui

import (
	"image/color"
	"math"

	"schron/layout"
	"schron/sprites"
)

// ButtonKind is how much a button wants to be pressed.
type ButtonKind int

// The kinds of buttons.
const (
	Normal  ButtonKind = iota
	Primary            // amber: what comes next
	Quiet              // no box until the cursor is over it
	Danger             // red: what cannot be taken back
)

// Button is a thing to press, with words, an icon or both.
type Button struct {
	ID   string
	Rect layout.Rect
	Text string
	// Icon is the name of a picture, drawn left of the text or alone.
	Icon string
	Kind ButtonKind
	// Hold keeps the button from acting for a while after it has come up; it
	// fills up until then.
	Hold Hold
	// Selected shows the button as the chosen one.
	Selected bool
	Disabled bool
	Why      func() *Refusal // it is disabled; see Node.Why
	OnClick  func()
	// Label is for the UI tree when there is no text.
	Label string
	// Role is "button" if empty.
	Role  string
	State map[string]any
	Tip   func() Tip
	// Size of the text in units, 0 for the usual one.
	Size float64
	// Left puts icon and text at the left side instead of the middle.
	Left bool
	// NoFocus keeps the keyboard away.
	NoFocus bool
}

// buttonLook is one appearance of a button.
type buttonLook struct {
	box  sprites.PanelStyle
	bare bool
	ink  color.NRGBA
}

var (
	dangerBox  = sprites.PanelStyle{Fill: sprites.Hex(0xb93724), Fill2: sprites.Hex(0x9c2c1c), Border: sprites.Hex(0xd8604d), Width: 1, Radius: 9, Shadow: 4}
	dangerOver = sprites.PanelStyle{Fill: sprites.Hex(0xc9412c), Fill2: sprites.Hex(0xae3322), Border: sprites.Hex(0xe98472), Width: 1, Radius: 9, Shadow: 5}
	dangerDown = sprites.PanelStyle{Fill: sprites.Hex(0x8f2819), Fill2: sprites.Hex(0x9c2c1c), Border: sprites.Hex(0xc2503e), Width: 1, Radius: 9, Inner: 4}
	quietOver  = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.08), Radius: 8}
	quietDown  = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.14), Radius: 8}
)

// look picks the appearance of a button.
func (k ButtonKind) look(s State, selected bool) buttonLook {
	switch {
	case !s.Enabled && k == Quiet:
		return buttonLook{bare: true, ink: sprites.Disabled}
	case !s.Enabled:
		return buttonLook{box: sprites.ButtonOff, ink: sprites.Disabled}
	}
	pick := func(rest, over, down sprites.PanelStyle, ink color.NRGBA) buttonLook {
		switch {
		case s.Pressed:
			return buttonLook{box: down, ink: ink}
		case s.Hover:
			return buttonLook{box: over, ink: ink}
		}
		return buttonLook{box: rest, ink: ink}
	}
	switch {
	case k == Primary:
		return pick(sprites.ActBox, sprites.ActOver, sprites.ActDown, sprites.Ink)
	case k == Danger:
		return pick(dangerBox, dangerOver, dangerDown, sprites.Hex(0xffffff))
	case selected:
		return pick(sprites.ChosenBox, sprites.ChosenBox.Filled(sprites.PanelHigh), sprites.ButtonDown, sprites.Paper)
	case k == Quiet && !s.Hover && !s.Pressed:
		return buttonLook{bare: true, ink: sprites.Paper}
	case k == Quiet:
		return pick(quietOver, quietOver, quietDown, sprites.Paper)
	}
	return pick(sprites.ButtonBox, sprites.ButtonOver, sprites.ButtonDown, sprites.Paper)
}

// Button adds a button. One that is Primary and can be pressed, now or after its
// Hold, has "amber" in its state.
func (b *Builder) Button(u Button) *Node {
	st := sprites.ButtonText
	if u.Kind == Primary {
		st = sprites.ActText
	}
	if u.Size > 0 {
		st.Size = u.Size
	}
	st.Bold = st.Bold || u.Selected
	icon, words := b.buttonParts(u, st)
	if u.Left || u.Icon != "" && u.Text != "" {
		st.AlignX = sprites.Start
	}
	role := u.Role
	if role == "" {
		role = "button"
	}
	label := u.Label
	if label == "" {
		label = u.Text
	}
	state := u.State
	if u.Selected {
		state = withState(state, "selected", true)
	}
	if u.Kind == Primary && !u.Disabled {
		state = withState(state, "amber", true)
	}
	face := func(c *sprites.Canvas, s State) {
		look := u.Kind.look(s, u.Selected)
		if !look.bare {
			c.Panel(u.Rect, look.box)
		}
		down := 0.0
		if s.Pressed {
			down = 1
		}
		if u.Icon != "" {
			c.Sprite(u.Icon, icon.Translate(0, down), sprites.SpriteOpt{Tint: look.ink})
		}
		c.Text(u.Text, words.Translate(0, down), st.In(look.ink))
	}
	root := b.root
	n := b.Add(Node{
		ID: u.ID, Role: role, Label: label, Rect: u.Rect, Disabled: u.Disabled, Why: u.Why, Hold: u.Hold, NoFocus: u.NoFocus,
		State: state, OnClick: orNothing(u.OnClick), Tip: u.Tip,
		Draw: func(c *sprites.Canvas, s State) {
			if !u.Disabled && !u.Hold.over(root.ticks) {
				u.drawHeld(c, root, face)
				return
			}
			face(c, s)
		},
	})
	n.primary = u.Kind == Primary
	return n
}

// buttonParts places icon and text.
func (b *Builder) buttonParts(u Button, st sprites.TextStyle) (icon, words layout.Rect) {
	pad := math.Min(14, u.Rect.H/3)
	inner := u.Rect.InsetXY(pad, 0)
	if u.Icon == "" {
		return layout.Rect{}, inner
	}
	side := math.Min(math.Round(st.Size*1.35), u.Rect.H-8)
	if u.Text == "" {
		side = math.Min(math.Round(u.Rect.H*0.6), math.Round(u.Rect.W*0.7))
		return layout.Around(u.Rect.Center(), layout.S(side, side)), inner
	}
	gap := 8.0
	w := math.Min(inner.W, side+gap+b.TextWidth(u.Text, st)+1)
	if !u.Left {
		inner = inner.Anchor(layout.S(w, inner.H), 0.5, 0)
	}
	icon, words = inner.CutLeft(side)
	icon = layout.Around(icon.Center(), layout.S(side, side))
	_, words = words.CutLeft(gap)
	return icon, words
}

// ButtonWidth is the width that a button with a text (and an icon) needs.
func (b *Builder) ButtonWidth(u Button) float64 {
	st := sprites.ButtonText
	if u.Kind == Primary {
		st = sprites.ActText
	}
	if u.Size > 0 {
		st.Size = u.Size
	}
	w := b.TextWidth(u.Text, st.Strong()) + 34
	if u.Icon != "" {
		w += math.Round(st.Size*1.35) + 8
	}
	return w
}

// orNothing makes a node clickable even if nothing comes of it yet.
func orNothing(f func()) func() {
	if f == nil {
		return func() {}
	}
	return f
}

// withState returns the state with one more value.
func withState(m map[string]any, key string, v any) map[string]any {
	out := make(map[string]any, len(m)+1)
	for k, o := range m {
		out[k] = o
	}
	out[key] = v
	return out
}

// Link adds words that act like a button, underlined.
func (b *Builder) Link(id string, r layout.Rect, text string, st sprites.TextStyle, onClick func()) *Node {
	w := math.Min(b.TextWidth(text, st), r.W)
	size := b.Fonts.Measure(text, st)
	words := r.Anchor(layout.S(w, size.H), float64(st.AlignX)/2, float64(st.AlignY)/2)
	line := layout.R(words.X, words.Bottom()-2, words.W, 1)
	return b.Add(Node{
		ID: id, Role: "link", Label: text, Rect: words.InsetXY(-4, -3), OnClick: orNothing(onClick),
		Draw: func(c *sprites.Canvas, s State) {
			st := st
			if s.Hover {
				st.Colour = sprites.AmberHigh
			}
			c.Text(text, r, st)
			c.Fill(line, st.Colour)
		},
	})
}
