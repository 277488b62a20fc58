package wcp

import "schron/rules"

// from returns the halls that a seat's pawn can enter with its first step
// (WCP-11): through its entrance or from its hall.
func (s *State) from(seat int) FieldSet {
	p := &s.players[seat]
	if p.AtEntrance() {
		return s.Entry(p.entrance)
	}
	return s.steps(p.pawn)
}

// endings returns the halls in which a move may end: not the central one once the
// button is pressed (WCP-37).
func (s *State) endings() FieldSet {
	if s.stage == StageExplore {
		return s.halls
	}
	return s.halls &^ Centre.bit()
}

// single returns the halls that a pawn may enter by a plain move.
func (s *State) single(seat int) FieldSet { return s.from(seat) & s.endings() }

// second returns the halls that a boosted pawn may enter from the one it crosses:
// not the one it came from (WCP-12).
func (s *State) second(seat int, via Field) FieldSet {
	set := s.steps(via) & s.endings()
	if p := &s.players[seat]; p.InBase() {
		set &^= p.pawn.bit()
	}
	return set
}

// slipsOut reports whether a boosted pawn may leave the base from the hall that it
// crosses (WCP-12, WCP-39). The exits must be open. A pawn at its entrance may not go
// back out.
func (s *State) slipsOut(seat int, via Field) bool {
	if s.stage != StageEscape || s.players[seat].AtEntrance() {
		return false
	}
	_, ok := s.exit(via)
	return ok
}

// canBoost reports whether a booster offers any way (WCP-12).
func (s *State) canBoost(seat int) bool {
	if s.players[seat].boosters == 0 {
		return false
	}
	for rest := s.from(seat); rest != 0; rest &= rest - 1 {
		if via := rest.First(); s.second(seat, via) != 0 || s.slipsOut(seat, via) {
			return true
		}
	}
	return false
}

// mayLeave reports whether a pawn may leave by a plain move, once the exits are open.
// It leaves from a hall with an exit (WCP-39) or from its entrance (WCP-41).
func (s *State) mayLeave(seat int) bool {
	p := &s.players[seat]
	if s.stage != StageEscape {
		return false
	}
	if p.AtEntrance() {
		return true
	}
	_, ok := s.exit(p.pawn)
	return ok
}

// mayStay reports whether a pawn need not move: no hall can be entered by a plain
// move and it cannot leave (WCP-11, WCP-39, WCP-53).
func (s *State) mayStay(seat int) bool { return s.single(seat) == 0 && !s.mayLeave(seat) }

func (s *State) appendWays(buf []rules.Move) []rules.Move {
	seat := int(s.active)
	for rest := s.single(seat); rest != 0; rest &= rest - 1 {
		buf = append(buf, OnField(VerbMove, rest.First()))
	}
	if s.players[seat].boosters > 0 {
		for rest := s.from(seat); rest != 0; rest &= rest - 1 {
			buf = s.appendBoosts(buf, seat, rest.First())
		}
	}
	if s.mayLeave(seat) {
		buf = append(buf, Plain(VerbLeave))
	}
	if s.mayStay(seat) {
		buf = append(buf, Plain(VerbStay))
	}
	if s.trap.Has(seat) {
		buf = append(buf, Plain(VerbResign))
	}
	return buf
}

func (s *State) appendBoosts(buf []rules.Move, seat int, via Field) []rules.Move {
	for rest := s.second(seat, via); rest != 0; rest &= rest - 1 {
		buf = append(buf, Boost(via, rest.First()))
	}
	if s.slipsOut(seat, via) {
		buf = append(buf, Boost(via, NoField))
	}
	return buf
}

// move plays a decision about the pawn's move.
func (s *State) move(m rules.Move, j *rules.Journal) {
	seat := int(s.active)
	p := &s.players[seat]
	switch m.Verb {
	case VerbMove:
		to := Field(m.A)
		j.Add("WCP-11", seat, "wcp.event.move", playerArg(seat), fieldArg(to))
		s.enter(seat, to, s.doorway(seat, to), j)
	case VerbBoost:
		p.boosters--
		s.boost(seat, Field(m.A), Field(m.B), j)
	case VerbLeave:
		rule := "WCP-39"
		if p.AtEntrance() {
			rule = "WCP-41"
		}
		j.Add(rule, seat, "wcp.event.leave", playerArg(seat))
		s.depart(seat, j)
	case VerbStay:
		key := "wcp.event.stay"
		if !s.canBoost(seat) { // only trapped pawns are asked then
			key = "wcp.event.stuck"
		}
		j.Add("WCP-53", seat, key, playerArg(seat))
		s.phase = PhasePlace
	case VerbResign:
		s.resign(seat, j)
	}
}

