package wcp

import (
	"math/bits"

	"schron/rules"
)

// hand returns all patterns that the halls in a hand can show.
func (p *player) hand() patternSet {
	var set patternSet
	for t, n := range p.halls {
		if n > 0 {
			set |= tileSpecs[t].orbit
		}
	}
	return set
}

// fits reports whether some hall of the hand can be laid in some rotation (WCP-15).
func (s *State) fits(p *player) bool {
	hand := p.hand()
	pass := s.passages()
	for rest := s.frontier(); rest != 0; rest &= rest - 1 {
		slot := s.slot(rest.First(), &pass)
		if hand&slot.fitting() != 0 {
			return true
		}
	}
	return false
}

// needHall reports whether the active player must still lay a hall. In stage I a player
// with a hall can always lay one, if need be breached (WCP-14). Once the central hall
// is gone, one must fit (WCP-42).
func (s *State) needHall() bool {
	p := &s.players[s.active]
	if s.hallLaid || p.hallsN == 0 {
		return false
	}
	return s.stage != StageEscape || s.fits(p)
}

// needContent reports whether the active player must still lay content (WCP-14).
func (s *State) needContent() bool {
	return !s.tokenPut && s.players[s.active].tokensN > 0 && s.bare() != 0
}

// bare returns the halls on which content can be laid: without content or a pawn,
// never the central one (WCP-16).
func (s *State) bare() FieldSet { return s.halls &^ s.filled &^ s.pawns() &^ Centre.bit() }

// pawns returns the halls in which pawns stand.
func (s *State) pawns() FieldSet {
	var set FieldSet
	for seat := range s.Seats() {
		if p := &s.players[seat]; p.InBase() {
			set |= p.pawn.bit()
		}
	}
	return set
}

func (s *State) appendPlacements(buf []rules.Move) []rules.Move {
	buf = s.AppendHalls(buf)
	if s.needContent() {
		buf = s.appendContent(buf)
	}
	return buf
}

// AppendHalls appends the ways to lay the hall that the active player must still lay,
// breached if no other way fits (WCP-14).
func (s *State) AppendHalls(buf []rules.Move) []rules.Move {
	if !s.needHall() {
		return buf
	}
	start := len(buf)
	if buf = s.appendHalls(buf); len(buf) == start {
		buf = s.appendBreaches(buf)
	}
	return buf
}

func (s *State) appendHalls(buf []rules.Move) []rules.Move {
	hand := s.players[s.active].hand()
	pass := s.passages()
	for rest := s.frontier(); rest != 0; rest &= rest - 1 {
		f := rest.First()
		slot := s.slot(f, &pass)
		for set := hand & slot.fitting(); set != 0; set &= set - 1 {
			buf = append(buf, LayHall(f, Edges(bits.TrailingZeros64(uint64(set)))))
		}
	}
	return buf
}

// appendBreaches lists halls to lay breached: a hall with six passages fits
// wherever it can make one (WCP-14).
func (s *State) appendBreaches(buf []rules.Move) []rules.Move {
	p := &s.players[s.active]
	pass := s.passages()
	for rest := s.frontier(); rest != 0; rest &= rest - 1 {
		f := rest.First()
		slot := s.slot(f, &pass)
		if !slot.fits(AllEdges) {
			continue
		}
		for t, n := range p.halls {
			if n > 0 {
				buf = append(buf, LayBreached(f, Tile(t)))
			}
		}
	}
	return buf
}

func (s *State) appendContent(buf []rules.Move) []rules.Move {
	p := &s.players[s.active]
	for rest := s.bare(); rest != 0; rest &= rest - 1 {
		f := rest.First()
		for t, n := range p.tokens {
			if n == 0 {
				continue
			}
			for _, guarded := range tokenSpecs[t].turns {
				buf = append(buf, PutContent(f, Token(t), guarded))
			}
		}
	}
	return buf
}

