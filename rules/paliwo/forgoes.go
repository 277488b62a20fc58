package paliwo

import "schron/rules"

var _ rules.Warner = (*State)(nil)

// Forgoes returns what a legal move gives up that could still be done, empty if
// nothing. That may be points and free acts of the active human or zombie (WP-11,
// WP-35). It may be figures to activate before a turn or the movement ends (WP-10,
// WP-34). It may be a card that would turn nobody (WP-44).
func (s *State) Forgoes(m rules.Move) rules.Text {
	switch s.decision() {
	case DecideTurn:
		return s.forgoesHumans(m)
	case DecideFlare, DecideScent:
		return s.forgoesTurns(m)
	case DecideMovement:
		return s.forgoesMovement(m)
	}
	return rules.Text{}
}

// forgoesHumans is about moves of the human turn.
func (s *State) forgoesHumans(m rules.Move) rules.Text {
	switch m.Verb {
	case VerbEnd:
		return s.leftUndone()
	case VerbSilence:
		if what := s.leftUndone(); !what.Empty() {
			return rules.Msg("paliwo.forgoes.silence", rules.TextArg("what", what))
		}
	case VerbFinish:
		return s.wasted(s.active)
	default:
		if h := Actor(m); h != NoHuman && h != s.active && s.active != NoHuman {
			return s.wasted(s.active)
		}
	}
	return rules.Text{}
}

// leftUndone returns what the end of the human turn leaves undone (WP-10, WP-16). First
// comes the way out with the fuel, else what the active human has left and who could
// still be activated. If the terror marker is about to leave its track, the text says
// before that this is the last chance (WP-29).
func (s *State) leftUndone() rules.Text {
	what := s.undone()
	if what.Empty() || s.terror != 1 {
		return what
	}
	return both(rules.Msg("paliwo.forgoes.terror"), what)
}

// undone is that without a look at the terror marker.
func (s *State) undone() rules.Text {
	var idle []rules.Text
	for h := range humanKinds {
		if s.refuseActivation(h) != allowed || h == s.active {
			continue
		}
		can := s.canDo(h)
		if can[VerbLeave] {
			return rules.Msg("paliwo.forgoes.leave", humanArg(h))
		}
		if can != (doable{}) {
			idle = append(idle, h.Name())
		}
	}
	var active, others rules.Text
	if s.active != NoHuman {
		active = s.wasted(s.active)
	}
	if len(idle) > 0 {
		others = rules.Msg("paliwo.forgoes.idle", numberArg(len(idle)), rules.TextArg("list", listed(idle)))
	}
	if active.Key == "paliwo.forgoes.leave" {
		return active
	}
	return both(active, others)
}

// doable tells by verbs what a human can do.
type doable [verbEnd]bool

// canDo returns what a human can do now but play cards, which are kept.
func (s *State) canDo(h Human) doable {
	var can doable
	for _, m := range s.addActsOf(nil, h) {
		if m.Verb < VerbCourage {
			can[m.Verb] = true
		}
	}
	return can
}

// listed joins texts to an enumeration.
func listed(list []rules.Text) rules.Text {
	all := list[len(list)-1]
	for i := len(list) - 2; i >= 0; i-- {
		all = rules.Msg("paliwo.forgoes.list", rules.TextArg("first", list[i]), rules.TextArg("rest", all))
	}
	return all
}

// wasted returns what the active human could still do and loses once another one acts
// (WP-11). If it can leave, that is all. Otherwise it may pick up, discover, spend the
// points that are left, and sprint.
func (s *State) wasted(h Human) rules.Text {
	can := s.canDo(h)
	if can[VerbLeave] {
		return rules.Msg("paliwo.forgoes.leave", humanArg(h))
	}
	var all rules.Text
	add := func(lost bool, key string, args ...rules.Arg) {
		if lost {
			all = both(all, rules.Msg("paliwo.forgoes."+key, append(args, humanArg(h))...))
		}
	}
	add(can[VerbTake], "take")
	add(can[VerbOpen], "open")
	add(can[VerbStep] || can[VerbPush] || h != Runner && can[skills[h]], "points", numberArg(s.pa))
	add(can[VerbSprint], "sprint")
	return all
}

// both joins two texts, either of which may be empty.
func both(first, then rules.Text) rules.Text {
	switch {
	case first.Empty():
		return then
	case then.Empty():
		return first
	}
	return rules.Msg("paliwo.forgoes.both", rules.TextArg("first", first), rules.TextArg("then", then))
}

// forgoesTurns is about a card that ends before it has turned anybody (WP-44).
func (s *State) forgoesTurns(m rules.Move) rules.Text {
	switch {
	case !s.TurnsNobody(m):
		return rules.Text{}
	case s.stage == StageMovement:
		return rules.Msg("paliwo.forgoes.turns", cardArg(Scent))
	}
	return rules.Msg("paliwo.forgoes.turns", cardArg(Flare))
}

// TurnsNobody reports whether a move ends a card that has turned no zombie (WP-44).
func (s *State) TurnsNobody(m rules.Move) bool {
	d := s.decision()
	return m.Verb == VerbDone && (d == DecideFlare && s.turns >= FlareTurns || d == DecideScent && s.turns >= ScentTurns)
}

// forgoesMovement is about moves of phase 3 (WP-34, WP-35). The active zombie or
// crawler loses its points when another one begins. The movement may end before the
// limit is reached.
func (s *State) forgoesMovement(m rules.Move) rules.Text {
	switch m.Verb {
	case VerbDone:
		could := int8(0)
		for f := Field(0); f < Fields; f++ {
			if f != s.mover && s.mayActFreely(f) {
				could++
			}
		}
		if could = min(could, s.limit-s.moved); could > 0 {
			return rules.Msg("paliwo.forgoes.activations", numberArg(could))
		}
		return s.wastedMover()
	case VerbAdvance, VerbRotate, VerbCrawl, VerbBite, VerbFrenzy:
		if Field(m.A) != s.mover {
			return s.wastedMover()
		}
	}
	return rules.Text{}
}

// wastedMover tells that the zombie or crawler under way could still go or bite. A
// turn alone is no loss.
func (s *State) wastedMover() rules.Text {
	if s.mover == NoField {
		return rules.Text{}
	}
	for _, m := range s.addFreeMoves(nil, s.mover) {
		if m.Verb != VerbRotate {
			return rules.Msg("paliwo.forgoes.mover", fieldArg(s.mover))
		}
	}
	return rules.Text{}
}
