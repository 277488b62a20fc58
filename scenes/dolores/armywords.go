package dolores

import (
	"image/color"

	game "schron/rules/dolores"
	"schron/sprites"
)

// trooperState is what a unit may still do this round, in a word or two.
func (f *face) trooperState(x *game.UnitState) (string, color.NRGBA) {
	switch {
	case x.Unpaid:
		return f.say("unpaid"), sprites.RedText
	case f.v.Phase != game.PhaseMilitary:
		return "", sprites.Muted
	case isLauncher(x.Unit.Kind()) && f.v.Truce > 0:
		return f.say("army.truce"), sprites.Muted
	case isLauncher(x.Unit.Kind()):
		return f.say("army.ready"), sprites.GreenText
	case f.v.Truce > 0 && !x.Moved:
		return f.say("army.move"), sprites.GreenText
	case f.v.Truce > 0:
		return f.say("army.done"), sprites.Muted
	case !x.Moved && !x.Attacked && x.Ship == nil:
		return f.say("army.both"), sprites.GreenText
	case !x.Moved && (x.Ship != nil || f.bothAllowed()):
		return f.say("army.move"), sprites.GreenText
	case !x.Attacked && x.Ship == nil && f.bothAllowed():
		return f.say("army.attack"), sprites.GreenText
	}
	return f.say("army.done"), sprites.Muted
}

// bothAllowed reports whether a unit may move and attack in one round.
func (f *face) bothAllowed() bool { return f.v.Options.Bool(game.OptionAttack) }
