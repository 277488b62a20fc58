package wradislavia

import (
	"fmt"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// kit plays moves and tests what comes of them; these are its methods. Wounds of
// made positions have no shots behind them.
var (
	kit         = rulestest.Kit{Game: Game{}, Partial: true}
	play        = kit.Play
	happened    = kit.Happened
	wantEvents  = rulestest.WantEvents
	wantRefused = kit.WantRefused
	legal       = kit.Legal
	wantLegal   = kit.WantLegal
)

// newState deals a game.
func newState(t testing.TB, seed uint64) *State {
	t.Helper()
	s, err := Game{}.New(rules.Setup{Players: Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func viewOf(s *State, seat int) *View {
	v := s.View(seat).(View)
	return &v
}

// change is something about a position of a test.
type change func(s *State)

// at makes a position in the fire of turn 2 with seat 0 as the marker holder. A
// side is three characters as "karol/attack", with wounds as in "karol/attack/3".
// No hazard hurts anybody unless a change says so (both cards are taken off the
// wounds). The hands hold four more characters each.
func at(t testing.TB, roll [Dice]int8, mine, theirs string, changes ...change) *State {
	t.Helper()
	s := &State{pool: PerunPool, deck: fullDeck(), rest: everybody, turn: 2, phase: PhaseFire}
	s.clash.dice = roll
	s.hazards = [2]Hazard{Radiation, Birds}
	s.deck[Radiation]--
	s.deck[Birds]--
	for seat, side := range []string{mine, theirs} {
		for slot, word := range strings.Fields(side) {
			s.posts[seat][slot] = parsePost(t, word)
			s.rest &^= s.posts[seat][slot].who.bit()
		}
	}
	for seat := range Seats {
		for s.hand[seat].Len() < HandCards-Slots {
			s.take(&s.hand[seat])
		}
		for s.discards[seat].Len() < DiscardedCards {
			s.take(&s.discards[seat])
		}
	}
	for _, change := range changes {
		change(s)
	}
	s.fitReport()
	return s
}

// take moves the last card that was never dealt.
func (s *State) take(to *Cast) {
	list := s.rest.list()
	c := list[len(list)-1]
	s.rest &^= c.bit()
	*to |= c.bit()
}

// fitReport tells of a turn before that fits the position: the characters in the
// clash explored unhurt.
func (s *State) fitReport() {
	r := &s.report
	*r = Report{turn: s.turn - 1, marker: int8(other(int(s.marker)))}
	if r.turn == 0 {
		*r = Report{}
		return
	}
	r.clash.dice, r.hazards = [Dice]int8{5, 5, 5}, [2]Hazard{Radiation, Birds}
	for seat := range Seats {
		heavy := s.before[seat].list()
		fit := (s.Fighting(seat) | s.hand[seat]).list()
		for slot := range r.posts[seat] {
			p := &r.posts[seat][slot]
			if slot < len(heavy) {
				*p = Fighter{who: heavy[slot], token: HandToHand, wounds: 4}
				continue
			}
			*p = Fighter{who: fit[slot], token: HandToHand}
			p.wounds = r.Hurt(p.who)
		}
	}
}

func parsePost(t testing.TB, word string) Fighter {
	t.Helper()
	parts := strings.Split(word, "/")
	c, err := ParseCharacter(parts[0])
	if err != nil {
		t.Fatal(err)
	}
	m, err := ParseManoeuvre(parts[1])
	if err != nil {
		t.Fatal(err)
	}
	p := Fighter{who: c, token: m}
	if len(parts) > 2 {
		if _, err := fmt.Sscan(parts[2], &p.wounds); err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func dice(a, b, c int8) [Dice]int8 { return [Dice]int8{a, b, c} }

// peruns gives a seat Peruns from the pool.
func peruns(seat int, n int8) change {
	return func(s *State) { s.peruns[seat] += n; s.pool -= n }
}

func inTurn(n int8) change { return func(s *State) { s.turn = n } }

// torn lets a slot have been hit by buckshot so often.
func torn(seat, slot int, n int8) change {
	return func(s *State) { s.posts[seat][slot].torn = n }
}

// resting moves hand cards of a seat to last turn's heavily wounded.
func resting(seat, n int) change {
	return func(s *State) {
		for range n {
			c := s.hand[seat].First()
			s.hand[seat] &^= c.bit()
			s.before[seat] |= c.bit()
		}
	}
}

// buried moves hand cards of a seat to its dead.
func buried(seat, n int) change {
	return func(s *State) {
		for range n {
			c := s.hand[seat].First()
			s.hand[seat] &^= c.bit()
			s.dead[seat] |= c.bit()
		}
	}
}

// wantAsked tests who decides in which phase.
func wantAsked(t testing.TB, s *State, seat int, phase Phase) {
	t.Helper()
	if s.Actor() != seat || s.phase != phase {
		t.Fatalf("seat %d is asked in phase %s, want seat %d in phase %s", s.Actor(), s.phase, seat, phase)
	}
}

// wounds lists the wounds of a side.
func wounds(s *State, seat int) [Slots]int8 {
	var out [Slots]int8
	for slot := range out {
		out[slot] = s.posts[seat][slot].wounds
	}
	return out
}

// forecast reckons a shot of seat 0 as a spectator's view tells it, which is what
// the shot will deal too.
func forecast(t testing.TB, s *State, shot Shot) Accuracy {
	t.Helper()
	out := viewOf(s, rules.NoSeat).Forecast(0, shot)
	if len(out) == 0 {
		t.Fatalf("no forecast of %+v", shot)
	}
	return out[0]
}
