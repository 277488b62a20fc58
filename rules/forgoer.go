package rules

// Forgoer is a State in which a move can give up something that could still be
// done or kept, such as ending a go with something left to do. The screen asks
// first, whatever the settings, and does not urge to it; bots are not asked.
type Forgoer interface {
	// Forgoes says in a whole sentence what a legal move of the actor's gives up,
	// in the knowledge of the actor; the zero Text if nothing.
	Forgoes(m Move) Text
}

// Forgoes says what a move of the actor's gives up (see Forgoer); the zero Text
// if nothing, or if the move is not allowed.
func (m *Match) Forgoes(mv Move) Text {
	f, ok := m.state.(Forgoer)
	if !ok || m.Check(mv) != nil || m.By(mv) != m.state.Actor() {
		return Text{}
	}
	return f.Forgoes(mv)
}
