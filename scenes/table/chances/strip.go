package chances

import (
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"
)

// StripHeight is the height of the small curve in the result, 0 if none has come or is on
// its way.
func (x *Chances) StripHeight() float64 {
	if !x.Coming() {
		return 0
	}
	return 58
}

// Strip lays out the curve as it stands in the result: a click lays it out large.
func (x *Chances) Strip(b *ui.Builder, r layout.Rect) {
	words, key := "", "frame.chances.reckoning"
	if x.have {
		key = "frame.chances.show"
	}
	words = x.Say(key)
	text, plot := r.InsetXY(14, 0).CutLeft(r.W * 0.36)
	var ch *chart
	if x.have {
		ch = newChart(plot.InsetXY(8, 9), x.curve.Points, x.PlayersLooks())
	}
	b.Add(ui.Node{
		ID: "result:chances", Role: "button", Label: words, Rect: r, Disabled: ch == nil, Why: ui.Because(words), OnClick: x.Open,
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

// strip paints the lines alone, with the mark of whoever ends above all others.
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
