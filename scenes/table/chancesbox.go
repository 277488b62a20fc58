package table

import (
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/scenes/keys"
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
	columnsPrefix = "chances:at:"
)

var (
	chancesMoment = sprites.BodyBold.Sized(14).Fitted()
	chancesPlayer = sprites.BodyBold.Sized(14).Fitted()
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
	case keys.Before.Is(g) && chosen:
		x.at = max(from-1, 0)
	case keys.After.Is(g):
		x.at = min(from+1, last)
	case keys.Start.Is(g):
		x.at = 0
	case keys.End.Is(g), keys.Before.Is(g):
		x.at = last
	case g.IsKey(input.KeyEnter, 0) && chosen && !g.Repeat:
		t.goTo(points[from].Move)
	default:
		return false
	}
	return true
}
