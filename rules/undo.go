package rules

// Undo takes back the last move if CanUndo allows it, and with it the moves that bots
// have played since where TakesBack says so.
func (m *Match) Undo() error {
	n, r := m.undoTo()
	if r != nil {
		return r
	}
	return m.rewind(n)
}

// AllowTakeBack says whether one person among bots may take back moves past those of
// the bots; it is kept in the record.
func (m *Match) AllowTakeBack(on bool) { m.takeBack = on }

// TakesBack reports whether the only person of the match may take back moves past
// those of the bots.
func (m *Match) TakesBack() bool { return m.takeBack && m.Alone() }

// Alone reports whether one person plays among bots.
func (m *Match) Alone() bool { return Alone(m.players) }

// Alone reports whether one of the players is a person and the others are bots.
func Alone(players []Player) bool {
	people := 0
	for _, p := range players {
		if p.Bot == "" {
			people++
		}
	}
	return people == 1 && len(players) > 1
}

// CanUndo returns nil if the last move may be taken back, else the reason. Undo never
// crosses a move that rolled a die, drew or revealed something, nor an end that laid
// secrets open. It does not cross a decision of another player either. The player who
// made the last move takes it back, even just after the turn has passed, until the next
// player acts. A bot's decision stands unless TakesBack allows it, because the bot
// would make it again.
func (m *Match) CanUndo() *Refusal {
	_, r := m.undoTo()
	return r
}

// undoTo is how many moves Undo leaves, or why it takes none back.
func (m *Match) undoTo() (int, *Refusal) {
	for n := len(m.done) - 1; n >= 0; n-- {
		d := m.done[n]
		other := Refuse("", "frame.refuse.undo-other", SeatArg("player", d.seat))
		switch {
		case d.barrier:
			return 0, Refuse("", "frame.refuse.undo-revealed")
		case d.move.Verb == verbConcede: // for bots, too, a person says it
			return n, nil
		case m.players[d.owner].Bot != "":
			if !m.TakesBack() {
				return 0, other
			}
			continue
		case d.owner != m.Owner(m.Actor()) && len(m.undone) > 0:
			return 0, other
		}
		return n, nil
	}
	return 0, Refuse("", "frame.refuse.undo-nothing")
}

// UndoSeat is the seat whose move Undo takes back; NoSeat where it takes back none.
func (m *Match) UndoSeat() int {
	n, r := m.undoTo()
	if r != nil {
		return NoSeat
	}
	return m.done[n].seat
}

// LastSeat is the seat that made the last move, which Undo takes back; NoSeat
// before the first one.
func (m *Match) LastSeat() int {
	if len(m.done) == 0 {
		return NoSeat
	}
	return m.done[len(m.done)-1].seat
}

// Redo plays the move that was undone last once more, and with it the moves of bots
// that were taken back with it.
func (m *Match) Redo() error {
	if r := m.CanRedo(); r != nil {
		return r
	}
	for {
		last := len(m.undone) - 1
		if err := m.apply(m.undone[last]); err != nil {
			return err
		}
		m.undone = m.undone[:last]
		if last == 0 || !m.TakesBack() || m.players[m.Owner(m.By(m.undone[last-1]))].Bot == "" {
			return nil
		}
	}
}

// CanRedo returns nil if there is something to redo, else the reason.
func (m *Match) CanRedo() *Refusal {
	if len(m.undone) == 0 {
		return Refuse("", "frame.refuse.redo-nothing")
	}
	return nil
}

// RestartTurn takes back all moves that the deciding player has made in this go without
// a break. It stops where CanUndo would refuse, and returns the number of moves taken
// back.
func (m *Match) RestartTurn() (int, error) {
	n, r := m.restart()
	if r != nil {
		return 0, r
	}
	return n, m.rewind(len(m.done) - n)
}

// CanRestartTurn returns nil if RestartTurn would take something back, else
// the reason.
func (m *Match) CanRestartTurn() *Refusal {
	_, r := m.restart()
	return r
}

// restart counts the moves that RestartTurn takes back.
func (m *Match) restart() (int, *Refusal) {
	status, player := m.Status(), m.Owner(m.Actor())
	n := 0
	for n < len(m.done) {
		d := m.done[len(m.done)-1-n]
		if d.owner != player || d.status.Turn != status.Turn || d.status.Seat != status.Seat {
			break
		}
		if d.barrier {
			if n == 0 {
				return 0, Refuse("", "frame.refuse.undo-revealed")
			}
			break
		}
		n++
	}
	if n == 0 {
		return 0, Refuse("", "frame.refuse.restart-nothing")
	}
	if r := m.CanUndo(); r != nil {
		return 0, r
	}
	return n, nil
}

// ForceUndo takes back the last move, whatever it was. Only its absence is an
// error.
func (m *Match) ForceUndo() error {
	if len(m.done) == 0 {
		return Refuse("", "frame.refuse.undo-nothing")
	}
	return m.rewind(len(m.done) - 1)
}
