package dzicz

import "schron/rules"

// MaxSeats is the greatest number of players (DZ-2).
const MaxSeats = 4

// board holds the pieces of all seats as sets of fields; how many a player puts
// is not limited (DZ-2). It is what both a state and a view know.
type board struct {
	tokens, outposts, soldiers [MaxSeats]FieldSet
}

// ownerIn finds the seat whose set holds f, NoSeat if none does.
func ownerIn(sets *[MaxSeats]FieldSet, f Field) int {
	for seat, set := range sets {
		if set.Has(f) {
			return seat
		}
	}
	return rules.NoSeat
}

func union(sets *[MaxSeats]FieldSet) FieldSet { return sets[0] | sets[1] | sets[2] | sets[3] }

// foreign returns what the sets of all seats but one hold.
func foreign(sets *[MaxSeats]FieldSet, seat int) FieldSet { return union(sets) &^ sets[seat] }

// Gone reports whether a seat has no piece left on the board (DZ-31).
func (b *board) Gone(seat int) bool {
	return b.tokens[seat]|b.outposts[seat]|b.soldiers[seat] == 0
}

// coverage returns the fields on which a seat's outposts keep others' tokens away
// (DZ-14). These are the fields with the outposts and those that share an edge with
// them.
func (b *board) coverage(seat int) FieldSet {
	return b.outposts[seat] | b.outposts[seat].Beside()
}

// forbidden returns the fields that outposts of others cover, so that the seat
// may put no token there, its own outpost or not (DZ-14).
func (b *board) forbidden(seat int) FieldSet {
	posts := foreign(&b.outposts, seat)
	return posts | posts.Beside()
}

// tokenFields returns the fields for an own token. They lie beside an own token (DZ-13
// a), hold none, and are not covered by another's outpost (DZ-14).
func (b *board) tokenFields(seat int) FieldSet {
	return b.tokens[seat].Beside() &^ b.tokens[seat] &^ b.forbidden(seat)
}

// outpostFields returns the fields with an own token and no outpost (DZ-13 b).
func (b *board) outpostFields(seat int) FieldSet {
	return b.tokens[seat] &^ union(&b.outposts)
}

// soldierFields returns the fields with an own outpost and no soldier at all
// (DZ-13 c, DZ-14).
func (b *board) soldierFields(seat int) FieldSet {
	return b.outposts[seat] &^ union(&b.soldiers)
}

// postingFields returns the fields with an own token and no soldier at all
// (DZ-25, the reward).
func (b *board) postingFields(seat int) FieldSet {
	return b.tokens[seat] &^ union(&b.soldiers)
}

// expansionFields returns the fields with an own soldier and no outpost, own or
// another's (DZ-18).
func (b *board) expansionFields(seat int) FieldSet {
	return b.soldiers[seat] &^ union(&b.outposts)
}

// steps returns the fields that a seat's soldier on from may enter. They lie across an
// edge (DZ-9) and hold no soldier of the same player (DZ-10).
func (b *board) steps(seat int, from Field) FieldSet {
	return from.bit().Beside() &^ b.soldiers[seat]
}

// quietSteps returns the fields for a manoeuvre: across an edge and without any
// soldier (DZ-19).
func (b *board) quietSteps(from Field) FieldSet {
	return from.bit().Beside() &^ union(&b.soldiers)
}

// canManoeuvre reports whether some soldier of the seat has a field to go to.
func (b *board) canManoeuvre(seat int) bool {
	return b.soldiers[seat].Beside()&^union(&b.soldiers) != 0
}

// strikes returns the seat's soldiers that stand on a token of another (DZ-12).
func (b *board) strikes(seat int) FieldSet {
	return b.soldiers[seat] & foreign(&b.tokens, seat)
}

// removeToken takes the token from f and with it the outpost, which never stays
// alone (DZ-11, DZ-12).
func (b *board) removeToken(f Field) {
	for seat := range b.tokens {
		b.tokens[seat] &^= f.bit()
		b.outposts[seat] &^= f.bit()
	}
}
