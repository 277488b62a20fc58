package rules

// Warner is a State in which a move can give up something that could still be done or
// kept. An example is ending a go with something left to do. The screen always asks
// first, and makes no such move the main choice. Bots are not asked.
type Warner interface {
	// Forgoes returns what a legal move of the actor's gives up, in a whole sentence.
	// It says no more than the actor knows. It returns the zero Text if the move gives
	// up nothing.
	Forgoes(m Move) Text
}

// Forgoes says what a move of the actor's gives up (see Warner); the zero Text
// if nothing, or if the move is not allowed.
func (m *Match) Forgoes(mv Move) Text {
	f, ok := m.state.(Warner)
	if !ok || m.Check(mv) != nil || m.By(mv) != m.state.Actor() {
		return Text{}
	}
	return f.Forgoes(mv)
}
