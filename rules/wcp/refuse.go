package wcp

import "schron/rules"

// Keys of refusals stand under this prefix.
const refusePrefix = "wcp.refuse."

// refusal makes a refusal of the game.
func refusal(rule, name string, args ...rules.Arg) *rules.Refusal {
	return rules.Refuse(rule, refusePrefix+name, args...)
}

func fieldArg(f Field) rules.Arg     { return rules.Literal("field", f.String()) }
func fromArg(f Field) rules.Arg      { return rules.Literal("from", f.String()) }
func viaArg(f Field) rules.Arg       { return rules.Literal("via", f.String()) }
func playerArg(seat int) rules.Arg   { return rules.SeatArg("player", seat) }
func otherArg(seat int) rules.Arg    { return rules.SeatArg("other", seat) }
func tokenArg(t Token) rules.Arg     { return rules.KeyArg("token", tokenSpecs[t].key) }
func tileArg(t Tile) rules.Arg       { return rules.KeyArg("hall", tileSpecs[t].key) }
func vehicleArg(v Vehicle) rules.Arg { return rules.KeyArg("vehicle", vehicleSpecs[v].key) }
func numberArg(n int) rules.Arg      { return rules.Number("n", n) }

// refuse says why the actor may not play m, nil if it may.
func (s *State) refuse(m rules.Move) *rules.Refusal {
	switch {
	case s.ask == NoDecision:
		return rules.Refuse("WCP-48", "frame.refuse.over")
	case !grammar.Has(m):
		return refusal("WCP-1", "malformed")
	}
	if r := s.refuseNow(m.Verb); r != nil {
		return r
	}
	seat, f := int(s.active), Field(m.A)
	switch m.Verb {
	case VerbVehicle:
		return s.refuseVehicle(Vehicle(m.A))
	case VerbMove:
		return s.refuseMove(seat, f)
	case VerbBoost:
		return s.refuseBoost(seat, f, Field(m.B))
	case VerbLeave:
		return s.refuseLeave(seat)
	case VerbStay:
		return s.refuseStay(seat)
	case VerbResign:
		return s.refuseResign(seat)
	case VerbAttack:
		return s.refuseAttack(int(m.A))
	case VerbTrade:
		return s.refuseTrade(int(m.A))
	case VerbGive:
		return s.refuseGive(Token(m.A))
	case VerbAsk:
		return s.refuseAsk(Token(m.A))
	case VerbOffer:
		return s.refuseOffer()
	case VerbCounter:
		return s.refuseCounter()
	case VerbEnd:
		return s.refuseEndTalk()
	case VerbTake:
		return s.refuseTake(Token(m.A))
	case VerbPress:
		return s.refusePress()
	case VerbHall:
		return s.refuseHall(f, Edges(m.B))
	case VerbBreach:
		return s.refuseBreach(f, Tile(m.B))
	case VerbContent:
		return s.refuseContent(f, Token(m.B))
	case VerbDestroy:
		return s.refuseDestroy(f)
	}
	return nil
}

// refuseNow says why a verb does not belong to the decision at hand.
func (s *State) refuseNow(verb uint8) *rules.Refusal {
	if verbsOf[s.ask]>>verb&1 == 1 {
		return nil
	}
	switch s.ask {
	case DecideVehicle:
		return refusal("WCP-6", "now.vehicle")
	case DecideMove:
		return refusal("WCP-10", "now.move")
	case DecideOffer:
		return refusal("WCP-24", "now.offer")
	case DecideAnswer:
		return refusal("WCP-25", "now.answer", playerArg(s.Actor()))
	case DecideSpoils:
		return refusal("WCP-31", "now.spoils", playerArg(s.Actor()))
	case DecidePlace:
		return refusal("WCP-14", "now.place")
	case DecideDestroy:
		return refusal("WCP-43", "now.destroy")
	}
	return refusal("WCP-24", "now.meet")
}

// verbsOf gives the verbs of each question as bits.
var verbsOf = [decisionEnd]uint32{
	DecideVehicle: 1 << VerbVehicle,
	DecideMove:    1<<VerbMove | 1<<VerbBoost | 1<<VerbLeave | 1<<VerbStay | 1<<VerbResign,
	DecideMeet:    1<<VerbAttack | 1<<VerbTrade | 1<<VerbPress | 1<<VerbPass,
	DecideOffer:   1<<VerbGive | 1<<VerbAsk | 1<<VerbOffer | 1<<VerbWithdraw,
	DecideAnswer:  1<<VerbAccept | 1<<VerbDecline | 1<<VerbCounter | 1<<VerbEnd,
	DecideSpoils:  1 << VerbTake,
	DecidePlace:   1<<VerbHall | 1<<VerbBreach | 1<<VerbContent,
	DecideDestroy: 1 << VerbDestroy,
}
