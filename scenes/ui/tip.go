package ui

import (
	"math"

	"schron/layout"
	"schron/sprites"
)

const (
	tipDelay  = 24  // ticks the cursor or the focus rests before the tooltip
	tipWidth  = 320 // greatest width of the words in units
	tipMargin = 12  // between the words and the border
	tipGap    = 10  // between the node and the tooltip
)

var (
	tipTitle = sprites.BodyBold.Aligned(sprites.Start, sprites.Start)
	tipLine  = sprites.Small.Sized(14).Aligned(sprites.Start, sprites.Start)
)

// tip is the tooltip: aimed at a node, shown after a delay.
type tip struct {
	target string // node it is about
	keys   bool   // it belongs to the focus, not to the cursor
	wait   int
	hidden bool // until it is aimed at another node
	shown  bool

	content Tip
	box     layout.Rect
	heights []float64 // of the title and each line
}

// TipShown returns the tooltip on the screen, if there is one.
func (r *Root) TipShown() (Tip, bool) { return r.tip.content, r.tip.shown }

// TipBox is where the tooltip stands, empty without one, and the id of the node
// that it is about.
func (r *Root) TipBox() (box layout.Rect, about string) {
	if !r.tip.shown {
		return layout.Rect{}, ""
	}
	return r.tip.box, r.tip.target
}

// aim points the tooltip at what the cursor is over. During a drag it aims at a place
// that refuses what is dragged, to say why before it is dropped. The place where the
// drag began gets no tooltip.
func (t *tip) aim(r *Root) {
	target := ""
	switch {
	case !r.inside || r.track != "":
	case r.drag.active:
		if n := r.pick(r.cursor, hasDrop); n != nil && n.drop.refuses() && !r.drag.box.Contains(r.cursor) {
			target = n.ID
		}
	default:
		if n := r.pick(r.cursor, hasTip); n != nil {
			target = n.ID
		}
	}
	if target == "" && t.keys {
		return // the cursor rests elsewhere while the keyboard is used
	}
	t.set(r, target, false)
}

// aimFocus points the tooltip at the focused node.
func (t *tip) aimFocus(r *Root) {
	if n := r.byID[r.focus]; n != nil && n.Tip != nil {
		t.set(r, n.ID, true)
	} else if t.keys {
		t.set(r, "", false)
	}
}

func (t *tip) set(r *Root, target string, keys bool) {
	if target == t.target {
		return
	}
	if t.shown {
		r.redraw = true
	}
	*t = tip{target: target, keys: keys, heights: t.heights[:0]}
}

// hide takes the tooltip away until another node is aimed at.
func (t *tip) hide(r *Root) {
	if t.shown {
		r.redraw = true
	}
	t.shown, t.hidden = false, true
}

// rebuilt looks the content up again in a new build.
func (t *tip) rebuilt(r *Root) {
	if !t.shown {
		return
	}
	n := r.byID[t.target]
	if n == nil || !r.reachable(n) || !r.tells(n) {
		*t = tip{}
		return
	}
	t.show(r, n)
}

// tells reports whether n has something to say in a tooltip now.
func (r *Root) tells(n *Node) bool {
	if r.drag.active {
		return n.drop.refuses()
	}
	return n.Tip != nil
}

// words is what n says in a tooltip now.
func (r *Root) words(n *Node) Tip {
	if !r.drag.active {
		return n.Tip()
	}
	line := n.drop.why.Text
	if rule := n.drop.why.Rule; rule != "" {
		line += "\u00a0" + rule
	}
	return Tip{Lines: []string{line}}
}

func (t *tip) tick(r *Root) {
	if t.target == "" || t.shown || t.hidden || !t.keys && r.resting() {
		return
	}
	if t.wait++; t.wait < tipDelay {
		return
	}
	if n := r.byID[t.target]; n != nil && r.tells(n) {
		t.show(r, n)
	}
	t.hidden = !t.shown
}

func (t *tip) show(r *Root, n *Node) {
	t.content = r.words(n)
	t.shown = t.content.Title != "" || len(t.content.Lines) > 0
	r.redraw = true
	if t.shown {
		t.place(r, n)
	}
}

// place measures the tooltip and puts it beside the node, on the screen, where it
// covers least of what is needed next. It avoids the node, what is kept clear, and what
// can be acted on now, if it can.
func (t *tip) place(r *Root, n *Node) {
	t.heights = t.heights[:0]
	var w, h float64
	add := func(s string, st sprites.TextStyle) {
		m := r.env.Fonts.MeasureWrapped(s, tipWidth, st)
		w, h = math.Max(w, m.W), h+m.H
		t.heights = append(t.heights, m.H)
	}
	if t.content.Title != "" {
		add(t.content.Title, tipTitle)
	}
	for _, l := range t.content.Lines {
		add(l, tipLine)
	}
	size := layout.S(math.Ceil(w)+2*tipMargin+1, h+2*tipMargin+4*float64(len(t.heights)-1))
	at := n.visible().Intersect(r.Area())
	if !n.TipBeside.Empty() {
		at = n.TipBeside.Intersect(r.Area())
	}
	t.box = layout.Beside(at, size, tipGap, r.Area().Inset(4), r.things(at, n.Role))
}

func (t *tip) draw(c *sprites.Canvas) {
	if !t.shown {
		return
	}
	c.Panel(t.box, sprites.TooltipBox)
	inner := t.box.Inset(tipMargin)
	y, i := inner.Y, 0
	line := func(s string, st sprites.TextStyle) {
		c.Paragraph(s, layout.R(inner.X, y, inner.W, t.heights[i]), st)
		y += t.heights[i] + 4
		i++
	}
	if t.content.Title != "" {
		line(t.content.Title, tipTitle)
	}
	for _, l := range t.content.Lines {
		line(l, tipLine)
	}
}
