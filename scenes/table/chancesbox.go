package table

import (
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/curve"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	chancesWide   = 1120.0 // width of the curve's dialog at most
	chancesFrame  = 270.0  // what dialog and window have in height beside the content
	chancesHigh   = 640.0  // height of its content at most
	chancesNames  = 230.0  // room for the players right of the chart
	chancesScale  = 46.0   // room for the percents left of it
	chancesAxis   = 22.0   // room for the turns below it
	chancesHead   = 24.0   // room for the moment above it
	chancesName   = 24.0   // height of a player's line
	swingHigh     = 30.0
	swingGap      = 4.0
	columnLeast   = 4.0  // width of what is pointed at in the chart at least
	axisLeast     = 34.0 // between two turns on the axis
	columnsPrefix = "chances:at:"
)

var (
	chancesMoment = sprites.BodyBold.Sized(14).Fitted()
	chancesPlayer = sprites.BodyBold.Sized(14).Fitted()
	swingText     = sprites.Body.Sized(14).Fitted()
	swingNumber   = sprites.BodyBold.Sized(12).In(sprites.Ink).Aligned(sprites.Middle, sprites.Middle)
)

// buildChances lays the curve over the table.
func (t *Table) buildChances(b *ui.Builder) {
	if !t.chancesShown() {
		return
	}
	swings := t.chances.curve.Swings
	height := min(b.Area.H-chancesFrame, chancesHigh)
	back := ui.Button{ID: "back", Kind: ui.Primary, Text: t.h.Say("frame.chances.back"), OnClick: t.closeChances}
	if t.replay || t.ended {
		back.Text = t.h.Say("frame.chances.close")
	}
	b.Dialog(ui.Dialog{
		ID: "chances", Title: t.h.Say("frame.chances"), Body: t.h.Say("frame.chances.help"), Width: min(chancesWide, b.Area.W-40),
		Focus: "chances:chart", OnCancel: t.closeChances, ContentHeight: height, Buttons: []ui.Button{back},
		Content: func(b *ui.Builder, r rect) {
			list, plot := r.CutBottom(float64(len(swings)) * (swingHigh + swingGap))
			t.chancesChart(b, plot)
			for i := range swings {
				var line rect
				line, list = list.CutTop(swingHigh + swingGap)
				_, line = line.CutTop(swingGap)
				t.swingLine(b, line, i)
			}
		},
	})
}

// chancesChart is the chart with its axes, players and the moment pointed at.
func (t *Table) chancesChart(b *ui.Builder, r rect) {
	points, looks := t.chances.curve.Points, t.playersLooks()
	head, r := r.CutTop(chancesHead)
	names, r := r.CutRight(chancesNames)
	_, r = r.CutLeft(chancesScale)
	axis, box := r.CutBottom(chancesAxis)
	box = layout.R(box.X, box.Y+6, box.W, box.H-12)
	ch := newChart(box, points, looks)
	at, chosen := t.chosenPoint(b.Root().Over())

	moment := t.pointWords(points[at])
	if deed := t.deedWords(points[at].Move); chosen && deed != "" {
		moment += " – " + deed
	}
	b.Info("chances:moment", head, moment, chancesMoment)
	t.chancesPlot(b, ch, axis, at, chosen)
	t.chancesPercents(b, ch)
	t.chancesTurns(b, ch, axis)
	t.chancesPlayers(b, ch, names, at)
	t.chancesColumns(b, ch)
	t.swingSigns(b, ch)
}

// chosenPoint is the point that the keys or the cursor, over a node, are at; the
// last one where none is chosen.
func (t *Table) chosenPoint(over string) (at int, chosen bool) {
	if t.chances.at >= 0 {
		return t.chances.at, true
	}
	for i, p := range t.chances.curve.Points {
		if over == columnsPrefix+strconv.Itoa(p.Move) {
			return i, true
		}
	}
	return len(t.chances.curve.Points) - 1, false
}

