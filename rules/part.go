package rules

// Part is one of the things that a bot's judgment of a position weighs, such as
// trophies or the way out. A hint tells the parts that a move changes most.
type Part struct {
	// ID names it within its game; the words are "<game>.part.<id>".
	ID string
	// Worth is what it adds to the seat's lead, in thousandths of a logit.
	Worth int
	// Amount is how much of it there is, in the unit that the words use: points,
	// steps, cards.
	Amount int
}
