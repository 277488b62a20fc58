package paliwo

import (
	"slices"

	"schron/rules"
	game "schron/rules/paliwo"
)

// deed is what a click on a field does.
type deed uint8

const (
	nothing deed = iota
	walks        // plays the steps of a way
	plays        // plays one move
	turns        // asks which way somebody is to face
	chooses      // asks which of several acts is meant
	takes        // picks up who stands there
)

// onField is what can be done on a field.
type onField struct {
	deed  deed
	moves []rules.Move // of a way in a row; the one; those to choose from
}

// offer works out what a click on each field does.
func (f *face) offer() {
	f.fields = [game.Fields]onField{}
	if f.t.Acting() == rules.NoSeat {
		return
	}
	for at := range f.fields {
		f.fields[at] = f.offered(game.Field(at))
	}
}

// offered is what a click on a field does. A way comes first, then the moves that end
// there with what is held, then what can be picked up.
func (f *face) offered(at game.Field) onField {
	way, ends := f.way(at), f.hand.Ends(fieldIDs[at])
	switch {
	case len(way) > 0:
		return onField{walks, way}
	case len(ends) > 0 && f.aim == 0 && f.v.Decision == game.DecideTurn:
		return onField{chooses, slices.CompactFunc(slices.Clone(ends), sameVerb)}
	case len(ends) > 0 && is(ends[0].Verb, facings):
		return onField{turns, ends}
	case len(ends) > 0:
		return onField{plays, ends[:1]}
	case !f.stands(at) && slices.ContainsFunc(f.hand.Starts(fieldIDs[at]), f.fitsAim):
		return onField{deed: takes}
	}
	return onField{}
}

func sameVerb(a, z rules.Move) bool { return a.Verb == z.Verb }

// fitsAim reports whether who makes a move can be picked up for it with what is aimed. A
// card waits for its target.
func (f *face) fitsAim(m rules.Move) bool {
	card := cardOfVerb(f.aim)
	return card == noCard || m.Verb == f.aim || is(m.Verb, moves) && plain(card)
}

// way lists the moves of who is picked up to a field. These are several, so no path of
// one move leads there.
func (f *face) way(at game.Field) []rules.Move {
	switch {
	case f.mine(game.SeatHumans) && f.aim == 0:
		return f.known.reach[at].Moves
	case f.mine(game.SeatZombies) && f.aim != game.VerbFrenzy && !f.t.May(game.VerbCharge):
		return f.known.ways[at].Moves
	}
	return nil
}

// movesOf lists the legal moves with a verb about a field or a human.
func (f *face) movesOf(verb uint8, about int16) (list []rules.Move) {
	for _, m := range f.t.Moves() {
		if m.Verb == verb && m.A == about {
			list = append(list, m)
		}
	}
	return list
}

// fieldOf is where a human stands, game.NoField for nowhere.
func fieldOf(p *game.Person) game.Field {
	if p.Field == nil {
		return game.NoField
	}
	return *p.Field
}
