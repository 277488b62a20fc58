package rules

import "fmt"

// DefaultLongest is how many moves a playout may have before it is given up.
const DefaultLongest = 200_000

// Unfinished is the error of a playout that was given up after so many moves. It
// breaks no rule: a game without a limit of turns may go on for as long as its
// players like.
type Unfinished int

func (n Unfinished) Error() string { return fmt.Sprintf("no end within %d moves", int(n)) }

// Playout plays whole games without journals or a match, as fast as the game
// allows. It keeps its buffers from game to game; it is not for use by several
// goroutines at once.
type Playout struct {
	Game Game
	// Bots decide for the players, in order; nil for RandomBot everywhere.
	Bots []Bot
	// Check tests State.Invariants at the start and after every move. Moves
	// themselves are always checked.
	Check bool
	// Longest is the greatest number of moves, DefaultLongest if it is 0.
	Longest int
	// After is called after every move if it is not nil. Its error ends the
	// game as a violation.
	After func(s State, played Move) error

	pos   Position
	moves []Move
}

// Run plays the game of a setup to its end and returns the last state. The error is
// Unfinished or a violation. Violations are a broken invariant, no legal move, a panic,
// and a refused move that was listed as legal or came from a bot. Moves lists what was
// played before the error.
func (p *Playout) Run(setup Setup) (State, error) {
	p.moves = p.moves[:0]
	var s State
	err := Guard("playout of "+p.Game.ID(), func() (err error) {
		if s, err = p.Game.New(setup); err == nil {
			err = p.play(s, setup.Seed)
		}
		return err
	})
	return s, err
}

// Moves lists what was played in the last Run. The slice is valid until the
// next one.
func (p *Playout) Moves() []Move { return p.moves }

// Record is the record of the last Run, which had this setup. After a violation
// the move that made it stands last.
func (p *Playout) Record(setup Setup) *Record {
	r := &Record{
		Game: p.Game.ID(), Rules: p.Game.Version(), Players: make([]Player, setup.Players),
		Seed: setup.Seed, Options: setup.Options, Moves: make([]string, len(p.moves)),
	}
	for i := range r.Players {
		r.Players[i].Bot = p.bot(i).ID()
	}
	for i, m := range p.moves {
		r.Moves[i] = p.Game.Notation(m)
	}
	return r
}

func (p *Playout) bot(player int) Bot {
	if p.Bots == nil {
		return RandomBot{}
	}
	return p.Bots[player]
}

func (p *Playout) play(s State, seed uint64) error {
	longest := p.Longest
	if longest == 0 {
		longest = DefaultLongest
	}
	if p.Check {
		if err := s.Invariants(); err != nil {
			return fmt.Errorf("invariant at the start: %w", err)
		}
	}
	for n := 0; ; n++ {
		seat := s.Actor()
		if seat == NoSeat {
			return nil
		}
		if n == longest {
			return Unfinished(n)
		}
		p.pos.reset(p.Game, s, seed, n)
		if len(p.pos.Legal()) == 0 && len(p.pos.Ranges()) == 0 {
			return fmt.Errorf("seat %d has no legal move after %d moves", seat, n)
		}
		bot := p.bot(s.Owner(seat))
		mv := bot.Choose(&p.pos)
		p.moves = append(p.moves, mv)
		if err := s.Apply(mv, nil); err != nil {
			return fmt.Errorf("move %d %q by %s: %w", n+1, p.Game.Notation(mv), bot.ID(), err)
		}
		if err := p.after(s, mv, n); err != nil {
			return err
		}
	}
}

func (p *Playout) after(s State, mv Move, n int) error {
	if p.Check {
		if err := s.Invariants(); err != nil {
			return fmt.Errorf("invariant after move %d %q: %w", n+1, p.Game.Notation(mv), err)
		}
	}
	if p.After != nil {
		if err := p.After(s, mv); err != nil {
			return fmt.Errorf("after move %d %q: %w", n+1, p.Game.Notation(mv), err)
		}
	}
	return nil
}
