package ui

import (
	"schron/input"
	"schron/layout"
	"schron/sprites"
)

// List is rows one below the other, scrolled, one of which may be selected.
type List struct {
	ID   string
	Rect layout.Rect
	// Label is what the rows are, for the UI tree.
	Label string
	Count int
	// Key gives the last part of a row's id; nil counts from 0. Keys are stable
	// and unique.
	Key func(i int) string
	// Text gives a row's label for the UI tree.
	Text func(i int) string
	// RowHeight is the height of all rows; Height, if set, gives each its own.
	RowHeight float64
	Height    func(i int) float64
	// Selected is the chosen row, −1 for none.
	Selected int
	// OnSelect is told about a click or a key on a row. Without it rows are
	// only looked at.
	OnSelect func(i int)
	// OnOpen is told about a double click or Enter on a row.
	OnOpen func(i int)
	// End keeps the last row in view as rows are added, as in a log.
	End bool
	// Row adds what a row shows, on top of its ground.
	Row func(b *Builder, i int, r layout.Rect)
}

var (
	listRowOver   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.06), Radius: 6}
	listRowChosen = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.16), Border: sprites.Amber, Width: 1, Radius: 6}
)

func (u *List) height(i int) float64 {
	if u.Height != nil {
		return u.Height(i)
	}
	return u.RowHeight
}

func (u *List) id(i int) string {
	if u.Key != nil {
		return u.ID + ":" + u.Key(i)
	}
	return u.ID + ":" + itoa(i)
}

// List adds a list. Only the rows in view are built.
func (b *Builder) List(u List) {
	total := 0.0
	for i := range u.Count {
		total += u.height(i)
	}
	b.Scroll(ScrollArea{
		ID: u.ID, Rect: u.Rect, Content: total, End: u.End, Label: u.Label, Keys: u.OnSelect == nil,
	}, func(inner layout.Rect) {
		var rows []*Node
		y, stop := inner.Y, 0
		for i := range u.Count {
			r := layout.R(inner.X, y, inner.W, u.height(i))
			y = r.Bottom()
			if !r.Intersects(u.Rect) {
				continue
			}
			if i == u.Selected {
				stop = len(rows)
			}
			rows = append(rows, b.listRow(&u, i, r))
		}
		// Tab stops once at a list: at its chosen row, or at the first in view.
		if u.OnSelect != nil && len(rows) > 0 {
			rows[stop].NoTab = false
		}
	})
}

// listRow adds a row and returns its node, nil if rows cannot be chosen.
func (b *Builder) listRow(u *List, i int, r layout.Rect) *Node {
	var row *Node
	if u.OnSelect != nil {
		n := Node{
			ID: u.id(i), Role: "row", Rect: r,
			State:   map[string]any{"selected": i == u.Selected},
			OnClick: func() { u.OnSelect(i) },
			OnKey:   func(g input.Gesture) bool { return b.listKey(u, i, g) },
			Draw: func(c *sprites.Canvas, s State) {
				switch {
				case i == u.Selected:
					c.Panel(r.Inset(1), listRowChosen)
				case s.Hover:
					c.Panel(r.Inset(1), listRowOver)
				}
			},
			NoTab: true,
		}
		if u.Text != nil {
			n.Label = u.Text(i)
		}
		if u.OnOpen != nil {
			n.OnDoubleClick = func() { u.OnOpen(i) }
		}
		row = b.Add(n)
	}
	if u.Row != nil {
		u.Row(b, i, r)
	}
	return row
}

// listKey moves the selection by keys.
func (b *Builder) listKey(u *List, at int, g input.Gesture) bool {
	to := at
	switch {
	case g.IsKey(input.KeyUp, 0):
		to--
	case g.IsKey(input.KeyDown, 0):
		to++
	case g.IsKey(input.KeyHome, 0):
		to = 0
	case g.IsKey(input.KeyEnd, 0):
		to = u.Count - 1
	case g.IsKey(input.KeyPageUp, 0), g.IsKey(input.KeyPageDown, 0):
		to = u.pageFrom(at, g.Key == input.KeyPageDown)
	case g.IsKey(input.KeyEnter, 0) && u.OnOpen != nil:
		u.OnOpen(at)
		return true
	default:
		return false
	}
	to = max(0, min(to, u.Count-1))
	if to == at {
		return true
	}
	u.OnSelect(to)
	b.reveal(u, to)
	b.root.SetFocus(u.id(to))
	return true
}

// pageFrom is the row about a page below or above.
func (u *List) pageFrom(at int, down bool) int {
	by := -1
	if down {
		by = 1
	}
	room := u.Rect.H
	for room > 0 && at+by >= 0 && at+by < u.Count {
		at += by
		room -= u.height(at)
	}
	return at
}

// reveal scrolls to a row that may not have been built.
func (b *Builder) reveal(u *List, to int) {
	m := Memory[scrollMemory](b, "scroll "+u.ID)
	y := u.Rect.Y - m.offset
	for i := range to {
		y += u.height(i)
	}
	m.reveal(layout.R(u.Rect.X, y, u.Rect.W, u.height(to)))
}
