package paliwo

import (
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
	verb  uint8        // of a move that turns somebody
	about int16        // its first part: a field or a human
}

// offer works out what a click on each field does.
func (f *face) offer() {
	f.fields = [game.Fields]onField{}
	if f.t.Acting() == rules.NoSeat {
		return
	}
	switch f.v.Decision {
	case game.DecideHumans:
		f.offerOn(game.VerbHuman, func(m rules.Move) bool { return game.Actor(m) == f.chosen() })
	case game.DecideWeapons:
		f.offerHumans(game.VerbArm)
	case game.DecideZombies:
		f.offerOn(game.VerbZombie, f.faces)
	case game.DecideTurn:
		f.offerTurn()
	case game.DecideFlare, game.DecideScent:
		f.offerTurns(game.VerbTurn)
	case game.DecideTurning:
		for _, m := range f.legal.of(game.VerbTurned) {
			if at := f.person(game.Human(m.A)).Field; at != nil {
				f.fields[*at] = onField{deed: turns, verb: m.Verb, about: m.A}
			}
		}
	case game.DecidePlace:
		f.offerOn(game.VerbPlace, always)
	case game.DecideRise:
		f.offerOn(game.VerbRise, always)
	case game.DecideMovement:
		f.offerMovement()
	case game.DecideNew:
		f.offerRisers(game.VerbNew, f.faces)
	case game.DecideToken:
		f.offerRisers(game.VerbToken, always)
	case game.DecideCleanup:
		f.offerHumans(game.VerbClutch)
	}
}

func always(rules.Move) bool { return true }

// faces reports whether a move puts a zombie down as the player turns it.
func (f *face) faces(m rules.Move) bool { return game.Facing(m.B) == f.facing }

// offerOn offers the moves of a verb on the fields that they are about.
func (f *face) offerOn(verb uint8, is func(rules.Move) bool) {
	for _, m := range f.legal.moves {
		if m.Verb == verb && is(m) {
			f.fields[game.Target(m)] = onField{deed: plays, moves: []rules.Move{m}}
		}
	}
}

// offerRisers offers what phase 4 asks for, or From the Wreck while that card is
// aimed.
func (f *face) offerRisers(verb uint8, is func(rules.Move) bool) {
	if f.aim == game.VerbWreck {
		verb, is = game.VerbWreck, f.faces
	}
	f.offerOn(verb, is)
}

// offerHumans offers moves of a verb about humans on the fields where they
// stand.
func (f *face) offerHumans(verb uint8) {
	for _, m := range f.legal.of(verb) {
		if at := f.person(game.Human(m.A)).Field; at != nil {
			f.fields[*at] = onField{deed: plays, moves: []rules.Move{m}}
		}
	}
}

// offerTurns offers to turn the zombies that a verb may turn.
func (f *face) offerTurns(verb uint8) {
	for _, m := range f.legal.of(verb) {
		f.fields[game.Field(m.A)] = onField{deed: turns, verb: verb, about: m.A}
	}
}

// offerTurn offers the acts of the human who is picked up, and the others to be
// picked up.
func (f *face) offerTurn() {
	h := f.chosen()
	switch {
	case f.aim != 0:
		f.offerAim(h)
	case h != game.NoHuman:
		for at, r := range f.known.reach {
			f.fields[at] = onField{deed: walks, moves: r.Moves}
		}
		f.offerActs(h)
	}
	for _, m := range f.legal.moves {
		who := game.Actor(m)
		if who == game.NoHuman || who == h || cardOfVerb(f.aim) != noCard && m.Verb != f.aim {
			continue
		}
		if at := f.person(who).Field; at != nil && f.fields[*at].deed == nothing {
			f.fields[*at] = onField{deed: takes}
		}
	}
}

// offerAim offers the targets of the act that is aimed.
func (f *face) offerAim(h game.Human) {
	for _, m := range f.legal.of(f.aim) {
		who, at := game.Actor(m), game.Target(m)
		mine := who == h
		switch m.Verb {
		case game.VerbAdrenaline: // for whoever is clicked
			mine, at = true, fieldOf(f.person(who))
		case game.VerbAid: // without a human picked up, for oneself
			mine = mine || h == game.NoHuman && m.A == m.B
			at = fieldOf(f.person(game.Human(m.B)))
		}
		switch {
		case !mine || at == game.NoField:
		case m.Verb == game.VerbWrench:
			f.fields[at] = onField{deed: turns, verb: m.Verb, about: m.A}
		default:
			f.fields[at] = onField{deed: plays, moves: []rules.Move{m}}
		}
	}
}

// offerActs offers what the human can do to somebody or something on a field.
func (f *face) offerActs(h game.Human) {
	for _, m := range f.legal.moves {
		if game.Actor(m) != h || !nearVerbs[m.Verb] {
			continue
		}
		o := &f.fields[game.Target(m)]
		if o.deed == walks || m.Verb == game.VerbWrench && o.has(game.VerbWrench) {
			continue
		}
		o.deed = chooses
		o.moves = append(o.moves, m)
	}
}

// nearVerbs are the acts of humans that are aimed at a field and are no steps.
var nearVerbs = [64]bool{
	game.VerbPush: true, game.VerbWeapon: true, game.VerbOpen: true, game.VerbTake: true, game.VerbAxe: true,
	game.VerbShot: true, game.VerbWrench: true, game.VerbSlip: true, game.VerbCourage: true,
}

func (o *onField) has(verb uint8) bool {
	for _, m := range o.moves {
		if m.Verb == verb {
			return true
		}
	}
	return false
}

// offerMovement offers to charge who must, then to move who may.
func (f *face) offerMovement() {
	switch {
	case f.aim == game.VerbFrenzy:
		f.offerOn(game.VerbFrenzy, always)
	case f.legal.verbs[game.VerbCharge]:
		f.offerOn(game.VerbCharge, always)
	default:
		for at, w := range f.known.ways {
			f.fields[at] = onField{deed: walks, moves: w.Moves}
		}
		for _, m := range f.legal.moves {
			at := game.Field(m.A)
			if moverVerbs[m.Verb] && at != f.chosenZombie() && f.fields[at].deed == nothing {
				f.fields[at] = onField{deed: takes}
			}
		}
	}
}

// moverVerbs are the free acts of zombies and crawlers.
var moverVerbs = [64]bool{
	game.VerbAdvance: true, game.VerbRotate: true, game.VerbCrawl: true, game.VerbBite: true,
}

// fieldOf is where a human stands, game.NoField for nowhere.
func fieldOf(p *game.Person) game.Field {
	if p.Field == nil {
		return game.NoField
	}
	return *p.Field
}
