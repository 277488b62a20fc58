package ui

import (
	"fmt"

	"schron/layout"
	"schron/sprites"
)

// auditText is a text that a node drew.
type auditText struct {
	sprites.AuditText
	ink   layout.Rect // what the letters cover
	node  *Node
	level int
}

// Audit draws the scene on c without showing it and lists its faults in words. Faults
// are texts that do not fit their box, are cut off or overlap another one, and pictures
// that do not exist. Nodes must not lie outside the window or over each other. Things
// that can be clicked must be reachable and have an id. Tests want the list empty at
// every size, scale and language.
func (r *Root) Audit(c *sprites.Canvas) []string {
	a := r.audited(c)
	a.texts()
	a.overlaps()
	a.nodes()
	a.pictures()
	a.faults = append(a.faults, r.faults...)
	return a.faults
}

// audited draws the scene on c and notes what was drawn by which node.
func (r *Root) audited(c *sprites.Canvas) *auditor {
	r.Sync()
	a := &auditor{root: r, notes: &sprites.Audit{}, store: c.Store()}
	before := c.Audit
	c.Audit = a.notes
	r.onDraw = a.next
	r.Draw(c)
	r.onDraw, c.Audit = nil, before
	a.take()
	return a
}

// Cut is a line that was cut short for want of room, with the tooltip that comes
// up where it stands.
type Cut struct {
	Text string
	Box  layout.Rect
	Tip  Tip
}

// Cuts draws the scene on c without showing it. It lists the lines that were cut short
// and can be pointed at. Tests use it to check that they are said elsewhere.
func (r *Root) Cuts(c *sprites.Canvas) []Cut {
	var out []Cut
	for _, t := range r.audited(c).seen {
		if t.Need.W <= t.Room.W+0.5 || t.node == nil || !r.reachable(t.node) {
			continue
		}
		x := Cut{Text: t.Text, Box: t.Box}
		if n := r.pick(t.ink.Intersect(t.Box).Center(), hasTip); n != nil {
			x.Tip = n.Tip()
		}
		out = append(out, x)
	}
	return out
}

type auditor struct {
	root   *Root
	notes  *sprites.Audit
	store  *sprites.Store
	node   *Node
	done   int
	seen   []auditText
	faults []string
}

func (a *auditor) fault(format string, args ...any) {
	a.faults = append(a.faults, fmt.Sprintf(format, args...))
}

// next takes what the node before n drew.
func (a *auditor) next(n *Node) {
	a.take()
	a.node = n
}

func (a *auditor) take() {
	for ; a.done < len(a.notes.Texts); a.done++ {
		t := a.notes.Texts[a.done]
		level := toastLevel + 1 // tooltips and ghosts
		if a.node != nil {
			level = a.node.level
		}
		a.seen = append(a.seen, auditText{AuditText: t, ink: ink(t), node: a.node, level: level})
	}
}

// ink is what the letters of a text cover, without the space between lines.
func ink(t sprites.AuditText) layout.Rect {
	need := t.Need
	if t.Room.W == t.Box.H && t.Room.H == t.Box.W && t.Room.W != t.Room.H { // turned by a quarter
		need.W, need.H = need.H, need.W
		return t.Box.Anchor(need, 0.5, 0.5).InsetXY(need.W*0.15, 0)
	}
	return t.Box.Anchor(need, float64(t.Style.AlignX)/2, float64(t.Style.AlignY)/2).InsetXY(0, t.Set*0.15)
}

// clipOf is where a node's drawing can be seen.
func (a *auditor) clipOf(n *Node) layout.Rect {
	if n != nil && n.clipped {
		return n.clip.Intersect(a.root.Area())
	}
	return a.root.Area()
}

