package dolores

import (
	"strconv"

	"schron/assets"
	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// charted are the values that a chart can show over the rounds.
var charted = []struct {
	id string
	of func(r *game.Record) int
}{
	{"wealth", func(r *game.Record) int { return r.Wealth }},
	{"land", func(r *game.Record) int { return r.Land + r.Sea }},
	{"goods", func(r *game.Record) int { return r.Goods }},
	{"money", func(r *game.Record) int { return r.Money }},
}

// buildCharts lays out the choice of a value and its chart, unless they stand in the
// result that lies over it.
func (f *face) buildCharts(b *ui.Builder, r layout.Rect) {
	if len(f.v.History) < 2 {
		f.note(b, r, f.say("round.none"))
		return
	}
	if f.t.ResultShown() {
		return
	}
	bar, r := r.CutTop(28)
	_, r = r.CutTop(6)
	f.chartChoice(b, bar)
	f.buildChart(b, r)
}

func (f *face) chartChoice(b *ui.Builder, r layout.Rect) {
	var options []ui.Option
	for _, c := range charted {
		options = append(options, ui.Option{ID: c.id, Text: f.say("round." + c.id)})
	}
	b.Segmented(ui.Choice{ID: "chart", Rect: r, Options: options, Value: f.chart, Label: f.say("told.charts"), OnChange: func(id string) { f.chart = id }})
}

// curve is the line of a federation in a chart.
type curve struct {
	points []layout.Point
	look   int
	last   int
}

// buildChart draws the value chosen over the rounds, a line for each federation
// with its mark at the end.
func (f *face) buildChart(b *ui.Builder, r layout.Rect) {
	of := charted[0].of
	for _, c := range charted {
		if c.id == f.chart {
			of = c.of
		}
	}
	h := f.v.History
	top := 1
	for i := range h {
		for s := range h[i].Seats {
			top = max(top, of(&h[i].Seats[s]))
		}
	}
	step := niceStep(top)
	most := (top + step - 1) / step * step
	b.Panel(r, sprites.WellBox)
	small := toRight(sprites.Small.Sized(12).Fitted())
	axis := b.TextWidth(assets.Number(most), small) + 10
	plot := layout.R(r.X+axis, r.Y+10, r.W-axis-24, r.H-10-22)
	at := func(i, n int) layout.Point {
		return layout.P(plot.X+plot.W*float64(i)/float64(max(1, len(h)-1)), plot.Bottom()-plot.H*float64(n)/float64(most))
	}
	for n := 0; n <= most; n += step {
		y := at(0, n).Y
		b.Label(layout.R(r.X+2, y-small.Size*0.7, axis-7, small.Size*1.4), assets.Number(n), small)
		b.Draw(layout.R(plot.X, y, plot.W, 1), func(c *sprites.Canvas, _ ui.State) {
			c.Line(layout.P(plot.X, y), layout.P(plot.Right(), y), 1, gridLine)
		})
	}
	every := max(1, (len(h)+9)/10)
	for i := 0; i < len(h); i += every {
		x := at(i, 0).X
		b.Label(layout.Around(layout.P(x, plot.Bottom()+11), layout.S(28, small.Size*1.4)), strconv.Itoa(h[i].Round), centred(small))
	}
	var curves []curve
	for seat := range f.v.Federations {
		c := curve{look: seat}
		for i := range h {
			if seat < len(h[i].Seats) {
				c.last = of(&h[i].Seats[seat])
				c.points = append(c.points, at(i, c.last))
			}
		}
		curves = append(curves, c)
	}
	f.drawCurves(b, plot, curves)
}

func (f *face) drawCurves(b *ui.Builder, plot layout.Rect, curves []curve) {
	const size = 13
	for i := range curves {
		x := curves[i]
		look := f.t.LookOf(x.look)
		end := x.points[len(x.points)-1]
		box := layout.Around(end, layout.S(size, size)).Translate(size*0.7, 0)
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			c.Polyline(x.points, 2.5, look.Colour)
			look.DrawMark(c, box)
		})
		n.ID, n.Role, n.Label = "curve:"+strconv.Itoa(x.look), "curve", look.Name
		n.State = map[string]any{"last": x.last, "rounds": len(x.points) - 1}
		n.Tip = func() ui.Tip {
			return ui.Tip{Title: f.t.Words(f.v.Federations[x.look].Federation.Name()) + " · " + look.Name, Lines: []string{assets.Number(x.last)}}
		}
	}
}

var gridLine = sprites.WithAlpha(sprites.LineColour, 0.7)

// niceStep is a round distance of about five lines up to a number.
func niceStep(most int) int {
	step := 1
	for {
		for _, by := range []int{1, 2, 5} {
			if most <= 5*step*by {
				return step * by
			}
		}
		step *= 10
	}
}
