package session

import "schron/rules"

// CanUndo returns nil if Undo would take back a move now, else the reason.
func (s *Session) CanUndo() *rules.Refusal {
	if s.busy() {
		return rules.Refuse("", "frame.refuse.not-now")
	}
	return s.match.CanUndo()
}

// CanRedo returns nil if Redo would play a move now, else the reason.
func (s *Session) CanRedo() *rules.Refusal {
	if s.busy() {
		return rules.Refuse("", "frame.refuse.not-now")
	}
	return s.match.CanRedo()
}

// CanRestartTurn returns nil if RestartTurn would take back something now, else
// the reason.
func (s *Session) CanRestartTurn() *rules.Refusal {
	if s.busy() {
		return rules.Refuse("", "frame.refuse.not-now")
	}
	return s.match.CanRestartTurn()
}

// busy reports whether nothing can be taken back whatever was played: the past is
// shown.
func (s *Session) busy() bool { return s.opt.Watch || s.look >= 0 }

// Undo takes back the last move; the reason why not is a *Refusal.
func (s *Session) Undo() error {
	if r := s.CanUndo(); r != nil {
		return r
	}
	return s.jump(s.match.Undo)
}

// Redo plays the move undone last once more.
func (s *Session) Redo() error {
	if r := s.CanRedo(); r != nil {
		return r
	}
	return s.jump(s.match.Redo)
}

// RestartTurn takes back all moves of this go that can be taken back.
func (s *Session) RestartTurn() error {
	if r := s.CanRestartTurn(); r != nil {
		return r
	}
	return s.jump(func() error { _, err := s.match.RestartTurn(); return err })
}

// jump changes the match by do and shows the outcome at once: nobody wants to
// watch how something is taken back.
func (s *Session) jump(do func() error) error {
	s.StopThinking()
	if err := do(); err != nil {
		return err
	}
	if s.cover != rules.NoSeat {
		// Who takes a move back from behind the cover may be anybody.
		s.holder, s.taken = rules.NoSeat, rules.NoSeat
	}
	s.view, s.log, s.known = nil, nil, known{}
	s.since, s.shown = -1, s.match.Len()
	return s.changed()
}
