package wradislavia

import (
	"slices"

	"schron/rules"
)

// Forgoes returns what a move of the fire gives up. Ending the own fire may leave a
// character unused that could still wound. A Perun may be spent on a shot that wounds
// nobody.
func (s *State) Forgoes(m rules.Move) rules.Text {
	if s.phase != PhaseFire {
		return rules.Text{}
	}
	if shot, ok := ShotOf(m); ok && shot.Peruns() > 0 && !s.wounds(shot) {
		return rules.Msg("wradislavia.forgo.perun")
	}
	if m.Verb != VerbDone {
		return rules.Text{}
	}
	n := 0
	for slot := range s.posts[s.active] {
		if s.posts[s.active][slot].MayShoot() && s.couldWound(slot) {
			n++
		}
	}
	if n > 0 {
		return rules.Msg("wradislavia.forgo.fire", numberArg(n))
	}
	return rules.Text{}
}

// wounds reports whether a shot of the active seat wounds anybody.
func (s *State) wounds(shot Shot) bool {
	results, n := s.salvo(int(s.active), shot)
	return slices.ContainsFunc(results[:n], func(a Accuracy) bool { return a.Wounds > 0 })
}

// couldWound reports whether any first shot of an own character would wound.
func (s *State) couldWound(slot int) bool {
	for _, m := range s.appendShots(nil) {
		if shot, ok := ShotOf(m); ok && shot.Shooter == slot && !shot.Extra && s.wounds(shot) {
			return true
		}
	}
	return false
}

// silent counts the active player's characters that have yet to shoot.
func (s *State) silent() int {
	n := 0
	for slot := range s.posts[s.active] {
		if s.posts[s.active][slot].MayShoot() {
			n++
		}
	}
	return n
}
