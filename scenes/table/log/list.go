package log

import (
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
	hold     ui.Hold     // of the marks
	view     layout.Rect // what is seen of it
}

// high is the height of all rows.
func high(rows []row) float64 {
	if len(rows) == 0 {
		return 0
	}
	last := rows[len(rows)-1]
	return last.y + last.h
}

// show lays out a list in view, from its end up. It returns the place of the last row up
// to the moment shown, which may be now, and how many rows are in view. What the edges
// of view would cut is left out.
func (x *Log) show(b *ui.Builder, l *list, label string, view layout.Rect) (latest layout.Rect, shown int) {
	b.Scroll(ui.ScrollArea{ID: l.area, Rect: view, Content: high(l.rows), End: true, Keys: true, Label: label}, func(area layout.Rect) {
		latest = layout.R(area.X, area.Y, area.W, 1)
		l.view = view.InsetXY(-dotWide, -1) // areas scroll by whole units
		stop := x.markStop(b, l, area)
		for i := range l.rows {
			row := &l.rows[i]
			box := layout.R(area.X, area.Y+row.y, area.W, row.h)
			if l.recap || row.first <= x.Moment() {
				latest = box
			}
			if row.shows(box, l.view) {
				x.entry(b, l, i, box, stop)
				shown++
			}
		}
		x.reveal(b, l, area)
	})
	return latest, shown
}

// shows reports whether the row is shown in view, if it lies in a box. It is shown from its
// beginning. If it is higher than the view, it is shown as far as its lines find room.
func (r *row) shows(box, view layout.Rect) bool {
	line := entryText.LineHeight()
	from, to := box.Y+r.headHeight(), box.Y+r.headHeight()+r.text.Height
	if to-from <= view.H {
		return from >= view.Y && from+line <= view.Bottom()
	}
	return min(to, view.Bottom())-max(from, view.Y) >= line
}

// reveal scrolls what was just unfolded into view.
func (x *Log) reveal(b *ui.Builder, l *list, area layout.Rect) {
	var all layout.Rect
	for _, row := range l.rows {
		if row.key == x.shown && x.shown != (deedKey{}) {
			all = all.Union(layout.R(area.X, area.Y+row.y, area.W, row.h))
		}
	}
	if !all.Empty() {
		b.ScrollTo(l.area, all)
		x.shown = deedKey{}
	}
}

// entry lays out one row of a list. A click on one of the recap does nothing: it may
// have been meant for what lay there before the recap came or moved. Only its marks can
// be clicked, which changes nothing.
func (x *Log) entry(b *ui.Builder, l *list, i int, r layout.Rect, stop string) {
	row := &l.rows[i]
	if row.head != "" {
		var head layout.Rect
		if head, r = r.CutTop(row.headHeight()); head.Within(l.view) {
			b.Label(head, row.head, sprites.Small.Sized(12).Strong())
		}
	}
	at := layout.P(r.X+row.indent(), r.Y)
	here := x.Looking() && row.first <= x.Moment() && x.Moment() <= row.last
	later := x.Looking() && x.Moment() < row.first
	id := row.id(l.id)
	over := x.Root.Over() == id
	if over {
		x.pointed = append(x.pointed, row.said)
	}
	n := ui.Node{
		ID: id, Role: "entry", Label: x.Speaker().Text(row.said), Rect: r, State: map[string]any{"move": row.last},
		OnHover: func(bool) {}, // the table is built again
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover || here || over && l.recap {
				c.Panel(r.InsetXY(-4, -1), sprites.PanelStyle{Fill: sprites.PanelHigh, Radius: 5})
			}
			if later && !s.Hover && !over {
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			if dot := layout.R(at.X-dotWide-2, r.Y, 12, entryText.LineHeight()); dot.Within(l.view) {
				x.DrawDoer(c, dot, row.seat)
			}
			row.text.DrawWithin(c, at, l.view)
		},
	}
	if !l.recap {
		n.State["rule"], n.State["turn"], n.NoFocus = row.rule, row.turn, true
		n.OnClick = x.meant(func() { x.JumpTo(row.last) })
		n.Tip = func() ui.Tip { return x.tip(row) }
	}
	b.Add(n)
	for m := range row.marks {
		x.buildMark(b, l, i, m, at, stop, later && !over)
	}
}

// Pointed lists the events whose lines are pointed at, as of this build.
func (x *Log) Pointed() []rules.Text { return x.pointed }

// Covers reports whether a point lies under the unfolded log.
func (x *Log) Covers(p layout.Point) bool { return x.sheet.Contains(p) }

// tip tells the move in the game's notation and the rule behind the row.
func (x *Log) tip(row *row) ui.Tip {
	tip := ui.Tip{Title: x.Say("frame.log.move", rules.Number("n", row.last))}
	if row.first != row.last {
		tip.Title = x.Say("frame.log.moves", rules.Number("first", row.first), rules.Number("last", row.last))
	} else if row.notation != "" {
		tip.Title += " · " + row.notation
	}
	if row.rule != "" {
		tip.Lines = append(tip.Lines, x.Say("frame.refuse.rule", rules.Literal("rule", row.rule)))
	}
	tip.Lines = append(tip.Lines, x.Say("frame.log.look"))
	return tip
}
