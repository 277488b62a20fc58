package ui

import (
	"math"

	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// TextField is one line that can be written in.
type TextField struct {
	ID   string
	Rect layout.Rect
	// Label is what is being written, for the UI tree.
	Label string
	Value string
	// Placeholder is shown while there is nothing.
	Placeholder string
	// Icon is the name of a picture at the left.
	Icon string
	// Most is the greatest number of letters, 0 for no bound.
	Most int
	// Count shows how many letters of Most there are while it is written in.
	Count bool
	// Allow tells which characters are taken; nil takes all that can be shown.
	Allow func(rune) bool
	// AnyLetter takes letters that no font has, too: names of files are the system's.
	AnyLetter bool
	Disabled  bool
	// Whole has the click that brings the keyboard select all of it, as numbers
	// are written anew rather than mended.
	Whole bool
	// Wrong marks a value that will not be accepted; Tip says why.
	Wrong    bool
	OnChange func(value string)
	// OnSubmit is called by Enter.
	OnSubmit func()
	Tip      func() Tip
}

var (
	fieldText    = sprites.Body.Sized(16)
	fieldLetters = sprites.Small.Sized(13).Aligned(sprites.End, sprites.Middle)
	fieldFocus   = sprites.FieldOfInput.Bordered(sprites.PaperHigh, 2)
	fieldOver    = sprites.FieldOfInput.Bordered(sprites.Hex(0x566669), 1)
	fieldWrong   = sprites.FieldOfInput.Bordered(sprites.Red, 1.5)
	fieldSelect  = sprites.WithAlpha(sprites.Amber, 0.35)
)

// TextField adds a text field.
func (b *Builder) TextField(u TextField) *Node {
	m := Memory[editMemory](b, "edit "+u.ID)
	e := &edit{runes: []rune(u.Value), m: m, most: u.Most, allow: u.Allow}
	if !u.AnyLetter {
		e.drawn = b.Fonts.Has
	}
	m.follow(u.Value)
	e.clamp()
	inner := u.Rect.InsetXY(10, 4)
	var icon layout.Rect
	if u.Icon != "" {
		icon, inner = inner.CutLeft(20)
		icon = layout.Around(icon.Center(), layout.S(18, 18))
		_, inner = inner.CutLeft(6)
	}
	var count layout.Rect
	var counted string
	var countStyle sprites.TextStyle
	if u.Count && (b.root.focus == u.ID || len(e.runes) > u.Most) {
		counted, countStyle, count, inner = b.fieldCount(u, len(e.runes), inner)
	}
	xs := b.letters(e.runes)
	m.settle(xs, inner.W)
	changed := func() {
		if u.OnChange != nil {
			u.OnChange(string(e.runes))
		}
	}
	refuse := func() {
		if why := b.root.env.Unknown; e.refused && why != nil {
			b.root.RefuseAt(u.ID, Refusal{Text: why()})
		}
		e.refused = false
	}
	at := func(p layout.Point) int { return nearest(xs, p.X-inner.X+m.offset) }
	node := b.Add(Node{
		ID: u.ID, Role: "textfield", Label: u.Label, Rect: u.Rect, Disabled: u.Disabled, Tip: u.Tip, NoRing: true,
		State: map[string]any{"value": u.Value, "count": counted},
		OnText: func(text string) {
			if before := e.now(); e.insert(text) {
				e.changed(before, text)
				changed()
			}
			refuse()
		},
		OnMiddleClick: func(p layout.Point) {
			e.move(at(p), false)
			if before := e.now(); e.insert(oneLine(b.root.env.selection())) {
				e.changed(before, "")
				changed()
			}
			refuse()
		},
		OnKey: func(g input.Gesture) bool {
			if g.IsKey(input.KeyEnter, 0) && u.OnSubmit != nil {
				u.OnSubmit()
				return true
			}
			used, change := e.key(g, b.root.env.clipboard())
			if change {
				changed()
			}
			refuse()
			return used
		},
		OnTrack: func(t Track) {
			switch from, to := e.selection(); {
			case u.Whole && from == 0 && to == len(e.runes) && t.At.Dist(t.From) < input.DragThreshold:
			case t.Phase == TrackDown:
				e.move(at(t.At), t.Mods.Has(input.Shift))
			case t.Phase == TrackMove:
				e.move(at(t.At), true)
			}
		},
		OnDoubleClick: e.all,
		OnFocus: func(on bool) {
			if on && b.root.track != u.ID {
				e.all()
			}
		},
		Draw: func(c *sprites.Canvas, s State) {
			c.Panel(u.Rect, u.box(s, b.root.focus == u.ID))
			if u.Icon != "" {
				c.Sprite(u.Icon, icon, sprites.SpriteOpt{Tint: sprites.Muted})
			}
			if counted != "" {
				c.Text(counted, count, countStyle)
			}
		},
	})
	b.Clip(inner.InsetXY(-2, 0), func() { b.fieldWords(u, e, xs, inner) })
	return node
}

// fieldCount cuts the place of the count of letters off the right end of r. The count
// is amber if the field is full, red if it holds too many.
func (b *Builder) fieldCount(u TextField, letters int, r layout.Rect) (words string, st sprites.TextStyle, at, rest layout.Rect) {
	words, st = itoa(letters)+"/"+itoa(u.Most), fieldLetters
	switch {
	case letters > u.Most:
		st = st.In(sprites.RedText)
	case letters == u.Most:
		st = st.In(sprites.Amber)
	}
	at, rest = r.CutRight(b.TextWidth(words, st) + 2)
	_, rest = rest.CutRight(6)
	return words, st, at, rest
}

// box is the field's frame.
func (u *TextField) box(s State, focused bool) sprites.PanelStyle {
	switch {
	case u.Wrong:
		return fieldWrong
	case focused:
		return fieldFocus
	case s.Hover:
		return fieldOver
	}
	return sprites.FieldOfInput
}

// fieldWords draws the text, its selection and the caret. The caret does not
// blink: nothing is drawn while nothing changes.
func (b *Builder) fieldWords(u TextField, e *edit, xs []float64, inner layout.Rect) {
	x0 := inner.X - e.m.offset
	from, to := e.selection()
	high := math.Min(inner.H, 24)
	mark := layout.R(x0+xs[from], inner.Center().Y-high/2, xs[to]-xs[from], high)
	caret := layout.R(x0+xs[e.m.caret]-0.5, mark.Y, 1.5, high)
	words := layout.R(x0, inner.Y, xs[len(xs)-1]+1, inner.H)
	value, st := u.Value, fieldText
	if u.Disabled {
		st.Colour = sprites.Disabled
	}
	if value == "" {
		value, words, st = u.Placeholder, inner, st.In(sprites.Disabled)
	}
	root := b.root
	b.Draw(inner.InsetXY(-2, 0), func(c *sprites.Canvas, _ State) {
		focused := root.focus == u.ID
		if focused && from != to {
			c.Fill(mark, fieldSelect)
		}
		c.Text(value, words, st)
		if focused {
			c.Fill(caret, sprites.Amber)
		}
	})
}

// letters returns the place of each letter's start and of the end, in units.
func (b *Builder) letters(runes []rune) []float64 {
	xs := make([]float64, len(runes)+1)
	for i := 1; i <= len(runes); i++ {
		xs[i] = b.Fonts.Measure(string(runes[:i]), fieldText).W
	}
	return xs
}

// nearest is the letter boundary nearest to x.
func nearest(xs []float64, x float64) int {
	best := 0
	for i := range xs {
		if math.Abs(xs[i]-x) < math.Abs(xs[best]-x) {
			best = i
		}
	}
	return best
}

// settle scrolls so that the caret can be seen in a width.
func (m *editMemory) settle(xs []float64, width float64) {
	x := xs[m.caret]
	m.offset = math.Min(m.offset, math.Max(0, xs[len(xs)-1]-width+2))
	if x < m.offset {
		m.offset = x
	}
	if x > m.offset+width-2 {
		m.offset = x - width + 2
	}
}
