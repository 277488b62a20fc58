package rules

// Ordered reports whether a seat has the table play moves of its game by itself, such as
// paying taxes. Which moves these are is for the table; moves taken back change nothing.
func (m *Match) Ordered(seat int) bool { return m.orders.Has(seat) }

// Order says whether the table does so for a seat; it is kept in the record.
func (m *Match) Order(seat int, on bool) {
	if m.orders &^= Seats(seat); on {
		m.orders |= Seats(seat)
	}
}
