package wcp

import game "schron/rules/wcp"

// cutOff returns the fields and the active entrances that the held hall would cut
// off on the field that is pointed at (WCP-15 b).
func (f *face) cutOff() (fields game.FieldSet, gates game.Edges) {
	x := f.inSlot(f.hand.Held())
	if !x.hall() || f.over == game.NoField {
		return 0, 0
	}
	if x.blown {
		x.shows = game.AllEdges
	}
	ban := f.v.HallBan(f.over, x.shows)
	if ban == nil {
		return 0, 0
	}
	for _, n := range ban.Gates {
		gates |= game.Dir(n - 1).Edge()
	}
	return game.Set(ban.Cut...), gates
}
