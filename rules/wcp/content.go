package wcp

import "schron/rules"

// resolve does what the content of an entered hall asks for. Edge is the edge of
// the hall through which the pawn comes in (WCP-23).
func (s *State) resolve(seat int, f Field, edge Dir, j *rules.Journal) {
	t := s.content[f]
	if t == NoToken {
		return
	}
	p := &s.players[seat]
	switch {
	case t.thing():
		s.clear(f)
		p.gain(t)
		if t.Kind() == Trophy {
			j.Add("WCP-18", seat, "wcp.event.trophy", playerArg(seat), tokenArg(t), numberArg(t.Value()))
		} else {
			j.Add("WCP-19", seat, "wcp.event.upgrade", playerArg(seat), tokenArg(t))
		}
	case !s.guards[f].Has(edge):
		s.clear(f)
		p.hold(t)
		j.Add("WCP-21", seat, "wcp.event.unguarded", playerArg(seat), tokenArg(t), fieldArg(f))
	default:
		s.fight(seat, f, j)
	}
}
