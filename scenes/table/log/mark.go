package log

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
func (x *Log) setEntry(b *ui.Builder, row *row, width float64) {
	e := row.entry.Event
	row.text = x.SetSentence(b, e.Text, width, entryText)
	if e.Rule == "" {
		return
	}
	if row.text.End > width-markRoom {
		row.text = x.SetSentence(b, e.Text, width-markRoom, entryText)
	}
	line := entryText.LineHeight()
	row.mark = layout.R(width+markOut-markSide, row.text.Height-line, markSide, line)
}

// ruleMark adds the mark. A click or Enter opens the rulebook there, over the table,
// which stays as it is. The arrows go to the marks above and below. The words of the
// entry begin at a point.
func (x *Log) ruleMark(b *ui.Builder, l *list, i int, at layout.Point, stop, pale bool) {
	row := &l.rows[i]
	if row.mark.Empty() {
		return
	}
	rule, box := row.entry.Event.Rule, row.mark.Translate(at.X, at.Y)
	name := x.Say("frame.refuse.rule", rules.Literal("rule", rule))
	b.Add(ui.Node{
		ID: l.markID(i), Role: "link", Label: name, Rect: box, NoTab: !stop, Hold: l.hold,
		State:   map[string]any{"rule": rule},
		OnClick: func() { x.House().Navigation.Rules(x.Game(), rule) },
		OnKey:   func(g input.Gesture) bool { return x.markKey(g, l, i) },
		Tip:     func() ui.Tip { return ui.Tip{Title: name, Lines: []string{x.Say("frame.log.rule")}} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			st := markText
			switch {
			case s.Hover:
				c.Panel(box, markOver)
				st.Colour = sprites.AmberHigh
			case pale:
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			c.Text(markSign, box, st)
		},
	})
}

func (l *list) markID(i int) string { return l.id + "-rule:" + strconv.Itoa(i) }

// markKey moves the keys to the next mark of a list above or below, where there is
// one.
func (x *Log) markKey(g input.Gesture, l *list, i int) bool {
	by := 0
	switch {
	case g.IsKey(input.KeyUp, 0):
		by = -1
	case g.IsKey(input.KeyDown, 0):
		by = 1
	default:
		return false
	}
	for i += by; i >= 0 && i < len(l.rows); i += by {
		if !l.rows[i].mark.Empty() {
			x.keyed = l.markID(i)
			return true
		}
	}
	return false
}

// markStop returns the entry of a list at whose mark Tab stops: the one with the focus,
// else the last one in view. content is the box of all entries, view the visible part.
// markStop scrolls the mark into view that is about to get the focus.
func (x *Log) markStop(b *ui.Builder, l *list, content, view layout.Rect) int {
	stop, focus := -1, -1
	for i := range l.rows {
		row := &l.rows[i]
		if row.mark.Empty() {
			continue
		}
		id, box := l.markID(i), row.mark.Translate(content.X+dotWide, content.Y+row.y+row.headHeight())
		if x.keyed == id {
			if !box.Within(view.Inset(-1)) { // areas scroll by whole units
				b.ScrollTo(l.area, box)
			} else {
				b.Root().SetFocus(id)
				x.keyed = ""
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
