package dzicz

import (
	"slices"

	"schron/rules"
)

// silence holds, for the two kinds of questions, the seats that are not to be asked any
// more in this turn. Each kind is silenced by itself (DZ-20, DZ-34).
type silence struct {
	defence, manoeuvre rules.SeatSet
}

// of returns the seats that said "not this turn" to the question about a kind of action
// token. It returns nil for the kinds without a question.
func (q *silence) of(k ActionToken) *rules.SeatSet {
	switch k {
	case Defence:
		return &q.defence
	case Manoeuvre:
		return &q.manoeuvre
	}
	return nil
}

// questions are the kinds of action tokens that others are asked about, in the
// order of the rules.
var questions = [...]ActionToken{Defence, Manoeuvre}

var askable = rules.IDsOf("question", Defence, Manoeuvre, func(k ActionToken) string {
	if slices.Contains(questions[:], k) {
		return k.String()
	}
	return ""
})

// appendLifts appends the moves by which seats lift a silence of theirs, each at
// any time (DZ-20), those of who decides first.
func (s *State) appendLifts(buf []rules.Move) []rules.Move {
	if s.silent == (silence{}) || s.older {
		return buf
	}
	actor := s.Actor()
	for i := range s.seats {
		seat := (actor + i) % s.seats
		for _, k := range questions {
			if s.silent.of(k).Has(seat) {
				buf = append(buf, Lift(seat, k))
			}
		}
	}
	return buf
}

// refuseLift says why a seat may not lift a silence: there is none (DZ-20).
func (s *State) refuseLift(m rules.Move) *rules.Refusal {
	seat, k := int(m.A), ActionToken(m.B)
	switch {
	case seat >= s.seats:
		return refusal("DZ-2", "malformed")
	case s.older || !s.silent.of(k).Has(seat):
		return refusal("DZ-20", "unsilenced."+questionNames[k], playerArg(seat))
	}
	return nil
}

// lift lets a seat be asked again about a kind of token, from the next question
// on (DZ-20). Whoever decides goes on deciding.
func (s *State) lift(m rules.Move, j *rules.Journal) {
	seat, k := int(m.A), ActionToken(m.B)
	*s.silent.of(k) &^= rules.Seats(seat)
	j.Add("DZ-20", seat, "dzicz.event.ask."+questionNames[k], playerArg(seat))
}

// hush silences the question at hand for the seat that is asked, until the
// turn's end (DZ-20, DZ-34). By the rules of version 0.1.0 it silenced both kinds.
func (s *State) hush(j *rules.Journal) {
	seat, k := s.Actor(), Manoeuvre
	if s.ask == DecideDefence {
		k = Defence
	}
	if s.older {
		s.silent.defence |= rules.Seats(seat)
		s.silent.manoeuvre |= rules.Seats(seat)
		j.Add("DZ-20", seat, "dzicz.event.quiet.both", playerArg(seat))
		return
	}
	*s.silent.of(k) |= rules.Seats(seat)
	j.Add("DZ-20", seat, "dzicz.event.quiet."+questionNames[k], playerArg(seat))
}

// questionNames end the text keys about a kind of question.
var questionNames = [tokenKinds]string{Defence: "defence", Manoeuvre: "manoeuvre"}

// By returns the seat that plays m (DZ-20). That is the one that decides. A silence is
// lifted by the seat that said "not this turn", whoever decides.
func (s *State) By(m rules.Move) int {
	if m.Verb == VerbAsk {
		return int(m.A)
	}
	return s.Actor()
}

var _ rules.Bystander = (*State)(nil)
