package table

import (
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	markSide = 18.0 // of the mark of a rule, as high as a line
	markOut  = 4.0  // how far it stands out to the right, to the bar that scrolls
	markRoom = 11.0 // what words leave free for it
)

var (
	markText = sprites.BodyBold.Sized(13).In(sprites.Muted).Aligned(sprites.Middle, sprites.Middle)
	markOver = sprites.ChosenBox.Rounded(5)
)

// markSign stands for the rule of an entry.
const markSign = "§"

// setEntry sets the words of an entry with room for the mark of its rule at the
// right end of the last line.
func (t *Table) setEntry(b *ui.Builder, row *logRow, width float64) {
	e := row.entry.Event
	row.text = t.SetSentence(b, e.Text, width, logText)
	if e.Rule == "" {
		return
	}
	if row.text.End > width-markRoom {
		row.text = t.SetSentence(b, e.Text, width-markRoom, logText)
	}
	line := logText.LineHeight()
	row.mark = layout.R(width+markOut-markSide, row.text.Height-line, markSide, line)
}

// ruleMark is the mark of the rule behind an entry of a list.
type ruleMark struct {
	list string // with which the ids of its entries begin
	rows []logRow
	i    int
	at   layout.Point // of the entry's text
	stop bool         // Tab stops at it
	pale bool
	hold ui.Hold
}

// ruleMark adds the mark. A click or Enter opens the rulebook there, over the table,
// which stays as it is. The arrows go to the marks above and below.
func (t *Table) ruleMark(b *ui.Builder, m ruleMark) {
	row := &m.rows[m.i]
	if row.mark.Empty() {
		return
	}
	rule, box := row.entry.Event.Rule, row.mark.Translate(m.at.X, m.at.Y)
	name := t.h.Say("frame.refuse.rule", rules.Literal("rule", rule))
	b.Add(ui.Node{
		ID: markID(m.list, m.i), Role: "link", Label: name, Rect: box, NoTab: !m.stop, Hold: m.hold,
		State:   map[string]any{"rule": rule},
		OnClick: func() { t.h.Ways.Rules(t.Game(), rule) },
		OnKey:   func(g input.Gesture) bool { return t.markKey(g, m) },
		Tip:     func() ui.Tip { return ui.Tip{Title: name, Lines: []string{t.h.Say("frame.log.rule")}} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			st := markText
			switch {
			case s.Hover:
				c.Panel(box, markOver)
				st.Colour = sprites.AmberHigh
			case m.pale:
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			c.Text(markSign, box, st)
		},
	})
}

func markID(list string, i int) string { return list + "-rule:" + strconv.Itoa(i) }

// markKey moves the keys to the next mark of a list above or below, where there is
// one.
func (t *Table) markKey(g input.Gesture, m ruleMark) bool {
	by := 0
	switch {
	case g.IsKey(input.KeyUp, 0):
		by = -1
	case g.IsKey(input.KeyDown, 0):
		by = 1
	default:
		return false
	}
	for i := m.i + by; i >= 0 && i < len(m.rows); i += by {
		if !m.rows[i].mark.Empty() {
			t.log.keyed = markID(m.list, i)
			return true
		}
	}
	return false
}

// markStop returns the entry of a list at whose mark Tab stops: the one with the focus,
// else the last one in view. content is the box of all entries, view the visible part
// of the scroll area with the id scroll. markStop scrolls the mark into view that is
// about to get the focus.
func (t *Table) markStop(b *ui.Builder, list, scroll string, rows []logRow, content, view layout.Rect) int {
	stop, focus := -1, -1
	for i := range rows {
		row := &rows[i]
		if row.mark.Empty() {
			continue
		}
		id, box := markID(list, i), row.mark.Translate(content.X+logDot, content.Y+row.y+row.headHeight())
		if t.log.keyed == id {
			if !box.Within(view.Inset(-1)) { // areas scroll by whole units
				b.ScrollTo(scroll, box)
			} else {
				b.Root().SetFocus(id)
				t.log.keyed = ""
			}
		}
		switch {
		case b.Root().Focus() == id:
			focus = i
		case box.Y < view.Bottom() && box.Bottom() > view.Y:
			stop = i
		}
	}
	if focus >= 0 {
		return focus
	}
	return stop
}