// boost crosses a hall without regard to what is in it (WCP-12).
func (s *State) boost(seat int, via, to Field, j *rules.Journal) {
	if to == NoField {
		j.Add("WCP-12", seat, "wcp.event.boost-out", playerArg(seat), viaArg(via))
		s.depart(seat, j)
		return
	}
	j.Add("WCP-12", seat, "wcp.event.boost", playerArg(seat), viaArg(via), fieldArg(to))
	s.enter(seat, to, between(to, via), j)
}

// doorway is the edge of a hall through which a pawn enters it by a plain move
// (WCP-23).
func (s *State) doorway(seat int, to Field) Dir {
	p := &s.players[seat]
	if p.AtEntrance() {
		return p.entrance
	}
	return between(to, p.pawn)
}

// enter puts the pawn into a hall and resolves what is there; pawns come after
// the content (WCP-10). A pawn that is thrown out meets nobody (WCP-34).
func (s *State) enter(seat int, to Field, edge Dir, j *rules.Journal) {
	p := &s.players[seat]
	p.pawn = to
	s.resolve(seat, to, edge, j)
	s.goOn()
}

// goOn continues the turn after something that may have thrown the active pawn out.
// Back at its entrance it still lays and draws (WCP-34). Out of the base only the
// destruction is left of its turn (WCP-46).
func (s *State) goOn() {
	p := &s.players[s.active]
	switch {
	case s.phase == PhaseOver:
	case p.InBase():
		s.phase = PhaseMeet
	case p.Playing():
		s.phase = PhasePlace
	default:
		s.phase = PhaseDestroy
	}
}

// refuseStep says why a pawn cannot go from a hall, or through the entrance, to
// another hall (WCP-11).
func (s *State) refuseStep(seat int, from, to Field) *rules.Refusal {
	p := &s.players[seat]
	near := from == NoField && Corner(p.entrance) == to || from != NoField && Set(from).around().Has(to)
	switch {
	case from == to:
		return refusal("WCP-11", "move.same", fieldArg(to))
	case !near && from == NoField:
		return refusal("WCP-11", "move.entrance", fieldArg(to), rules.Literal("corner", Corner(p.entrance).String()))
	case !near:
		return refusal("WCP-11", "move.far", fieldArg(to), fromArg(from))
	case s.taken && to == Centre:
		return refusal("WCP-38", "move.removed", fieldArg(to))
	case s.destroyed.Has(to):
		return refusal("WCP-45", "move.destroyed", fieldArg(to))
	case !s.halls.Has(to):
		return refusal("WCP-11", "move.no-hall", fieldArg(to))
	case from == NoField && s.Entry(p.entrance) == 0 || from != NoField && !s.steps(from).Has(to):
		return refusal("WCP-11", "move.wall", fieldArg(to))
	}
	return nil
}

// refuseEnd says why a move cannot end in a hall (WCP-37).
func (s *State) refuseEnd(to Field) *rules.Refusal {
	if !s.endings().Has(to) {
		return refusal("WCP-37", "move.centre")
	}
	return nil
}

func (s *State) refuseMove(seat int, to Field) *rules.Refusal {
	if r := s.refuseStep(seat, s.players[seat].pawn, to); r != nil {
		return r
	}
	return s.refuseEnd(to)
}

func (s *State) refuseBoost(seat int, via, to Field) *rules.Refusal {
	p := &s.players[seat]
	if p.boosters == 0 {
		return refusal("WCP-12", "boost.none")
	}
	if r := s.refuseStep(seat, p.pawn, via); r != nil {
		return r
	}
	if to == NoField {
		switch {
		case s.stage != StageEscape:
			return refusal("WCP-13", "leave.closed")
		case p.AtEntrance():
			return refusal("WCP-12", "boost.back")
		}
		return s.refuseExit(via)
	}
	if to == p.pawn {
		return refusal("WCP-12", "boost.back")
	}
	if r := s.refuseStep(seat, via, to); r != nil {
		return r
	}
	return s.refuseEnd(to)
}

// refuseExit says why one cannot leave the base from a hall (WCP-39).
func (s *State) refuseExit(f Field) *rules.Refusal {
	if _, ok := f.Entrance(); !ok {
		return refusal("WCP-39", "leave.no-exit", fieldArg(f))
	}
	if _, ok := s.exit(f); !ok {
		return refusal("WCP-39", "leave.wall", fieldArg(f))
	}
	return nil
}

func (s *State) refuseLeave(seat int) *rules.Refusal {
	p := &s.players[seat]
	if s.stage != StageEscape {
		return refusal("WCP-13", "leave.closed")
	}
	if p.AtEntrance() {
		return nil
	}
	return s.refuseExit(p.pawn)
}

func (s *State) refuseStay(seat int) *rules.Refusal {
	switch {
	case s.single(seat) != 0:
		return refusal("WCP-11", "stay.can-move")
	case s.mayLeave(seat):
		return refusal("WCP-39", "stay.can-leave")
	}
	return nil
}

func (s *State) refuseResign(seat int) *rules.Refusal {
	if !s.trap.Has(seat) {
		return refusal("WCP-47", "resign.not-trapped")
	}
	return nil
}
