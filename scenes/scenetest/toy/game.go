package toy

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// Ask is one decision of a game.
type Ask struct {
	Seat     int
	Private  bool   // something secret would show
	Reaction bool   // it is asked outside the seat's own go
	Barrier  bool   // undo does not cross what is played here
	NoPass   bool   // there is no button to go on
	Ends     bool   // going on ends the go
	Forgoes  bool   // going on gives something up
	Choices  int    // buttons beside it
	Detail   string // the key of the prompt's detail, "toy.prompt.act.detail" if empty
	Phase    string // of Game.Steps, the first one if empty
	Turn     int    // 1 if 0, before the first one if negative
	Befalls  []int  // seats to which something happens by what is played here
}

// Game asks one thing after the other and is over then. The zero Game is over
// at once.
type Game struct {
	Asks    []Ask
	Open    bool        // nobody has a secret
	Owners  []int       // the player of each seat; as many seats as players if nil
	Steps   []string    // phases, "one" if nil
	Turns   int         // how many there are, 0 if that is open
	Winners []int       // seats
	Scores  []int       // by seat
	Aid     rules.Sheet // what is looked up, may be empty
	As      string      // the id of the game whose rulebook and pictures it has
}

// The verbs of moves.
const (
	VerbPass   uint8 = 1 + iota // go on
	VerbChoose                  // A: one of the buttons
	VerbGive                    // N: an amount that everybody sees
	VerbHide                    // N: an amount that only the seat's player sees
	VerbShout                   // never allowed
	VerbStay                    // the same decision again
)

// MostAmount is the greatest amount of a move.
const MostAmount = 9

var words = map[uint8]string{
	VerbPass: "pass", VerbChoose: "choose", VerbGive: "give", VerbHide: "hide",
	VerbShout: "shout", VerbStay: "stay",
}

// Pass, Shout and Stay are moves of one word.
var (
	Pass  = rules.Move{Verb: VerbPass}
	Shout = rules.Move{Verb: VerbShout}
	Stay  = rules.Move{Verb: VerbStay}
)

// Choose presses a button, Give and Hide give an amount.
func Choose(i int) rules.Move { return rules.Move{Verb: VerbChoose, A: int16(i)} }

// Give returns the move that gives an amount that everybody sees.
func Give(n int) rules.Move { return rules.Move{Verb: VerbGive, N: int32(n)} }

// Hide hides an amount.
func Hide(n int) rules.Move { return rules.Move{Verb: VerbHide, N: int32(n)} }

// ID is "toy" where the game has no other one.
func (g Game) ID() string { return cmp.Or(g.As, "toy") }

// Version is 1.
func (Game) Version() int { return 1 }

// Players is 1 to 6.
func (Game) Players() (least, most int) { return 1, 6 }

// Options is empty.
func (Game) Options() []rules.Option { return nil }

// Roles is nil.
func (Game) Roles(int) []string { return nil }

// Phases lists the steps.
func (g Game) Phases() []string {
	if g.Steps == nil {
		return []string{"one"}
	}
	return g.Steps
}

// Conceals hides how much somebody hid.
func (Game) Conceals(m rules.Move) bool { return m.Verb == VerbHide }

// New starts before the first decision.
func (g Game) New(s rules.Setup) (rules.State, error) {
	owners := g.Owners
	if owners == nil {
		for i := range s.Players {
			owners = append(owners, i)
		}
	}
	return &State{game: g, Owners: owners, Secret: make([]int, len(owners))}, nil
}

// Decode reads what State.MarshalJSON writes.
func (g Game) Decode(data []byte) (rules.State, error) {
	s := &State{game: g}
	if err := json.Unmarshal(data, s); err != nil {
		return nil, err
	}
	return s, s.Invariants()
}

// Notation writes a word and, where there is one, a number.
func (Game) Notation(m rules.Move) string {
	word := words[m.Verb]
	switch {
	case m.Verb == VerbChoose:
		return word + " " + strconv.Itoa(int(m.A))
	case m.Verb != VerbGive && m.Verb != VerbHide:
		return word
	case m.N == rules.AnyAmount:
		return word + " {n}"
	}
	return word + " " + strconv.Itoa(int(m.N))
}

// Parse reads a move.
func (Game) Parse(text string) (rules.Move, error) {
	word, number, with := strings.Cut(text, " ")
	for verb, w := range words {
		if w != word {
			continue
		}
		if !with {
			return rules.Move{Verb: verb}, nil
		}
		n, err := strconv.Atoi(number)
		if verb == VerbChoose {
			return Choose(n), err
		}
		return rules.Move{Verb: verb, N: int32(n)}, err
	}
	return rules.Move{}, fmt.Errorf("unknown move %q", text)
}
