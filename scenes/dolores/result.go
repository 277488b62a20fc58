package dolores

import (
	"strconv"

	"schron/assets"
	"schron/layout"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// resultChart is the height of the chart of the result.
const resultChart = 200.0

// ResultHeight is the height of the parts of each federation's wealth and of the
// chart.
func (f *face) ResultHeight(float64) float64 {
	return 26*float64(len(f.v.Federations)+1) + 12 + 30 + 6 + resultChart
}

// parts of the wealth, as the result lists them.
var wealthParts = []struct {
	id string
	of func(w *game.Wealth) int
}{
	{"money", func(w *game.Wealth) int { return w.Money }},
	{"goods", func(w *game.Wealth) int { return w.Goods }},
	{"fields", func(w *game.Wealth) int { return w.Fields }},
	{"cities", func(w *game.Wealth) int { return w.Cities + w.Buildings }},
	{"units", func(w *game.Wealth) int { return w.Units + w.Sections }},
	{"robots", func(w *game.Wealth) int { return w.Robots }},
}

// BuildResult lists what each federation's wealth is made of, and a chart over
// the rounds.
func (f *face) BuildResult(b *ui.Builder, r layout.Rect) {
	const line = 26.0
	list, rest := r.CutTop(line * float64(len(f.v.Federations)+1))
	small := sprites.Small.Fitted()
	label := list.W * 0.22
	numbers := layout.R(list.X+label, list.Y, list.W-label-8, line)
	needed := make([]float64, len(wealthParts))
	for i, x := range wealthParts {
		needed[i] = max(b.TextWidth(f.say("end."+x.id), small), 56)
	}
	columns := numbers.ColumnsOf(4, needed...)
	for i, x := range wealthParts {
		b.Label(columns[i], f.say("end."+x.id), toRight(small))
	}
	for seat := range f.v.Federations {
		row := layout.R(list.X, list.Y+line*float64(seat+1), list.W, line)
		look := f.t.LookOf(seat)
		who, _ := row.CutLeft(label)
		if seat%2 == 0 {
			b.Panel(row, stripe)
		}
		n := b.Info("end:"+strconv.Itoa(seat), who.InsetXY(6, 0), f.t.Words(f.v.Federations[seat].Federation.Name()), sprites.BodyBold.Sized(14).In(look.Words).Fitted())
		n.State = map[string]any{"wealth": f.v.Worth[seat].Total()}
		for i, x := range wealthParts {
			n.State[x.id] = x.of(&f.v.Worth[seat])
			count, box := f.t.Count().Tally(x.of(&f.v.Worth[seat]), assets.Number), layout.R(columns[i].X, row.Y, columns[i].W, line)
			b.Draw(box, func(c *sprites.Canvas, _ ui.State) { count.Draw(c, box, toRight(sprites.Body.Sized(14).Fitted())) })
		}
	}
	if len(f.v.History) < 2 {
		return
	}
	_, rest = rest.CutTop(12)
	bar, rest := rest.CutTop(30)
	_, rest = rest.CutTop(6)
	f.chartChoice(b, bar)
	f.buildChart(b, rest)
}
