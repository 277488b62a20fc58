package rules

import (
	"slices"
	"sync/atomic"
)

// Bot decides for seats. It sees what its seat may know and nothing else.
type Bot interface {
	// ID is the name in records and flags, for example "random".
	ID() string
	// Choose returns one of p's legal moves. It draws chance from p.Rand only,
	// so that the same seed gives the same game. It may be asked on a goroutine of
	// its own; one that thinks long should look at p.Stopped now and then.
	Choose(p *Position) Move
}

// Position is what a bot may know when its seat has to decide. The state
// behind it is out of reach.
type Position struct {
	game   Game
	state  State
	seat   int
	sees   int // the seat whose knowledge it holds, see Publicly
	rand   Rand
	taste  Rand
	legal  []Move
	ranges []Range
	listed bool
	stop   *atomic.Bool // nil where nobody can stop the bot

	allowed, spent int // steps, see Allow
}

// reset points p at the decision before move n (from 0) of a game with seed.
func (p *Position) reset(g Game, s State, seed uint64, n int) {
	p.game, p.state, p.seat, p.sees = g, s, s.Actor(), s.Actor()
	p.rand, p.taste = newStream(seed, streamBots, n), newStream(seed, streamTaste, p.seat+1)
	p.listed = false
	p.Allow(0)
}

// list asks the state for the legal moves, once per decision.
func (p *Position) list() {
	if !p.listed {
		p.legal, p.ranges = legalOf(p.state, p.seat, p.legal[:0]), p.state.Ranges(p.ranges[:0])
		p.listed = true
	}
}

// Game is the game that is played, with its rules.
func (p *Position) Game() Game { return p.game }

// Seat is the seat that decides.
func (p *Position) Seat() int { return p.seat }

// View is what the seat may know of the state.
func (p *Position) View() View { return p.state.View(p.sees) }

// Publicly leaves the position no more than everybody knows: View and Sample hide what
// the seat alone knows, too. Only what the seat may play is still its own.
func (p *Position) Publicly() *Position {
	p.sees = NoSeat
	return p
}

// Sees is the seat whose knowledge the position holds, NoSeat after Publicly.
func (p *Position) Sees() int { return p.sees }

// Status says where the game is.
func (p *Position) Status() Status { return p.state.Status() }

// Legal lists the legal moves without an amount. The slice is valid until
// Choose returns.
func (p *Position) Legal() []Move {
	p.list()
	return p.legal
}

// Ranges lists the legal moves with an amount. The slice is valid until Choose
// returns.
func (p *Position) Ranges() []Range {
	p.list()
	return p.ranges
}

// Notation writes a move as text.
func (p *Position) Notation(m Move) string { return p.game.Notation(m) }

// Rand is the bot's own generator for this one decision.
func (p *Position) Rand() *Rand { return &p.rand }

// Taste is a generator that begins alike in all decisions of a seat in a game. So a bot
// can prefer the same all the time.
func (p *Position) Taste() Rand { return p.taste }

// RandomBot plays any legal move: all are equally likely, a range counts once
// and then gets any of its amounts.
type RandomBot struct{}

// ID returns "random".
func (RandomBot) ID() string { return "random" }

// Choose draws a move. It panics where there is none.
func (RandomBot) Choose(p *Position) Move {
	legal, ranges := p.Legal(), p.Ranges()
	i := p.rand.IntN(len(legal) + len(ranges))
	if i < len(legal) {
		return legal[i]
	}
	r := ranges[i-len(legal)]
	return r.With(r.Min + p.rand.IntN(r.Max-r.Min+1))
}

// Bot returns the id of the bot that plays a seat, "" for a person.
func (m *Match) Bot(seat int) string { return m.Player(seat).Bot }

// Position returns what the actor's bot may know. It stands on a copy of the
// state, so that a bot may think while the match is looked at. It is nil when
// the game is over.
func (m *Match) Position() *Position {
	if m.Actor() == NoSeat {
		return nil
	}
	p := &Position{stop: new(atomic.Bool)}
	p.reset(m.game, m.state.Clone(), m.setup.Seed, len(m.done))
	return p
}

// BotMove lets b decide for the actor and returns the move without playing it.
// A bot that panics or chooses what is not legal is a *Fault.
func (m *Match) BotMove(b Bot) (mv Move, err error) {
	if m.Actor() == NoSeat {
		return mv, Refuse("", "frame.refuse.over")
	}
	return m.Position().Ask(b)
}

// Ask lets b decide in the position. A bot that panics or chooses what is not
// legal is a *Fault. It touches nothing but the position, so that it may run on a
// goroutine of its own.
func (p *Position) Ask(b Bot) (mv Move, err error) {
	err = Guard("bot "+b.ID(), func() error {
		mv = b.Choose(p)
		if !p.IsLegal(mv) {
			return Faultf("bot "+b.ID(), "chose %q, which is not legal", p.game.Notation(mv))
		}
		return nil
	})
	return mv, err
}

// Stop tells the bot that thinks about the position that nobody waits for it any
// more. It may be called from any goroutine.
func (p *Position) Stop() {
	if p.stop != nil {
		p.stop.Store(true)
	}
}

// Stopped reports whether nobody waits for the decision any more: Choose may then
// return anything at once.
func (p *Position) Stopped() bool {
	p.spend()
	return p.stop != nil && p.stop.Load()
}

// IsLegal reports whether the seat may play a move, one with an amount too.
func (p *Position) IsLegal(mv Move) bool {
	if slices.Contains(p.Legal(), mv) {
		return true
	}
	return slices.ContainsFunc(p.Ranges(), func(r Range) bool {
		return int(mv.N) >= r.Min && int(mv.N) <= r.Max && r.With(int(mv.N)) == mv
	})
}
