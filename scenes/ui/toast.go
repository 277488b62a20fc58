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
	lineButton = 36.0 // the height of the button of a line
)

// Toast is a short message that goes by itself or by a click.
type Toast struct {
	Text string
	// Rule is the id of the rule that the message rests on, shown as a link to
	// the rulebook. May be empty.
	Rule string
	// Refused marks what is not allowed or has failed: red instead of amber. One
	// that is not Lasting is a refusal and stands beside the place where it was
	// tried: see Root.Refuse.
	Refused bool
	// At is the id of the node beside which a refusal stands, for what a key does
	// that has a button too.
	At string
	// Lasting marks a message for everybody: it stays when the screen is covered
	// for the next player.
	Lasting bool
	// Line keeps the message for as long as something lasts, and gives it a button. May be
	// nil.
	Line *Line
}

// Line is what a message tells of that does not go by itself. Escape puts it away, and so
// does a click on it.
type Line struct {
	// While reports whether it lasts; nil for a message that goes by itself all the same.
	While func() bool
	// Button has the words of a button beside the message, "" for none. OnClick is what
	// it does.
	Button  string
	OnClick func()
}

type toast struct {
	Toast
	id    int
	age   int
	waits bool // for room: it is neither shown nor grows older
}

// Toast shows a message, or a refusal. It takes the place of the same one if that
// is still there.
func (r *Root) Toast(t Toast) {
	if t.Refused && !t.Lasting {
		r.RefuseAt(t.At, Refusal{Text: t.Text, Rule: t.Rule})
		return
	}
	if t.Refused {
		r.Sound(SoundRefuse)
	}
	r.toasts = slices.DeleteFunc(r.toasts, func(o toast) bool { return o.Toast.same(t) })
	r.toasts = append(r.toasts, toast{Toast: t, id: r.freeToast()})
	if len(r.toasts) > toastMost {
		first := max(0, slices.IndexFunc(r.toasts, func(o toast) bool { return !o.Line.lasts() }))
		r.toasts = slices.Delete(r.toasts, first, first+1)
	}
	r.Invalidate()
}

// same reports whether two messages read alike and go by themselves, or are one. What the
// button of the newer one does counts.
func (t Toast) same(o Toast) bool {
	mine, other := t.Line, o.Line
	t.Line, o.Line = nil, nil
	return t == o && (mine == other || mine != nil && other != nil && !mine.lasts() && !other.lasts() && mine.Button == other.Button)
}

// lasts reports whether the line keeps a message.
func (l *Line) lasts() bool { return l != nil && l.While != nil }

// freeToast is a number that no message and no refusal has.
func (r *Root) freeToast() int {
	id := 0
	if r.refused.shown {
		id = r.refused.id + 1
	}
	for _, o := range r.toasts {
		id = max(id, o.id+1)
	}
	return id
}

func toastID(id int) string {
	if id == 0 {
		return "toast"
	}
	return "toast:" + itoa(id)
}

// Failing reports whether a message that something failed is on the screen.
func (r *Root) Failing() bool {
	return slices.ContainsFunc(r.toasts, func(t toast) bool { return t.Refused })
}

// Toasts lists the messages on the screen, without the refusal.
func (r *Root) Toasts() []Toast {
	out := make([]Toast, len(r.toasts))
	for i, t := range r.toasts {
		out[i] = t.Toast
	}
	return out
}

// endLines removes the messages of what has ended, and reports whether there was one.
func (r *Root) endLines() bool {
	before := len(r.toasts)
	r.toasts = slices.DeleteFunc(r.toasts, func(t toast) bool { return t.Line.lasts() && !t.Line.While() })
	return len(r.toasts) != before
}

// closeLine puts the newest message away that is shown and goes not by itself. It reports
// whether there was one.
func (r *Root) closeLine() bool {
	for _, t := range slices.Backward(r.toasts) {
		if t.Line.lasts() && !t.waits {
			r.closeToast(t.id)
			r.Invalidate()
			return true
		}
	}
	return false
}

