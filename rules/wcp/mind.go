package wcp

import (
	"slices"

	"schron/rules"
)

// Mind is what a bot knows of WCP: what trophies, upgrades and the way to them and
// to an exit are worth. All numbers are in weights.go, what they are multiplied by in
// weigh.go.
type Mind struct {
	// Simple is a beginner's judgment. It sees what the pawn has and what lies beside
	// it. Of the way out it knows only that it must not be cut off.
	Simple bool
	// Ending makes it reckon from the press on who will come out with the most, see
	// endgame.go. Without it the lead alone counts until the end.
	Ending bool
	// Hunting is to stay near the others while the base is explored, see hunt.go.
	Hunting bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
}

const certain = 10_000

// Judge compares what every person is likely to bring out of the base with the best
// of the others.
func (w Mind) Judge(x rules.State, chance []int32) { w.JudgeFor(rules.NoSeat, x, chance) }

// JudgeFor is Judge with what a seat seeks that hunts.
func (w Mind) JudgeFor(seat int, x rules.State, chance []int32) {
	s := x.(*State)
	if s.ask == DecideSpoils {
		s = s.robbing(w.weights())
	}
	if s.phase == PhaseOver {
		judgeEnd(s, chance)
		return
	}
	a := w.assess(s, seat)
	copy(chance, a.chance[:s.Seats()])
}

// robbing is the position after the winner of a duel has taken the dearest thing.
func (s *State) robbing(w *Weights) *State {
	best, most := NoToken, -1
	for x, n := range s.players[s.spoils.loser].owned {
		if worth := w.thing(Token(x)); n > 0 && worth > most {
			best, most = Token(x), worth
		}
	}
	t := *s
	t.take(best, nil)
	t.settle(nil)
	return &t
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

// Moves are forward only: a hall is laid before content, and of trade there is only
// what bargain.go says.
func (w Mind) Moves(x rules.State, buf []rules.Move) []rules.Move {
	s := x.(*State)
	n := len(buf)
	switch s.ask {
	case DecideMeet:
		for other := range s.Seats() {
			if s.mayAttack(other) {
				buf = append(buf, WithSeat(VerbAttack, other))
			}
		}
		for other := range s.Seats() {
			if w.mayOffer(s, other) {
				buf = append(buf, WithSeat(VerbTrade, other))
			}
		}
		if s.mayPress() {
			if s.overdue() {
				return append(buf[:n], Plain(VerbPress))
			}
			buf = append(buf, Plain(VerbPress))
		}
		return append(buf, Plain(VerbPass))
	case DecideOffer:
		return w.offers(s, buf)
	case DecideAnswer:
		return w.answers(s, buf)
	case DecideMove:
		if s.overdue() {
			return s.appendApproach(buf)
		}
	case DecidePlace:
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

// longEnough is how many rounds a bot explores a base that waits for ever. Then it
// presses the button at any price, so that bots do not go round without end.
const longEnough = 40

// overdue reports whether a bot wants the button pressed.
func (s *State) overdue() bool {
	return s.patience == 0 && s.stage == StageExplore && s.round > longEnough && s.drained()
}

// appendApproach appends the ways that bring the pawn nearest to the button by steps
// through halls, all where none leads there.
func (s *State) appendApproach(buf []rules.Move) []rules.Move {
	n := len(buf)
	buf = s.appendWays(buf)
	pass := s.passages()
	for d := range Dir(Dirs) {
		pass[d] &= s.halls & s.halls.shift(d.Opposite())
	}
	for set, seen := Centre.bit(), FieldSet(0); set != seen; {
		near := n
		for _, m := range buf[n:] {
			if (m.Verb == VerbMove || m.Verb == VerbBoost) && set.Has(landing(m)) {
				buf[near] = m
				near++
			}
		}
		if near > n {
			return buf[:near]
		}
		seen, set = set, spread(&pass, set)
	}
	return buf
}

// landing is the hall in which a move of the pawn ends.
func landing(m rules.Move) Field {
	if m.Verb == VerbBoost {
		return Field(m.B)
	}
	return Field(m.A)
}

// May reports whether Moves lists a move that it lists in some position.
func (w Mind) May(x rules.State, m rules.Move) bool {
	s := x.(*State)
	p := &s.players[s.active]
	f := Field(m.A)
	switch m.Verb {
	case VerbHall:
		if s.ask != DecidePlace || s.hallLaid || p.halls[tileOf[m.B]] == 0 || !s.empty().Has(f) {
			return false
		}
		pass := s.passages()
		slot := s.slot(f, &pass)
		return slot.fits(Edges(m.B))
	case VerbContent:
		return s.ask == DecidePlace && !s.tokenPut && p.tokens[m.B] > 0 && s.bare().Has(f) && !s.needHall()
	case VerbDestroy:
		return s.ask == DecideDestroy && s.targets().Has(f)
	}
	var buf [mostMoves]rules.Move
	return slices.Contains(w.Moves(s, buf[:0]), m)
}

// mostMoves is more than there are in any decision.
const mostMoves = 300
