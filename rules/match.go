package rules

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Match is a game being played: its record and its current state. It answers
// for seats what they may know, and takes moves, undo and looks back. It is not
// for use by several goroutines at once.
type Match struct {
	game     Game
	players  []Player
	setup    Setup
	position json.RawMessage // where it started instead of setup, or nil
	state    State
	done     []deed
	undone   []Move  // the one to redo first stands last
	marks    []State // marks[i] is the state after i*markEvery moves
	resumed  Resumption
	noHints  bool
	takeBack bool    // see AllowTakeBack
	orders   SeatSet // see Order
}

// deed is a move that was played.
type deed struct {
	move    Move
	seat    int    // who decided
	owner   int    // the player of that seat
	status  Status // before the move
	events  []Event
	barrier bool
}

// NewMatch starts a game from its setup. setup.Players is taken from players;
// missing options get their default. Players stand in order of play.
func NewMatch(g Game, players []Player, setup Setup) (*Match, error) {
	if err := CheckPlayers(g, len(players)); err != nil {
		return nil, err
	}
	if setup.Seed > MaxSeed {
		return nil, fmt.Errorf("seed is %d, accepted: 0 to %d", setup.Seed, uint64(MaxSeed))
	}
	options, err := setup.Options.Complete(g.Options())
	if err != nil {
		return nil, err
	}
	if err := checkRules(g, setup.Rules); err != nil {
		return nil, err
	}
	m := &Match{game: g, players: append([]Player(nil), players...)}
	m.setup = Setup{Players: len(players), Seed: setup.Seed, Options: options, Rules: setup.Rules}
	if err := m.start(func() (State, error) { return g.New(m.setup) }); err != nil {
		return nil, err
	}
	return m, nil
}

// NewMatchAt starts a game from a position as State.MarshalJSON writes it. With
// no players given there are as many as the position has, without names.
func NewMatchAt(g Game, players []Player, position []byte) (*Match, error) {
	m := &Match{game: g, players: append([]Player(nil), players...)}
	m.position = append(json.RawMessage(nil), position...)
	err := m.start(func() (State, error) { return g.Decode(position) })
	if err != nil {
		return nil, err
	}
	n := 0
	for seat := range m.state.Seats() {
		n = max(n, m.state.Owner(seat)+1)
	}
	if len(m.players) == 0 {
		m.players = make([]Player, n)
	}
	if len(m.players) != n {
		return nil, fmt.Errorf("%d players for a position of %d", len(m.players), n)
	}
	m.setup.Players = n
	return m, nil
}

func (m *Match) start(first func() (State, error)) error {
	return Guard("start of "+m.game.ID(), func() error {
		s, err := first()
		if err != nil {
			return err
		}
		m.state = s
		m.marks = []State{s.Clone()}
		return nil
	})
}

// Game is the game that is played.
func (m *Match) Game() Game { return m.game }

// Setup is how the match started, options completed. Seed and options are zero
// when it started from a position.
func (m *Match) Setup() Setup { return m.setup }

// Players lists the players in order of play.
func (m *Match) Players() []Player { return append([]Player(nil), m.players...) }

// Player is who plays a seat; the zero Player for NoSeat.
func (m *Match) Player(seat int) Player {
	if seat < 0 || seat >= m.state.Seats() {
		return Player{}
	}
	return m.players[m.state.Owner(seat)]
}

// Seats counts the seats.
func (m *Match) Seats() int { return m.state.Seats() }

// Owner returns the player (0-based) who plays a seat, NoSeat for NoSeat.
func (m *Match) Owner(seat int) int {
	if seat < 0 || seat >= m.state.Seats() {
		return NoSeat
	}
	return m.state.Owner(seat)
}

// Len counts the moves played so far, undone ones left out.
func (m *Match) Len() int { return len(m.done) }

// Status says where the game is.
func (m *Match) Status() Status { return m.state.Status() }

// Actor is the seat that decides now, NoSeat when the game is over.
func (m *Match) Actor() int { return m.state.Actor() }

// Result says whether and how the game ended.
func (m *Match) Result() Result { return m.state.Result() }

// View is what a seat may know now; NoSeat is a spectator, AllSeats sees everything once
// the match is over.
func (m *Match) View(seat int) View { return m.state.View(m.seer(seat)) }

// seer is the seat itself, or a spectator where nobody may see everything yet.
func (m *Match) seer(seat int) int {
	if seat == AllSeats && !m.Result().Over {
		return NoSeat
	}
	return seat
}

