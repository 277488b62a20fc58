package dzicz

import "slices"

// What a computer player asks of a position. It reads sets of fields and cards as they
// lie, where a view would copy them.

// Over reports whether the game has ended.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Turn is the turn, counted from 1 (DZ-6).
func (s *State) Turn() int { return int(s.turn) }

// Active is the seat whose go it is or whose reward is carried out.
func (s *State) Active() int { return int(s.active) }

// Decision is what the actor decides.
func (s *State) Decision() Decision { return s.ask }

// Home is the home edge of a seat, NoEdge before it is chosen (DZ-7).
func (s *State) Home(seat int) Edge { return s.home[seat] }

// Step is the soldier's move that waits for an answer. While its player decides about the
// token on the field, the soldier has entered it (DZ-11).
func (s *State) Step() Step { return s.step }

// Declared is the action that waits for an answer (DZ-19).
func (s *State) Declared() Declaration { return s.declared }

// Pieces returns the fields with a seat's tokens, outposts and soldiers.
func (s *State) Pieces(seat int) (tokens, outposts, soldiers FieldSet) {
	return s.tokens[seat], s.outposts[seat], s.soldiers[seat]
}

// ForeignTokens returns the fields with a token of another player than seat.
func (s *State) ForeignTokens(seat int) FieldSet { return foreign(&s.tokens, seat) }

// ForeignSoldiers returns the fields with a soldier of another player than seat.
func (s *State) ForeignSoldiers(seat int) FieldSet { return foreign(&s.soldiers, seat) }

// Uncovered counts the uncovered action tokens of a seat by kind (DZ-2).
func (s *State) Uncovered(seat int) [tokenKinds]int8 { return s.uncovered[seat] }

// OpenRow lists the missions of the open row (DZ-3). The list is the position's own and
// must not be changed.
func (s *State) OpenRow() []Mission { return s.open[:s.openCount] }

// Cards counts the missions that a seat may hold.
func (s *State) Cards() int { return int(s.openCount) + 1 }

// Card is one of the missions that a seat may hold, its secret one after the open ones.
func (s *State) Card(i, seat int) Mission {
	if i < int(s.openCount) {
		return s.open[i]
	}
	return s.secret[seat]
}

// Seeks reports whether a mission is one that a seat may hold.
func (s *State) Seeks(m Mission, seat int) bool {
	return s.secret[seat] == m || slices.Contains(s.OpenRow(), m)
}

// Secret is the secret mission of a seat (DZ-5).
func (s *State) Secret(seat int) Mission { return s.secret[seat] }

// Progress returns how far a seat is with a mission.
func (s *State) Progress(m Mission, seat int) Progress { return s.progress(m, seat, s.home[seat]) }

// Completing returns the fields where one piece more of the active seat would complete an
// open mission, or its secret one. Whether it may put the piece there is not asked.
func (s *State) Completing() (tokens, outposts, soldiers FieldSet) {
	seat := int(s.active)
	own, posts, men := s.Pieces(seat)
	home, inner := s.home[seat], (own & Inner).Len()
	for i := range s.Cards() {
		m := s.Card(i, seat)
		if s.meets(m, seat) {
			continue
		}
		switch m {
		case Trail:
			first, last := home.rank(1), home.rank(TrailLength)
			tokens |= (own.flood(first).around() | first) & (own.flood(last).around() | last)
		case PrepareAssault:
			soldiers |= assaultLacks(men, home)
		case Resources:
			if posts&Inner == 0 && inner >= ResourceTokens {
				outposts |= Inner
			} else if posts&Inner != 0 && inner == ResourceTokens-1 {
				tokens |= Inner
			}
		case Bastion:
			if (posts & Inner).Len() == BastionOutposts-1 {
				outposts |= Inner
			}
		}
	}
	return tokens, outposts, soldiers
}

// assaultLacks returns the fields where one soldier more would meet DZ-26, none if more
// are lacking.
func assaultLacks(men FieldSet, home Edge) (fields FieldSet) {
	lacks := 2 - min(OtherEdges(men, home), 2)
	for _, e := range Edges() {
		if lacks > 0 && e != home && men&e.Middle() == 0 {
			fields |= e.Middle()
		}
	}
	if men&home.Middle() == 0 {
		fields, lacks = home.Middle(), lacks+1
	}
	if !men.Has(Centre) {
		fields, lacks = Centre.bit(), lacks+1
	}
	if lacks != 1 {
		return 0
	}
	return fields
}
