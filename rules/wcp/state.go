package wcp

import "schron/rules"

// State is a position. It holds no pointer: a copy of the value is a deep copy.
type State struct {
	board
	players [MaxSeats]player
	seats   int8
	owners  int8 // people; fewer than seats in the team game (WCP-50)

	hallStack  [HallCount]Tile // the last of hallsLeft is drawn first (WCP-7)
	hallsLeft  int8
	tokenStack [TokenCount]Token // the last of tokensLeft is drawn first
	tokensLeft int8

	phase  Phase
	ask    Decision
	stage  Stage
	active int8  // the seat whose turn it is
	round  int32 // passes of all seats, from 1; 0 before the first
	trap   rules.SeatSet
	left   int8 // how many leavings there were (WCP-49)

	presser int8 // who pressed the button, nobody before (WCP-35)
	holder  int8 // who has the central hall, nobody while it lies on the board (WCP-43)
	// The base that does not wait (WCP-57). It presses the button itself after patience
	// rounds, never if that is 0. clock counts the turns left until then, 0 while they
	// are not counted. itself says that it did.
	patience int8
	clock    int16
	itself   bool
	idle     int8 // passes of the central hall without destruction in a row (WCP-44)

	// The turn of the active seat.
	attacked, asked    int8 // seats attacked and talked with, nobody if none (WCP-24)
	hallLaid, tokenPut bool // WCP-14

	trade  trade
	spoils spoils
	rand   rules.Rand
	// older is the version of the rules by which an older game is replayed, 0 for
	// today's. By version 1 a refusal ends a talk (WCP-24) and the base waits (WCP-57).
	// By versions 1 and 2 a talk may begin where nothing can be exchanged (WCP-25).
	older int8
}

// spoils is what a duel's winner still has to take (WCP-31).
type spoils struct {
	winner, loser int8 // nobody if there is nothing to take
}

// nobody stands for no seat in the small fields of a state.
const nobody = -1

var _ rules.State = (*State)(nil)

// Seats counts the pawns: one per player, in the team game two or three
// (WCP-50).
func (s *State) Seats() int { return int(s.seats) }

// Owner returns the player of a seat. In the team game seats alternate, so that
// the pawns of a team do not follow each other (WCP-50).
func (s *State) Owner(seat int) int {
	if n := int(s.owners); seat >= n {
		return seat % n
	}
	return seat
}

// Allied reports whether two seats are of one team (WCP-50).
func (s *State) Allied(a, b int) bool { return s.Owner(a) == s.Owner(b) }

// teams reports whether this is the team game.
func (s *State) teams() bool { return s.owners < s.seats }

// Status says which phase and round it is and whose turn. A round is one pass of
// all seats.
func (s *State) Status() rules.Status {
	st := rules.Status{Phase: s.phase.String(), Turn: int(s.round), Seat: int(s.active)}
	if s.phase == PhaseOver {
		st.Seat = rules.NoSeat
	}
	return st
}

// Actor returns the seat that decides. That is the active one, who puts together or
// answers an offer in a talk (WCP-24), or who takes something from a beaten attacker
// (WCP-31).
func (s *State) Actor() int {
	switch s.ask {
	case NoDecision:
		return rules.NoSeat
	case DecideOffer:
		return int(s.trade.by)
	case DecideAnswer:
		return s.asker()
	case DecideSpoils:
		return int(s.spoils.winner)
	}
	return int(s.active)
}

// Clone copies the position.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Ranges appends nothing: no move has an amount.
func (s *State) Ranges(buf []rules.Range) []rules.Range { return buf }

// Legal appends the moves of the decision at hand, by verb, then by field, then
// by what is laid.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	switch s.ask {
	case DecideVehicle:
		return s.appendVehicles(buf)
	case DecideMove:
		return s.appendWays(buf)
	case DecideMeet:
		return s.appendMeeting(buf)
	case DecideOffer:
		return s.appendOffer(buf)
	case DecideAnswer:
		return s.appendAnswers(buf)
	case DecideSpoils:
		return appendThings(buf, VerbTake, &s.players[s.spoils.loser].owned, &Things{})
	case DecidePlace:
		return s.appendPlacements(buf)
	case DecideDestroy:
		for rest := s.targets(); rest != 0; rest &= rest - 1 {
			buf = append(buf, OnField(VerbDestroy, rest.First()))
		}
	}
	return buf
}

// Check reports whether the actor may play m; if not, the error is a
// *rules.Refusal with the rule that forbids it.
func (s *State) Check(m rules.Move) error { return s.refuse(m).Err() }

// Apply plays m and what follows from it up to the next decision.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if r := s.refuse(m); r != nil {
		return r
	}
	switch m.Verb {
	case VerbVehicle:
		s.chooseVehicle(Vehicle(m.A), j)
	case VerbMove, VerbBoost, VerbLeave, VerbStay, VerbResign:
		s.move(m, j)
	case VerbAttack:
		s.attack(int(m.A), j)
	case VerbTrade, VerbGive, VerbAsk, VerbOffer, VerbWithdraw:
		s.haggle(m, j)
	case VerbAccept, VerbDecline, VerbCounter, VerbEnd:
		s.answer(m.Verb, j)
	case VerbTake:
		s.take(Token(m.A), j)
	case VerbPress:
		s.press(j)
	case VerbPass:
		s.phase = PhasePlace
	case VerbHall, VerbBreach, VerbContent:
		s.place(m, j)
	case VerbDestroy:
		s.destroy(Field(m.A), j)
	}
	s.settle(j)
	return nil
}