// Prompt returns the decision asked of seat, the zero Prompt if the seat is not the
// actor. The question may reveal what only the actor may know.
func (m *Match) Prompt(seat int) Prompt {
	if seat == NoSeat || seat != m.state.Actor() {
		return Prompt{}
	}
	return m.state.Prompt()
}

// Legal appends the moves without an amount that seat may play: none unless it
// is the actor or a Bystander's.
func (m *Match) Legal(seat int, buf []Move) []Move {
	if _, ok := m.state.(Bystander); seat == NoSeat || seat != m.state.Actor() && !ok {
		return buf
	}
	return legalOf(m.state, seat, buf)
}

// Ranges appends the moves with an amount that seat may play: none unless it
// is the actor.
func (m *Match) Ranges(seat int, buf []Range) []Range {
	if seat == NoSeat || seat != m.state.Actor() {
		return buf
	}
	return m.state.Ranges(buf)
}

// Check returns nil if the seat that By gives may play mv, a *Refusal if not.
func (m *Match) Check(mv Move) error {
	return Guard("check of a move", func() error {
		if m.state.Actor() == NoSeat {
			return m.over(mv)
		}
		if _, ok := conceders(mv); ok {
			return checkConcession(m.state, mv)
		}
		return m.state.Check(mv)
	})
}

// Notation writes a move of the match, a concession too.
func (m *Match) Notation(mv Move) string { return notation(m.game, mv) }

// over refuses mv after the end of the game, by the rule that the game names.
func (m *Match) over(mv Move) *Refusal {
	rule := ""
	if _, ok := conceders(mv); !ok {
		if r := AsRefusal(m.state.Check(mv)); r != nil {
			rule = r.Rule
		}
	}
	return Refuse(rule, "frame.refuse.over")
}

// Parse reads a move of the match, in exactly the form that Notation writes, an amount in place of {n}. Whether it is allowed is for Check.
func (m *Match) Parse(text string) (Move, error) {
	parse := m.game.Parse
	if concedes(text) {
		parse = parseConcession
	}
	mv, err := parse(text)
	if err != nil {
		return mv, err
	}
	if mv.N == AnyAmount {
		return mv, fmt.Errorf("move %q needs a number in place of {n}", text)
	}
	if want := m.Notation(mv); want != text {
		return mv, fmt.Errorf("move %q is written %q", text, want)
	}
	return mv, nil
}

// Play plays mv for the actor and returns what happened, secrets of all seats
// included: Log tells what one seat may know. What was undone cannot be redone
// afterwards. An error is a *Refusal or, if the game panicked, a *Fault; the
// match is as it was then.
func (m *Match) Play(mv Move) ([]Event, error) {
	if err := m.apply(mv); err != nil {
		return nil, err
	}
	m.undone = nil
	return m.done[len(m.done)-1].events, nil
}

// apply plays mv and leaves the list of undone moves alone.
func (m *Match) apply(mv Move) error {
	var j Journal
	var d deed
	err := Guard("move "+m.Notation(mv), func() error {
		if m.state.Actor() == NoSeat {
			return m.over(mv)
		}
		seat := m.By(mv)
		d = deed{move: mv, seat: seat, owner: m.state.Owner(seat), status: m.state.Status()}
		s, err := applyTo(m.state, mv, &j)
		m.state = s
		return err
	})
	if err != nil {
		if AsRefusal(err) == nil {
			// A panic may have left half of a move behind.
			if s, e := m.At(len(m.done)); e == nil {
				m.state = s
			}
		}
		return err
	}
	d.events, d.barrier = j.Events, j.Barrier || m.opens()
	m.done = append(m.done, d)
	if len(m.done)%markEvery == 0 {
		m.marks = append(m.marks, m.state.Clone())
	}
	return nil
}

// opens reports whether the move just applied, not listed yet, has ended the match and so
// laid open what was hidden before it.
func (m *Match) opens() (opened bool) {
	if !m.state.Result().Over {
		return false
	}
	err := Guard("views at the end", func() error {
		before, err := m.At(len(m.done))
		if err != nil {
			return err
		}
		public, err := json.Marshal(before.View(NoSeat))
		if err != nil {
			return err
		}
		all, err := json.Marshal(before.View(AllSeats))
		opened = !bytes.Equal(public, all)
		return err
	})
	return opened || err != nil
}
