package toygame

import (
	"encoding/json"
	"fmt"
	"slices"

	"schron/rules"
)

// State is a position of the toy. Purse and Card are secret.
type State struct {
	flaw     string
	generous bool // by rules 2

	Players int        `json:"players"`
	Twin    bool       `json:"twin"`
	Rounds  int        `json:"rounds"`
	Round   int        `json:"round"` // Rounds+1 when over
	Go      int        `json:"go"`
	Asked   int        `json:"asked"` // the seat that must answer, or NoSeat
	Taken   bool       `json:"taken"`
	Drawn   bool       `json:"drawn"`
	Robbed  bool       `json:"robbed"`
	Total   int        `json:"total"`
	Pot     int        `json:"pot"`
	Coins   []int      `json:"coins"`
	Purse   []int      `json:"purse"`
	Card    []int      `json:"card"`
	Rand    rules.Rand `json:"random"`
}

// View is what a seat may know; null is unknown.
type View struct {
	Round int    `json:"round"`
	Go    int    `json:"go"`
	Asked int    `json:"asked"`
	Pot   int    `json:"pot"`
	Coins []int  `json:"coins"`
	Purse []*int `json:"purse"`
	Card  []*int `json:"card"`

	inside []int      // with FlawLeakInside
	chance rules.Rand // with FlawLeakChance
}

// Seats is one per player, or two.
func (s *State) Seats() int {
	if s.Twin {
		return 2 * s.Players
	}
	return s.Players
}

// Owner gives each player a seat, or two that follow each other.
func (s *State) Owner(seat int) int {
	if s.Twin {
		return seat / 2
	}
	return seat
}

// Status counts rounds.
func (s *State) Status() rules.Status {
	phase := "act"
	if s.Asked != rules.NoSeat {
		phase = "answer"
	}
	return rules.Status{Phase: phase, Turn: min(s.Round, s.Rounds), Turns: s.Rounds, Seat: s.Go}
}

// Actor is the seat that is asked, else whose go it is.
func (s *State) Actor() int {
	switch {
	case s.Round > s.Rounds:
		return rules.NoSeat
	case s.Asked != rules.NoSeat:
		return s.Asked
	}
	return s.Go
}

// Prompt tells the actor the own card.
func (s *State) Prompt() rules.Prompt {
	seat := s.Actor()
	if seat == rules.NoSeat {
		return rules.Prompt{}
	}
	card := s.Card[seat]
	if s.flaw == FlawLeakAsk {
		card = s.Card[(seat+1)%len(s.Card)]
	}
	p := rules.Prompt{Text: rules.Msg("toy.prompt.act"), Detail: rules.Msg("toy.prompt.card", rules.Number("n", card)), Private: true}
	if s.Asked != rules.NoSeat {
		p.Text, p.Reaction = rules.Msg("toy.prompt.answer", rules.SeatArg("player", s.Go)), true
		p.Choices = []rules.Choice{
			{Move: rules.Move{Verb: VerbYield}, Text: rules.Msg("toy.choice.yield")},
			{Move: rules.Move{Verb: VerbBlock}, Text: rules.Msg("toy.choice.block")},
		}
		return p
	}
	p.Pass = &rules.Choice{Move: rules.Move{Verb: VerbPass}, Text: rules.Msg("frame.pass")}
	return p
}

// View hides other seats' purses and cards.
func (s *State) View(seat int) rules.View {
	if s.flaw == FlawBlind && s.Drawn {
		panic("the lamp went out")
	}
	v := View{
		Round: s.Round, Go: s.Go, Asked: s.Asked, Pot: s.Pot, Coins: slices.Clone(s.Coins),
		Purse: make([]*int, s.Seats()), Card: make([]*int, s.Seats()),
	}
	switch s.flaw {
	case FlawLeakInside:
		v.inside = slices.Clone(s.Purse)
	case FlawLeakChance:
		v.chance = s.Rand
	}
	for i := range s.Seats() {
		purse, card := s.Purse[i], s.Card[i]
		if i == seat || seat == rules.AllSeats || s.flaw == FlawLeakView {
			v.Purse[i] = &purse
		}
		if i == seat || seat == rules.AllSeats {
			v.Card[i] = &card
		}
	}
	return v
}

// Result adds up coins, purse and card.
func (s *State) Result() rules.Result {
	r := rules.Result{Over: s.Round > s.Rounds}
	if !r.Over {
		return r
	}
	for i := range s.Seats() {
		r.Scores = append(r.Scores, s.Coins[i]+s.Purse[i]+s.Card[i])
	}
	for i, score := range r.Scores {
		if score == slices.Max(r.Scores) {
			r.Winners = append(r.Winners, i)
		}
	}
	r.Reason = rules.Msg("toy.result.rounds", rules.Number("n", s.Rounds))
	return r
}

// Clone copies everything.
func (s *State) Clone() rules.State {
	c := *s
	c.Purse, c.Card = slices.Clone(s.Purse), slices.Clone(s.Card)
	if s.flaw != FlawShallow {
		c.Coins = slices.Clone(s.Coins)
	}
	return &c
}

// Invariants counts the coins.
func (s *State) Invariants() error {
	if s.Players < 2 || s.Players > 3 || s.Rounds < 1 || s.Rounds > 1000 || s.Round < 1 || s.Round > s.Rounds+1 {
		return fmt.Errorf("%d players, round %d of %d", s.Players, s.Round, s.Rounds)
	}
	seats := s.Seats()
	if len(s.Coins) != seats || len(s.Purse) != seats || len(s.Card) != seats {
		return fmt.Errorf("%d seats, but %d, %d, %d of coins, purses, cards", seats, len(s.Coins), len(s.Purse), len(s.Card))
	}
	if s.Go < 0 || s.Go >= seats || s.Asked < rules.NoSeat || s.Asked >= seats || s.Asked == s.Go {
		return fmt.Errorf("go of seat %d, asked seat %d", s.Go, s.Asked)
	}
	sum := s.Pot
	for i := range seats {
		if s.Coins[i] < 0 || s.Purse[i] < 0 || s.Pot < 0 || s.Card[i] < 1 || s.Card[i] > 6 {
			return fmt.Errorf("seat %d is out of bounds", i)
		}
		sum += s.Coins[i] + s.Purse[i]
	}
	if sum != s.Total {
		return fmt.Errorf("%d coins, not %d", sum, s.Total)
	}
	return nil
}

// MarshalJSON writes all fields.
func (s *State) MarshalJSON() ([]byte, error) {
	type plain State
	c := plain(*s)
	if s.flaw == FlawJSON {
		c.Purse = make([]int, len(s.Purse))
		for i, n := range s.Purse {
			c.Pot += n
			c.Purse[i] = 0
		}
	}
	return json.Marshal(&c)
}
