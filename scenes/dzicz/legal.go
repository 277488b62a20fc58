package dzicz

import (
	"schron/rules"
	game "schron/rules/dzicz"
)

// legal sorts the legal moves by what the player points at.
type legal struct {
	steps  [game.Fields]game.FieldSet // where the soldier on a field may go
	step   [game.Fields]uint8         // with which verb
	strike game.FieldSet              // soldiers that may remove the token under them
	put    [game.Fields]uint8         // what a click on a field would put there, 0 for nothing
	plain  [32]bool                   // moves without a field, by verb
	verbs  [32]bool                   // all verbs
	// ahead says that what can be put is an action that would be declared while
	// soldiers may still move, which ends their movement (DZ-15).
	ahead bool
}

// read sorts the moves anew.
func (l *legal) read(moves []rules.Move) {
	*l = legal{}
	for _, m := range moves {
		l.verbs[m.Verb] = true
		switch m.Verb {
		case game.VerbMove, game.VerbAssault, game.VerbManoeuvre:
			from := game.From(m)
			l.steps[from] |= game.Set(game.To(m))
			l.step[from] = m.Verb
		case game.VerbStrike:
			l.strike |= game.Set(game.To(m))
		case game.VerbHome, game.VerbToken, game.VerbOutpost, game.VerbSoldier, game.VerbExpand:
			l.put[game.To(m)] = m.Verb
		default:
			l.plain[m.Verb] = true
		}
	}
}

// readAhead adds the actions that could be declared in place of more moves of
// soldiers.
func (l *legal) readAhead(actions []rules.Move) {
	l.ahead = true
	for _, m := range actions {
		l.verbs[m.Verb] = true
		l.put[game.To(m)] = m.Verb
	}
}

// click returns what a click on a field puts there while nothing is held, 0 for
// nothing. A soldier that may go somewhere is picked up instead.
func (l *legal) click(at game.Field) uint8 {
	if l.steps[at] != 0 {
		return 0
	}
	return l.put[at]
}

// movers are the fields of the soldiers that may go somewhere.
func (l *legal) movers() game.FieldSet {
	var s game.FieldSet
	for f, to := range l.steps {
		if to != 0 {
			s |= game.Set(game.Field(f))
		}
	}
	return s
}

// places are the fields on which a verb may be played.
func (l *legal) places(verb uint8) game.FieldSet {
	var s game.FieldSet
	for f, v := range l.put {
		if v == verb {
			s |= game.Set(game.Field(f))
		}
	}
	return s
}
