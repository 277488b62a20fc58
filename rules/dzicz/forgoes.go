package dzicz

import "schron/rules"

// Forgoes says what a legal move gives up that could still be done: an action, the
// rest of a reward. Leaving soldiers where they stand is nothing given up.
func (s *State) Forgoes(m rules.Move) rules.Text {
	if m.Verb != VerbPass {
		return rules.Text{}
	}
	switch s.ask {
	case DecideAction:
		return rules.Msg("dzicz.forgoes.action")
	case DecideSoldiers:
		return rules.Msg("dzicz.forgoes.soldiers", numberArg(min(int(s.left), s.postingFields(int(s.active)).Len())))
	case DecideExtra:
		return rules.Msg("dzicz.forgoes.extra", numberArg(int(s.left)))
	}
	return rules.Text{}
}

var _ rules.Warner = (*State)(nil)
