package wradislavia

import game "schron/rules/wradislavia"

// stretch is a phase that a motion shows until a part of its time has passed.
type stretch struct {
	until float64
	phase game.Phase
}

// course are the phases that a motion shows, in order.
type course []stretch

// Phases that pass by themselves are only seen in motion, see also ending.course.
var (
	startCourse  = course{{1, game.PhaseBattlefield}}
	revealCourse = course{{1, game.PhaseHazards}}
)

// ending reports whether the end of a turn is being shown, with the battlefield as
// it was.
func (f *face) ending() bool {
	return f.ahead != nil && (f.stage == game.PhaseHandToHand || f.stage == game.PhaseEnd)
}

// dealing reports whether the strikes of hand-to-hand are being shown: nothing that
// they lead to may be told yet.
func (f *face) dealing() bool {
	if f.ahead == nil || f.before == nil {
		return false
	}
	f.PhaseShown(f.t.Passed())
	return f.stage == game.PhaseHandToHand
}

// beginning reports whether the next turn is being shown after the end of one: its
// battlefield is empty.
func (f *face) beginning() bool {
	if f.ahead == nil || f.next == nil {
		return false
	}
	f.PhaseShown(f.t.Passed())
	return f.stage == game.PhaseBattlefield
}

// PhaseShown is the phase that the motion shows when a part of its time has
// passed.
func (f *face) PhaseShown(part float64) string {
	for _, s := range f.course {
		if part <= s.until {
			f.stage = s.phase
			return s.phase.String()
		}
	}
	return ""
}
