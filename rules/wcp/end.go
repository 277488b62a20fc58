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
		if s.players[seat].Playing() && !s.trap.Has(seat) {
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

// Standing is what a player or a team has brought out of the base.
type Standing struct {
	Out   bool // somebody left the base; without that nothing counts (WCP-49)
	Value int  // the sum of the trophies brought out
	Exit  int  // the number of the leaving that decides a tie, 0 if nobody left
}

// Better compares by value, then by the earlier leaving (WCP-49).
func (a Standing) Better(b Standing) bool {
	switch {
	case !a.Out || !b.Out:
		return a.Out && !b.Out
	case a.Value != b.Value:
		return a.Value > b.Value
	}
	return a.Exit < b.Exit
}

// Standing returns the standing of a player. In the team game the sum of the pawns that
// left counts. At a tie the last leaving of a pawn with trophies decides; if none has
// any, the last of all (WCP-49, WCP-50, WCP-56).
func (s *State) Standing(owner int) Standing {
	var st Standing
	for seat := range s.Seats() {
		if p := &s.players[seat]; s.Owner(seat) == owner && p.fate == Left {
			st.Out = true
			st.Value += p.owned.Value()
		}
	}
	for seat := range s.Seats() {
		p := &s.players[seat]
		if s.Owner(seat) == owner && p.fate == Left && (st.Value == 0 || p.owned.Value() > 0) {
			st.Exit = max(st.Exit, int(p.exit))
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
			r.Scores[seat] = p.owned.Value()
		}
	}
	if !r.Over {
		return r
	}
	best, second, shared := s.ranking()
	leaders, _ := s.Leaders()
	if leaders != 0 {
		r.Winners = leaders.List()
	}
	switch {
	case !best.Out && s.collapsed():
		r.Reason = rules.Msg("wcp.result.collapse")
	case !best.Out:
		r.Reason = rules.Msg("wcp.result.nobody")
	case shared:
		r.Reason = rules.Msg("wcp.result.shared", numberArg(best.Value))
	case second.Out && second.Value == best.Value:
		r.Reason = rules.Msg("wcp.result.earlier", numberArg(best.Value))
	default:
		r.Reason = rules.Msg("wcp.result.points", numberArg(best.Value))
	}
	return r
}

// Leaders returns the seats of the players or teams that have brought out most so far,
// and whether several share that (WCP-49). They are none while nobody has left.
func (s *State) Leaders() (seats rules.SeatSet, shared bool) {
	best, _, shared := s.ranking()
	for seat := range s.Seats() {
		if best.Out && s.Standing(s.Owner(seat)) == best {
			seats |= rules.Seats(seat)
		}
	}
	return seats, shared
}

// ranking returns the best and the next standing, and whether the best is shared.
func (s *State) ranking() (best, second Standing, shared bool) {
	for owner := range int(s.owners) {
		st := s.Standing(owner)
		switch {
		case owner == 0 || st.Better(best):
			best, second, shared = st, best, false
		case st == best:
			shared = true
		case st.Better(second):
			second = st
		}
	}
	return best, second, shared && best.Out
}

// Rank compares by Standing, of which Better says all (WCP-49).
func (s *State) Rank(player, other int) int {
	switch a, b := s.Standing(player), s.Standing(other); {
	case a.Better(b):
		return -1
	case b.Better(a):
		return 1
	}
	return 0
}

// Decided says as which one a player left the base, or that it did not (WCP-49). A team
// left with its last loot (WCP-50).
func (s *State) Decided(player int) (why rules.Text, rule string) {
	switch st := s.Standing(player); {
	case !st.Out:
		return rules.Msg("wcp.place.inside"), "WCP-49"
	case s.Seats() == int(s.owners):
		return rules.Msg("wcp.place.exit", numberArg(st.Exit)), "WCP-49"
	case st.Value == 0:
		return rules.Msg("wcp.place.team", numberArg(st.Exit)), "WCP-50"
	default:
		return rules.Msg("wcp.place.loot", numberArg(st.Exit)), "WCP-50"
	}
}