// place lays a hall or a content token from the hand (WCP-14).
func (s *State) place(m rules.Move, j *rules.Journal) {
	seat := int(s.active)
	p := &s.players[seat]
	f := Field(m.A)
	switch m.Verb {
	case VerbHall:
		open := Edges(m.B)
		s.layFrom(p, f, TileOf(open), open)
		j.Add("WCP-15", seat, "wcp.event.hall", playerArg(seat), tileArg(TileOf(open)), fieldArg(f))
	case VerbBreach:
		s.layFrom(p, f, Tile(m.B), AllEdges)
		s.breached |= f.bit()
		j.Add("WCP-14", seat, "wcp.event.breach", playerArg(seat), tileArg(Tile(m.B)), fieldArg(f))
	case VerbContent:
		t := Token(m.B)
		p.tokens[t]--
		p.tokensN--
		s.put(f, t, Edges(m.C))
		s.tokenPut = true
		j.Add("WCP-16", seat, "wcp.event.content", playerArg(seat), tokenArg(t), fieldArg(f))
		return
	}
	s.findTrapped(j)
}

func (s *State) layFrom(p *player, f Field, t Tile, open Edges) {
	p.halls[t]--
	p.hallsN--
	s.lay(f, t, open)
	s.hallLaid = true
}

// refuseSite says why no hall can lie on a field (WCP-15, WCP-42).
func (b *board) refuseSite(f Field) *rules.Refusal {
	switch {
	case f == Centre && b.taken:
		return refusal("WCP-42", "hall.centre")
	case b.destroyed.Has(f):
		return refusal("WCP-45", "hall.destroyed", fieldArg(f))
	case b.halls.Has(f):
		return refusal("WCP-15", "hall.occupied", fieldArg(f))
	}
	return nil
}

// refusePassages says why a hall cannot show some passages on an empty field
// (WCP-15).
func (b *board) refusePassages(f Field, open Edges) *rules.Refusal {
	pass := b.passages()
	slot := b.slot(f, &pass)
	switch {
	case slot.touch&open == 0:
		return refusal("WCP-15", "hall.apart", fieldArg(f))
	case !slot.fits(open):
		fields, gates := b.severed(f, open)
		if fields == 0 {
			return refusal("WCP-15", "hall.gate", fieldArg(f), numberArg(int(gates.List()[0])+1))
		}
		return refusal("WCP-15", "hall.cut", fieldArg(f), rules.Literal("part", fields.First().String()),
			numberArg(fields.Len()))
	}
	return nil
}

func (s *State) refuseHall(f Field, open Edges) *rules.Refusal {
	p := &s.players[s.active]
	switch {
	case s.hallLaid:
		return refusal("WCP-14", "hall.done")
	case p.halls[TileOf(open)] == 0:
		return refusal("WCP-14", "hall.not-held", tileArg(TileOf(open)))
	}
	if r := s.refuseSite(f); r != nil {
		return r
	}
	return s.refusePassages(f, open)
}

func (s *State) refuseBreach(f Field, t Tile) *rules.Refusal {
	p := &s.players[s.active]
	switch {
	case s.hallLaid:
		return refusal("WCP-14", "hall.done")
	case p.halls[t] == 0:
		return refusal("WCP-14", "hall.not-held", tileArg(t))
	case s.stage == StageEscape:
		return refusal("WCP-42", "breach.escape")
	case s.fits(p):
		return refusal("WCP-14", "breach.needless")
	}
	if r := s.refuseSite(f); r != nil {
		return r
	}
	return s.refusePassages(f, AllEdges)
}

func (s *State) refuseContent(f Field, t Token) *rules.Refusal {
	switch {
	case s.tokenPut:
		return refusal("WCP-14", "content.done")
	case s.players[s.active].tokens[t] == 0:
		return refusal("WCP-14", "content.not-held", tokenArg(t))
	}
	return s.refuseContentOn(f)
}

// refuseContentOn says why no content can be laid on a field (WCP-16).
func (s *State) refuseContentOn(f Field) *rules.Refusal {
	switch {
	case f == Centre:
		return refusal("WCP-16", "content.centre")
	case !s.halls.Has(f):
		return refusal("WCP-16", "content.no-hall", fieldArg(f))
	case s.filled.Has(f):
		return refusal("WCP-16", "content.filled", fieldArg(f))
	case s.pawns().Has(f):
		return refusal("WCP-16", "content.pawn", fieldArg(f))
	}
	return nil
}
