package wcp

import "schron/rules"

// depart lets the active pawn leave the base for good. Its turn is over but for
// the destruction (WCP-39, WCP-40, WCP-46).
func (s *State) depart(seat int, j *rules.Journal) {
	p := &s.players[seat]
	s.left++
	p.fate, p.pawn, p.exit = Left, NoField, s.left
	s.phase = PhaseDestroy
	s.afterLeaving(j)
}

// resign takes a trapped pawn off the board; who holds the central hall passes
// it on without destroying (WCP-47).
func (s *State) resign(seat int, j *rules.Journal) {
	p := &s.players[seat]
	p.fate, p.pawn = Resigned, NoField
	s.trap &^= rules.Seats(seat)
	j.Add("WCP-47", seat, "wcp.event.resign", playerArg(seat))
	if int(s.holder) == seat {
		s.passOn(j)
	}
	// Passing goes round among fewer seats now (WCP-44).
	s.idle = min(s.idle, int8(max(0, s.passers()-1)))
	s.phase = PhaseDestroy
	s.afterLeaving(j)
}

// afterLeaving looks at what changed when a pawn left, with its halls: others may
// be trapped, and the game may be over (WCP-47, WCP-48).
func (s *State) afterLeaving(j *rules.Journal) {
	if s.stage == StageEscape {
		s.findTrapped(j)
		s.finished(j)
	}
}

// hallsToCome reports whether a player who can still lay halls holds one or can
// draw one (WCP-47, WCP-55).
func (s *State) hallsToCome() bool {
	for seat := range s.Seats() {
		if p := &s.players[seat]; p.Playing() && (p.hallsN > 0 || s.hallsLeft > 0) {
			return true
		}
	}
	return false
}

// reach returns the halls from which an exit can be reached by passages, through
// empty fields only if halls are to come (WCP-47).
func (b *board) reach(throughEmpty bool) FieldSet {
	pass := b.passages()
	from := b.exits()
	if !throughEmpty {
		from &= b.halls
		for d := range Dir(Dirs) {
			pass[d] &= b.halls & b.halls.Shift(d.Opposite())
		}
	}
	return flood(&pass, from)
}

// findTrapped notes which pawns in the base have no possibility left to reach an
// exit. Guards and pawns do not matter. It is final (WCP-47).
func (s *State) findTrapped(j *rules.Journal) {
	if s.stage != StageEscape {
		return
	}
	safe := s.reach(s.hallsToCome())
	for seat := range s.Seats() {
		p := &s.players[seat]
		if p.Playing() && p.InBase() && !safe.Has(p.pawn) && !s.trap.Has(seat) {
			s.trap |= rules.Seats(seat)
			j.Add("WCP-47", seat, "wcp.event.trapped", playerArg(seat))
		}
	}
}
