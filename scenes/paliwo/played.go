package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/sprites"
)

// Played lists the nodes by which a move is played. These are the card or the figure,
// the button of the act if it is laid out, and the field of the move.
func (f *face) Played(m rules.Move) [][]string {
	switch m.Verb {
	case game.VerbHuman:
		return [][]string{personOf(game.Human(m.A)), fieldAt(m.B)}
	case game.VerbArm:
		return [][]string{{"piece"}, f.figureOf(game.Human(m.A))}
	case game.VerbZombie, game.VerbNew:
		return [][]string{f.facingOf(m), {"piece"}, fieldAt(m.A)}
	case game.VerbWreck:
		return [][]string{cardOf(m), f.facingOf(m), fieldAt(m.A)}
	case game.VerbPlace, game.VerbToken:
		return [][]string{{"piece"}, fieldAt(m.A)}
	case game.VerbCourage:
		return [][]string{cardOf(m), f.figureOf(game.Human(m.A)), fieldAt(m.B)}
	case game.VerbAdrenaline, game.VerbClutch:
		return [][]string{cardOf(m), f.figureOf(game.Human(m.A))}
	case game.VerbAid:
		return [][]string{cardOf(m), f.figureOf(game.Human(m.A)), f.figureOf(game.Human(m.B))}
	case game.VerbFrenzy:
		return [][]string{cardOf(m), fieldAt(m.A)}
	case game.VerbSilence, game.VerbFlare, game.VerbHunger, game.VerbScent:
		return [][]string{cardOf(m), {"card:play"}}
	case game.VerbFinish:
		return [][]string{{"finish"}}
	case game.VerbTurned:
		return [][]string{f.figureOf(game.Human(m.A))}
	case game.VerbLeave:
		h := game.Human(m.A)
		return [][]string{f.figureOf(h), {"act:leave"}, {"exit:" + h.String()}}
	case game.VerbAdvance:
		return [][]string{fieldAt(m.A), fieldAt(int16(f.ahead(m)))}
	case game.VerbCrawl, game.VerbBite:
		return [][]string{fieldAt(m.A), fieldAt(m.B)}
	case game.VerbTurn, game.VerbRotate, game.VerbCharge, game.VerbRise:
		return [][]string{fieldAt(m.A)}
	}
	if h := game.Actor(m); h != game.NoHuman && game.Target(m) != game.NoField {
		return [][]string{f.figureOf(h), f.actOf(m), fieldAt(int16(game.Target(m)))}
	}
	return nil
}

func fieldAt(n int16) []string { return []string{"field:" + game.Field(n).String()} }

func personOf(h game.Human) []string { return []string{"person:" + h.String()} }

func cardOf(m rules.Move) []string { return []string{cardID(cardOfVerb(m.Verb))} }

// figureOf is where a human stands, or else the line among the people.
func (f *face) figureOf(h game.Human) []string {
	if at := fieldOf(f.person(h)); at != game.NoField {
		return append(fieldAt(int16(at)), personOf(h)...)
	}
	return personOf(h)
}

// actOf is the button of an act: none for steps, which need no button.
func (f *face) actOf(m rules.Move) []string {
	if m.Verb == game.VerbStep || f.aim == m.Verb {
		return nil
	}
	return []string{"act:" + verbName(game.Action{Verb: m.Verb})}
}

// facingOf is the arrow of the direction in which a zombie shall look, unless it does.
func (f *face) facingOf(m rules.Move) []string {
	if d := game.Facing(m.B); d != f.facing {
		return []string{"facing:" + d.String()}
	}
	return nil
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
