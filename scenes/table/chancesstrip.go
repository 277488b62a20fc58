package table

import (
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

// chancesStripHigh is the height of the small curve in the result.
const chancesStripHigh = 58.0

// chancesStrip is the curve as it stands in the result: a click lays it out large.
func (t *Table) chancesStrip(b *ui.Builder, r rect) {
	words, key := "", "frame.chances.reckoning"
	if t.chances.have {
		key = "frame.chances.show"
	}
	words = t.h.Say(key)
	text, plot := r.InsetXY(14, 0).CutLeft(r.W * 0.36)
	var ch *chart
	if t.chances.have {
		ch = newChart(plot.InsetXY(8, 9), t.chances.curve.Points, t.playersLooks())
	}
	b.Add(ui.Node{
		ID: "result:chances", Role: "button", Label: words, Rect: r, Disabled: ch == nil, Why: ui.Because(words), OnClick: t.OpenChances,
		Draw: func(c *sprites.Canvas, st ui.State) {
			box := sprites.ButtonBox
			if st.Hover && st.Enabled {
				box = sprites.ButtonOver
			}
			c.Panel(r, box)
			c.Text(words, text, sprites.Body.Fitted())
			if ch != nil {
				ch.strip(c)
			}
		},
	})
}

// strip paints the lines alone, with a mark at their ends.
func (c *chart) strip(cv *sprites.Canvas) {
	for p, line := range c.lines {
		cv.Polyline(line, 1.8, c.looks[p].Colour)
	}
	for p, line := range c.lines {
		if end := line[len(line)-1]; c.ends(p) {
			c.looks[p].DrawMark(cv, layout.Around(end, layout.S(chartMark, chartMark)))
		}
	}
}

// ends reports whether a player's line ends above those of all the others.
func (c *chart) ends(p int) bool {
	for o, line := range c.lines {
		if o != p && line[c.n-1].Y <= c.lines[p][c.n-1].Y {
			return false
		}
	}
	return true
}
