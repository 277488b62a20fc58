package chances

import (
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/scenes/keys"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	dialogWide    = 1120.0 // width of the curve's dialog at most
	dialogFrame   = 270.0  // what dialog and window have in height beside the content
	dialogHigh    = 640.0  // height of its content at most
	namesWide     = 230.0  // room for the players right of the chart at least
	scaleWide     = 46.0   // room for the percents left of it
	axisHigh      = 22.0   // room for the turns below it
	headHigh      = 24.0   // room for the moment above it
	nameHigh      = 24.0   // height of a player's line
	columnsPrefix = "chances:at:"
)

var (
	momentText = sprites.BodyBold.Sized(14).Fitted()
	nameText   = sprites.BodyBold.Sized(14).Fitted()
)

// Build lays the curve over the table, if it is open.
func (x *Chances) Build(b *ui.Builder, _ layout.Rect) {
	if !x.shown() {
		return
	}
	swings := x.curve.Swings
	height := min(b.Area.H-dialogFrame, dialogHigh)
	back := ui.Button{ID: "back", Kind: ui.Primary, Text: x.Say("frame.chances.back"), OnClick: x.close}
	if x.Replay {
		back.Text = x.Say("frame.chances.close")
	}
	b.Dialog(ui.Dialog{
		ID: "chances", Title: x.Say("frame.chances"), Body: x.Say("frame.chances.help"), Width: min(dialogWide, b.Area.W-40),
		Focus: "chances:chart", OnCancel: x.close, ContentHeight: height, Buttons: []ui.Button{back},
		Content: func(b *ui.Builder, r layout.Rect) {
			all := 0.0
			for _, s := range swings {
				all += x.swingHeight(b, s, r.W)
			}
			list, plot := r.CutBottom(all)
			x.chart(b, plot)
			for i, s := range swings {
				var line layout.Rect
				line, list = list.CutTop(x.swingHeight(b, s, r.W))
				_, line = line.CutTop(swingGap)
				x.swingLine(b, line, i)
			}
		},
	})
}

// chart is the chart with its axes, players and the moment pointed at.
func (x *Chances) chart(b *ui.Builder, r layout.Rect) {
	points, looks := x.curve.Points, x.PlayersLooks()
	head, r := r.CutTop(headHigh)
	wide := namesWide
	for _, look := range looks {
		wide = max(wide, min(b.TextWidth(look.Name, nameText)+78, r.W*0.42))
	}
	names, r := r.CutRight(wide)
	_, r = r.CutLeft(scaleWide)
	axis, box := r.CutBottom(axisHigh)
	box = layout.R(box.X, box.Y+6, box.W, box.H-12)
	ch := newChart(box, points, looks)
	at, chosen := x.chosenPoint(b.Root().Over())

	moment := x.pointWords(points[at])
	if deed := x.MoveWords(points[at].Move); chosen && deed != "" {
		moment += " – " + deed
	}
	b.Info("chances:moment", head, moment, momentText)
	x.plot(b, ch, axis, at, chosen)
	x.percents(b, ch)
	x.turns(b, ch, axis)
	x.players(b, ch, names, at)
	x.columns(b, ch)
	x.swingSigns(b, ch)
}

// chosenPoint is the point that the keys or the cursor, over a node, are at; the
// last one where none is chosen.
func (x *Chances) chosenPoint(over string) (at int, chosen bool) {
	if x.at >= 0 {
		return x.at, true
	}
	for i, p := range x.curve.Points {
		if over == columnsPrefix+strconv.Itoa(p.Move) {
			return i, true
		}
	}
	return len(x.curve.Points) - 1, false
}

// plot draws the chart; with the focus the arrows choose a moment and Enter
// shows it on the table.
func (x *Chances) plot(b *ui.Builder, ch *chart, axis layout.Rect, at int, chosen bool) {
	stand, swings := ch.x(at), x.curve.Swings
	b.Add(ui.Node{
		ID: "chances:chart", Role: "chart", Label: x.Say("frame.chances"), Rect: ch.box.Inset(-6).Union(axis),
		State: map[string]any{"points": ch.n, "at": x.at},
		OnKey: x.key,
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(ch.box.Inset(-6), sprites.WellBox)
			ch.grid(c, chartGrid)
			for _, s := range swings {
				c.DashedLine(layout.P(ch.x(s.Point), ch.box.Y), layout.P(ch.x(s.Point), ch.box.Bottom()), 1.5, 5, 0, sprites.Amber)
			}
			if chosen {
				c.Line(layout.P(stand, ch.box.Y), layout.P(stand, ch.box.Bottom()), 1.5, chartHere)
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

// key moves the chosen moment and goes to it.
func (x *Chances) key(g input.Gesture) bool {
	points := x.curve.Points
	last := len(points) - 1
	from, chosen := x.chosenPoint(x.Root.Over())
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
		x.goTo(points[from].Move)
	default:
		return false
	}
	return true
}
