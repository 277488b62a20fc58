package bot

import (
	"schron/rules"

	game "schron/rules/paliwo"
)

// part is one of the things that a judgment weighs.
type part uint8

const (
	partPeople  part = iota // those on their feet
	partWounds              // of the living
	partFuel                // who carries some
	partWay                 // from fuel off the board, in action points
	partTools               // weapon tokens, bullets, briefcase
	partCards               // more than the other side has
	partThreat              // bites to be expected in the zombie turn to come
	partNear                // how near the zombies are, in fields
	partSight               // zombies that see somebody
	partZombies             // on the board
	partTime                // rounds that the humans have at least
	parts
)

var partIDs = [parts]string{"people", "wounds", "fuel", "way", "tools", "cards", "threat", "near", "sight", "zombies", "time"}

// ledger is a judgment: what each part is worth to the humans and how much of it
// there is.
type ledger struct {
	worth, amount [parts]int
}

// add enters what some of a part is worth.
func (l *ledger) add(p part, amount, worth int) {
	l.amount[p] += amount
	l.worth[p] += worth
}

// lead is what the humans are ahead.
func (l *ledger) lead() int {
	sum := 0
	for _, worth := range l.worth {
		sum += worth
	}
	return sum
}

// Parts returns what Judge weighs, with the sign of the seat.
func (w Mind) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	var l ledger
	weigh(s.(*game.State), w, &l)
	side := 1
	if seat == game.SeatZombies {
		side = -1
		l.amount[partCards] = -l.amount[partCards]
	}
	for p, id := range partIDs {
		buf = append(buf, rules.Part{ID: id, Worth: side * l.worth[p], Amount: l.amount[p]})
	}
	return buf
}
