package wcp

import "schron/rules"

// HallBan tells why a hall cannot lie somewhere.
type HallBan struct {
	Why rules.Refusal
	// Cut and Gates are the fields and the active entrances that it would cut off
	// (WCP-15 b). Entrances count from 1 clockwise from the east. Both are empty if the
	// ban has another reason.
	Cut   []Field
	Gates []int
}

// HallBan returns why a hall that shows these passages cannot lie on f, nil if it
// can (WCP-15, WCP-42).
func (v *View) HallBan(f Field, open Edges) *HallBan {
	b := &v.public.board
	r := b.refuseSite(f)
	if r != nil {
		return &HallBan{Why: *r}
	}
	if r = b.refusePassages(f, open); r == nil {
		return nil
	}
	ban := &HallBan{Why: *r}
	pass := b.passages()
	slot := b.slot(f, &pass)
	if slot.touch&open != 0 {
		fields, gates := b.severed(f, open)
		ban.Cut = fields.Fields()
		for _, d := range gates.List() {
			ban.Gates = append(ban.Gates, int(d)+1)
		}
	}
	return ban
}

// Targets lists the halls that could be destroyed now (WCP-43, WCP-44). It is
// empty before the central hall is off the board.
func (v *View) Targets() []Field {
	if v.Stage != StageEscape {
		return []Field{}
	}
	return v.public.targets().Fields()
}

// NextFall returns who destroys the next hall and at the end of which turn from
// now: 0 for the one being played. It is false before the central hall is off
// the board and after the end (WCP-43).
func (v *View) NextFall() (seat, turns int, ok bool) {
	s := v.public
	if s.stage != StageEscape || s.phase == PhaseOver {
		return rules.NoSeat, 0, false
	}
	for at := int(s.active); at != int(s.holder); at = (at + 1) % s.Seats() {
		if s.players[at].Playing() || at == int(s.active) {
			turns++
		}
	}
	return int(s.holder), turns, true
}