func (a *auditor) texts() {
	area := a.root.Area()
	for _, t := range a.seen {
		if !t.Fits() {
			a.fault("text %q needs %.0f × %.0f and has %.0f × %.0f at (%.0f, %.0f)%s",
				t.Text, t.Need.W, t.Need.H, t.Room.W, t.Room.H, t.Box.X, t.Box.Y, about(t.node))
		}
		if t.node != nil && (t.node.Role == "select" || t.node.Role == "option") && t.Need.W > t.Room.W+0.5 {
			a.fault("text %q of a list is cut off%s", t.Text, about(t.node))
		}
		clipped := t.node != nil && t.node.clipped
		if !clipped && !t.ink.Within(area) {
			a.fault("text %q leaves the window at (%.0f, %.0f)%s", t.Text, t.Box.X, t.Box.Y, about(t.node))
		}
	}
}

// overlaps looks for letters over letters of the same level.
func (a *auditor) overlaps() {
	for i, t := range a.seen {
		for _, u := range a.seen[i+1:] {
			if t.level != u.level || t.Text == u.Text && t.node == u.node || a.field(t) || a.field(u) {
				continue
			}
			both := t.ink.Intersect(u.ink).Intersect(a.clipOf(t.node)).Intersect(a.clipOf(u.node))
			if both.W > 1 && both.H > 1 {
				a.fault("texts %q and %q overlap by %.0f × %.0f at (%.0f, %.0f)%s",
					t.Text, u.Text, both.W, both.H, both.X, both.Y, about(u.node))
			}
		}
	}
}

// field reports whether a text lies inside a text field, which may be scrolled.
func (a *auditor) field(t auditText) bool {
	return t.node != nil && t.node.clipped && t.node.ID == "" && t.Box.X < t.node.clip.X-1
}

// stiff are the roles of things that are never laid over each other.
var stiff = map[string]bool{
	"button": true, "tab": true, "radio": true, "toggle": true, "select": true, "textfield": true,
	"link": true, "slider": true, "row": true, "option": true,
}

func (a *auditor) nodes() {
	r := a.root
	area := r.Area()
	for i, n := range r.nodes {
		if n.ID == "" {
			continue
		}
		switch {
		case !n.clipped && !n.Rect.Within(area):
			a.fault("node %s leaves the window: %v", n.ID, n.Rect)
		case n.clipped && (n.Rect.X < n.clip.X-1 || n.Rect.Right() > n.clip.Right()+1):
			a.fault("node %s leaves its area sideways: %v in %v", n.ID, n.Rect, n.clip)
		case n.Rect.Empty():
			a.fault("node %s is empty", n.ID)
		}
		if n.OnClick != nil && !n.Disabled && r.reachable(n) && !n.visible().Empty() && n.visible().H > 2 {
			if _, ok := r.Reach(n.ID); !ok && !r.under(n) {
				a.fault("node %s can be clicked but not reached", n.ID)
			}
		}
		if !stiff[n.Role] {
			continue
		}
		for _, o := range r.nodes[i+1:] {
			if o.ID == "" || !stiff[o.Role] || o.level != n.level || n.Hit != nil || o.Hit != nil {
				continue
			}
			both := n.visible().Intersect(o.visible())
			if both.W > 1 && both.H > 1 && !o.Rect.Within(n.Rect) && !n.Rect.Within(o.Rect) {
				a.fault("nodes %s and %s overlap by %.0f × %.0f", n.ID, o.ID, both.W, both.H)
			}
		}
	}
}

// under reports whether most of a node lies under a sheet or an overlay. These stop
// gestures and were laid over it on purpose.
func (r *Root) under(n *Node) bool {
	v := n.visible()
	for _, o := range r.nodes {
		if both := o.visible().Intersect(v); o.Block && o.level > n.level && both.W*both.H > v.W*v.H/2 {
			return true
		}
	}
	return false
}

func (a *auditor) pictures() {
	for _, s := range a.notes.Sprites {
		if !a.store.Has(s.Name) {
			a.fault("there is no picture %q", s.Name)
		}
	}
	for _, t := range a.notes.Texts {
		for _, r := range t.Text {
			if r != '\n' && !a.root.env.Fonts.Has(r) {
				a.fault("the font has no %q, in %q", r, t.Text)
			}
		}
	}
}

// about names the node that drew something, if it has a name.
func about(n *Node) string {
	if n == nil || n.ID == "" {
		return ""
	}
	return " in " + n.ID
}
