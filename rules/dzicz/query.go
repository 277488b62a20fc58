package dzicz

import "schron/rules"

// board puts the pieces of a view on a board to ask it.
func (v *View) board() *board {
	b := &board{}
	for seat, p := range v.Players {
		b.tokens[seat], b.outposts[seat], b.soldiers[seat] = Set(p.Tokens...), Set(p.Outposts...), Set(p.Soldiers...)
	}
	return b
}

// Targets lists the fields that the soldier on from could enter by a move or an assault
// (DZ-9, DZ-10). It is empty if no soldier stands there. The legal moves say whether it
// may move now.
func (v *View) Targets(from Field) []Field {
	b := v.board()
	seat := ownerIn(&b.soldiers, from)
	if seat == rules.NoSeat {
		return []Field{}
	}
	return b.steps(seat, from).Fields()
}

// Goal lists the fields on which pieces of a seat count for a mission. For the trail
// these are its first and its last row (DZ-25), for the assault its places (DZ-26). For
// the others they are the inner fields (DZ-27, DZ-28). Goal is empty where it depends
// on a home edge not yet chosen.
func (v *View) Goal(m Mission, seat int) []Field {
	home := v.Players[seat].Home
	switch {
	case m == Resources || m == Bastion:
		return Inner.Fields()
	case home == nil:
		return []Field{}
	case m == Trail:
		return (home.rank(1) | home.rank(TrailLength)).Fields()
	}
	all := Centre.bit()
	for _, e := range Edges() {
		all |= e.Middle()
	}
	return all.Fields()
}

// Entry says what happens when a seat's soldier enters a field.
type Entry struct {
	// Kills is whose soldier is removed (DZ-10), rules.NoSeat if none.
	Kills int
	// Token is whose token the mover may remove (DZ-11), rules.NoSeat if none, and
	// Outpost tells that an outpost would go with it.
	Token   int
	Outpost bool
	// Defence tells that the owner of the token will be asked about border
	// defence (DZ-17).
	Defence bool
}

// Entering returns what happens when seat's soldier enters a field.
func (v *View) Entering(seat int, to Field) Entry {
	b := v.board()
	e := Entry{Kills: ownerIn(&b.soldiers, to), Token: ownerIn(&b.tokens, to)}
	if e.Kills == seat {
		e.Kills = rules.NoSeat
	}
	if e.Token == seat || e.Token == rules.NoSeat {
		e.Token = rules.NoSeat
		return e
	}
	owner := v.Players[e.Token]
	e.Outpost = b.outposts[e.Token].Has(to)
	e.Defence = owner.Uncovered[Defence] > 0 && !owner.Silenced.Has(Defence)
	return e
}
