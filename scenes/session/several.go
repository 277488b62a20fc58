package session

import "schron/rules"

// PlayAll plays moves in a row for the acting seat, each to be shown: the steps
// of a way, a row of fields. It stops once another seat decides, where something
// was revealed or rolled, and at the first move that is refused. It returns how
// many were played. Errors are as those of Play; a refusal is about the first
// move that was not played.
func (s *Session) PlayAll(moves ...rules.Move) (int, error) {
	seat := s.Acting()
	for i, m := range moves {
		var err error
		switch {
		case i == 0:
			err = s.Check(m)
		case s.match.Actor() != seat || s.match.CanUndo() != nil:
			return i, nil
		default:
			err = s.match.Check(m)
		}
		if err != nil {
			return i, err
		}
		if err = s.play(m); err != nil {
			return i + 1, err
		}
	}
	return len(moves), nil
}
