package table

import "schron/scenes/ui"

// TakesOrders reports whether the table may play moves by itself for who wants that, see
// OrderToggle. In a course it never does.
func (t *Table) TakesOrders() bool { return t.coached() == nil }

// OrderToggle is the check box by which a seat has the table play moves by itself for the
// rest of the game, or stops that. It is kept with the game.
func (t *Table) OrderToggle(seat int, u ui.Toggle) ui.Toggle {
	u.Box, u.On = true, t.Match().Ordered(seat)
	u.OnChange = func(on bool) { t.report(t.Order(seat, on)) }
	return u
}
