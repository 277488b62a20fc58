package wradislavia

import (
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/table/motion"
)

// The ids of the phases that pass by themselves. They are only seen in motion.
var (
	battlefieldPhase = game.PhaseBattlefield.String()
	hazardsPhase     = game.PhaseHazards.String()
	strikesPhase     = game.PhaseHandToHand.String()
	endPhase         = game.PhaseEnd.String()
)

// until is a stretch of the motions until a part of their time, in the words of a key.
func (f *face) until(part float64, phase, key string, args ...rules.Arg) motion.Stretch {
	return motion.Stretch{Until: part, Phase: phase, Words: f.say("caption."+key, args...)}
}

// Course is that of the motions, and who has nobody to shoot.
func (f *face) Course(_, _ rules.View) []motion.Stretch {
	if f.next != nil { // the turn is over
		return f.course
	}
	return append(f.course, f.t.Passing(map[string]string{"fire.nobody": game.PhaseFire.String()})...)
}

// ending reports whether the end of a turn is being shown, with the battlefield as
// it was.
func (f *face) ending() bool {
	return f.ahead != nil && (f.t.Phase() == strikesPhase || f.t.Phase() == endPhase)
}

// dealing reports whether the strikes of hand-to-hand are being shown: nothing that
// they lead to may be told yet.
func (f *face) dealing() bool {
	return f.ahead != nil && f.before != nil && f.t.Phase() == strikesPhase
}

// beginning reports whether the next turn is being shown after the end of one: its
// battlefield is empty.
func (f *face) beginning() bool {
	return f.ahead != nil && f.next != nil && f.t.Phase() == battlefieldPhase
}
