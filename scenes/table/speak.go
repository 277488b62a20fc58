package table

import (
	"schron/scenes/house"
	"schron/scenes/say"
)

type lookOf = house.Look

// speaker speaks the present language and knows the players' names.
func (t *Table) speaker() *say.Speaker {
	return t.h.Speaker().Named(func(seat int) string { return t.LookOf(seat).Name })
}
