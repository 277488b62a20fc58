package wradislavia

import "schron/rules"

// A computer player asks this of a position, where a view would copy it. It also plays a
// turn in a position of its own.

// Turn counts from 1 to 100; 0 in the draft.
func (s *State) Turn() int { return int(s.turn) }

// Phase is the part of the game.
func (s *State) Phase() Phase { return s.phase }

// Active is the seat that decides; the marker holder's when the game is over.
func (s *State) Active() int { return int(s.active) }

// Hand returns the characters in a seat's hand.
func (s *State) Hand(seat int) Cast { return s.hand[seat] }

// Discards returns what a seat has put away in the draft (WR-2).
func (s *State) Discards(seat int) Cast { return s.discards[seat] }

// Before returns a seat's characters that were heavily wounded in the turn before
// (WR-35).
func (s *State) Before(seat int) Cast { return s.before[seat] }

// Peruns counts the Peruns of a seat.
func (s *State) Peruns(seat int) int { return int(s.peruns[seat]) }

// Side returns the slots of a seat in the clash. They are the position's own and must
// not be changed.
func (s *State) Side(seat int) *[Slots]Fighter { return &s.posts[seat] }

// Who is the character, Nobody in an empty slot.
func (p *Fighter) Who() Character { return p.who }

// Token is the token under the character, NoManoeuvre before it is laid.
func (p *Fighter) Token() Manoeuvre { return p.token }

// Wounds counts the wounds of this turn.
func (p *Fighter) Wounds() int8 { return p.wounds }

// Target is the slot that the character will strike, -1 while none is named (WR-24).
func (p *Fighter) Target() int { return int(p.target) - 1 }

// Sight makes a number of what a seat sees at the start of a turn.
func (s *State) Sight(seat int) uint64 {
	h := uint64(14695981039346656037)
	for _, x := range [...]uint64{
		uint64(s.turn), uint64(s.marker), uint64(seat), uint64(s.dice[0]), uint64(s.dice[1]), uint64(s.hazards[0]),
		uint64(s.hand[seat] | s.Fighting(seat)), uint64(s.known(other(seat))),
		uint64(s.peruns[0]), uint64(s.peruns[1]), uint64(s.before[0]), uint64(s.before[1]),
	} {
		h = (h ^ x) * 1099511628211
		h ^= h >> 29
	}
	return h
}

// Recalled is the position with all characters back in their hands. What the turn still
// draws is drawn by r (WR-8).
func (s *State) Recalled(r rules.Rand) State {
	t := *s
	t.rand = r
	for seat := range Seats {
		t.hand[seat] |= t.Fighting(seat)
		t.posts[seat] = [Slots]Fighter{}
	}
	t.complete(nil)
	return t
}

// Sending is a deployment, slot by slot.
type Sending [Slots]struct {
	Who   Character
	Token Manoeuvre
}

// Meet sends characters out on both sides of a recalled position and goes on after the
// reveal (WR-9).
func (s *State) Meet(sides [Seats]Sending) {
	for seat := range sides {
		for slot, x := range sides[seat] {
			s.posts[seat][slot] = Fighter{who: x.Who, token: x.Token}
			s.hand[seat] &^= x.Who.bit()
		}
	}
	s.reveal(nil)
	s.startFire(nil)
}
