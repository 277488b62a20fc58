package wcp

import "schron/rules"

// together reports whether two pawns stand in one hall.
func (s *State) together(a, b int) bool {
	return a != b && s.players[a].InBase() && s.players[a].pawn == s.players[b].pawn
}

// mayAttack reports whether the active pawn may attack another one (WCP-24, WCP-30,
// WCP-50). That must be of another team and in the hall just entered. It must not have
// been made an offer this turn. Only one attack a turn is allowed.
func (s *State) mayAttack(other int) bool {
	a := int(s.active)
	return s.together(a, other) && s.attacked == nobody && int(s.asked) != other && !s.Allied(a, other)
}

// mayTrade reports whether the active player may make another one an offer. They must
// have met in the hall just entered, without an attack on that player (WCP-24), and own
// something to exchange (WCP-25). Only one offer a turn is allowed.
func (s *State) mayTrade(other int) bool {
	return s.mayTalk(other) && (s.older != 0 || s.exchanges(int(s.active), other))
}

// mayTalk is mayTrade by older rules: both sides have something, whether or not it
// can be exchanged.
func (s *State) mayTalk(other int) bool {
	a := int(s.active)
	return s.together(a, other) && s.asked == nobody && int(s.attacked) != other && s.wares(a, other)
}

// wares reports whether both sides of a trade have something; within a team one
// side is enough (WCP-25).
func (s *State) wares(a, b int) bool {
	own, foreign := s.players[a].owned.any(), s.players[b].owned.any()
	return own && foreign || s.Allied(a, b) && (own || foreign)
}

// meets reports whether there is anything to decide in the hall just entered.
func (s *State) meets() bool {
	if s.mayPress() {
		return true
	}
	for other := range s.Seats() {
		if s.mayAttack(other) || s.mayTrade(other) {
			return true
		}
	}
	return false
}

func (s *State) appendMeeting(buf []rules.Move) []rules.Move {
	for other := range s.Seats() {
		if s.mayAttack(other) {
			buf = append(buf, WithSeat(VerbAttack, other))
		}
	}
	for other := range s.Seats() {
		if s.mayTrade(other) {
			buf = append(buf, WithSeat(VerbTrade, other))
		}
	}
	if s.mayPress() {
		buf = append(buf, Plain(VerbPress))
	}
	return append(buf, Plain(VerbPass))
}

// refusePresence says why the active pawn does not meet a seat (WCP-24).
func (s *State) refusePresence(other int) *rules.Refusal {
	if other >= s.Seats() || !s.together(int(s.active), other) {
		return refusal("WCP-24", "meet.absent")
	}
	return nil
}

func (s *State) refuseAttack(other int) *rules.Refusal {
	if r := s.refusePresence(other); r != nil {
		return r
	}
	switch {
	case s.Allied(int(s.active), other):
		return refusal("WCP-50", "attack.team", otherArg(other))
	case s.attacked != nobody:
		return refusal("WCP-30", "attack.again")
	case int(s.asked) == other:
		return refusal("WCP-24", "attack.traded", otherArg(other))
	}
	return nil
}

func (s *State) refuseTrade(other int) *rules.Refusal {
	if r := s.refusePresence(other); r != nil {
		return r
	}
	switch {
	case s.asked != nobody:
		return refusal("WCP-24", "trade.again")
	case int(s.attacked) == other:
		return refusal("WCP-33", "trade.attacked", otherArg(other))
	case !s.wares(int(s.active), other):
		return refusal("WCP-25", "trade.nothing", otherArg(other))
	case s.older == 0 && !s.exchanges(int(s.active), other):
		return refusal("WCP-25", "trade.armour", otherArg(other))
	}
	return nil
}
