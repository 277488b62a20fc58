package table

import "schron/scenes/ui"

// TakesOrders reports whether the table may play moves by itself for who wants that, see
// OrderToggle. In a course it never does.
func (t *Table) TakesOrders() bool { return t.opt.Lesson == nil }

// OrderToggle returns the check box of a seat's standing order. With it the table plays
// moves by itself for the rest of the game, until the seat stops it. It is kept with the
// game.
func (t *Table) OrderToggle(seat int, u ui.Toggle) ui.Toggle {
	u.Box, u.On = true, t.Match().Ordered(seat)
	u.OnChange = func(on bool) { t.report(t.Order(seat, on)) }
	return u
}
