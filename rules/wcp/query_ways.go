package wcp

import "schron/rules"

// Way is one way in which a pawn could move.
type Way struct {
	Move rules.Move
	Via  Field // the hall crossed with a booster, NoField for a plain move
	To   Field // the hall entered, NoField out of the base
	// Entry is what waits there; zero on the way out.
	Entry Entry
}

// Entry is what happens to a pawn that enters a hall through a certain edge.
type Entry struct {
	Token   Token  // the content, NoToken if there is none (WCP-18, WCP-19)
	Guarded bool   // the edge is guarded, so that there is a fight (WCP-22)
	Fight   *Fight // the fight to its end, nil if there is none
	Pawns   []int  // the seats of pawns that stand there (WCP-24)
}

// Fight is a fight with a guard, round by round (WCP-26).
type Fight struct {
	Guard   Token
	Armour  [2]int // of the pawn and of the guard, before the fight
	Fire    [2]int
	Rounds  []Exchange
	Outcome Outcome
}

// Exchange is the armour left after both sides fired.
type Exchange struct{ Own, Other int }

// Ways lists the ways that the pawn of a seat could go now if it were its turn. These
// are plain moves, moves with a booster, and out of the base (WCP-11, WCP-12, WCP-39).
// A pawn that is out has none.
func (v *View) Ways(seat int) []Way {
	s := v.public
	ways := []Way{}
	if s.phase == PhaseVehicle || !s.players[seat].Playing() {
		return ways
	}
	c := *s
	c.active = int8(seat)
	for _, m := range c.appendWays(nil) {
		w := Way{Move: m, Via: NoField, To: NoField, Entry: Entry{Token: NoToken}}
		switch m.Verb {
		case VerbMove:
			w.To = Field(m.A)
			w.Entry = c.entering(seat, w.To, c.doorway(seat, w.To))
		case VerbBoost:
			w.Via, w.To = Field(m.A), Field(m.B)
			if w.To != NoField {
				w.Entry = c.entering(seat, w.To, between(w.To, w.Via))
			}
		case VerbStay, VerbResign:
			continue
		}
		ways = append(ways, w)
	}
	return ways
}

// entering forecasts what happens to a seat's pawn in a hall that it enters
// through an edge.
func (s *State) entering(seat int, f Field, edge Dir) Entry {
	e := Entry{Token: s.content[f]}
	for other := range s.Seats() {
		if other != seat && s.players[other].pawn == f {
			e.Pawns = append(e.Pawns, other)
		}
	}
	if e.Token != NoToken && s.guards[f].Has(edge) {
		e.Guarded = true
		e.Fight = forecast(s.Pawn(seat), e.Token)
	}
	return e
}

// forecast fights to the end (WCP-26).
func forecast(p *Pawn, t Token) *Fight {
	spec := &tokenSpecs[t]
	fire, armour := [2]int8{p.Fire(), spec.fire}, [2]int8{p.armour, spec.armour}
	out := &Fight{
		Guard: t, Armour: [2]int{int(armour[0]), int(armour[1])}, Fire: [2]int{int(fire[0]), int(fire[1])},
	}
	for out.Outcome == Undecided {
		exchange(&fire, &armour)
		out.Rounds = append(out.Rounds, Exchange{int(armour[0]), int(armour[1])})
		out.Outcome = outcome(armour[0], armour[1])
	}
	return out
}

// Duel forecasts the one exchange of fire if a seat attacked another one: the
// armour left and how it ends (WCP-30).
func (v *View) Duel(seat, other int) (Exchange, Outcome) {
	p, q := &v.public.players[seat], &v.public.players[other]
	fire, armour := [2]int8{p.Fire(), q.Fire()}, [2]int8{p.armour, q.armour}
	exchange(&fire, &armour)
	return Exchange{int(armour[0]), int(armour[1])}, outcome(armour[0], armour[1])
}
