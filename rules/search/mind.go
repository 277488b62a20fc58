package search

import "schron/rules"

// Sure is the win chance of who has won; chances are in 1/10 000.
const Sure = 10_000

// Mind is what a game knows of playing well. It keeps nothing between calls and is
// used by several goroutines. Games have it without knowing of this package.
type Mind interface {
	// Judge returns the win chance of every seat, in 1/10 000. At the end of the game
	// it is exact; seats that share a win may then have less than Sure.
	Judge(s rules.State, chance []int32)
	// Moves appends the moves that are worth a thought, at least one, in a fixed order.
	// All are legal. They only go forward, so that nothing is taken back and a go comes
	// to its end. Amounts are chosen.
	Moves(s rules.State, buf []rules.Move) []rules.Move
	// Guess picks one of the moves as a player would who does not think. It plays what
	// follows the part of a game that is searched. It returns false if any move will
	// do.
	Guess(s rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool)
	// Quiet reports whether a line of play that began at root may be judged at s, such
	// as at the end of a turn. Otherwise the line goes on for as long as the level
	// says.
	Quiet(root, s rules.State) bool
}

// Hasty is a Mind that lists moves for a guess faster than Moves does.
type Hasty interface {
	Mind
	// Likely appends the moves that are worth a guess, at least one, in any order.
	Likely(s rules.State, buf []rules.Move) []rules.Move
}

// likely appends the moves that a Mind guesses from.
func likely(m Mind, s rules.State, buf []rules.Move) []rules.Move {
	if h, ok := m.(Hasty); ok {
		return h.Likely(s, buf)
	}
	return m.Moves(s, buf)
}

// Seeker is a Mind that seeks more for its own seat than a good chance by what is on
// the table. It seeks the kind of game in which a better player wins.
type Seeker interface {
	Mind
	// JudgeFor is Judge with what the seat seeks.
	JudgeFor(seat int, s rules.State, chance []int32)
}

// Thrifty is a Mind that counts what a turn has cost beside where it leads. Turns are
// then told apart that lead to the same.
type Thrifty interface {
	Mind
	// Toll is what a seat has spent in the turn that has come to s. That may depend on its
	// chance to win there; both are in 1/10 000 of a win.
	Toll(seat int, s rules.State, chance int32) int32
}

// Planner is a Mind that thinks out several moves of a seat at once, where that
// suits a game better than a search. It has states only from p.Sample, and answers
// at once when p.Stopped.
type Planner interface {
	// Plan returns the moves to play, the first one now; none where the Mind has no
	// plan and the level searches.
	Plan(p *rules.Position) []rules.Move
}

// Reasoner is a Mind that tells what its judgment of a position is made of.
type Reasoner interface {
	Mind
	// Parts appends what a position is worth to a seat before the end of the game, part
	// by part. Every position has the same parts in the same order. They hold no more
	// than the seat knows or what is the same in every sample.
	Parts(s rules.State, seat int, buf []rules.Part) []rules.Part
}

// Sorter is a Reasoner that says what it means that a move is of another kind. Without it
// moves of another verb are.
type Sorter interface {
	Reasoner
	// Differ reports whether it helps to compare two moves.
	Differ(a, b rules.Move) bool
}

// Retaker is a Mind that says which moves take back what the seat has prepared. What is
// ready is not compared with these.
type Retaker interface {
	Mind
	Retakes(m rules.Move) bool
}

// Teller is a Reasoner whose moves name some of what they bring or cost, such as a token
// that is laid. That is no reason for them.
type Teller interface {
	Reasoner
	// Tells reports whether the words of a move say how a part of an id changes.
	Tells(m rules.Move, part string) bool
}
