package toy

import (
	"encoding/json"
	"errors"
	"slices"

	"schron/rules"
)

// State is how far the decisions have got.
type State struct {
	game   Game
	Owners []int
	At     int   // decisions made
	Given  int   // by all
	Secret []int // hidden by each seat
}

// View is what a seat may know of a State.
type View struct {
	Seat   int
	At     int
	Given  int
	Secret []int // −1 where it is another's
}

// Seats counts the seats.
func (s *State) Seats() int { return len(s.Owners) }

// Sheet is that of the game.
func (s *State) Sheet() rules.Sheet { return s.game.Aid }

// Owner returns the player of a seat.
func (s *State) Owner(seat int) int { return s.Owners[seat] }

// ask is the decision at hand.
func (s *State) ask() (Ask, bool) {
	if s.At >= len(s.game.Asks) {
		return Ask{}, false
	}
	return s.game.Asks[s.At], true
}

// Status follows the decisions.
func (s *State) Status() rules.Status {
	a, ok := s.ask()
	if !ok && s.At > 0 {
		a = s.game.Asks[s.At-1]
	}
	if a.Phase == "" {
		a.Phase = s.game.Phases()[0]
	}
	turn := max(a.Turn, 0)
	if a.Turn == 0 {
		turn = 1
	}
	return rules.Status{Phase: a.Phase, Turn: turn, Turns: s.game.Turns, Seat: s.goOf()}
}

// goOf is the seat that was asked last in its own go.
func (s *State) goOf() int {
	for i := min(s.At, len(s.game.Asks)-1); i >= 0; i-- {
		if a := s.game.Asks[i]; !a.Reaction {
			return a.Seat
		}
	}
	return rules.NoSeat
}

// Actor is the seat of the decision at hand.
func (s *State) Actor() int {
	if a, ok := s.ask(); ok {
		return a.Seat
	}
	return rules.NoSeat
}

// Prompt asks.
func (s *State) Prompt() rules.Prompt {
	a, ok := s.ask()
	if !ok {
		return rules.Prompt{}
	}
	p := rules.Prompt{Text: rules.Msg("toy.prompt.act"), Detail: rules.Msg("toy.prompt.act.detail"), Private: a.Private, Reaction: a.Reaction}
	if a.Detail != "" {
		p.Detail = rules.Msg(a.Detail)
	}
	if !a.NoPass {
		p.Pass = &rules.Choice{Move: Pass, Text: rules.Msg("toy.go-on"), Ends: a.Ends, Main: !a.Forgoes}
	}
	for i := range a.Choices {
		p.Choices = append(p.Choices, rules.Choice{Move: Choose(i), Text: rules.Msg("toy.choice", rules.Number("n", i))})
	}
	return p
}

// Forgoes says that going on gives something up.
func (s *State) Forgoes(m rules.Move) rules.Text {
	if a, ok := s.ask(); ok && a.Forgoes && m == Pass {
		return rules.Msg("toy.forgo")
	}
	return rules.Text{}
}

// Legal lists the moves without an amount.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	a, ok := s.ask()
	if !ok {
		return buf
	}
	if !a.NoPass {
		buf = append(buf, Pass)
	}
	for i := range a.Choices {
		buf = append(buf, Choose(i))
	}
	return append(buf, Stay)
}

// Ranges lists giving and hiding.
func (s *State) Ranges(buf []rules.Range) []rules.Range {
	if _, ok := s.ask(); !ok {
		return buf
	}
	for _, verb := range []uint8{VerbGive, VerbHide} {
		buf = append(buf, rules.Range{Move: rules.Move{Verb: verb, N: rules.AnyAmount}, Min: 1, Max: MostAmount})
	}
	return buf
}

// Check is nil for a legal move. TOY-1 forbids shouting, TOY-2 bounds amounts,
// TOY-6 says that it is over.
func (s *State) Check(m rules.Move) error {
	if slices.Contains(s.Legal(nil), m) {
		return nil
	}
	switch {
	case s.Actor() == rules.NoSeat:
		return rules.Refuse("TOY-6", "frame.refuse.over")
	case m.Verb == VerbShout:
		return rules.Refuse("TOY-1", "toy.refuse.shout")
	case m.Verb == VerbGive || m.Verb == VerbHide:
		if m.N >= 1 && m.N <= MostAmount {
			return nil
		}
		return rules.Refuse("TOY-2", "toy.refuse.amount")
	}
	return rules.Refuse("TOY-1", "frame.refuse.not-now")
}

// Apply plays m.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if err := s.Check(m); err != nil {
		return err
	}
	a, _ := s.ask()
	who := rules.SeatArg("player", a.Seat)
	says := func(what string) rules.Arg { return rules.Literal("question", what) }
	switch m.Verb {
	case VerbGive:
		s.Given += int(m.N)
		j.Add("TOY-3", a.Seat, "frame.asks", who, says("gives what everybody sees, "+Game{}.Notation(m)))
	case VerbHide:
		s.Secret[a.Seat] += int(m.N)
		j.AddTo(rules.Seats(a.Seat), "TOY-4", a.Seat, "frame.asks", who, says("secret "+Game{}.Notation(m)))
		j.Add("TOY-4", a.Seat, "frame.asks", who, says("hides something"))
	default:
		j.Add("TOY-5", a.Seat, "frame.asks", who, says(Game{}.Notation(m)))
	}
	for _, seat := range a.Befalls {
		j.Add("TOY-5", seat, "frame.asks", rules.SeatArg("player", seat), rules.TextArg("question", rules.Msg("toy.befallen", says("tray"))))
	}
	if a.Barrier {
		j.Reveal()
	}
	if m.Verb != VerbStay {
		s.At++
	}
	return nil
}

// View hides what others have hidden.
func (s *State) View(seat int) rules.View {
	v := View{Seat: seat, At: s.At, Given: s.Given, Secret: slices.Clone(s.Secret)}
	if seat == rules.AllSeats {
		v.Seat = rules.NoSeat
		return v
	}
	for i := range v.Secret {
		if !s.game.Open && (seat == rules.NoSeat || s.Owners[i] != s.Owners[seat]) {
			v.Secret[i] = -1
		}
	}
	return v
}

// Result is that of the game once everything was asked.
func (s *State) Result() rules.Result {
	if _, ok := s.ask(); ok {
		return rules.Result{}
	}
	return rules.Result{Over: true, Winners: s.game.Winners, Scores: s.game.Scores, Reason: rules.Msg("toy.reason")}
}

// Clone is a deep copy.
func (s *State) Clone() rules.State {
	c := *s
	c.Secret = slices.Clone(s.Secret)
	return &c
}

// Invariants tests that there is a secret for each seat.
func (s *State) Invariants() error {
	if len(s.Secret) != len(s.Owners) {
		return errors.New("secrets and seats differ in number")
	}
	return nil
}

// MarshalJSON writes the exported fields.
func (s *State) MarshalJSON() ([]byte, error) {
	type plain State
	return json.Marshal((*plain)(s))
}
