package rules

import "math"

// Part is one of the things that a bot's judgment of a position weighs, such as
// trophies or the way out. A hint tells the parts that a move changes most.
type Part struct {
	// ID names it within its game; the words are "<game>.part.<id>".
	ID string
	// Worth is what it adds to the seat's lead, in thousandths of a logit.
	Worth int
	// Amount is how much of it there is, in the unit that the words use: points,
	// steps, cards; NotCounted where it cannot be told.
	Amount int
	// Whom is what the words name besides, such as a player; empty if nothing.
	Whom Arg
	// Good is 1 where more of it speaks for the seat, -1 where less does, and 0 where that
	// depends. A difference that is worth the contrary is not told.
	Good int
	// Vague says that its words tell no number, or one that they call an average.
	Vague bool
	// Unless lists parts that explain this one where they change the other way, such as
	// what is taken: it is not told then. One with a + explains it where both change the
	// same way.
	Unless string
}

// NotCounted is the amount of a part that a position does not have, such as the way of a
// pawn that has left. What makes it different there is for another part to say.
const NotCounted = math.MinInt

// Entry is the worth and the amount of a part, without its name. A ledger is an array
// of entries in the order of the parts' ids.
type Entry struct{ Worth, Amount int }

// Add enters some more of the part.
func (e *Entry) Add(worth, amount int) {
	e.Worth += worth
	e.Amount += amount
}

// SumWorth is what all entries of a ledger are worth together.
func SumWorth(ledger []Entry) int {
	sum := 0
	for i := range ledger {
		sum += ledger[i].Worth
	}
	return sum
}

// AppendParts appends the entries of a ledger as parts with their ids.
func AppendParts(buf []Part, ids []string, ledger []Entry) []Part {
	for i, e := range ledger {
		buf = append(buf, Part{ID: ids[i], Worth: e.Worth, Amount: e.Amount})
	}
	return buf
}