// chancesPlot draws the chart; with the focus the arrows choose a moment and Enter
// shows it on the table.
func (t *Table) chancesPlot(b *ui.Builder, ch *chart, axis rect, at int, chosen bool) {
	x, swings := ch.x(at), t.chances.curve.Swings
	b.Add(ui.Node{
		ID: "chances:chart", Role: "chart", Label: t.h.Say("frame.chances"), Rect: ch.box.Inset(-6).Union(axis),
		State: map[string]any{"points": ch.n, "at": t.chances.at},
		OnKey: t.chancesKey,
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(ch.box.Inset(-6), sprites.WellBox)
			ch.grid(c, chartGrid)
			for _, s := range swings {
				c.DashedLine(layout.P(ch.x(s.Point), ch.box.Y), layout.P(ch.x(s.Point), ch.box.Bottom()), 1.5, 5, 0, sprites.Amber)
			}
			if chosen {
				c.Line(layout.P(x, ch.box.Y), layout.P(x, ch.box.Bottom()), 1.5, chartHere)
			}
			ch.draw(c)
			if chosen {
				for p := range ch.lines {
					c.Disc(ch.lines[p][at], 4.5, sprites.Paper)
					c.Disc(ch.lines[p][at], 3, ch.looks[p].Colour)
				}
			}
		},
	})
}

// chancesKey moves the chosen moment and goes to it.
func (t *Table) chancesKey(g input.Gesture) bool {
	x, points := &t.chances, t.chances.curve.Points
	last := len(points) - 1
	from, chosen := t.chosenPoint(t.root.Over())
	switch {
	case g.IsKey(input.KeyLeft, 0) && chosen:
		x.at = max(from-1, 0)
	case g.IsKey(input.KeyRight, 0):
		x.at = min(from+1, last)
	case g.IsKey(input.KeyHome, 0):
		x.at = 0
	case g.IsKey(input.KeyEnd, 0), g.IsKey(input.KeyLeft, 0):
		x.at = last
	case g.IsKey(input.KeyEnter, 0) && chosen && !g.Repeat:
		t.goTo(points[from].Move)
	default:
		return false
	}
	return true
}

// chancesPercents are the words at the quarters.
func (t *Table) chancesPercents(b *ui.Builder, ch *chart) {
	st := chartWords.Aligned(sprites.End, sprites.Middle)
	for _, share := range []int32{0, curve.All / 2, curve.All} {
		b.Label(layout.R(ch.box.X-chancesScale, ch.y(share)-8, chancesScale-12, 16), t.sharePercent(share), st)
	}
}

// axisSteps are how many turns may lie between two that are numbered.
var axisSteps = [...]int{1, 2, 5, 10, 20, 50, 100}

// axisStep is how many turns lie between two that are numbered, for want of room.
func (t *Table) axisStep(ch *chart) int {
	turns := float64(t.chances.curve.Points[ch.n-1].Turn)
	for _, step := range axisSteps {
		if ch.box.W/turns*float64(step) >= axisLeast {
			return step
		}
	}
	return axisSteps[len(axisSteps)-1]
}

// chancesTurns are the turns below the chart, as many as there is room for; the
// first one in words.
func (t *Table) chancesTurns(b *ui.Builder, ch *chart, r rect) {
	words := func(turn int) string { return t.h.SayFor(t.Game(), "frame.turn", rules.Number("n", turn)) }
	free, was, step := r.X-chancesScale, 0, t.axisStep(ch)
	first := true
	for i, p := range t.chances.curve.Points {
		if p.Turn == was || p.Turn == 0 || i == 0 {
			continue
		}
		was = p.Turn
		if !first && p.Turn%step != 0 {
			continue
		}
		text, x := strconv.Itoa(p.Turn), ch.x(i)
		if first {
			text = words(p.Turn)
		}
		w := b.TextWidth(text, chartWords) + 4
		left := max(min(x-w/2, r.Right()-w), r.X-chancesScale)
		if left < free {
			continue
		}
		first = false
		b.Label(layout.R(left, r.Y+4, w, r.H-4), text, chartWords.Aligned(sprites.Middle, sprites.Middle))
		b.Draw(layout.R(x, r.Y-4, 1, 5), func(c *sprites.Canvas, _ ui.State) {
			c.Line(layout.P(x, r.Y-1), layout.P(x, r.Y+4), 1, sprites.Muted)
		})
		free = left + w + 4
	}
}

