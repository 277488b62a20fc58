package paliwo

import (
	"schron/rules"
	game "schron/rules/paliwo"
)

// clickField does what a click on a field means now.
func (f *face) clickField(at game.Field) {
	was := f.spot
	f.spot = game.NoField
	o := f.fields[at]
	switch {
	case f.t.Acting() == rules.NoSeat:
	case o.deed == walks:
		f.walk(o.moves)
	case o.deed == plays:
		f.play(o.moves[0])
	case o.deed == turns, o.deed == chooses:
		if was != at {
			f.spot = at
		}
	case o.deed == takes:
		f.take(at)
	case f.holding() && f.stands(at):
		f.putDown()
	default:
		if r := f.hindrance(at); r != nil {
			f.t.Refuse(r)
		}
	}
}

// stands reports whether the one who is picked up stands on a field.
func (f *face) stands(at game.Field) bool {
	if f.chosenZombie() == at {
		return true
	}
	h := f.chosen()
	return h != game.NoHuman && fieldOf(f.person(h)) == at
}

// take picks up who stands on a field. A card that is aimed stays aimed.
func (f *face) take(at game.Field) {
	if p := f.known.humans[at]; p != nil {
		f.pickUp(p.Human)
		return
	}
	f.putDown()
	f.zombie = at
}

// pickUp picks a human up.
func (f *face) pickUp(h game.Human) {
	card := f.aim
	f.putDown()
	f.who = h
	if cardOfVerb(card) != noCard {
		f.aim = card
	}
}

// takeHuman picks a human up, or puts it down again.
func (f *face) takeHuman(h game.Human) {
	if f.who == h && f.aim == 0 {
		f.putDown()
		return
	}
	f.pickUp(h)
}

// play plays a move; what was picked up is put down if it succeeds.
func (f *face) play(m rules.Move) {
	if f.t.Play(m) {
		f.putDown()
	}
}

// walk plays the steps of a way, up to the first that may reveal something.
func (f *face) walk(moves []rules.Move) {
	for i, m := range moves {
		if stepVerbs[m.Verb] && f.known.finds[game.Target(m)] != game.NoFace {
			moves = moves[:i+1]
			break
		}
	}
	if f.t.PlayAll(moves...) > 0 {
		f.putDown()
	}
}

// stepVerbs are the steps of humans.
var stepVerbs = [64]bool{game.VerbStep: true, game.VerbSprint: true}

// aimAt asks for the target of an act, or stops asking.
func (f *face) aimAt(verb uint8) {
	f.spot = game.NoField
	if f.aim == verb {
		f.aim = 0
		return
	}
	f.aim = verb
}

// hindrance says why a click on a field does nothing, nil where there is no
// reason worth telling.
func (f *face) hindrance(at game.Field) *rules.Refusal {
	m, ok := f.meant(at)
	if !ok {
		return nil
	}
	if h := f.chosen(); m.Verb == game.VerbStep && f.aim == 0 && game.Actor(m) == h && f.known.reach != nil {
		from := fieldOf(f.person(h))
		if from != game.NoField && !from.Adjacent(at) && game.TerrainAt(at) == game.Asphalt && !f.taken(at) {
			return rules.Refuse("WP-11", "paliwo.table.far", humanArg(h), fieldArg(at))
		}
	}
	return rules.AsRefusal(f.t.Check(m))
}

// taken reports whether a figure stands on a field.
func (f *face) taken(at game.Field) bool {
	return f.known.humans[at] != nil || f.known.zombies[at] != nil
}

// meant is the move that a player may have meant by a click on a field.
func (f *face) meant(at game.Field) (rules.Move, bool) {
	person, zombie := f.known.humans[at], f.known.zombies[at]
	switch f.v.Decision {
	case game.DecideHumans:
		return game.ByOn(game.VerbHuman, f.chosen(), at), f.chosen() != game.NoHuman
	case game.DecideWeapons:
		if person != nil {
			return game.By(game.VerbArm, person.Human), true
		}
	case game.DecideZombies:
		return game.OnFacing(game.VerbZombie, at, f.facing), true
	case game.DecideTurn:
		return f.meantTurn(at, person)
	case game.DecideFlare, game.DecideScent:
		return game.OnFacing(game.VerbTurn, at, game.North), zombie != nil
	case game.DecideTurning:
		if person != nil {
			return game.ByFacing(game.VerbTurned, person.Human, game.North), true
		}
	case game.DecidePlace:
		return game.On(game.VerbPlace, at), true
	case game.DecideRise:
		return game.On(game.VerbRise, at), true
	case game.DecideMovement:
		return f.meantMovement(at)
	case game.DecideNew, game.DecideToken:
		return f.meantRiser(at), true
	case game.DecideCleanup:
		if person != nil {
			return game.By(game.VerbClutch, person.Human), true
		}
	}
	return rules.Move{}, false
}

func (f *face) meantRiser(at game.Field) rules.Move {
	switch {
	case f.aim == game.VerbWreck:
		return game.OnFacing(game.VerbWreck, at, f.facing)
	case f.v.Decision == game.DecideNew:
		return game.OnFacing(game.VerbNew, at, f.facing)
	}
	return game.On(game.VerbToken, at)
}

func (f *face) meantTurn(at game.Field, person *game.Person) (rules.Move, bool) {
	h := f.chosen()
	switch {
	case f.aim == game.VerbAid && person != nil:
		return rules.Move{Verb: f.aim, A: int16(h), B: int16(person.Human)}, h != game.NoHuman
	case f.aim == game.VerbAid:
		return rules.Move{}, false
	case f.aim == game.VerbWrench:
		return game.OnFacing(f.aim, at, game.North), true
	case f.aim == game.VerbAxe, f.aim == game.VerbShot, f.aim == game.VerbSprint, f.aim == game.VerbSlip:
		return game.On(f.aim, at), true
	case f.aim != 0:
		return game.ByOn(f.aim, h, at), h != game.NoHuman
	case person != nil && person.Human != h:
		return game.ByOn(game.VerbStep, person.Human, at), true
	}
	return game.ByOn(game.VerbStep, h, at), h != game.NoHuman
}

func (f *face) meantMovement(at game.Field) (rules.Move, bool) {
	z := f.chosenZombie()
	zombie := f.known.zombies[at]
	switch {
	case f.aim == game.VerbFrenzy:
		return game.On(f.aim, at), true
	case zombie != nil && len(f.v.Compelled) > 0:
		return game.On(game.VerbCharge, at), true
	case zombie != nil && zombie.Facing == nil:
		return game.OnTo(game.VerbCrawl, at, at), true
	case zombie != nil:
		return game.On(game.VerbAdvance, at), true
	case z == game.NoField:
		return rules.Move{}, false
	case f.known.humans[at] != nil:
		return game.OnTo(game.VerbBite, z, at), true
	}
	if f.known.zombies[z] != nil && f.known.zombies[z].Facing == nil {
		return game.OnTo(game.VerbCrawl, z, at), true
	}
	return game.On(game.VerbAdvance, z), z.Adjacent(at)
}
