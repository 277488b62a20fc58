package wcp

import game "schron/rules/wcp"

// cutOff returns the fields and the active entrances that the held hall would cut
// off on the field that is pointed at (WCP-15 b).
func (f *face) cutOff() (fields game.FieldSet, gates game.Edges) {
	tile, _ := f.inSlot(f.hand.Held())
	if tile == game.NoTile || f.over == game.NoField {
		return 0, 0
	}
	open := f.shown(f.hand.Held())
	if f.breaching() {
		open = game.AllEdges
	}
	ban := f.v.HallBan(f.over, open)
	if ban == nil {
		return 0, 0
	}
	for _, n := range ban.Gates {
		gates |= game.Dir(n - 1).Edge()
	}
	return game.Set(ban.Cut...), gates
}
