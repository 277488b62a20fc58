package log

import (
	"cmp"
	"slices"

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

// The signs of marks: the rule of a row, a deed that is folded, one that is not.
const (
	ruleSign   = "§"
	foldedSign = "+"
	openSign   = "−"
)

// mark is what can be clicked at the right end of the last line of a row.
type mark struct {
	sign string
	at   layout.Rect // relative to the row's words
}

// setWords sets the words of a row, with room for its marks at the right end of the last
// line.
func (x *Log) setWords(b *ui.Builder, r *row, width float64) {
	if r.rule != "" {
		r.marks = append(r.marks, mark{sign: ruleSign})
	}
	r.text = x.SetSentence(b, r.said, width, entryText)
	room := markRoom + markSide*float64(len(r.marks)-1)
	if len(r.marks) > 0 && r.text.End > width-room {
		r.text = x.SetSentence(b, r.said, width-room, entryText)
	}
	line := entryText.LineHeight()
	for i := range r.marks {
		left := width + markOut - markSide*float64(len(r.marks)-i)
		r.marks[i].at = layout.R(left, r.text.Height-line, markSide, line)
	}
}

// markID is the id of a mark of a row: log-rule:2, log:2:unfold.
func (l *list) markID(i, m int) string {
	r := &l.rows[i]
	if r.marks[m].sign == ruleSign {
		return r.id(l.id + "-rule")
	}
	return r.id(l.id) + ":unfold"
}

// buildMark adds a mark. A click or Enter opens the rulebook there, over the table, which
// stays as it is; or it unfolds the deed, or folds it. The arrows go to the marks before
// and after. The words of the row begin at a point.
func (x *Log) buildMark(b *ui.Builder, l *list, i, m int, at layout.Point, stop string, pale bool) {
	row := &l.rows[i]
	sign, box := row.marks[m].sign, row.marks[m].at.Translate(at.X, at.Y)
	n := ui.Node{
		ID: l.markID(i, m), Rect: box, NoTab: l.markID(i, m) != stop, Hold: l.hold,
		OnKey: func(g input.Gesture) bool { return x.markKey(g, l, i, m) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if !box.Within(l.view) {
				return
			}
			st := markText
			switch {
			case s.Hover:
				c.Panel(box, markOver)
				st.Colour = sprites.AmberHigh
			case pale:
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			c.Text(sign, box, st)
		},
	}
	if sign == ruleSign {
		n.Role, n.Label = "link", x.Say("frame.refuse.rule", rules.Literal("rule", row.rule))
		n.State = map[string]any{"rule": row.rule}
		n.OnClick = x.meant(func() { x.House().Navigation.Rules(x.Game(), row.rule) })
		n.Tip = func() ui.Tip { return ui.Tip{Title: n.Label, Lines: []string{x.Say("frame.log.rule")}} }
	} else {
		n.Role, n.Label = "toggle", x.Say("frame.log.more")
		if sign == openSign {
			n.Label = x.Say("frame.log.less")
		}
		n.State = map[string]any{"on": sign == openSign}
		n.OnClick = x.meant(func() { x.unfoldDeed(row.key) })
		n.Tip = func() ui.Tip { return ui.Tip{Title: n.Label} }
	}
	b.Add(n)
}

// markKey moves the keys to the next mark of a list before or after, where there is one.
func (x *Log) markKey(g input.Gesture, l *list, i, m int) bool {
	by := 0
	switch {
	case g.IsKey(input.KeyUp, 0):
		by = -1
	case g.IsKey(input.KeyDown, 0):
		by = 1
	default:
		return false
	}
	var all []string
	for i := range l.rows {
		for m := range l.rows[i].marks {
			all = append(all, l.markID(i, m))
		}
	}
	if at := slices.Index(all, l.markID(i, m)) + by; at >= 0 && at < len(all) {
		x.keyed = all[at]
		return true
	}
	return false
}

// markStop returns the id of the mark of a list at which Tab stops. That is the one with
// the focus, else the last one in view. content is the box of all rows. markStop scrolls
// the mark into view that is about to get the focus.
func (x *Log) markStop(b *ui.Builder, l *list, content layout.Rect) string {
	stop, focus := "", ""
	for i := range l.rows {
		row := &l.rows[i]
		for m := range row.marks {
			id, box := l.markID(i, m), row.marks[m].at.Translate(content.X+row.indent(), content.Y+row.y+row.headHeight())
			if x.keyed == id {
				if !box.Within(l.view) {
					b.ScrollTo(l.area, box)
				} else {
					b.Root().SetFocus(id)
					x.keyed = ""
				}
			}
			switch {
			case b.Root().Focus() == id:
				focus = id
			case box.Within(l.view):
				stop = id
			}
		}
	}
	return cmp.Or(focus, stop)
}
