package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/byhand"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// drawing paints something in a box.
type drawing func(c *sprites.Canvas, r layout.Rect)

// clickField does what a click on a field means now. It is more than one of byhand.Hand:
// a way is several moves, and where a path leads to several moves it is asked which.
func (f *face) clickField(at game.Field) {
	was := f.spot
	f.spot = game.NoField
	switch o := f.fields[at]; {
	case f.t.Acting() == rules.NoSeat:
	case o.deed == walks:
		f.walk(o.moves)
	case o.deed == plays:
		f.Play(o.moves[0])
	case o.deed == turns, o.deed == chooses:
		if was != at {
			f.spot = at
		}
	case o.deed == takes:
		f.take(fieldIDs[at])
	case f.holding() && f.stands(at):
		f.putDown()
	default:
		if m, _ := f.Meant(byhand.Path{To: fieldIDs[at]}); m.Verb != 0 {
			f.refuses(m)
		}
	}
}

// stands reports whether the one who is picked up stands on a field.
func (f *face) stands(at game.Field) bool {
	h := f.chosen()
	return f.chosenZombie() == at || h != game.NoHuman && fieldOf(f.person(h)) == at
}

// take picks up a figure. A card that is aimed stays so for a human.
func (f *face) take(id string) {
	aim := f.aim
	f.putDown()
	f.hand.Take(id)
	if f.mine(game.SeatHumans) && cardOfVerb(aim) != noCard {
		f.aim = aim
	}
}

// walk plays the steps of a way, up to the first that may reveal something.
func (f *face) walk(moves []rules.Move) {
	for i, m := range moves {
		if f.mine(game.SeatHumans) && f.known.finds[game.Target(m)] != game.NoFace {
			moves = moves[:i+1]
			break
		}
	}
	if f.t.PlayAll(moves...) > 0 {
		f.putDown()
	}
}

// aimAt asks for the target of an act, or stops asking.
func (f *face) aimAt(verb uint8) {
	if f.spot = game.NoField; f.aim == verb {
		verb = 0
	}
	f.aim = verb
}

// taken reports whether a figure stands on a field.
func (f *face) taken(at game.Field) bool {
	return f.known.humans[at] != nil || f.known.zombies[at] != nil
}

// charge is how the zombie on a field charges, if it does.
func (f *face) charge(at game.Field) game.Charge {
	ch, _ := f.v.Charge(at)
	return ch
}

// charges reports whether the zombie on a field must charge and may be used for it now.
func (f *face) charges(at game.Field) bool {
	return at != game.NoField && f.fields[at].deed == plays && f.fields[at].moves[0].Verb == game.VerbCharge
}

// drop is a field as a place where things can be put.
func (f *face) drop(at game.Field) *ui.Drop {
	if f.t.Acting() == rules.NoSeat {
		return nil
	}
	return &ui.Drop{
		Accepts: func(payload any) (bool, *ui.Refusal) {
			_, ok, why := f.put(payload.(string), at)
			return ok, why
		},
		OnDrop: func(payload any) {
			if m, _, _ := f.put(payload.(string), at); m.Verb != 0 {
				f.Play(m)
			} else {
				f.clickField(at)
			}
		},
		OnOver: func(on bool) { f.hover(at, on) },
	}
}

// put is what putting something on a field plays: no move where it is as a click there. A
// card that needs no target goes anywhere. A zombie that must charge is not held: it goes
// by its paths. Else it says why not.
func (f *face) put(id string, at game.Field) (m rules.Move, ok bool, why *ui.Refusal) {
	m, ok = f.cardMove(cardNamed(id))
	switch {
	case id == fieldIDs[at]:
		return m, false, nil
	case f.charges(fieldNamed(id)):
		return f.hand.Put(id, fieldIDs[at])
	case f.target(at):
		return rules.Move{}, true, nil
	case ok:
		return m, true, nil
	}
	return m, false, f.hand.Bar(fieldIDs[at])
}

// drag makes a figure something to pick up. It stays picked up where it was put, for
// something may be asked then.
func (f *face) drag(id string, ghost drawing) *ui.Drag {
	d := f.hand.Drag(id, f.places.fields[0].Size(), ghost)
	d.OnStart = func() { f.take(id) }
	d.OnEnd = f.back
	return d
}

// back puts down what was dragged and not dropped.
func (f *face) back(dropped bool) {
	if !dropped {
		f.putDown()
	}
}

// dragHuman makes a human something to pick up, on the board or at its line beside it.
func (f *face) dragHuman(p *game.Person) *ui.Drag {
	look := f.lookOf(p)
	return f.drag(f.handleOf(p.Human), func(c *sprites.Canvas, r layout.Rect) { pieces.Human(c, r, look, sprites.SpriteOpt{}) })
}
