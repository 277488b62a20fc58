package dolores

// tried is what was weighed already in another city of the kind.
type tried struct {
	any   bool      // all buildings but mines
	mines materials // and mines for these
}

// weighed returns what was weighed in the cities before the ith of a climber's seat in
// which every building gains and costs as much. Of two equal ventures the first is
// planned.
func (c *climber) weighed(i int8) (done tried) {
	fed := c.root.fed(c.seat)
	for j := range i {
		if f := fed.cities[j].Field; c.root.atHome(c.seat, f) && c.alike(i, j) {
			done.any = true
			done.mines |= c.root.mineable(c.seat, f)
		}
	}
	return done
}

// alike reports whether two cities pay as much with one building more, smoke with as many,
// and would miss the same building least. What else stands in them does not matter.
func (c *climber) alike(i, j int8) bool {
	fed := c.root.fed(c.seat)
	a, b := &fed.cities[i], &fed.cities[j]
	if a.Built != b.Built || i == fed.capital || j == fed.capital || a.Unpaid != b.Unpaid || a.has(PurificationPlant) != b.has(PurificationPlant) {
		return false
	}
	if !c.Industry || c.least[i] == 0 || c.least[j] == 0 {
		return !c.Industry || c.least[i] == c.least[j]
	}
	return a.Districts[c.least[i]-1] == b.Districts[c.least[j]-1]
}
