package rules

import "slices"

// Game is one of the games: what is known of it before it is set up, and how to
// make states and read moves. A Game has no state of its own. Its id is the
// prefix of its text keys: the name of game x stands under "x.name".
type Game interface {
	// ID is the short name used in records, flags and keys, for example "dzicz".
	ID() string
	// Version counts changes of the rules that make old records unplayable.
	Version() int
	// Players returns the least and the greatest number of players.
	Players() (least, most int)
	// Options lists what can be chosen at the start.
	Options() []Option
	// Roles returns a text key per player where players choose sides before the
	// start ("humans", "zombies"). Nil means that the order of play is drawn.
	Roles(players int) []string
	// Phases lists the phases that the top bar shows, in order; phase p has the
	// text key "<game>.phase.<p>".
	Phases() []string
	// New makes the start position. Its error for a wrong number of players or wrong
	// options names the accepted values. It is an *OptionError where the option takes
	// the value, but not with these players and options.
	New(s Setup) (State, error)
	// Decode reads a position as State.MarshalJSON writes it. A position that
	// breaks an invariant is refused with the reason.
	Decode(data []byte) (State, error)
	// Notation writes a move as text; Parse is its inverse. A move with N equal
	// to AnyAmount is written with {n} in place of the amount.
	Notation(m Move) string
	// Parse reads a move. The error says what is wrong with the text; whether
	// the move is allowed is for State.Check.
	Parse(text string) (Move, error)
}

// Setup is everything that fixes a start position.
type Setup struct {
	Players int
	Seed    uint64 // 0 to 2^53−1, so that every JSON reader keeps it whole
	Options Options
	// Rules is the Game.Version by which the match is played, 0 for the present one. An
	// older one only replays what was played by it, see OldRules.
	Rules int
}

// Rand returns the generator of the match that is set up. It starts from the seed; a
// match by a game's first rules gets the generator of version 0.1.0.
func (s Setup) Rand() Rand {
	if s.Rules == 1 {
		return firstRand(s.Seed)
	}
	return NewRand(s.Seed)
}

// OldRules is a Game that still plays by older rules, so that old matches can be
// replayed and looked at.
type OldRules interface {
	// OldestRules is the least Setup.Rules that New accepts. An option that the
	// older rules did not have has no say there.
	OldestRules() int
}

// MaxSeed is the greatest seed.
const MaxSeed = 1<<53 - 1

// State is a position: everything that is on and beside the table, hidden
// things and the random generator included.
type State interface {
	// Seats counts the seats: one per player but where a player has several.
	Seats() int
	// Owner returns the player (0-based) who plays a seat.
	Owner(seat int) int
	// Status says where the game is.
	Status() Status
	// Actor is the seat that decides now, NoSeat when the game is over.
	Actor() int
	// Prompt asks the actor for the decision; it may contain what only the
	// actor may know.
	Prompt() Prompt
	// Legal appends every legal move without an amount: complete, no
	// duplicates, in a fixed order.
	Legal(buf []Move) []Move
	// Ranges appends every legal move with an amount.
	Ranges(buf []Range) []Range
	// Check returns nil if the actor (or a Bystander) may play m, else a *Refusal.
	// It changes nothing and is pure.
	Check(m Move) error
	// Apply checks and plays m and everything that follows from it, up to the
	// next decision. On an error the state is untouched. j may be nil.
	Apply(m Move, j *Journal) error
	// View returns what a seat may know, as a value of the game's own type that JSON
	// can hold. Unknown things are null or counts. NoSeat sees what everybody knows,
	// AllSeats all hands and secrets, see there.
	View(seat int) View
	// Result says whether and how the game ended.
	Result() Result
	// Clone is a deep copy that goes on independently.
	Clone() State
	// Invariants tests the position: every piece counted, everything in bounds.
	// The error names what is broken.
	Invariants() error
	// MarshalJSON writes the position in the documented, stable form.
	MarshalJSON() ([]byte, error)
}

// View is what one seat may know of a state. Each game documents its own type.
type View any

// Status says where a game is, as far as everybody knows.
type Status struct {
	Phase string // one of Game.Phases, or another phase id with a text key
	Turn  int    // the turn or round, from 1; 0 where the game has none yet
	Turns int    // how many there are at most, 0 if that is open
	Seat  int    // whose go it is; differs from the actor while others react
}

// Prompt asks for a decision: the rule asks, the screen renders.
type Prompt struct {
	Text    Text     // what is asked, one sentence
	Detail  Text     // a second line, may be empty
	Pass    *Choice  // the move that goes on without more, nil if there is none
	Choices []Choice // moves that have no place on the board, as buttons
	// Private says that something secret of the actor's would show while
	// deciding: the screen is handed over first.
	Private bool
	// Reaction says that a seat is asked outside its own go.
	Reaction bool
}

// All lists Choices, and Pass as the last one.
func (p Prompt) All() []Choice {
	if p.Pass == nil {
		return p.Choices
	}
	return append(slices.Clip(p.Choices), *p.Pass)
}

// Choice finds a move among them.
func (p Prompt) Choice(m Move) (c Choice, ok bool) {
	for _, c := range p.All() {
		if c.Move == m {
			return c, true
		}
	}
	return c, false
}

// Choice is a move with the words of its button.
type Choice struct {
	Move Move
	Text Text
	// Ends says that the move ends the actor's go, so that the screen may ask
	// for a confirmation.
	Ends bool
	// Main says that the move is the way on that most players want: the screen
	// urges to it. One of a prompt's choices at most is it; skipping, declining
	// and ending early never are.
	Main bool
}

// Result is how a game stands or ended.
type Result struct {
	Over    bool
	Winners []int // seats, empty if nobody won
	Scores  []int // by seat, nil where the game has no points
	Reason  Text  // why it ended; empty while it goes on
}