// chancesPlayers name the players beside the ends of their lines, with their shares
// at the moment pointed at.
func (t *Table) chancesPlayers(b *ui.Builder, ch *chart, r rect, at int) {
	share := t.chances.curve.Points[at].Share
	ends := make([]float64, len(ch.lines))
	for p, line := range ch.lines {
		ends[p] = line[len(line)-1].Y
	}
	rows := spread(ends, chancesName, r.Y+chancesName/2, r.Bottom()-chancesName/2)
	_, r = r.CutLeft(8)
	for p, look := range ch.looks {
		line := layout.R(r.X, rows[p]-chancesName/2, r.W, chancesName)
		words := t.sharePercent(share[p])
		number, rest := line.CutRight(48)
		_, name := rest.CutLeft(20)
		from, to := ch.lines[p][ch.n-1], layout.P(rest.X+18, rows[p])
		st := chancesPlayer.In(look.Words)
		n := b.Draw(line, func(c *sprites.Canvas, _ ui.State) {
			c.Line(from, to, 1, look.Colour)
			DrawName(c, name, look, st)
			c.Text(words, number, chancesPlayer.Aligned(sprites.End, sprites.Middle))
		})
		n.ID, n.Role, n.Label, n.Tip = "chances:player:"+strconv.Itoa(p), "text", look.Name, NameTip(look)
		n.State = map[string]any{"share": int(share[p])}
	}
}

// chancesColumns are what is pointed at in the chart: a moment each, or a few where
// there are many, of which the last one counts.
func (t *Table) chancesColumns(b *ui.Builder, ch *chart) {
	points := t.chances.curve.Points
	step := 1
	for ch.box.W*float64(step)/float64(ch.n) < columnLeast {
		step++
	}
	for from := 0; from < ch.n; from += step {
		some := min(step, ch.n-from)
		p := points[from+some-1]
		b.Add(ui.Node{
			ID: columnsPrefix + strconv.Itoa(p.Move), Role: "moment", Label: t.pointWords(p), Rect: ch.column(from, some),
			NoFocus: true, OnHover: t.pointedMoment, OnClick: func() { t.goTo(p.Move) },
		})
	}
}

// pointedMoment lets the cursor choose in place of the keys.
func (t *Table) pointedMoment(on bool) {
	if on {
		t.chances.at = -1
	}
}

// swingSigns number the turning points on the chart.
func (t *Table) swingSigns(b *ui.Builder, ch *chart) {
	for i, s := range t.chances.curve.Swings {
		at := layout.P(ch.x(s.Point), ch.box.Y+2)
		number := Numeral(i + 1)
		box := layout.Around(at, layout.S(18, 18))
		b.Add(ui.Node{
			ID: "chances:sign:" + number, Role: "turning", Label: t.swingWords(s), Rect: box, NoFocus: true,
			OnClick: func() { t.goTo(s.Move) }, Tip: t.swingTip(s),
			Draw: func(c *sprites.Canvas, _ ui.State) { drawSwing(c, box, number) },
		})
	}
}

func drawSwing(c *sprites.Canvas, r rect, number string) {
	c.Disc(r.Center(), 9, sprites.Amber)
	c.Text(number, r, swingNumber)
}

// swingLine is a turning point in words; a click shows it on the table.
func (t *Table) swingLine(b *ui.Builder, r rect, i int) {
	s, points := t.chances.curve.Swings[i], t.chances.curve.Points
	number := Numeral(i + 1)
	words := t.momentWords(points[s.Point].Turn, s.Move) + ": " + t.swingWords(s)
	if deed := t.deedWords(s.Move); deed != "" {
		words += " – " + deed
	}
	sign, rest := r.InsetXY(8, 0).CutLeft(20)
	_, rest = rest.CutLeft(6)
	b.Add(ui.Node{
		ID: "chances:turning:" + number, Role: "button", Label: words, Rect: r,
		State:   map[string]any{"move": s.Move, "player": s.Player, "by": int(s.By)},
		OnClick: func() { t.goTo(s.Move) }, Tip: t.swingTip(s),
		Draw: func(c *sprites.Canvas, st ui.State) {
			box := sprites.ButtonBox
			if st.Hover {
				box = sprites.ButtonOver
			}
			c.Panel(r, box)
			drawSwing(c, sign, number)
			c.Text(words, rest, swingText)
		},
	})
}

// swingTip tells all of a turning point.
func (t *Table) swingTip(s curve.Swing) func() ui.Tip {
	return func() ui.Tip {
		p := t.chances.curve.Points[s.Point]
		return ui.TipOf(t.swingWords(s), t.momentWords(p.Turn, s.Move), t.deedWords(s.Move))
	}
}

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
		ID: "result:chances", Role: "button", Label: words, Rect: r, Disabled: ch == nil, OnClick: t.OpenChances,
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
			DrawMark(cv, layout.Around(end, layout.S(chartMark, chartMark)), c.looks[p])
		}
	}
}

// ends tells whether a player's line ends above those of all the others.
func (c *chart) ends(p int) bool {
	for o, line := range c.lines {
		if o != p && line[c.n-1].Y <= c.lines[p][c.n-1].Y {
			return false
		}
	}
	return true
}