func (r *Root) tickToasts() {
	if r.endLines() {
		r.Invalidate()
	}
	for i := 0; i < len(r.toasts); {
		t := &r.toasts[i]
		if t.waits || t.Line.lasts() {
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

// toastsMove reports whether a toast is fading.
func (r *Root) toastsMove() bool {
	if r.env.Instant {
		return false
	}
	for i := range r.toasts {
		if !r.toasts[i].waits && fading(r.toasts[i].age) < 1 {
			return true
		}
	}
	return r.refused.shown && fading(r.refused.age) < 1
}

// fading is the opacity of a message of an age in ticks.
func fading(age int) float64 { return math.Min(1, float64(toastTicks-age)/toastFade) }

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
			if r.toasts[i].Line != nil {
				return 1 // as its button
			}
			return fading(r.toasts[i].age)
		}
	}
	return 0
}

var (
	toastText   = sprites.Body
	toastBox    = sprites.PromptBox
	toastFailed = sprites.PromptBox.Bordered(sprites.Red, 1.5)
	toastLink   = sprites.BodyBold.In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle)
)

// ToastArea says where toasts stand: at the lower side of r, in the middle, the
// newest lowest. Those that find no room above it wait. An area of one line is
// filled, in smaller words if need be; in one without height nothing is shown.
// Toasts stand above the lower side of the window unless a build says otherwise.
func (b *Builder) ToastArea(r layout.Rect) { b.root.toastArea = r }

func (r *Root) buildToasts(b *Builder) {
	r.endLines()
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
	area, link := r.toastArea, linkWidth(b, t.Rule)+t.Line.width(b)
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

// linkWidth is the room that a link to a rule takes.
func linkWidth(b *Builder, rule string) float64 {
	if rule == "" {
		return 0
	}
	return b.Fonts.Measure(rule, toastLink).W + 28
}

// button is the button of a line.
func (l *Line) button(id string) Button {
	return Button{ID: id + ":do", Text: l.Button, Size: 14}
}

// width is the room that the button takes.
func (l *Line) width(b *Builder) float64 {
	if l == nil || l.Button == "" {
		return 0
	}
	return b.ButtonWidth(l.button("")) + 6
}

// buildToast adds one toast whose lower side is at bottom and returns its
// upper side.
func (r *Root) buildToast(b *Builder, t toast, size layout.Size, st sprites.TextStyle, bottom float64) float64 {
	link := linkWidth(b, t.Rule) + t.Line.width(b)
	box := layout.R(r.toastArea.Center().X-size.W/2, bottom-size.H, size.W, size.H)
	style := toastBox
	if t.Refused {
		style = toastFailed
	}
	words := layout.R(box.X+18, box.Y, box.W-36-link, box.H)
	id := toastID(t.id)
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
	if t.Line.width(b) > 0 {
		u := t.Line.button(id)
		w, h := b.ButtonWidth(u), math.Min(lineButton, box.H-8)
		u.Rect = layout.R(box.Right()-w-8, box.Center().Y-h/2, w, h)
		u.OnClick = func() { r.closeToast(t.id); t.Line.OnClick() }
		b.Button(u)
	}
	if t.Rule != "" {
		r.buildRule(b, id+":rule", t.Rule, layout.R(box.Right()-link-8, box.Y+6, link, box.H-12),
			func() float64 { return r.toastAlpha(t.id) }, func() { r.closeToast(t.id) })
	}
	return box.Y
}

// buildRule adds the link of a message to its rule, which puts the message away.
func (r *Root) buildRule(b *Builder, id, rule string, box layout.Rect, alpha func() float64, away func()) {
	n := Node{ID: id, Role: "link", Label: rule, Rect: box, NoFocus: true}
	if r.env.OnRule != nil {
		n.OnClick = func() { away(); r.env.OnRule(rule) }
	}
	under := b.Fonts.Measure(rule, toastLink).W
	line := layout.R(box.Center().X-under/2, box.Center().Y+9, under, 1)
	n.Draw = func(c *sprites.Canvas, s State) {
		c.PushAlpha(alpha())
		st := toastLink
		if s.Hover {
			st.Colour = sprites.AmberHigh
		}
		c.Text(rule, box, st)
		c.Fill(line, st.Colour)
		c.PopAlpha()
	}
	b.Add(n)
}
