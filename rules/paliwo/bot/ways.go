package bot

import game "schron/rules/paliwo"

// ways holds the costs of the cheapest ways of a human, in tenths of an action point.
// They lead from each field off the board, directly and over fuel, and to fuel.
type ways struct {
	enter [game.Fields]int16 // what it costs to enter a field, 0 for an obstacle
	off   [game.Fields]int16
	fuel  [game.Fields]int16
	to    [game.Fields]int16 // only while the terror marker is on its track
}

// findWays reckons all ways; a simple player does not look at who stands about.
func findWays(s *game.State, v *Weights, simple bool) (w ways) {
	for f := game.Field(0); f < game.Fields; f++ {
		if !game.Obstacle(f) {
			w.enter[f] += priceStep
			if !simple {
				priceOf(s, v, f, &w)
			}
		}
		w.off[f], w.fuel[f], w.to[f] = priceOff, priceOff, priceOff
	}
	for f, price := range w.enter {
		if !game.Obstacle(game.Field(f)) {
			w.enter[f] = min(max(price, 1), priceMost) // whatever has been learned
		}
	}
	var todo queue
	for f := game.Field(0); f < game.Fields; f++ {
		if f.AtSide() && !game.Obstacle(f) {
			w.off[f] = priceStep
			todo.add(f)
		}
	}
	todo.spread(&w.enter, &w.off)
	atFuel(s, v, &w.fuel, &w.off, &todo)
	todo.spread(&w.enter, &w.fuel)
	if s.Terror() >= 0 {
		atFuel(s, v, &w.to, &[game.Fields]int16{}, &todo)
		todo.spread(&w.enter, &w.to)
	}
	return w
}

// priceOf adds what stands and lies on a field to the price of entering it.
func priceOf(s *game.State, v *Weights, f game.Field, w *ways) {
	switch g := s.Figure(f); {
	case g == 0:
	case g.Ordinary():
		w.enter[f] += int16(v.PriceZombie)
		for at, n := f.Next(g.Facing()), 0; n < game.ZombiePA && at != game.NoField && !game.Obstacle(at); n++ {
			w.enter[at] += int16(v.PriceFront)
			if s.Figure(at) != 0 || !s.PeopleStand() {
				break
			}
			at = at.Next(g.Facing())
		}
	case g.Crawls():
		w.enter[f] += int16(v.PriceCrawler)
	default:
		w.enter[f] += int16(v.PriceHuman)
	}
	if s.Ground(f).Goo() {
		w.enter[f] += int16(v.PriceGoo)
	}
	if s.Ground(f).Find() != game.NoFace {
		w.enter[f] += int16(v.PriceFind)
	}
}

// barrels are the fields with a barrel.
var barrels = func() (list []game.Field) {
	for f := game.Field(0); f < game.Fields; f++ {
		if game.TerrainAt(f) == game.Barrel {
			list = append(list, f)
		}
	}
	return list
}()

// closedBarrels counts those that nobody has opened. hidden is whether fuel lies on one.
func closedBarrels(s *game.State) (closed int, hidden bool) {
	for _, b := range barrels {
		if face := s.Ground(b).Find(); face != game.NoFace {
			closed++
			hidden = hidden || face == game.Fuel
		}
	}
	return closed, hidden
}

// atFuel begins the ways at the fields from which fuel can be picked up, with what comes
// after that. Nobody knows on which barrel it lies, only whether it still lies on one.
func atFuel(s *game.State, v *Weights, cost, after *[game.Fields]int16, todo *queue) {
	closed, hidden := closedBarrels(s)
	begin := func(f game.Field, miss int16) {
		if c := after[f] + miss; !game.Obstacle(f) && c < cost[f] {
			cost[f] = c
			todo.add(f)
		}
	}
	for _, b := range barrels {
		miss := int16(0)
		switch {
		case s.Ground(b).Fuel() > 0:
		case hidden && s.Ground(b).Find() != game.NoFace:
			miss = int16((closed - 1) * v.PriceMiss)
		default:
			continue
		}
		for _, f := range b.Neighbours() {
			if f != game.NoField {
				begin(f, miss)
			}
		}
	}
	for f := game.Field(0); f < game.Fields; f++ {
		h := s.Figure(f).Human()
		if s.Ground(f).Fuel() > 0 || h != game.NoHuman && s.Carries(h) && s.Doomed(h) {
			begin(f, 0)
		}
	}
}

// queue holds the fields from which ways go on.
type queue struct {
	ring   [256]uint8
	first  uint8
	end    uint8
	within [game.Fields]bool
}

func (q *queue) add(f game.Field) {
	if !q.within[f] {
		q.within[f] = true
		q.ring[q.end] = uint8(f)
		q.end++
	}
}

// spread goes on until no way gets cheaper.
func (q *queue) spread(enter, cost *[game.Fields]int16) {
	for q.first != q.end {
		f := game.Field(q.ring[q.first])
		q.first++
		q.within[f] = false
		if enter[f] == 0 {
			continue
		}
		c := cost[f] + enter[f]
		for _, n := range f.Neighbours() {
			if n != game.NoField && enter[n] != 0 && c < cost[n] {
				cost[n] = c
				q.add(n)
			}
		}
	}
}
