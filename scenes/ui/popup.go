package ui

import (
	"math"

	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// popupMemory is whether a list that hangs on a button is open.
type popupMemory struct{ open bool }

// Select is a button that shows the chosen one of many options and opens a list
// of them. It is open or not by itself.
type Select struct {
	ID       string
	Rect     layout.Rect
	Options  []Option
	Value    string
	Label    string
	Disabled bool
	OnChange func(id string)
	Tip      func() Tip
}

// Menu is a button that opens a list of things to do.
type Menu struct {
	Button Button
	Items  []Option
	// OnPick is told which item was clicked, after the list has closed.
	OnPick func(id string)
}

const (
	popupRow    = 38.0
	popupMargin = 6.0
	popupIcon   = 30.0                    // room for an option's icon
	popupSides  = 2*(popupMargin+12) + 12 // beside an option's words, with a scroll bar
)

var (
	popupBox    = sprites.DialogBox.Rounded(9)
	popupText   = sprites.Body.Fitted()
	popupOver   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.09), Radius: 6}
	popupChosen = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.18), Radius: 6}
)

// Select adds a select.
func (b *Builder) Select(u Select) *Node {
	m := Memory[popupMemory](b, "popup "+u.ID)
	arrow, words := u.Rect.InsetXY(10, 0).CutRight(16)
	arrow = layout.Around(arrow.Center(), layout.S(16, 16))
	text := ""
	for _, o := range u.Options {
		if o.ID != u.Value {
			continue
		}
		if text = o.Text; o.Short != "" && b.TextWidth(text, popupText) > words.W {
			text = o.Short
		}
	}
	n := b.Add(Node{
		ID: u.ID, Role: "select", Label: u.Label, Rect: u.Rect, Disabled: u.Disabled, Tip: u.Tip,
		State:   map[string]any{"value": u.Value, "open": m.open},
		OnClick: func() { m.open = true },
		OnKey: func(g input.Gesture) bool {
			if g.IsKey(input.KeyDown, 0) || g.IsKey(input.KeyUp, 0) {
				m.open = true
				return true
			}
			return false
		},
		Draw: func(c *sprites.Canvas, s State) {
			l := Normal.look(s, false)
			c.Panel(u.Rect, l.box)
			c.Text(text, words, popupText.In(l.ink))
			c.Sprite("icon/arrow-down", arrow, sprites.SpriteOpt{Tint: sprites.Muted})
		},
	})
	if m.open && !u.Disabled {
		b.popup(u.ID, u.Rect, math.Max(u.Rect.W, b.popupWidth(u.Options)), u.Options, u.Value, m, u.OnChange)
	}
	return n
}

// popupWidth is the least width of a list in which every option is read whole.
func (b *Builder) popupWidth(options []Option) float64 {
	width := 0.0
	for _, o := range options {
		w := b.TextWidth(o.Text, popupText) + popupSides
		if o.Icon != "" {
			w += popupIcon
		}
		width = math.Max(width, w)
	}
	return math.Ceil(width)
}

// Menu adds a menu button. Its list opens below the button, or above it where
// there is no room.
func (b *Builder) Menu(u Menu) *Node {
	m := Memory[popupMemory](b, "popup "+u.Button.ID)
	u.Button.OnClick = func() { m.open = true }
	u.Button.State = withState(u.Button.State, "open", m.open)
	n := b.Button(u.Button)
	if m.open {
		b.popup(u.Button.ID, u.Button.Rect, math.Max(160, b.popupWidth(u.Items)), u.Items, "", m, u.OnPick)
	}
	return n
}

// popup adds the open list of a select or menu. A click beside it or Escape
// closes it.
func (b *Builder) popup(id string, at layout.Rect, width float64, options []Option, value string, m *popupMemory, onPick func(string)) {
	area := b.Area.Inset(6)
	full := popupRow*float64(len(options)) + 2*popupMargin
	box := layout.R(at.X, at.Bottom()+4, width, full)
	if box.Bottom() > area.Bottom() {
		below, above := area.Bottom()-box.Y, at.Y-4-area.Y
		if above > below {
			box.H = math.Min(full, above)
			box.Y = at.Y - 4 - box.H
		} else {
			box.H = math.Min(full, below)
		}
	}
	if box.Right() > area.Right() {
		box.X = at.Right() - box.W
	}
	box = box.MovedInto(area)
	first := id + ":" + value
	if value == "" && len(options) > 0 {
		first = id + ":" + options[0].ID
	}
	shut := func() { m.open = false }
	b.Modal("popup "+id, first, shut, func() {
		b.Add(Node{ID: id + ":close", Role: "backdrop", Rect: b.Area, Block: true, NoFocus: true, OnClick: shut})
		b.Add(Node{Rect: box, Block: true, Draw: func(c *sprites.Canvas, _ State) { c.Panel(box, popupBox) }})
		inner := box.Inset(popupMargin)
		b.Scroll(ScrollArea{ID: id + ":list", Rect: inner, Content: full - 2*popupMargin}, func(r layout.Rect) {
			for i, o := range options {
				row := layout.R(r.X, r.Y+popupRow*float64(i), r.W, popupRow)
				b.popupRow(id, row, o, o.ID == value && value != "", func() {
					m.open = false
					if onPick != nil && (value == "" || o.ID != value) {
						onPick(o.ID)
					}
				})
			}
		})
	})
}

func (b *Builder) popupRow(id string, r layout.Rect, o Option, chosen bool, onClick func()) {
	words := r.InsetXY(12, 0)
	var icon layout.Rect
	if o.Icon != "" {
		icon, words = words.CutLeft(20)
		icon = layout.Around(icon.Center(), layout.S(20, 20))
		_, words = words.CutLeft(popupIcon - 20)
	}
	b.Add(Node{
		ID: id + ":" + o.ID, Role: "option", Label: o.Text, Rect: r, Disabled: o.Disabled, Tip: o.Tip,
		State: map[string]any{"selected": chosen}, OnClick: onClick,
		Draw: func(c *sprites.Canvas, s State) {
			st := popupText
			switch {
			case !s.Enabled:
				st.Colour = sprites.Disabled
			case s.Hover || s.Focused:
				c.Panel(r.Inset(1), popupOver)
			}
			if chosen {
				c.Panel(r.Inset(1), popupChosen)
				st.Colour = sprites.AmberHigh
			}
			if o.Icon != "" {
				c.Sprite(o.Icon, icon, sprites.SpriteOpt{Tint: st.Colour})
			}
			c.Text(o.Text, words, st)
		},
	})
}
