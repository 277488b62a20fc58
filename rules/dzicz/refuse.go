package dzicz

import "schron/rules"

// Keys of refusals stand under this prefix.
const refusePrefix = "dzicz.refuse."

// refusal makes a refusal of the game.
func refusal(rule, name string, args ...rules.Arg) *rules.Refusal {
	return rules.Refuse(rule, refusePrefix+name, args...)
}

func fieldArg(f Field) rules.Arg       { return rules.Literal("field", f.String()) }
func fromArg(f Field) rules.Arg        { return rules.Literal("from", f.String()) }
func playerArg(seat int) rules.Arg     { return rules.SeatArg("player", seat) }
func otherArg(seat int) rules.Arg      { return rules.SeatArg("other", seat) }
func missionArg(m Mission) rules.Arg   { return rules.KeyArg("mission", missionKeys[m].name) }
func tokenArg(k ActionToken) rules.Arg { return rules.KeyArg("token", "dzicz.token."+k.String()) }
func edgeArg(e Edge) rules.Arg         { return rules.KeyArg("edge", "dzicz.edge."+e.String()) }
func numberArg(n int) rules.Arg        { return rules.Number("n", n) }
func ofArg(n int) rules.Arg            { return rules.Number("of", n) }

// refuse says why the actor may not play m, nil if it may.
func (s *State) refuse(m rules.Move) *rules.Refusal {
	if s.ask == NoDecision {
		return rules.Refuse("DZ-30", "frame.refuse.over")
	}
	if !grammar.Has(m) {
		return refusal("DZ-1", "malformed")
	}
	if m.Verb == VerbAsk {
		return s.refuseLift(m)
	}
	if r := s.refuseNow(m.Verb); r != nil {
		return r
	}
	seat, from, to := int(s.active), From(m), To(m)
	switch m.Verb {
	case VerbHome:
		return s.refuseHome(to)
	case VerbMove:
		return s.refuseMove(from, to)
	case VerbStrike:
		return s.refuseStrike(to)
	case VerbAssault:
		return s.refuseAssault(from, to)
	case VerbToken:
		return s.refuseToken(seat, to)
	case VerbOutpost:
		return s.refuseOutpost(seat, to)
	case VerbSoldier:
		if s.ask == DecideSoldiers {
			return s.refusePosting(seat, to)
		}
		return s.refuseSoldier(seat, to)
	case VerbExpand:
		return s.refuseExpansion(seat, to)
	case VerbManoeuvre:
		return s.refuseManoeuvre(s.asked(), from, to)
	}
	return nil
}

// refuseNow says why a verb does not belong to the decision at hand.
func (s *State) refuseNow(verb uint8) *rules.Refusal {
	if s.ask.answeredBy(verb) {
		return nil
	}
	switch s.ask {
	case DecideHome:
		return refusal("DZ-7", "now.home")
	case DecideManoeuvre:
		return refusal("DZ-19", "now.manoeuvre", playerArg(s.asked()))
	case DecideDefence:
		return refusal("DZ-17", "now.defence", playerArg(s.Actor()))
	case DecideRemoval:
		return refusal("DZ-11", "now.removal", playerArg(s.step.Seat), fieldArg(s.step.To))
	case DecideSoldiers:
		return refusal("DZ-25", "now.soldiers")
	case DecideExtra:
		return refusal("DZ-27", "now.extra")
	}
	return s.refuseInGo(verb)
}

// refuseInGo returns why a verb does not belong to this part of a go. The question that
// the verb answers says whether it is too early or too late.
func (s *State) refuseInGo(verb uint8) *rules.Refusal {
	switch {
	case verb == VerbAssault:
		return refusal("DZ-16", "later.assault")
	case verb == VerbPass:
		return refusal("DZ-13", "early.pass")
	case DecideHome.answeredBy(verb):
		return refusal("DZ-7", "later.home")
	case DecideMove.answeredBy(verb):
		return refusal("DZ-15", "later.move")
	case DecideAction.answeredBy(verb) && s.ask == DecideMove:
		return refusal("DZ-13", "early.action")
	case DecideAction.answeredBy(verb):
		return refusal("DZ-13", "later.action")
	case DecideExpansion.answeredBy(verb):
		return refusal("DZ-18", "early.expansion")
	}
	return refuseUnasked(verb)
}

// refuseUnasked refuses an answer where nothing was asked.
func refuseUnasked(verb uint8) *rules.Refusal {
	switch verb {
	case VerbManoeuvre:
		return refusal("DZ-19", "unasked.manoeuvre")
	case VerbDefend:
		return refusal("DZ-17", "unasked.defence")
	case VerbRemove, VerbLeave:
		return refusal("DZ-11", "unasked.removal")
	}
	return refusal("DZ-20", "unasked.answer")
}

// answeredBy reports whether a verb belongs to the question.
func (q Decision) answeredBy(verb uint8) bool { return verbsOf[q]>>verb&1 == 1 }

// verbsOf gives the verbs of each question as bits.
var verbsOf = [...]uint32{
	NoDecision:      0,
	DecideHome:      1 << VerbHome,
	DecideMove:      1<<VerbMove | 1<<VerbStrike | 1<<VerbAssault | 1<<VerbDone,
	DecideAction:    1<<VerbToken | 1<<VerbOutpost | 1<<VerbSoldier | 1<<VerbPass,
	DecideExpansion: 1<<VerbExpand | 1<<VerbPass,
	DecideSoldiers:  1<<VerbSoldier | 1<<VerbPass,
	DecideExtra:     1<<VerbToken | 1<<VerbOutpost | 1<<VerbSoldier | 1<<VerbPass,
	DecideManoeuvre: 1<<VerbManoeuvre | 1<<VerbNo | 1<<VerbQuiet,
	DecideDefence:   1<<VerbDefend | 1<<VerbNo | 1<<VerbQuiet,
	DecideRemoval:   1<<VerbRemove | 1<<VerbLeave,
}
