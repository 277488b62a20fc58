package chances

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	columnLeast = 4.0 // width of what is pointed at in the chart at least
)

// percents are the words beside the chart: none, half and all.
func (x *Chances) percents(b *ui.Builder, ch *chart) {
	st := chartWords.Aligned(sprites.End, sprites.Middle)
	for _, share := range []int32{0, curve.All / 2, curve.All} {
		b.Label(layout.R(ch.box.X-scaleWide, ch.y(share)-8, scaleWide-12, 16), x.sharePercent(share), st)
	}
}

// turns are the turns below the chart, as many as there is room for; the
// first one in words.
func (x *Chances) turns(b *ui.Builder, ch *chart, r layout.Rect) {
	free, was, first := r.X-scaleWide, 0, true
	step := desk.AxisStep(ch.box.W / float64(x.curve.Points[ch.n-1].Turn))
	for i, p := range x.curve.Points {
		if p.Turn == was || p.Turn == 0 {
			continue
		}
		was = p.Turn
		if !first && p.Turn%step != 0 {
			continue
		}
		text, at := strconv.Itoa(p.Turn), ch.x(i)
		if first {
			text = x.SayOwn("frame.turn", rules.Number("n", p.Turn))
		}
		w := b.TextWidth(text, chartWords) + 4
		left := max(min(at-w/2, r.Right()-w), r.X-scaleWide)
		if left < free {
			continue
		}
		first = false
		b.Label(layout.R(left, r.Y+4, w, r.H-4), text, chartWords.Aligned(sprites.Middle, sprites.Middle))
		b.Draw(layout.R(at, r.Y-4, 1, 5), func(c *sprites.Canvas, _ ui.State) {
			c.Line(layout.P(at, r.Y-1), layout.P(at, r.Y+4), 1, sprites.Muted)
		})
		free = left + w + 4
	}
}

// players name the players beside the ends of their lines, with their shares
// at the moment pointed at.
func (x *Chances) players(b *ui.Builder, ch *chart, r layout.Rect, at int) {
	share := x.curve.Points[at].Share
	ends := make([]float64, len(ch.lines))
	for p, line := range ch.lines {
		ends[p] = line[len(line)-1].Y
	}
	rows := spread(ends, nameHigh, r.Y+nameHigh/2, r.Bottom()-nameHigh/2)
	_, r = r.CutLeft(8)
	for p, look := range ch.looks {
		line := layout.R(r.X, rows[p]-nameHigh/2, r.W, nameHigh)
		words := x.sharePercent(share[p])
		number, rest := line.CutRight(48)
		_, name := rest.CutLeft(20)
		from, to := ch.lines[p][ch.n-1], layout.P(rest.X+18, rows[p])
		st := nameText.In(look.Words)
		n := b.Draw(line, func(c *sprites.Canvas, _ ui.State) {
			c.Line(from, to, 1, look.Colour)
			look.DrawName(c, name, st)
			c.Text(words, number, nameText.Aligned(sprites.End, sprites.Middle))
		})
		n.ID, n.Role, n.Label, n.Tip = "chances:player:"+strconv.Itoa(p), "text", look.Name, look.Tip()
		n.State = map[string]any{"share": int(share[p])}
	}
}

// columns adds the columns of the chart that can be pointed at, one for each
// moment. If there are many, a column holds a few moments and stands for the last.
func (x *Chances) columns(b *ui.Builder, ch *chart) {
	points := x.curve.Points
	step := 1
	for ch.box.W*float64(step)/float64(ch.n) < columnLeast {
		step++
	}
	for from := 0; from < ch.n; from += step {
		some := min(step, ch.n-from)
		p := points[from+some-1]
		b.Add(ui.Node{
			ID: columnsPrefix + strconv.Itoa(p.Move), Role: "moment", Label: x.pointWords(p), Rect: ch.column(from, some),
			NoFocus: true, OnHover: x.pointedMoment, OnClick: func() { x.goTo(p.Move) },
		})
	}
}

// pointedMoment lets the cursor choose in place of the keys.
func (x *Chances) pointedMoment(on bool) {
	if on {
		x.at = -1
	}
}
