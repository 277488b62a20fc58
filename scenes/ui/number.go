package ui

import (
	"math"

	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// Number is a whole number to choose between bounds.
type Number struct {
	ID   string
	Rect layout.Rect
	// Label is what is being chosen, for the UI tree.
	Label    string
	Min, Max int
	Off      bool // 0 can be chosen too, one step below Min
	Step     int  // 0 means 1
	Value    int
	Disabled bool
	Why      func() *Refusal // it is disabled; see Node.Why
	// Show gives the words for a value; nil shows the number.
	Show     func(v int) string
	OnChange func(v int)
	Tip      func() Tip
}

func (u *Number) step() int { return max(1, u.Step) }

func (u *Number) text() string {
	if u.Show != nil {
		return u.Show(u.Value)
	}
	return itoa(u.Value)
}

// least is the least value.
func (u *Number) least() int {
	if u.Off {
		return 0
	}
	return u.Min
}

// to asks for a value within the bounds and reports whether it is another one.
func (u *Number) to(v int) bool {
	switch {
	case v >= u.Min:
		v = min(u.Max, v)
	case v <= u.Value:
		v = u.least()
	default:
		v = u.Min
	}
	if v == u.Value {
		return false
	}
	if u.OnChange != nil {
		u.OnChange(v)
	}
	return true
}

// key changes the value by keys. Keys that belong to the number are used up
// even at its bounds, so that the focus does not jump away.
func (u *Number) key(g input.Gesture) bool {
	big := max(u.step(), (u.Max-u.Min)/10/u.step()*u.step())
	switch {
	case g.IsKey(input.KeyLeft, 0), g.IsKey(input.KeyMinus, 0):
		u.to(u.Value - u.step())
	case g.IsKey(input.KeyRight, 0), g.IsKey(input.KeyPlus, 0), g.IsKey(input.KeyPlus, input.Shift):
		u.to(u.Value + u.step())
	case g.IsKey(input.KeyPageDown, 0):
		u.to(u.Value - big)
	case g.IsKey(input.KeyPageUp, 0):
		u.to(u.Value + big)
	case g.IsKey(input.KeyHome, 0):
		u.to(u.least())
	case g.IsKey(input.KeyEnd, 0):
		u.to(u.Max)
	default:
		return false
	}
	return true
}

// wheel changes the value by the wheel, if the number has the keyboard: who only
// scrolls past it changes nothing.
func (u *Number) wheel(r *Root, notches int) bool {
	if r.focus != u.ID {
		return false
	}
	if notches != 0 {
		u.to(u.Value + notches*u.step())
	}
	return true
}

func (u *Number) state() map[string]any {
	return map[string]any{"value": u.Value, "min": u.least(), "max": u.Max, "text": u.text()}
}

var (
	numberText  = sprites.BodyBold.Aligned(sprites.Middle, sprites.Middle).Fitted()
	sliderTrack = sprites.PanelStyle{Fill: sprites.Well, Border: sprites.LineDark, Width: 1, Radius: 99, Inner: 3}
	sliderBar   = sprites.PanelStyle{Fill: sprites.Hex(0xb9842e), Radius: 99}
	sliderKnob  = sprites.PanelStyle{Fill: sprites.Hex(0xf3e9d2), Fill2: sprites.Hex(0xd6c9a9), Border: sprites.Ink, Width: 1, Radius: 99, Shadow: 3}
	sliderHot   = sprites.PanelStyle{Fill: sprites.Hex(0xfff6e0), Fill2: sprites.AmberHigh, Border: sprites.Ink, Width: 1, Radius: 99, Shadow: 3}
)

const sliderWords = 72 // room for the value at the right of a slider

// Slider adds a track with a knob and the value beside it.
func (b *Builder) Slider(u Number) *Node {
	rail, words := u.Rect, layout.Rect{}
	words, rail = rail.CutRight(sliderWords)
	const knob = 20.0
	rail = rail.InsetXY(knob/2, 0)
	share := 0.0
	if u.Max > u.Min {
		share = float64(u.Value-u.Min) / float64(u.Max-u.Min)
	}
	track := layout.R(rail.X-4, rail.Center().Y-4, rail.W+8, 8)
	bar := track
	bar.W = math.Max(bar.H, rail.W*share+4)
	at := layout.Around(layout.P(rail.X+rail.W*share, rail.Center().Y), layout.S(knob, knob))
	value := u.text()
	return b.Add(Node{
		ID: u.ID, Role: "slider", Label: u.Label, Rect: u.Rect, Disabled: u.Disabled, Why: u.Why, Tip: u.Tip,
		State: u.state(), OnKey: u.key,
		OnTrack: func(t Track) {
			if t.Phase == TrackUp || rail.W <= 0 {
				return
			}
			v := float64(u.Min) + (t.At.X-rail.X)/rail.W*float64(u.Max-u.Min)
			u.to(u.Min + int(math.Round((v-float64(u.Min))/float64(u.step())))*u.step())
		},
		Draw: func(c *sprites.Canvas, s State) {
			if !s.Enabled {
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			c.Panel(track, sliderTrack)
			c.Panel(bar, sliderBar)
			if s.Hover || s.Pressed {
				c.Panel(at, sliderHot)
			} else {
				c.Panel(at, sliderKnob)
			}
			c.Text(value, words, numberText)
		},
	})
}

// Stepper adds a value between two buttons, with the ids "<id>:less" and
// "<id>:more". The value itself takes keys, and the wheel once it has the
// keyboard.
func (b *Builder) Stepper(u Number) *Node {
	side := math.Min(u.Rect.H, u.Rect.W/3)
	left, rest := u.Rect.CutLeft(side)
	right, middle := rest.CutRight(side)
	value := u.text()
	n := b.Add(Node{
		ID: u.ID, Role: "stepper", Label: u.Label, Rect: u.Rect, Disabled: u.Disabled, Why: u.Why, Tip: u.Tip,
		State: u.state(), OnKey: u.key, OnNotch: func(n int) bool { return u.wheel(b.root, n) },
		Draw: func(c *sprites.Canvas, s State) {
			c.Panel(u.Rect, sprites.FieldOfInput)
			st := numberText
			if !s.Enabled {
				st.Colour = sprites.Disabled
			}
			c.Text(value, middle, st)
		},
	})
	b.stepperSide(u, "less", left, -u.step(), u.Value <= u.least())
	b.stepperSide(u, "more", right, u.step(), u.Value >= u.Max)
	return n
}

// StepperWidth is the least width of a stepper of a height that shows a value.
func StepperWidth(b *Builder, value string, height float64) float64 {
	return 2*height + b.TextWidth(value, numberText) + 2*stepperGap
}

// stepperGap is the least room at both sides of a stepper's value.
const stepperGap = 4

func (b *Builder) stepperSide(u Number, name string, r layout.Rect, by int, end bool) {
	box := r.Inset(3)
	side := math.Round(math.Min(box.W, box.H) * 0.55)
	icon, at := "icon/minus", layout.Around(box.Center(), layout.S(side, side))
	if by > 0 {
		icon = "icon/plus"
	}
	bound := b.root.env.Bound
	if !u.Disabled && bound != nil {
		u.Why = Because(bound(u.text(), by > 0))
	}
	b.Add(Node{
		ID: u.ID + ":" + name, Role: "button", Label: u.Label, Rect: r, Disabled: u.Disabled || end, NoFocus: true,
		Why: u.Why,
		OnClick: func() {
			u.to(u.Value + by)
			b.root.OfferFocus(u.ID)
		},
		Draw: func(c *sprites.Canvas, s State) {
			l := Normal.look(s, false)
			c.Panel(box, l.box)
			c.Sprite(icon, at, sprites.SpriteOpt{Tint: l.ink})
		},
	})
}
