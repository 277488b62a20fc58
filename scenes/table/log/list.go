package log

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// list is what is listed one below the other: the log, or the recap.
type list struct {
	id, area string // with which the ids of its entries begin; of what scrolls
	rows     []row
	recap    bool
	hold     ui.Hold // of the marks of rules
}

// high is the height of all rows.
func high(rows []row) float64 {
	if len(rows) == 0 {
		return 0
	}
	last := rows[len(rows)-1]
	return last.y + last.h
}

// show lays out a list in view, from its end up. It returns the place of the last entry
// up to the moment shown, which may be now, and how many entries are in view.
func (x *Log) show(b *ui.Builder, l *list, label string, view layout.Rect) (latest layout.Rect, shown int) {
	b.Scroll(ui.ScrollArea{ID: l.area, Rect: view, Content: high(l.rows), End: true, Keys: true, Label: label}, func(area layout.Rect) {
		latest = layout.R(area.X, area.Y, area.W, 1)
		stop := x.markStop(b, l, area, view)
		for i := range l.rows {
			box := layout.R(area.X, area.Y+l.rows[i].y, area.W, l.rows[i].h)
			if l.recap || l.rows[i].entry.Move <= x.Moment() {
				latest = box
			}
			if box.Bottom() >= view.Y && box.Y <= view.Bottom() {
				x.entry(b, l, i, box, i == stop)
				shown++
			}
		}
	})
	return latest, shown
}

// entry lays out one entry of a list. A click on one of the recap does nothing: it may
// have been meant for what lay there before the recap came or moved. Only its rule can
// be read, which changes nothing.
func (x *Log) entry(b *ui.Builder, l *list, i int, r layout.Rect, stop bool) {
	row := &l.rows[i]
	if row.head != "" {
		var head layout.Rect
		head, r = r.CutTop(row.headHeight())
		b.Label(head, row.head, sprites.Small.Sized(12).Strong())
	}
	at := layout.P(r.X+dotWide, r.Y)
	here := x.Looking() && x.Moment() == row.entry.Move
	later := x.Looking() && x.Moment() < row.entry.Move
	id := l.id + ":" + strconv.Itoa(i)
	over := x.Root.Over() == id
	if over {
		x.pointed = append(x.pointed, row.entry.Event.Text)
	}
	n := ui.Node{
		ID: id, Role: "entry", Label: x.Speaker().Event(row.entry.Event), Rect: r, State: map[string]any{"move": row.entry.Move},
		OnHover: func(bool) {}, // the table is built again
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover || here || over && l.recap {
				c.Panel(r.InsetXY(-4, -1), sprites.PanelStyle{Fill: sprites.PanelHigh, Radius: 5})
			}
			if later && !s.Hover && !over {
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			x.DrawDoer(c, layout.R(r.X-2, r.Y, 12, entryText.LineHeight()), row.entry.Event.Seat)
			row.text.Draw(c, at)
		},
	}
	if !l.recap {
		n.State["rule"], n.State["turn"], n.NoFocus = row.entry.Event.Rule, row.turn, true
		n.OnClick = func() { x.JumpTo(row.entry.Move) }
		n.Tip = func() ui.Tip { return x.tip(row.entry) }
	}
	b.Add(n)
	x.ruleMark(b, l, i, at, stop, later && !over)
}

// Pointed lists the events whose lines are pointed at, as of this build.
func (x *Log) Pointed() []rules.Text { return x.pointed }

// Covers reports whether a point lies under the unfolded log.
func (x *Log) Covers(p layout.Point) bool { return x.sheet.Contains(p) }

// tip tells the move in the game's notation and the rule behind the entry.
func (x *Log) tip(e rules.LogEntry) ui.Tip {
	tip := ui.Tip{Title: x.Say("frame.log.move", rules.Number("n", e.Move))}
	if e.Notation != "" {
		tip.Title += " · " + e.Notation
	}
	if e.Event.Rule != "" {
		tip.Lines = append(tip.Lines, x.Say("frame.refuse.rule", rules.Literal("rule", e.Event.Rule)))
	}
	tip.Lines = append(tip.Lines, x.Say("frame.log.look"))
	return tip
}
