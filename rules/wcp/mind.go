package wcp

import (
	"slices"

	"schron/rules"
)

// Mind is what a bot knows of WCP: what trophies, upgrades and the way to them and
// to an exit are worth. All numbers are in weights.go, what they are multiplied by in
// weigh.go.
type Mind struct {
	// Simple is a beginner's: what the pawn has and what lies beside it, and of the way
	// out only that it must not be cut off.
	Simple bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
}

const certain = 10_000

// Judge compares what every person is likely to bring out of the base with the best
// of the others.
func (w Mind) Judge(x rules.State, chance []int32) {
	s := x.(*State)
	if s.phase == PhaseOver {
		judgeEnd(s, chance)
		return
	}
	var m survey
	m.look(s, w)
	var worth [MaxSeats]int
	for seat := range s.Seats() {
		var l ledger
		m.weigh(seat, &l)
		worth[s.Owner(seat)] += l.sum()
	}
	for seat := range s.Seats() {
		own := s.Owner(seat)
		best := -1 << 30
		for other := range int(s.owners) {
			if other != own {
				best = max(best, worth[other])
			}
		}
		chance[seat] = min(max(rules.Logistic(worth[own]-best), 1), certain-1)
	}
}

func judgeEnd(s *State, chance []int32) {
	best, _, shared := s.ranking()
	for seat := range s.Seats() {
		switch {
		case !best.out || s.standing(s.Owner(seat)) != best:
			chance[seat] = 0
		case shared:
			chance[seat] = certain / 2
		default:
			chance[seat] = certain
		}
	}
}

// Moves are forward only: a hall is laid before content, nobody is made an offer,
// and a talk is not drawn out.
func (Mind) Moves(x rules.State, buf []rules.Move) []rules.Move {
	s := x.(*State)
	n := len(buf)
	switch s.ask {
	case askMeet:
		for other := range s.Seats() {
			if s.mayAttack(other) {
				buf = append(buf, WithSeat(VerbAttack, other))
			}
		}
		if s.mayPress() {
			buf = append(buf, Plain(VerbPress))
		}
		return append(buf, Plain(VerbPass))
	case askOffer:
		return append(buf, Plain(VerbWithdraw))
	case askAnswer:
		buf = append(buf, Plain(VerbAccept))
		if s.goesOn() {
			return append(buf, Plain(VerbEnd))
		}
		return append(buf, Plain(VerbDecline))
	case askPlace:
		if s.needHall() {
			if buf = s.appendHalls(buf); len(buf) == n {
				buf = s.appendBreaches(buf)
			}
			if len(buf) > n {
				return buf
			}
		}
	}
	return s.Legal(buf)
}

// May tells whether Moves lists a move that it lists in some position.
func (Mind) May(x rules.State, m rules.Move) bool {
	s := x.(*State)
	p := &s.players[s.active]
	f := Field(m.A)
	switch m.Verb {
	case VerbHall:
		if s.ask != askPlace || s.hallLaid || p.halls[tileOf[m.B]] == 0 || !s.empty().Has(f) {
			return false
		}
		pass := s.passages()
		slot := s.slot(f, &pass)
		return slot.fits(Edges(m.B))
	case VerbContent:
		return s.ask == askPlace && !s.tokenPut && p.tokens[m.B] > 0 && s.bare().Has(f) && !s.needHall()
	case VerbDestroy:
		return s.ask == askDestroy && s.targets().Has(f)
	}
	var buf [mostMoves]rules.Move
	return slices.Contains(Mind{}.Moves(s, buf[:0]), m)
}

// mostMoves is more than there are in any decision.
const mostMoves = 300

// Guess has no opinion.
func (Mind) Guess(rules.State, []rules.Move, *rules.Rand) (rules.Move, bool) {
	return rules.Move{}, false
}

// Quiet is never: lines are as long as a level says.
func (Mind) Quiet(_, _ rules.State) bool { return false }
