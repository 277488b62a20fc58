package dolores

import "schron/rules"

// Redraw gives the position other dice to come: nothing else is hidden (DO-5).
func (s *State) Redraw(into rules.State, _ int, r *rules.Rand) rules.State {
	t := rules.Overwrite(into, s)
	t.rand = r.Split()
	return t
}

// CopyTo copies the position.
func (s *State) CopyTo(into rules.State) rules.State { return rules.Overwrite(into, s) }

var _ rules.Redrawer = (*State)(nil)
