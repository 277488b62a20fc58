package teach

import (
	"math"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/byhand"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// mark is a node that is pointed at.
type mark struct {
	id   string // of the mark
	node *ui.Node
	box  layout.Rect // what is seen of the node
}

// marked are the marks of nodes; id returns the id of each.
func (t *Teacher) marked(b *ui.Builder, nodes []*ui.Node, id func(i int) string) []mark {
	var out []mark
	for i, n := range nodes {
		out = append(out, mark{id(i), n, seenOf(b, n)})
	}
	return out
}

// playedBy finds the nodes by which a move is played: its button, or else the first path
// that is seen whole. Where none is, it returns what is seen of the best one.
func (t *Teacher) playedBy(b *ui.Builder, m rules.Move) (nodes []*ui.Node) {
	notation := t.Match().Game().Notation(m)
	button := b.FindBy(func(n *ui.Node) bool {
		return n.State["move"] == notation && n.OnClick != nil && !n.Disabled && t.sees(b, n)
	})
	if button != nil {
		return []*ui.Node{button}
	}
	for i, p := range t.Face.Paths(m) {
		seen, whole := t.along(b, p)
		if whole {
			return seen
		}
		if i == 0 {
			nodes = seen
		}
	}
	return nodes
}

// along finds the nodes of a path that can be seen, and reports whether all can be.
func (t *Teacher) along(b *ui.Builder, p byhand.Path) (nodes []*ui.Node, whole bool) {
	whole = true
	for _, id := range [...]string{p.From, p.By, p.To} {
		if id != "" {
			n := t.firstSeen(b, id)
			nodes, whole = append(nodes, n...), whole && len(n) > 0
		}
	}
	return nodes, whole
}

// firstSeen is the first node that can be seen of ids with bars between them, none if there
// is none.
func (t *Teacher) firstSeen(b *ui.Builder, ids string) []*ui.Node {
	for id := range strings.SplitSeq(ids, "|") {
		if n := b.Find(id); n != nil && t.sees(b, n) {
			return []*ui.Node{n}
		}
	}
	return nil
}

// leastSeen is how much of a node's sides must be seen to be pointed at.
const leastSeen = 6.0

// sees reports whether enough of a node is seen to be pointed at.
func (t *Teacher) sees(b *ui.Builder, n *ui.Node) bool {
	box := seenOf(b, n)
	return box.W >= leastSeen && box.H >= leastSeen && t.InSight(n)
}

// seenOf is what is seen of a node.
func seenOf(b *ui.Builder, n *ui.Node) layout.Rect { return n.Visible().Intersect(b.Area) }

// lowMark is the height of a box below which its ring lies around it: words in it stay to
// be read.
const lowMark = 30.0

// rings draws a ring around each mark. Draw paints what lies below the ring of a mark, and
// note adds to the state of its node; both may be nil.
func (t *Teacher) rings(b *ui.Builder, marks []mark, draw func(c *sprites.Canvas, i int), note func(i int, state map[string]any)) {
	b.Overlay(func() {
		for i, m := range marks {
			outline, box := t.Outline(m.node.ID), m.box
			if box.H < lowMark {
				box = box.Inset(-desk.RingWidth)
			}
			n := b.Draw(m.box, func(c *sprites.Canvas, _ ui.State) {
				if draw != nil {
					draw(c, i)
				}
				desk.DrawRing(c, box, outline)
			})
			n.ID, n.Role, n.Label, n.State = m.id, "ring", m.node.Label, map[string]any{"around": m.node.ID}
			if note != nil {
				note(i, n.State)
			}
		}
	})
	for _, m := range marks {
		b.KeepClear(m.box)
	}
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
