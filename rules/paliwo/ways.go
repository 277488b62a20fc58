package paliwo

// ways holds the costs of the cheapest ways of a human, in tenths of an action point.
// They lead from each field off the board, directly and over fuel.
type ways struct {
	enter [Fields]int16 // what it costs to enter a field, 0 for an obstacle
	off   [Fields]int16
	fuel  [Fields]int16
}

// findWays reckons all ways; a simple player does not look at who stands about.
func (s *State) findWays(v *Weights, simple bool) (w ways) {
	for f := Field(0); f < Fields; f++ {
		if !obstacle(f) {
			w.enter[f] += priceStep
			if !simple {
				s.priceOf(v, f, &w)
			}
		}
		w.off[f], w.fuel[f] = priceOff, priceOff
	}
	for f, price := range w.enter {
		if !obstacle(Field(f)) {
			w.enter[f] = min(max(price, 1), priceMost) // whatever has been learned
		}
	}
	var todo queue
	for f := Field(0); f < Fields; f++ {
		if f.AtSide() && !obstacle(f) {
			w.off[f] = priceStep
			todo.add(f)
		}
	}
	todo.spread(&w.enter, &w.off)
	s.atFuel(v, &w, &todo)
	todo.spread(&w.enter, &w.fuel)
	return w
}

// priceOf adds what stands and lies on a field to the price of entering it.
func (s *State) priceOf(v *Weights, f Field, w *ways) {
	switch g := s.figures[f]; {
	case g == noFigure:
	case g.ordinary():
		w.enter[f] += int16(v.PriceZombie)
		if front := f.Next(g.facing()); front != NoField && !obstacle(front) {
			w.enter[front] += int16(v.PriceFront)
		}
	case g.crawls():
		w.enter[f] += int16(v.PriceCrawler)
	default:
		w.enter[f] += int16(v.PriceHuman)
	}
	if s.grounds[f].has(gooPatch) {
		w.enter[f] += int16(v.PriceGoo)
	}
	if s.grounds[f].find() != NoFace {
		w.enter[f] += int16(v.PriceFind)
	}
}

// atFuel begins the ways at the fields from which fuel can be picked up. On which
// of the barrels it lies nobody knows, only whether it still lies on one.
func (s *State) atFuel(v *Weights, w *ways, todo *queue) {
	closed, hidden := int16(0), false
	for _, b := range carPark.barrels {
		if face := s.grounds[b].find(); face != NoFace {
			closed++
			hidden = hidden || face == Fuel
		}
	}
	begin := func(f Field, miss int16) {
		if c := w.off[f] + miss; !obstacle(f) && c < w.fuel[f] {
			w.fuel[f] = c
			todo.add(f)
		}
	}
	for _, b := range carPark.barrels {
		miss := int16(0)
		switch {
		case s.grounds[b].fuel() > 0:
		case hidden && s.grounds[b].find() != NoFace:
			miss = (closed - 1) * int16(v.PriceMiss)
		default:
			continue
		}
		for _, f := range next[b] {
			if f != NoField {
				begin(f, miss)
			}
		}
	}
	for f := Field(0); f < Fields; f++ {
		h := s.figures[f].human()
		if s.grounds[f].fuel() > 0 || h != NoHuman && s.people[h].fuel && s.people[h].doomed() {
			begin(f, 0)
		}
	}
}

// queue holds the fields from which ways go on.
type queue struct {
	ring   [256]uint8
	first  uint8
	end    uint8
	within [Fields]bool
}

func (q *queue) add(f Field) {
	if !q.within[f] {
		q.within[f] = true
		q.ring[q.end] = uint8(f)
		q.end++
	}
}

// spread goes on until no way gets cheaper.
func (q *queue) spread(enter, cost *[Fields]int16) {
	for q.first != q.end {
		f := Field(q.ring[q.first])
		q.first++
		q.within[f] = false
		if enter[f] == 0 {
			continue
		}
		c := cost[f] + enter[f]
		for _, n := range next[f] {
			if n != NoField && enter[n] != 0 && c < cost[n] {
				cost[n] = c
				q.add(n)
			}
		}
	}
}
