// Package toygame is a tiny complete game for testing what all games share. It has
// dice, secrets, amounts, answers by another seat, players with two seats, and flaws on
// demand.
//
// Seats take turns for some rounds. In its go a seat may do each of four things. It
// takes up to three coins from the pot once (TOY-1). It hides coins of its own in a
// secret purse (TOY-2). It draws another secret card once (TOY-4). It robs another seat
// of a coin once (TOY-5), which that seat yields or blocks (TOY-6). Rolling a die for
// coins (TOY-3) or passing (TOY-7) ends the go, and the last round the game. Most coins
// and card points win.
package toygame

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"schron/rules"
)

// The flaws that Game.Flaw can hold; each breaks one promise of the contract.
const (
	FlawPanic      = "panic"       // rolling panics half way
	FlawInvariant  = "invariant"   // taken coins stay in the pot too
	FlawRefused    = "refused"     // robbing oneself is listed but refused
	FlawMissing    = "missing"     // passing is accepted but not listed
	FlawDuplicate  = "duplicate"   // passing is listed twice
	FlawRange      = "range"       // the range of taking is one too wide
	FlawStuck      = "stuck"       // nothing is listed from round 2 on
	FlawEndless    = "endless"     // rounds never pass
	FlawDirty      = "dirty"       // a refused move changes the state
	FlawImpure     = "impure"      // asking for the legal moves uses up chance
	FlawShallow    = "shallow"     // clones share their coins
	FlawJSON       = "json"        // purses are not written
	FlawNotation   = "notation"    // passing is written so that it reads as rolling
	FlawLeakView   = "leak-view"   // views show everybody's purse
	FlawLeakInside = "leak-inside" // views hold everybody's purse, unwritten
	FlawLeakChance = "leak-chance" // views hold the random generator, unwritten
	FlawLeakLog    = "leak-log"    // hiding tells everybody how much
	FlawLeakAsk    = "leak-ask"    // the prompt tells the next seat's card
	FlawBlind      = "blind"       // looking at the table panics once a card was drawn
	FlawStart      = "start"       // a new game panics
	FlawPeek       = "peek"        // what is drawn anew hangs on the true cards
	FlawForget     = "forget"      // what everybody knows is drawn anew
	FlawKeepChance = "keep-chance" // what is drawn anew has the true dice to come
)

// The verbs of moves: B of VerbRob is a seat, N an amount.
const (
	VerbPass uint8 = 1 + iota
	VerbTake
	VerbHide
	VerbRoll
	VerbDraw
	VerbRob
	VerbYield
	VerbBlock
)

var words = map[uint8]string{
	VerbPass: "pass", VerbTake: "take", VerbHide: "hide", VerbRoll: "roll",
	VerbDraw: "draw", VerbRob: "rob", VerbYield: "yield", VerbBlock: "block",
}

// Game is the toy. The zero Game is sound.
type Game struct{ Flaw string }

// ID is "toy".
func (Game) ID() string { return "toy" }

// Version is 3, so that tests have older rules to refuse and to replay.
func (Game) Version() int { return 3 }

// OldestRules is 2: by rules 2 a seat takes up to five coins.
func (Game) OldestRules() int { return 2 }

// Players is 2 to 3.
func (Game) Players() (least, most int) { return 2, 3 }

// Options has one of each type.
func (Game) Options() []rules.Option {
	return []rules.Option{
		{ID: "rounds", Default: 5, Min: 1, Max: 1000},
		{ID: "twin", Default: false},
		{ID: "pot", Default: "small", Choices: []string{"small", "large"}},
	}
}

// Roles is nil: the order of play is drawn.
func (Game) Roles(int) []string { return nil }

// Phases are acting and answering.
func (Game) Phases() []string { return []string{"act", "answer"} }

// Conceals hides how much somebody hid.
func (g Game) Conceals(m rules.Move) bool { return m.Verb == VerbHide && g.Flaw != FlawLeakLog }

// New deals a card to each seat and three coins.
func (g Game) New(s rules.Setup) (rules.State, error) {
	if err := rules.CheckPlayers(g, s.Players); err != nil {
		return nil, err
	}
	options, err := s.Options.Complete(g.Options())
	if err != nil {
		return nil, err
	}
	if g.Flaw == FlawStart {
		panic("the toy does not start")
	}
	st := &State{
		flaw: g.Flaw, Players: s.Players, Twin: options.Bool("twin"), Rounds: options.Int("rounds"),
		Round: 1, Asked: rules.NoSeat, Rand: s.Rand(), generous: s.Rules == 2,
	}
	seats := st.Seats()
	st.Pot = 20
	if options.Choice("pot") == "large" {
		st.Pot = 2000
	}
	st.Total = st.Pot + 3*seats
	st.Coins, st.Purse, st.Card = make([]int, seats), make([]int, seats), make([]int, seats)
	for i := range seats {
		st.Coins[i], st.Card[i] = 3, st.Rand.Die(6)
	}
	return st, nil
}

// Decode reads what State.MarshalJSON writes.
func (g Game) Decode(data []byte) (rules.State, error) {
	s := &State{flaw: g.Flaw}
	if err := json.Unmarshal(data, s); err != nil {
		return nil, err
	}
	if err := s.Invariants(); err != nil {
		return nil, err
	}
	return s, nil
}

// Notation writes a word and, where there is one, a number.
func (g Game) Notation(m rules.Move) string {
	if g.Flaw == FlawNotation && m.Verb == VerbPass {
		return words[VerbRoll]
	}
	word := words[m.Verb]
	switch {
	case m.Verb == VerbRob:
		return word + " " + strconv.Itoa(int(m.A))
	case m.Verb != VerbTake && m.Verb != VerbHide:
		return word
	case m.N == rules.AnyAmount:
		return word + " {n}"
	}
	return word + " " + strconv.Itoa(int(m.N))
}

// Parse reads what Notation writes, and blanks around it.
func (Game) Parse(text string) (rules.Move, error) {
	word, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	for verb, w := range words {
		if w != word {
			continue
		}
		m := rules.Move{Verb: verb}
		if verb != VerbRob && verb != VerbTake && verb != VerbHide {
			if rest != "" {
				return m, fmt.Errorf("%s takes no number", word)
			}
			return m, nil
		}
		if rest == "{n}" && verb != VerbRob {
			m.N = rules.AnyAmount
			return m, nil
		}
		n, err := strconv.ParseInt(rest, 10, 16)
		if err != nil {
			return m, fmt.Errorf("%s needs a number, not %q", word, rest)
		}
		if verb == VerbRob {
			m.A = int16(n)
		} else {
			m.N = int32(n)
		}
		return m, nil
	}
	return rules.Move{}, fmt.Errorf("unknown move %q", text)
}
