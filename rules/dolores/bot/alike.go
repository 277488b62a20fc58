package bot

import game "schron/rules/dolores"

// tried is what was weighed already in another city of the kind.
type tried struct {
	any   bool           // all buildings but mines
	mines game.Materials // and mines for these
}

// weighed returns what was weighed in the cities before the ith of a planner's seat in
// which every building gains and costs as much. Of two equal ventures the first is
// planned.
func (c *planner) weighed(i int) (done tried) {
	fed := c.root.Fed(c.seat)
	for j := range i {
		if f := fed.Cities()[j].Field; c.root.AtHome(c.seat, f) && c.alike(i, j) {
			done.any = true
			done.mines |= c.root.Mineable(c.seat, f)
		}
	}
	return done
}

// alike reports whether two cities pay as much with one building more, smoke with as many,
// and would miss the same building least. What else stands in them does not matter.
func (c *planner) alike(i, j int) bool {
	fed := c.root.Fed(c.seat)
	a, b := &fed.Cities()[i], &fed.Cities()[j]
	if a.Built != b.Built || i == fed.Capital() || j == fed.Capital() || a.Unpaid != b.Unpaid || a.Has(game.PurificationPlant) != b.Has(game.PurificationPlant) {
		return false
	}
	if !c.Industry || c.least[i] == 0 || c.least[j] == 0 {
		return !c.Industry || c.least[i] == c.least[j]
	}
	return a.Districts[c.least[i]-1] == b.Districts[c.least[j]-1]
}
