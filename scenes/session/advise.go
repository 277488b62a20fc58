package session

import (
	"encoding/json"
	"errors"
	"reflect"

	"schron/rules"
	"schron/rules/search"
)

// errNoAdvice is the reason of an adviser that thinks for longer than BotLimit.
var errNoAdvice = errors.New("no advice within the limit")

// ErrSecretAdvice is returned where what everybody knows is not enough for an advice.
var ErrSecretAdvice = errors.New("there is no advice in public")

// advice is what the acting seat was advised, or will be. It stands on a copy of the
// match, as a thought does.
type advice struct {
	*pending[advised]
	of decision // that it is for
}

// advised is what an adviser says.
type advised struct {
	search.Advice
	err error
}

// decision is what somebody is advised about.
type decision struct {
	move, seat int
	private    bool // the seat's secrets may be spoken of
}

// CanAdvise reports whether the acting seat could be advised now. The match must have
// hints and no bot must decide. An advice must not reveal anything to the others at the
// screen: the screen shows what the seat knows, or the question needs no secret.
func (s *Session) CanAdvise() bool {
	seat := s.Acting()
	if !s.HasAdviser() || seat == rules.NoSeat {
		return false
	}
	p := s.match.Prompt(seat)
	return s.match.Owner(seat) == s.match.Owner(s.viewer) || !p.Private && !p.Reaction || s.allKnow(seat)
}

// known is whether a seat knows no more than everybody after so many moves.
type known struct {
	of  [2]int // the number of moves and the seat, from 1
	all bool
}

// allKnow reports whether a seat knows no more than everybody: whether the views differ
// in nothing but whose they are. It is looked at once for each decision.
func (s *Session) allKnow(seat int) bool {
	if of := [2]int{s.match.Len(), seat + 1}; s.known.of != of {
		s.known = known{of, reflect.DeepEqual(s.told(seat), s.told(rules.NoSeat))}
	}
	return s.known.all
}

// told is what a view tells. One that cannot be written is like no other.
func (s *Session) told(seat int) map[string]any {
	var out map[string]any
	data, err := json.Marshal(s.match.View(seat))
	if err != nil || json.Unmarshal(data, &out) != nil {
		return map[string]any{"unknown": seat}
	}
	delete(out, "seat")
	return out
}

// LeavesOut reports whether an advice for the acting seat leaves out what that seat
// alone knows, for everybody sees the screen.
func (s *Session) LeavesOut() bool {
	seat := s.Acting()
	return seat != rules.NoSeat && !s.Private() && !s.allKnow(seat)
}

// HasAdviser reports whether advice is given in this match at all.
func (s *Session) HasAdviser() bool {
	return s.opt.Adviser != nil && s.match.Hints() && !s.opt.Watch
}

// Advise asks what the acting seat should do, beside everything else, and reports whether
// that was begun. Nothing happens where it cannot be advised or it was asked already.
func (s *Session) Advise() bool {
	if !s.CanAdvise() || s.advising() != nil {
		return false
	}
	advise := s.opt.Adviser
	s.advice = &advice{of: s.advisable(), pending: think(s.position(), func(p *rules.Position) (out advised) {
		out.err = rules.Guard("advice", func() error {
			out.Advice = advise(p)
			return nil
		})
		return out
	})}
	return true
}

// advisable is what an advice is for now.
func (s *Session) advisable() decision { return decision{s.match.Len(), s.Acting(), s.Private()} }

// position returns the present position with what may be spoken of. On a screen of its
// own that is what the acting seat knows, else what everybody knows.
func (s *Session) position() *rules.Position {
	p := s.match.Position()
	if !s.Private() {
		p.Publicly()
	}
	return p
}

// advising is the advice that was asked for; what was for another decision, or shall
// not be seen now, is given up.
func (s *Session) advising() *advice {
	if s.advice != nil && (s.advice.of != s.advisable() || !s.CanAdvise()) {
		s.StopAdvice()
	}
	return s.advice
}

// Advising reports whether advice was asked for that holds now: it may still be thought
// about.
func (s *Session) Advising() bool { return s.advising() != nil }

// Advice returns what was advised, nil while it is thought about or where nothing was
// asked. The error is a fault of the adviser, which has none then.
func (s *Session) Advice() (*search.Advice, error) {
	a := s.advising()
	if a == nil || !a.ready() {
		return nil, nil
	}
	return s.heard(a)
}

// heard is what there is of an advice that was answered. One that failed, or advises
// what may not be played, is given up.
func (s *Session) heard(a *advice) (*search.Advice, error) {
	err := a.have.err
	if err == nil && !a.of.private && s.match.Check(a.have.Move) != nil {
		err = ErrSecretAdvice
	}
	if err == nil && s.match.Check(a.have.Move) != nil {
		err = rules.Faultf("advice", "advised %q, which is not legal", s.match.Game().Notation(a.have.Move))
	}
	if err != nil {
		s.StopAdvice()
		return nil, err
	}
	return &a.have.Advice, nil
}

// AwaitAdvice waits for the advice that was asked for, as long as for a bot. So the
// same input always meets the same moments.
func (s *Session) AwaitAdvice() (*search.Advice, error) {
	a := s.advising()
	if a == nil {
		return nil, nil
	}
	if !a.await() {
		return nil, s.GiveUpAdvice()
	}
	return s.heard(a)
}

// StopAdvice gives up what is thought about for the acting seat, or puts away what it
// was advised.
func (s *Session) StopAdvice() {
	if s.advice != nil {
		s.advice.stop()
		s.advice = nil
	}
}

// GiveUpAdvice stops an adviser that has taken too long and returns the fault that
// says so.
func (s *Session) GiveUpAdvice() error {
	s.StopAdvice()
	return &rules.Fault{Where: "advice", Err: errNoAdvice}
}
