package paliwo

import (
	"slices"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/byhand"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// fieldIDs are the ids of the fields' nodes.
var fieldIDs = byhand.IDs[game.Field]("field:", game.Fields)

// fieldNamed is the field with an id, game.NoField if there is none.
func fieldNamed(id string) game.Field { return game.Field(slices.Index(fieldIDs, id)) }

type way = byhand.Way[*face]

// The nodes of the path of a move.
var (
	actor    = func(f *face, m rules.Move) string { return f.figureOf(game.Actor(m)) }                 // who acts
	whom     = func(f *face, m rules.Move) string { return f.figureOf(game.Human(m.B)) }               // to whom it is done
	field    = func(_ *face, m rules.Move) string { return fieldIDs[game.Target(m)] }                  // the field that is aimed at
	start    = func(_ *face, m rules.Move) string { return fieldIDs[m.A] }                             // the field that comes first
	goal     = func(f *face, m rules.Move) string { return fieldIDs[f.charge(game.Target(m)).To] }     // where a charge leads
	prey     = func(f *face, m rules.Move) string { return f.figureOf(f.charge(game.Target(m)).Whom) } // for whom it goes
	card     = func(_ *face, m rules.Move) string { return cardID(cardOfVerb(m.Verb)) }                // the card
	exit     = func(_ *face, m rules.Move) string { return exitID(game.Actor(m)) }                     // where the fuel is carried off
	piece    = byhand.Fixed[*face]("piece")                                                            // what is to be put down
	cardPlay = byhand.Fixed[*face]("card:play")                                                        // the button that plays the card
	finish   = byhand.Fixed[*face]("finish")                                                           // the button that ends an activation

	// ahead is the field to which a zombie steps.
	ahead = func(f *face, m rules.Move) string {
		if z := f.known.zombies[game.Field(m.A)]; z != nil && z.Facing != nil {
			return fieldIDs[max(z.Field.Next(*z.Facing), 0)]
		}
		return fieldIDs[m.A]
	}
	// facing is the arrow of the direction in which a zombie shall look, unless it does.
	facing = func(f *face, m rules.Move) string {
		return byhand.If(game.Facing(m.B) != f.facing, "facing:"+game.Facing(m.B).String())
	}
	// act is the button of an act, unless it is aimed. A step needs none, unless it could
	// be a sprint or something else is aimed.
	act = func(f *face, m rules.Move) string {
		sprint := game.Human(m.A) == game.Runner && f.t.Check(game.On(game.VerbSprint, game.Target(m))) == nil
		none := m.Verb == f.aim || m.Verb == game.VerbStep && f.aim == 0 && !sprint
		return byhand.If(!none, "act:"+verbName(game.Action{Verb: m.Verb}))
	}
	// back is the button that takes Frenzy back, if it is aimed: nobody moves before.
	back = func(f *face, _ rules.Move) string { return byhand.If(f.aim == game.VerbFrenzy, "card:back") }
)

// Paths lists how a move is made. It begins with the card or the figure, goes by the
// button of the act if that is laid out, and ends on the field. Where who acts is picked
// up and what it does is aimed, only the end is left of it.
func (f *face) Paths(m rules.Move) []byhand.Path {
	out := byhand.Paths(verbs[m.Verb].ways, f, m)
	if len(out) > 0 && f.ready(m) {
		out = append(out, byhand.Path{From: f.hand.Held(), To: out[0].To})
	}
	return out
}

// ready reports whether a move only wants its target yet. What is put looks the right
// way, who acts is picked up, and its card or act is aimed.
func (f *face) ready(m rules.Move) bool {
	h := game.Actor(m)
	switch {
	case is(m.Verb, moves), m.Verb != f.aim && (f.aim != 0 || cardOfVerb(m.Verb) != noCard && !is(m.Verb, bare)):
		return false
	case is(m.Verb, looks):
		return game.Facing(m.B) == f.facing
	case m.Verb == game.VerbAid && f.chosen() == game.NoHuman: // for oneself
		return m.A == m.B
	}
	return h == game.NoHuman || h == f.chosen() || is(m.Verb, points|anybody)
}

// handleOf is what is picked up of a human: the figure, or else the line.
func (f *face) handleOf(h game.Human) string {
	if at := fieldOf(f.person(h)); at != game.NoField {
		return fieldIDs[at]
	}
	return personID(h)
}

// figureOf is where a human stands, or else the line among the people.
func (f *face) figureOf(h game.Human) string { return f.handleOf(h) + "|" + personID(h) }

func personID(h game.Human) string { return "person:" + h.String() }
func exitID(h game.Human) string   { return "exit:" + h.String() }

// Meant is the move that somebody means who points at a field. A zombie that must charge
// is told where it goes.
func (f *face) Meant(p byhand.Path) (m rules.Move, why *ui.Refusal) {
	at, from := fieldNamed(p.To), fieldNamed(p.From)
	switch {
	case at == game.NoField:
		return m, nil
	case f.charges(from):
		ch := f.charge(from)
		return m, &ui.Refusal{Text: f.say("charge.nears", fieldArg(ch.To), whomArg(ch.Whom)), Rule: "WP-33"}
	}
	person, h, verb := f.known.humans[at], f.chosen(), asked[f.v.Decision]
	if f.aim != 0 {
		verb = f.aim
	} else if person != nil && verb == game.VerbStep {
		h = person.Human
	}
	switch {
	case f.v.Decision == game.DecideMovement && f.aim != game.VerbFrenzy:
		return f.meantMovement(at), nil
	case is(verb, looks):
		return game.OnFacing(verb, at, f.facing), nil
	case is(verb, ground|skilled), verb == game.VerbTurn && f.known.zombies[at] != nil:
		return game.On(verb, at), nil
	case is(verb, points) && person != nil:
		return game.By(verb, person.Human), nil
	case verb == game.VerbAid && person != nil && h != game.NoHuman:
		return rules.Move{Verb: verb, A: int16(h), B: int16(person.Human)}, nil
	case h != game.NoHuman && verb != game.VerbAid:
		return game.ByOn(verb, h, at), nil
	}
	return m, nil
}

// asked are the verbs for which a field is pointed at, by what is decided.
var asked = [...]uint8{
	game.DecideHumans: game.VerbHuman, game.DecideWeapons: game.VerbArm, game.DecideZombies: game.VerbZombie, game.DecideTurn: game.VerbStep,
	game.DecideFlare: game.VerbTurn, game.DecideScent: game.VerbTurn, game.DecideTurning: game.VerbTurned, game.DecidePlace: game.VerbPlace,
	game.DecideRise: game.VerbRise, game.DecideNew: game.VerbNew, game.DecideToken: game.VerbToken, game.DecideCleanup: game.VerbClutch,
}

// meantMovement is what somebody means who points at a field while zombies move.
func (f *face) meantMovement(at game.Field) (m rules.Move) {
	zombie, mover := f.known.zombies[at], f.known.zombies[f.chosenZombie()]
	switch {
	case zombie != nil && len(f.v.Compelled) > 0:
		return game.On(game.VerbCharge, at)
	case zombie != nil:
		return stepOf(zombie, at)
	case mover == nil:
		return m
	case f.known.humans[at] != nil:
		return game.OnTo(game.VerbBite, mover.Field, at)
	case mover.Facing == nil, mover.Field.Adjacent(at):
		return stepOf(mover, at)
	}
	return m
}

// stepOf is a step of a zombie ahead, or of a crawler to a field.
func stepOf(z *game.Zombie, to game.Field) rules.Move {
	if z.Facing == nil {
		return game.OnTo(game.VerbCrawl, z.Field, to)
	}
	return game.On(game.VerbAdvance, z.Field)
}

// ban says why a move may not be played now, nil if it may. A field to which no way leads
// is too far for the human who is picked up.
func (f *face) ban(m rules.Move) *rules.Refusal {
	if h, at := f.chosen(), game.Target(m); m.Verb == game.VerbStep && f.aim == 0 && game.Actor(m) == h {
		from := fieldOf(f.person(h))
		if from != game.NoField && !from.Adjacent(at) && game.TerrainAt(at) == game.Asphalt && !f.taken(at) {
			return rules.Refuse("WP-11", "paliwo.table.far", humanArg(h), fieldArg(at))
		}
	}
	return rules.AsRefusal(f.t.Check(m))
}

// Hindrance says why a move may not be played now, nil if it may.
func (f *face) Hindrance(m rules.Move) *ui.Refusal { return f.t.Why(f.ban(m)) }

// refuses says why a move may not be played now, and reports whether it may not.
func (f *face) refuses(m rules.Move) bool {
	r := f.ban(m)
	if r != nil {
		f.t.Refuse(r)
	}
	return r != nil
}

// Play plays a move, or says why not. What was picked up is put down if it succeeds.
func (f *face) Play(m rules.Move) bool {
	done := f.t.Play(m)
	if done {
		f.putDown()
	}
	return done
}

// Ghost paints the zombie that a move puts or turns, as it will look.
func (f *face) Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	look := pieces.ZombieLook{Figure: 1, Was: -1, Facing: int(m.B)}
	switch z := f.known.zombies[game.Target(m)]; {
	case is(m.Verb, looks):
	case z != nil && (m.Verb == game.VerbTurn || m.Verb == game.VerbRotate):
		look = zombieLook(z)
		look.Facing = int(m.B)
	default:
		return nil
	}
	size := f.places.fields[0].Size()
	return func(c *sprites.Canvas, r layout.Rect) {
		pieces.Zombie(c, layout.Around(r.Center(), size), look, sprites.SpriteOpt{})
	}
}
