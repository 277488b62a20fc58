package wcp

import "schron/rules"

// finished ends the game if the exits are open and every pawn has left, is trapped,
// lost or has resigned (WCP-48). It reports whether the game is over.
func (s *State) finished(j *rules.Journal) bool {
	if s.phase == PhaseOver {
		return true
	}
	if s.stage != StageEscape || !s.allDone() {
		return false
	}
	s.end(j)
	return true
}

// allDone reports whether no pawn can leave the base any more or has to.
func (s *State) allDone() bool {
	for seat := range s.Seats() {
		if s.players[seat].playing() && !s.trap.Has(seat) {
			return false
		}
	}
	return true
}

// end ends the game. Nobody has a turn any more, nor what was done in one.
func (s *State) end(j *rules.Journal) {
	s.phase = PhaseOver
	s.active, s.attacked, s.asked = 0, nobody, nobody
	s.hallLaid, s.tokenPut = false, false
	if j == nil {
		return
	}
	r := s.Result()
	for _, seat := range r.Winners {
		j.Add("WCP-49", seat, "wcp.event.win", playerArg(seat))
	}
	if len(r.Winners) == 0 {
		j.Add("WCP-49", rules.NoSeat, "wcp.event.nobody")
	}
}

// standing is what a player or a team has brought out of the base.
type standing struct {
	out   bool // somebody left
	value int  // the sum of trophies
	exit  int8 // when the last pawn left that counts for a tie
}

// better compares by value, then by the earlier leaving (WCP-49).
func (a standing) better(b standing) bool {
	switch {
	case !a.out || !b.out:
		return a.out && !b.out
	case a.value != b.value:
		return a.value > b.value
	}
	return a.exit < b.exit
}

// standing returns the standing of a player. In the team game the sum of the pawns that
// left counts. At a tie the last leaving of a pawn with trophies decides; if none has
// any, the last of all (WCP-49, WCP-50, WCP-56).
func (s *State) standing(owner int) standing {
	var st standing
	for seat := range s.Seats() {
		if p := &s.players[seat]; s.Owner(seat) == owner && p.fate == Left {
			st.out = true
			st.value += p.owned.value()
		}
	}
	for seat := range s.Seats() {
		p := &s.players[seat]
		if s.Owner(seat) == owner && p.fate == Left && (st.value == 0 || p.owned.value() > 0) {
			st.exit = max(st.exit, p.exit)
		}
	}
	return st
}

// Result returns the trophies of each seat: while the game goes on those owned, at
// the end those brought out of the base (WCP-49). In the team game all seats of
// the winning team win (WCP-50).
func (s *State) Result() rules.Result {
	r := rules.Result{Over: s.phase == PhaseOver, Scores: make([]int, s.Seats())}
	for seat := range s.Seats() {
		if p := &s.players[seat]; !r.Over || p.fate == Left {
			r.Scores[seat] = p.owned.value()
		}
	}
	if !r.Over {
		return r
	}
	best, second, shared := s.ranking()
	for seat := range s.Seats() {
		if best.out && s.standing(s.Owner(seat)) == best {
			r.Winners = append(r.Winners, seat)
		}
	}
	switch {
	case !best.out && s.collapsed():
		r.Reason = rules.T("wcp.result.collapse")
	case !best.out:
		r.Reason = rules.T("wcp.result.nobody")
	case shared:
		r.Reason = rules.T("wcp.result.shared", numberArg(best.value))
	case second.out && second.value == best.value:
		r.Reason = rules.T("wcp.result.earlier", numberArg(best.value))
	default:
		r.Reason = rules.T("wcp.result.points", numberArg(best.value))
	}
	return r
}

// ranking returns the best and the next standing, and whether the best is shared.
func (s *State) ranking() (best, second standing, shared bool) {
	for owner := range int(s.owners) {
		st := s.standing(owner)
		switch {
		case owner == 0 || st.better(best):
			best, second, shared = st, best, false
		case st == best:
			shared = true
		case st.better(second):
			second = st
		}
	}
	return best, second, shared && best.out
}
