package rules

import "fmt"

// markEvery is how many moves lie between two states that are kept. Going back
// costs a copy and the replay of fewer moves than that.
const markEvery = 32

// At returns the state after the first n moves, 0 to Len, as a copy.
func (m *Match) At(n int) (State, error) {
	if n < 0 || n > len(m.done) {
		return nil, m.noMoment(n)
	}
	var s State
	err := Guard("replay", func() error {
		from := n / markEvery
		s = m.marks[from].Clone()
		for i := from * markEvery; i < n; i++ {
			var err error
			if s, err = applyTo(s, m.done[i].move, nil); err != nil {
				return &Fault{Where: fmt.Sprintf("replay of move %d", i+1), Err: err}
			}
		}
		return nil
	})
	return s, err
}

func (m *Match) noMoment(n int) error {
	return fmt.Errorf("moment %d, accepted: 0 to %d", n, len(m.done))
}

// ViewAt is what seat could know after the first n moves.
func (m *Match) ViewAt(n, seat int) (View, error) {
	s, err := m.At(n)
	if err != nil {
		return nil, err
	}
	return s.View(m.seer(seat)), nil
}

// StatusAt is where the game was after its first n moves; the error names the range.
func (m *Match) StatusAt(n int) (Status, error) {
	switch {
	case n >= 0 && n < len(m.done):
		return m.done[n].status, nil
	case n == len(m.done):
		return m.state.Status(), nil
	}
	return Status{}, m.noMoment(n)
}

// rewind goes back to the first n moves and keeps the rest for Redo.
func (m *Match) rewind(n int) error {
	s, err := m.At(n)
	if err != nil {
		return err
	}
	for i := len(m.done) - 1; i >= n; i-- {
		m.undone = append(m.undone, m.done[i].move)
	}
	clear(m.done[n:])
	m.done, m.state = m.done[:n], s
	clear(m.marks[n/markEvery+1:])
	m.marks = m.marks[:n/markEvery+1]
	return nil
}
