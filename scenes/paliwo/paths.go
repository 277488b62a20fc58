package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/byhand"
	"schron/scenes/paliwo/pieces"
	"schron/sprites"
)

// Paths lists how a move is made. It begins with the card or the figure, goes by the
// button of the act if that is laid out, and ends on the field.
func (f *face) Paths(m rules.Move) []byhand.Path {
	switch m.Verb {
	case game.VerbHuman:
		return []byhand.Path{{From: personOf(game.Human(m.A)), To: fieldAt(m.B)}}
	case game.VerbArm:
		return []byhand.Path{{From: "piece", To: f.figureOf(game.Human(m.A))}}
	case game.VerbZombie, game.VerbNew:
		return []byhand.Path{{From: f.facingOf(m), By: "piece", To: fieldAt(m.A)}}
	case game.VerbWreck:
		return []byhand.Path{{From: cardOf(m), By: f.facingOf(m), To: fieldAt(m.A)}}
	case game.VerbPlace, game.VerbToken:
		return []byhand.Path{{From: "piece", To: fieldAt(m.A)}}
	case game.VerbCourage:
		return []byhand.Path{{From: cardOf(m), By: f.figureOf(game.Human(m.A)), To: fieldAt(m.B)}}
	case game.VerbAdrenaline, game.VerbClutch:
		return []byhand.Path{{From: cardOf(m), To: f.figureOf(game.Human(m.A))}}
	case game.VerbAid:
		return []byhand.Path{{From: cardOf(m), By: f.figureOf(game.Human(m.A)), To: f.figureOf(game.Human(m.B))}}
	case game.VerbFrenzy:
		return []byhand.Path{{From: cardOf(m), To: fieldAt(m.A)}}
	case game.VerbSilence, game.VerbFlare, game.VerbHunger, game.VerbScent:
		return []byhand.Path{{From: cardOf(m), To: "card:play"}}
	case game.VerbFinish:
		return []byhand.Path{{To: "finish"}}
	case game.VerbTurned:
		return []byhand.Path{{To: f.figureOf(game.Human(m.A))}}
	case game.VerbLeave:
		h := game.Human(m.A)
		return []byhand.Path{{From: f.figureOf(h), By: "act:leave", To: "exit:" + h.String()}}
	case game.VerbAdvance:
		return []byhand.Path{{From: fieldAt(m.A), To: fieldAt(int16(f.ahead(m)))}}
	case game.VerbCrawl, game.VerbBite:
		return []byhand.Path{{From: fieldAt(m.A), To: fieldAt(m.B)}}
	case game.VerbTurn, game.VerbRotate, game.VerbCharge, game.VerbRise:
		return []byhand.Path{{To: fieldAt(m.A)}}
	}
	if h := game.Actor(m); h != game.NoHuman && game.Target(m) != game.NoField {
		return []byhand.Path{{From: f.figureOf(h), By: f.actOf(m), To: fieldAt(int16(game.Target(m)))}}
	}
	return nil
}

func fieldAt(n int16) string { return "field:" + game.Field(n).String() }

func personOf(h game.Human) string { return "person:" + h.String() }

func cardOf(m rules.Move) string { return cardID(cardOfVerb(m.Verb)) }

// figureOf is where a human stands, or else the line among the people.
func (f *face) figureOf(h game.Human) string {
	if at := fieldOf(f.person(h)); at != game.NoField {
		return fieldAt(int16(at)) + "|" + personOf(h)
	}
	return personOf(h)
}

// actOf is the button of an act. A step needs none, unless it could be a sprint.
func (f *face) actOf(m rules.Move) string {
	sprint := game.Human(m.A) == game.Runner && f.legal.has(game.On(game.VerbSprint, game.Target(m)))
	if m.Verb == game.VerbStep && !sprint || f.aim == m.Verb {
		return ""
	}
	return "act:" + verbName(game.Action{Verb: m.Verb})
}

// facingOf is the arrow of the direction in which a zombie shall look, unless it does.
func (f *face) facingOf(m rules.Move) string {
	if d := game.Facing(m.B); d != f.facing {
		return "facing:" + d.String()
	}
	return ""
}

// ahead is the field to which a zombie steps ahead.
func (f *face) ahead(m rules.Move) game.Field {
	at := game.Field(m.A)
	if z := f.known.zombies[at]; z != nil && z.Facing != nil {
		return max(at.Next(*z.Facing), 0)
	}
	return at
}

// Ghost paints the zombie that a move puts or turns, as it will look.
func (f *face) Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	look := pieces.ZombieLook{Figure: 1, Was: -1, Facing: int(m.B)}
	switch m.Verb {
	case game.VerbZombie, game.VerbNew, game.VerbWreck:
	case game.VerbTurn, game.VerbRotate:
		if z := f.known.zombies[game.Field(m.A)]; z != nil {
			look = zombieLook(z)
			look.Facing = int(m.B)
		}
	default:
		return nil
	}
	size := f.places.fields[0].Size()
	return func(c *sprites.Canvas, r layout.Rect) {
		pieces.Zombie(c, layout.Around(r.Center(), size), look, sprites.SpriteOpt{})
	}
}
