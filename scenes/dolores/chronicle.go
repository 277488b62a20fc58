package dolores

import (
	"schron/assets"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
	"schron/sprites"
)

// leastPage is the least height of the page: that of the chronicle has room for eight lines
// of the log.
func (f *face) leastPage() float64 {
	if f.page == "chronicle" {
		return 214
	}
	return 165
}

// buildChronicle lays out what has happened: the log, the rounds summed up, or
// charts over the rounds.
func (f *face) buildChronicle(b *ui.Builder, r layout.Rect) {
	options := []ui.Option{{ID: "log", Text: f.say("told.log")}, {ID: "rounds", Text: f.say("told.rounds")}, {ID: "charts", Text: f.say("told.charts")}}
	if !f.t.LogIn(b, f.places.talk).Empty() {
		options = options[1:] // the log stands beside
		if f.told == "log" {
			f.told = "rounds"
		}
	}
	bar, r := r.CutTop(30)
	_, r = r.CutTop(6)
	b.Segmented(ui.Choice{ID: "told", Rect: bar, Options: options, Value: f.told, Label: f.say("page.chronicle"), OnChange: func(id string) { f.told = id }})
	switch f.told {
	case "rounds":
		f.buildRound(b, r)
	case "charts":
		f.buildCharts(b, r)
	default:
		f.t.Log(b, r)
	}
}

// openSummary shows the round that is over to a federation that begins its
// investments, once.
func (f *face) openSummary() {
	if !f.due || !f.investing() {
		return
	}
	f.due = false
	last := len(f.v.History) - 1
	if f.opened[f.me()] >= last {
		return
	}
	f.opened[f.me()] = last
	f.page, f.told, f.round = "chronicle", "rounds", 0
}

// lines of the history up to the round shown: the one before and the one meant.
func (f *face) roundLines() (before, now *game.Round, last int) {
	h := f.v.History
	if len(h) < 2 {
		return nil, nil, 0
	}
	last = len(h) - 1
	if f.round < 1 || f.round > last {
		f.round = 0
	}
	at := f.round
	if at == 0 {
		at = last
	}
	return &h[at-1], &h[at], last
}

// columns of a round's summary.
var summary = []struct {
	id string
	of func(r *game.Record) int
}{
	{"wealth", func(r *game.Record) int { return r.Wealth }},
	{"money", func(r *game.Record) int { return r.Money }},
	{"goods", func(r *game.Record) int { return r.Goods }},
	{"land", func(r *game.Record) int { return r.Land + r.Sea }},
	{"built", func(r *game.Record) int { return r.Built }},
	{"units", func(r *game.Record) int { return r.Units }},
}

// buildRound sums up a round per federation: how each stands and how that has
// changed.
func (f *face) buildRound(b *ui.Builder, r layout.Rect) {
	before, now, last := f.roundLines()
	if now == nil {
		f.note(b, r, f.say("round.none"))
		return
	}
	bar, r := r.CutTop(28)
	_, r = r.CutTop(6)
	if f.investing() {
		on, rest := bar.CutRight(min(bar.W*0.4, 170))
		_, bar = rest.CutRight(6)
		b.Button(ui.Button{
			ID: "round:on", Rect: on, Text: f.say("round.on"), Size: 14,
			OnClick: func() { f.page, f.works = "city", false },
		})
	}
	at := now.Round
	i := f.round
	if i == 0 {
		i = last
	}
	b.Stepper(ui.Number{
		ID: "round", Rect: bar, Label: f.say("told.rounds"), Min: 1, Max: last, Value: i,
		Show:     func(int) string { return f.say("round.title", rules.Number("n", at)) },
		OnChange: func(v int) { f.round = v },
	})
	f.summaryTable(b, r, before, now)
}

// summaryTable lays out how the federations stood, with what has changed since
// the line before.
func (f *face) summaryTable(b *ui.Builder, r layout.Rect, before, now *game.Round) {
	const head = 20
	line := min((r.H-head)/float64(len(now.Seats)), 46)
	label := min(r.W*0.18, 110)
	st := toRight(sprites.Small.Fitted())
	for i, c := range summary {
		cell := layout.R(r.X+label, r.Y, r.W-label, head).Column(i, len(summary), 2)
		b.Label(cell, f.say("round."+c.id), st)
	}
	bold, small := toRight(sprites.BodyBold.Sized(14).Fitted()), toRight(sprites.Small.Sized(12).Fitted())
	for seat := range now.Seats {
		row := layout.R(r.X, r.Y+head+float64(seat)*line, r.W, line)
		look := f.t.LookOf(seat)
		name := f.t.Words(f.v.Federations[seat].Federation.Name())
		who, cells := row.CutLeft(label)
		if seat%2 == 0 {
			b.Panel(row, stripe)
		}
		mark := square(layout.R(who.X+3, who.Y, 14, who.H), 12)
		ns := sprites.BodyBold.Sized(13).Fitted().In(look.Words)
		words := layout.R(mark.Right()+4, who.Y, who.Right()-mark.Right()-4, who.H)
		b.Draw(who, func(c *sprites.Canvas, _ ui.State) {
			look.DrawMark(c, mark)
			c.Text(name, words, ns)
		})
		for i, c := range summary {
			n := c.of(&now.Seats[seat])
			by := n - c.of(&before.Seats[seat])
			cell := cells.Column(i, len(summary), 2)
			mid := cell.Center().Y
			upper := layout.R(cell.X, mid-bold.Size*1.3, cell.W, bold.Size*1.35)
			lower := layout.R(cell.X, mid, cell.W, small.Size*1.35)
			if line < 2.7*bold.Size { // side by side where lines are low
				lower = layout.R(cell.X+cell.W*0.5+2, mid-small.Size*0.7, cell.W*0.5-2, small.Size*1.4)
				if w := b.TextWidth(signed(by), small); w > lower.W {
					lower.X, lower.W = cell.Right()-w, w
				}
				upper = layout.R(cell.X, mid-bold.Size*0.7, lower.X-2-cell.X, bold.Size*1.4)
				if b.TextWidth(assets.Number(n), bold.Sized(sprites.MinTextSize)) > upper.W { // no room for both
					upper.W, lower = cell.W, layout.Rect{}
				}
			}
			b.Label(upper, assets.Number(n), bold)
			if lower.Empty() {
				b.Add(ui.Node{Rect: cell, Tip: func() ui.Tip { return ui.Tip{Title: name, Lines: []string{signed(by)}} }})
				continue
			}
			b.Label(lower, signed(by), small.In(inkOf(by)))
		}
	}
}

var stripe = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.04), Radius: 5}

// signed is a change as text.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + assets.Number(n)
	case n < 0:
		return assets.Number(n)
	}
	return "="
}
