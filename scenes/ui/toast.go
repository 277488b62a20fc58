package ui

import (
	"math"
	"slices"

	"schron/layout"
	"schron/sprites"
)

const (
	toastTicks = 420 // how long a toast stays
	toastFade  = 18  // ticks of its going
	toastWidth = 620
	toastMost  = 3 // shown at once
)

// Toast is a short message that goes by itself or by a click.
type Toast struct {
	Text string
	// Rule is the id of the rule that the message rests on, shown as a link to
	// the rulebook. May be empty.
	Rule string
	// Refused marks a refusal: red instead of amber.
	Refused bool
	// Lasting marks a message for everybody: it stays when the screen is covered
	// for the next player.
	Lasting bool
}

type toast struct {
	Toast
	id  int
	age int
}

// Refuse shows why something is not allowed. It takes the place of a refusal
// that is still there.
func (r *Root) Refuse(why Refusal) {
	kept := r.toasts[:0]
	for _, t := range r.toasts {
		if !t.Refused {
			kept = append(kept, t)
		}
	}
	r.toasts = kept
	r.Toast(Toast{Text: why.Text, Rule: why.Rule, Refused: true})
}

// Toast shows a message. It takes the place of the same one if that is still
// there.
func (r *Root) Toast(t Toast) {
	r.toasts = slices.DeleteFunc(r.toasts, func(o toast) bool { return o.Toast == t })
	id := 0
	for _, o := range r.toasts {
		id = max(id, o.id+1)
	}
	r.toasts = append(r.toasts, toast{Toast: t, id: id})
	if len(r.toasts) > toastMost {
		r.toasts = r.toasts[1:]
	}
	r.Invalidate()
}

// Toasts lists the messages on the screen.
func (r *Root) Toasts() []Toast {
	out := make([]Toast, len(r.toasts))
	for i, t := range r.toasts {
		out[i] = t.Toast
	}
	return out
}

func (r *Root) tickToasts() {
	for i := 0; i < len(r.toasts); {
		t := &r.toasts[i]
		t.age++
		if t.age >= toastTicks {
			r.toasts = append(r.toasts[:i], r.toasts[i+1:]...)
			r.Invalidate()
			continue
		}
		i++
	}
}

// toastsMove tells whether a toast is fading.
func (r *Root) toastsMove() bool {
	if r.env.Instant {
		return false
	}
	for i := range r.toasts {
		if r.toasts[i].alpha() < 1 {
			return true
		}
	}
	return false
}

func (t *toast) alpha() float64 {
	return math.Min(1, float64(toastTicks-t.age)/toastFade)
}

func (r *Root) closeToast(id int) {
	for i, t := range r.toasts {
		if t.id == id {
			r.toasts = append(r.toasts[:i], r.toasts[i+1:]...)
			return
		}
	}
}

// toastAlpha is the present opacity of a toast, 0 when it is gone.
func (r *Root) toastAlpha(id int) float64 {
	if r.env.Instant {
		return 1
	}
	for i := range r.toasts {
		if r.toasts[i].id == id {
			return r.toasts[i].alpha()
		}
	}
	return 0
}

var (
	toastText   = sprites.Body
	toastBox    = sprites.PromptBox
	toastRefuse = sprites.PromptBox.Bordered(sprites.Red, 1.5)
	toastLink   = sprites.BodyBold.In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle)
)

// ToastArea says where toasts stand: at the lower side of r, in the middle. They
// stand above the lower side of the window unless a build says otherwise.
func (b *Builder) ToastArea(r layout.Rect) { b.root.toastArea = r }

func (r *Root) buildToasts(b *Builder) {
	bottom := r.toastArea.Bottom()
	for i := len(r.toasts) - 1; i >= 0; i-- {
		bottom = r.buildToast(b, r.toasts[i], bottom) - 8
	}
}

// buildToast adds one toast whose lower side is at bottom and returns its
// upper side.
func (r *Root) buildToast(b *Builder, t toast, bottom float64) float64 {
	link := 0.0
	if t.Rule != "" {
		link = b.Fonts.Measure(t.Rule, toastLink).W + 28
	}
	room := math.Min(toastWidth, r.toastArea.W) - 36 - link
	m := b.Fonts.MeasureWrapped(t.Text, room, toastText)
	size := layout.S(math.Ceil(m.W)+37+link, math.Max(m.H+24, 48))
	box := layout.R(r.toastArea.Center().X-size.W/2, bottom-size.H, size.W, size.H)
	style := toastBox
	if t.Refused {
		style = toastRefuse
	}
	words := layout.R(box.X+18, box.Y, math.Ceil(m.W)+1, box.H)
	id := "toast"
	if t.id > 0 {
		id = "toast:" + itoa(t.id)
	}
	b.Add(Node{
		ID: id, Role: "toast", Label: t.Text, Rect: box, Block: true, NoFocus: true,
		State:   map[string]any{"refused": t.Refused, "rule": t.Rule},
		OnClick: func() { r.closeToast(t.id) },
		Draw: func(c *sprites.Canvas, _ State) {
			c.PushAlpha(r.toastAlpha(t.id))
			c.Panel(box, style)
			c.Paragraph(t.Text, words, toastText)
			c.PopAlpha()
		},
	})
	if t.Rule != "" {
		r.buildToastLink(b, t, id, layout.R(box.Right()-link-8, box.Y+6, link, box.H-12))
	}
	return box.Y
}

func (r *Root) buildToastLink(b *Builder, t toast, id string, box layout.Rect) {
	n := Node{ID: id + ":rule", Role: "link", Label: t.Rule, Rect: box, NoFocus: true}
	if r.env.OnRule != nil {
		n.OnClick = func() { r.closeToast(t.id); r.env.OnRule(t.Rule) }
	}
	under := b.Fonts.Measure(t.Rule, toastLink).W
	line := layout.R(box.Center().X-under/2, box.Center().Y+9, under, 1)
	n.Draw = func(c *sprites.Canvas, s State) {
		c.PushAlpha(r.toastAlpha(t.id))
		st := toastLink
		if s.Hover {
			st.Colour = sprites.AmberHigh
		}
		c.Text(t.Rule, box, st)
		c.Fill(line, st.Colour)
		c.PopAlpha()
	}
	b.Add(n)
}
