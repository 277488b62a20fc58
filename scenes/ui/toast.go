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
	toastMost  = 3    // kept at once
	toastHigh  = 48.0 // the least height, but in an area of one line
	toastSmall = 13.0 // the least size of its words there
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
	id    int
	age   int
	waits bool // for room: it is neither shown nor grows older
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

// Refusing tells whether a refusal is on the screen.
func (r *Root) Refusing() bool {
	return slices.ContainsFunc(r.toasts, func(t toast) bool { return t.Refused })
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
		if t.waits {
			i++
			continue
		}
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
		if !r.toasts[i].waits && r.toasts[i].alpha() < 1 {
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

// ToastArea says where toasts stand: at the lower side of r, in the middle, the
// newest lowest. Those that find no room above it wait. An area of one line is
// filled, in smaller words if need be; in one without height nothing is shown.
// Toasts stand above the lower side of the window unless a build says otherwise.
func (b *Builder) ToastArea(r layout.Rect) { b.root.toastArea = r }

func (r *Root) buildToasts(b *Builder) {
	bottom, first := r.toastArea.Bottom(), true
	for i := len(r.toasts) - 1; i >= 0; i-- {
		t := &r.toasts[i]
		size, st := r.toastSize(b, t.Toast)
		t.waits = r.toastArea.H <= 0 || !first && bottom-size.H < r.toastArea.Y
		if t.waits {
			continue
		}
		bottom, first = r.buildToast(b, *t, size, st, math.Max(bottom, r.toastArea.Y+size.H))-8, false
	}
}

// toastSize is the size of a toast and how its words are written.
func (r *Root) toastSize(b *Builder, t Toast) (layout.Size, sprites.TextStyle) {
	area, link := r.toastArea, toastLinkWidth(b, t)
	if area.H >= toastHigh {
		m := b.Fonts.MeasureWrapped(t.Text, math.Min(toastWidth, area.W)-36-link, toastText)
		return layout.S(math.Ceil(m.W)+37+link, math.Max(m.H+24, toastHigh)), toastText
	}
	st := toastText
	high := b.Fonts.MeasureWrapped(t.Text, area.W-36-link, st).H
	for high > area.H-4 && st.Size > toastSmall {
		st.Size--
		high = b.Fonts.MeasureWrapped(t.Text, area.W-36-link, st).H
	}
	return layout.S(area.W, math.Max(high+4, area.H)), st
}

// toastLinkWidth is the room that a toast's rule takes.
func toastLinkWidth(b *Builder, t Toast) float64 {
	if t.Rule == "" {
		return 0
	}
	return b.Fonts.Measure(t.Rule, toastLink).W + 28
}

// buildToast adds one toast whose lower side is at bottom and returns its
// upper side.
func (r *Root) buildToast(b *Builder, t toast, size layout.Size, st sprites.TextStyle, bottom float64) float64 {
	link := toastLinkWidth(b, t.Toast)
	box := layout.R(r.toastArea.Center().X-size.W/2, bottom-size.H, size.W, size.H)
	style := toastBox
	if t.Refused {
		style = toastRefuse
	}
	words := layout.R(box.X+18, box.Y, box.W-36-link, box.H)
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
			c.Paragraph(t.Text, words, st)
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
