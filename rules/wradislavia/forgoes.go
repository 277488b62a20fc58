package wradislavia

import "schron/rules"

// Forgoes says what ending the own fire gives up while somebody could still shoot.
func (s *State) Forgoes(m rules.Move) rules.Text {
	if m.Verb != VerbDone || s.phase != PhaseFire {
		return rules.Text{}
	}
	if n := s.silent(); n > 0 {
		return rules.T("wradislavia.forgo.fire", numberArg(n))
	}
	return rules.Text{}
}

// silent counts the active player's characters that have yet to shoot.
func (s *State) silent() int {
	n := 0
	for slot := range s.posts[s.active] {
		if s.posts[s.active][slot].mayShoot() {
			n++
		}
	}
	return n
}
