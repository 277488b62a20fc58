package ui

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

const (
	refusalWidth = 290.0 // greatest width of the words, units
	refusalPad   = 12.0
	refusalGap   = 8.0  // to what it is about
	spotSide     = 36.0 // of a place that is no thing of its own
	spotMost     = 170.0
	restMost     = 6.0 // how far a resting cursor may go
)

var (
	refusalText = sprites.Body.Sized(15).Aligned(sprites.Start, sprites.Middle)
	refusalBox  = sprites.TooltipBox.Bordered(sprites.Red, 1.5)
)

// refused is why the last thing that was tried is not allowed. It stands beside
// the place where that was, lets everything through but to its rule, and goes with
// the next press.
type refused struct {
	Refusal
	shown bool
	id    int          // among the toasts
	at    layout.Rect  // what it is about
	role  string       // … and its role
	said  int64        // counts the refusals
	since layout.Point // where the cursor was then
	age   int          // ticks
	box   layout.Rect  // where it stands, empty before the first build
}

// deed is what the player did last.
type deed struct {
	at    layout.Point // where the pointer did it
	done  bool         // it did anything at all
	key   bool         // a key did it
	focus string       // … at this node
}

// pointed notes that the pointer does something.
func (r *Root) pointed(at layout.Point) { r.deed = deed{at: at, done: true} }

// ByKey reports whether what is done now, or was done last, is done by a key.
func (r *Root) ByKey() bool { return r.deed.key }

// Refuse shows why something is not allowed, beside the place of the last press or
// drop. After a key it shows it beside the focus. It replaces an earlier refusal. It
// goes with the next press, after a while, or by EndRefusal.
func (r *Root) Refuse(why Refusal) { r.RefuseAt("", why) }

// RefuseAt is Refuse beside the node of an id. Without such a node it stands where
// Refuse has it.
func (r *Root) RefuseAt(id string, why Refusal) {
	at, role := r.boxOf(id)
	if at.Empty() {
		at, role = r.tried()
	}
	r.EndRefusal()
	r.Sound(SoundRefuse)
	r.refused = refused{Refusal: why, shown: true, id: r.freeToast(), at: at, role: role, said: r.refused.said + 1, since: r.cursor}
	r.Invalidate()
}

// Refusal is the refusal on the screen, if there is one.
func (r *Root) Refusal() (why Refusal, shown bool) { return r.refused.Refusal, r.refused.shown }

// EndRefusal puts the refusal away: what it was about is over.
func (r *Root) EndRefusal() {
	if r.refused.shown {
		r.refused = refused{said: r.refused.said}
		r.Invalidate()
	}
}

// boxOf is where the node of an id is seen, empty if it is not, and its role.
func (r *Root) boxOf(id string) (box layout.Rect, role string) {
	n := r.byID[id]
	if n == nil || !r.reachable(n) {
		return layout.Rect{}, ""
	}
	return n.visible().Intersect(r.Area()), n.Role
}

// tried is where the last thing was tried, and its role.
func (r *Root) tried() (box layout.Rect, role string) {
	switch {
	case r.deed.done && !r.deed.key:
		return r.spot(r.deed.at)
	case r.deed.key:
		if box, role := r.boxOf(r.deed.focus); !box.Empty() {
			return box, role
		}
	}
	for _, k := range r.keep {
		if k.level >= r.top() {
			return k.box, ""
		}
	}
	return r.toastArea, ""
}

// spot is the thing at p with its role, or a small place around p where that is
// large or nothing.
func (r *Root) spot(p layout.Point) (box layout.Rect, role string) {
	n := r.pick(p, func(n *Node) bool { return n.pointable() || n.Drop != nil || n.OnHover != nil })
	if n != nil {
		if box := n.visible(); box.W <= spotMost && box.H <= spotMost {
			return box, n.Role
		}
	}
	return layout.Around(p, layout.S(spotSide, spotSide)), ""
}

// resting reports whether the cursor still rests where something was refused: no
// tooltip comes up there beside the refusal.
func (r *Root) resting() bool {
	return r.hushed || r.refused.shown && r.cursor.Dist(r.refused.since) < restMost
}

// Hush holds back what the resting cursor points at: no reason of its own appears until
// the cursor moves. Tables call it when what was done there has just succeeded.
func (r *Root) Hush() {
	if r.inside {
		r.hushed, r.hushedAt = true, r.cursor
		r.tip.hide(r)
	}
}

// Hushed reports whether nothing under the cursor gives a reason of its own.
func (r *Root) Hushed() bool { return r.hushed }

// endHush ends that once the cursor has moved.
func (r *Root) endHush() {
	if r.hushed && r.cursor.Dist(r.hushedAt) >= restMost {
		r.hushed = false
		r.tip.hidden = false
		r.Invalidate()
	}
}

func (r *Root) tickRefusal() {
	if !r.refused.shown {
		return
	}
	if r.refused.age++; r.refused.age >= toastTicks {
		r.EndRefusal()
	}
}

// refusedAlpha is the present opacity of the refusal.
func (r *Root) refusedAlpha() float64 {
	if r.env.Instant {
		return 1
	}
	return fading(r.refused.age)
}

// buildRefusal adds the refusal. It stays where it is as long as nothing comes up
// below it that must be seen.
func (r *Root) buildRefusal(b *Builder) {
	x := &r.refused
	if !x.shown {
		return
	}
	link := linkWidth(b, x.Rule)
	words := b.Fonts.MeasureWrapped(x.Text, refusalWidth, refusalText)
	size := layout.S(math.Ceil(words.W)+1+2*refusalPad+link, math.Max(math.Ceil(words.H), 22)+2*8)
	inner := r.Area().Inset(4)
	if x.box.Size() != size || !x.box.Within(inner) || x.box.Covers(r.kept()) > 0 {
		x.box = layout.Beside(x.at, size, refusalGap, inner, r.things(x.at, x.role))
	}
	box := x.box
	text := layout.R(box.X+refusalPad, box.Y, size.W-2*refusalPad-link, box.H)
	says := x.Text
	b.Add(Node{
		ID: x.node(), Role: "toast", Label: x.Text, Rect: box,
		State: map[string]any{"refused": true, "rule": x.Rule},
		Draw: func(c *sprites.Canvas, _ State) {
			c.PushAlpha(r.refusedAlpha())
			c.Panel(box, refusalBox)
			c.Paragraph(says, text, refusalText)
			c.PopAlpha()
		},
	})
	if x.Rule == "" {
		return
	}
	rule := x.Rule
	r.buildRule(b, x.link(), rule, layout.R(box.Right()-link-4, box.Y+5, link, box.H-10), r.refusedAlpha, r.EndRefusal)
}

// node is the id of the refusal's node.
func (x *refused) node() string { return toastID(x.id) }

// link is the id of the link to its rule.
func (x *refused) link() string { return x.node() + ":rule" }
