package rules

import "fmt"

// Course replays the moves of a match from its start on copies of its own. Another
// goroutine may use it while the match is shown or goes on.
type Course struct {
	first State
	state State
	moves []Move
	n     int
}

// Course is the course of the match as it is now.
func (m *Match) Course() *Course {
	c := &Course{first: m.marks[0].Clone(), state: m.marks[0].Clone(), moves: make([]Move, len(m.done))}
	for i, d := range m.done {
		c.moves[i] = d.move
	}
	return c
}

// Len counts the moves of the course.
func (c *Course) Len() int { return len(c.moves) }

// State is the true state after the moves gone through so far, what is hidden
// included. It must not be changed.
func (c *Course) State() State { return c.state }

// Next plays the next move; false where there is none. A move that cannot be played
// again is a *Fault.
func (c *Course) Next() (bool, error) { return c.Play(nil) }

// Moves lists all moves of the course. They must not be changed.
func (c *Course) Moves() []Move { return c.moves }

// Rewind goes back to the start.
func (c *Course) Rewind() { c.state, c.n = c.first.Clone(), 0 }

// Play is Next with a journal of what happens.
func (c *Course) Play(j *Journal) (bool, error) {
	if c.n == len(c.moves) {
		return false, nil
	}
	s, err := applyTo(c.state, c.moves[c.n], j)
	if c.state = s; err != nil {
		return false, &Fault{Where: fmt.Sprintf("replay of move %d", c.n+1), Err: err}
	}
	c.n++
	return true, nil
}
