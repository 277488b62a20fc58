package table

import (
	"math"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/ui"
	"schron/sprites"
)

// Revealer is a Face with more than fits on the screen at once.
type Revealer interface {
	// Reveal turns to where a move is played, as if the player had looked there.
	Reveal(m rules.Move)
}

// Ghoster is a Face whose pieces lie otherwise than they are held, such as turned.
type Ghoster interface {
	// Ghost paints what a move puts on a field, in the box of that; nil where it is
	// what is picked up for it.
	Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect)
}

// mark is a node that a hint points at.
type mark struct {
	id   string // of the mark
	node *ui.Node
	box  layout.Rect // what is seen of the node
}

// markIDs are the ids of the marks of a move of so many nodes.
var markIDs = [...][]string{{}, {"hint:to"}, {"hint:from", "hint:to"}, {"hint:from", "hint:by", "hint:to"}}

// hintMarks finds the nodes by which a move is played, or what the words name.
func (t *Table) hintMarks(b *ui.Builder, a *search.Advice) []mark {
	nodes := t.playedBy(b, a.Move)
	if len(nodes) == 0 && len(a.Says) > 0 {
		for _, id := range t.named(a.Says[t.deedOf(a)], nil) {
			nodes = append(nodes, t.firstSeen(b, []string{id})...)
		}
	}
	nodes = nodes[max(0, len(nodes)-len(markIDs)+1):]
	var out []mark
	for i, n := range nodes {
		out = append(out, mark{markIDs[len(nodes)][i], n, t.seenOf(b, n)})
	}
	return out
}

// playedBy finds the nodes by which a move is played: its button, or else the first path
// that is seen whole. Where none is, it returns what is seen of the best one.
func (t *Table) playedBy(b *ui.Builder, m rules.Move) (nodes []*ui.Node) {
	notation := t.Match().Game().Notation(m)
	button := b.FindBy(func(n *ui.Node) bool {
		return n.State["move"] == notation && n.OnClick != nil && !n.Disabled && t.sees(b, n)
	})
	if button != nil {
		return []*ui.Node{button}
	}
	for i, p := range t.face.Paths(m) {
		var seen []*ui.Node
		whole := true
		for _, id := range p.Nodes() {
			n := t.firstSeen(b, strings.Split(id, "|"))
			seen, whole = append(seen, n...), whole && len(n) > 0
		}
		if whole {
			return seen
		}
		if i == 0 {
			nodes = seen
		}
	}
	return nodes
}

// firstSeen is the first node of a list of ids that can be seen, none if there is none.
func (t *Table) firstSeen(b *ui.Builder, ids []string) []*ui.Node {
	for _, id := range ids {
		if n := b.Find(id); n != nil && t.sees(b, n) {
			return []*ui.Node{n}
		}
	}
	return nil
}

// leastSeen is how much of a node's sides must be seen for a hint to point at it.
const leastSeen = 6.0

// sees reports whether enough of a node is seen for a hint to point at it.
func (t *Table) sees(b *ui.Builder, n *ui.Node) bool {
	box := t.seenOf(b, n)
	return box.W >= leastSeen && box.H >= leastSeen && t.inSight(n)
}

// seenOf is what is seen of a node.
func (t *Table) seenOf(b *ui.Builder, n *ui.Node) layout.Rect { return n.Visible().Intersect(b.Area) }

const (
	ghostAlpha = 0.6  // of what is put down
	wayWidth   = 3.0  // of the arrow from what is picked up to where it goes
	wayDash    = 9.0  //
	lowMark    = 30.0 // height of a box below which its ring lies around it
	wayLeast   = 16.0 // length of an arrow at least
)

// buildMarks draws a ring around each of the marks and an arrow from one to the next.
// At its goal it draws what is dragged, half transparent.
func (t *Table) buildMarks(b *ui.Builder, m rules.Move) {
	marks := t.hint.marks
	if len(marks) == 0 {
		return
	}
	ghost := t.ghost(m)
	b.Overlay(func() {
		for i, x := range marks {
			outline := t.outline(x.node.ID)
			last := i == len(marks)-1
			n := b.Draw(x.box, func(c *sprites.Canvas, _ ui.State) {
				if last && ghost != nil {
					c.PushAlpha(ghostAlpha)
					ghost(c, x.box)
					c.PopAlpha()
				}
				if i > 0 {
					drawWay(c, marks[i-1].box, x.box)
				}
				drawRing(c, x.box, outline)
			})
			n.ID, n.Role, n.Label = x.id, "ring", x.node.Label
			n.State = map[string]any{"around": x.node.ID, "ghost": last && ghost != nil, "move": t.Match().Game().Notation(m)}
		}
	})
	for _, x := range marks {
		b.KeepClear(x.box)
	}
}

// ghost draws what the move puts where it goes, in the box of that; nil where nothing
// is put.
func (t *Table) ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	if f, ok := t.face.(Ghoster); ok {
		if draw := f.Ghost(m); draw != nil {
			return draw
		}
	}
	marks := t.hint.marks
	for i, x := range marks {
		d := x.node.Drag
		if i == len(marks)-1 || d == nil || d.Ghost == nil || d.Barred != nil && d.Barred() != nil {
			continue
		}
		size := x.node.Rect.Size()
		if d.Size != (layout.Size{}) {
			size = d.Size
		}
		return func(c *sprites.Canvas, r layout.Rect) { d.Ghost(c, layout.Around(r.Center(), size)) }
	}
	return nil
}

// drawRing draws the ring of a hint around a box, or along an outline.
func drawRing(c *sprites.Canvas, box layout.Rect, outline []layout.Point) {
	if len(outline) > 0 {
		c.Polyline(outline, ringRim, sprites.Bar)
		c.Polyline(outline, ringWidth, sprites.PaperHigh)
		return
	}
	if box.H < lowMark { // words in it stay to be read
		box = box.Inset(-ringWidth)
	}
	c.Panel(box.Inset(-2), ringDark)
	c.Panel(box, ringLight)
}

// drawWay draws the arrow between two marks, from border to border.
func drawWay(c *sprites.Canvas, from, to layout.Rect) {
	a, b := border(from, to.Center()), border(to, from.Center())
	if a.Dist(b) >= wayLeast {
		c.Arrow(a, b, wayWidth, wayDash, sprites.PaperHigh)
	}
}

// border is where the way from the middle of a box to a point leaves it; the point
// where that lies inside.
func border(r layout.Rect, to layout.Point) layout.Point {
	mid := r.Center()
	d := to.Sub(mid)
	if r.Contains(to) {
		return to
	}
	part := math.Min(math.Abs(r.W/2/d.X), math.Abs(r.H/2/d.Y))
	return mid.Add(d.Mul(part))
}

// buildHintWords says what to do and why, beside what is marked or else beside the
// prompt, and covers neither.
func (t *Table) buildHintWords(b *ui.Builder, a *search.Advice) {
	about := t.ask
	if n := len(t.hint.marks); n > 0 {
		about = t.hint.marks[n-1].box
	}
	says := Bubble{ID: "hint:words", Title: t.h.Say("frame.hint.title"), Lines: t.hintWords(a)}
	says.Build(b, func(size layout.Size) layout.Rect { return b.Beside(about, size) })
}
