package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// serves plans to remove a radioactive cloud, a fire or pollution (DO-23). It does so if
// that costs less than what it will cost by the next wind, on average. Whoever has none
// over or near its cities has nothing to look at.
func (c *planner) serves() bool {
	s := c.root
	for _, f := range s.Clouds() {
		if c.serve(game.VerbNeutralise, f, CloudPrice(s, f), CloudToll(s, c.seat, f)) {
			return true
		}
	}
	for f := range s.Burning().And(s.Towns(c.seat)).All() {
		if c.serve(game.VerbDouse, f, game.DousePrice, fireToll(s, c.seat, f)) {
			return true
		}
	}
	smoke := s.Pollution(c.seat)
	for i, f := range smoke {
		if s.Check(game.On(game.VerbClean, f)) == nil && c.serve(game.VerbClean, f, game.CleanPrice, smokeToll(s, c.seat, smoke, i)) {
			return true
		}
	}
	return false
}

// serve plans a removal that costs less than a thirty-sixth of its toll, even with money
// that taxes need.
func (c *planner) serve(verb uint8, f game.Field, price, toll int) bool {
	if c.copy(); toll <= 36*price || !c.raise(price) || !c.play(game.On(verb, f)) {
		return false
	}
	c.best = append(c.best[:0], c.moves...)
	return true
}

// CloudPrice is what it costs to remove all radioactive clouds on a field, in kokos (DO-23).
func CloudPrice(s *game.State, f game.Field) (n int) {
	for _, x := range s.Clouds() {
		if x == f {
			n += game.CloudPrice
		}
	}
	return n
}

// CloudToll is thirty-six times what the radioactive clouds on a field will cost a seat by
// the next wind, in kokos. It adds up the cities that each of the 36 winds brings them to
// (DO-28, DO-32).
func CloudToll(s *game.State, seat int, f game.Field) int {
	sum := 0
	for to := range leeward[f].And(s.Towns(seat)).All() {
		sum += lost(s, seat, func(x *game.State) { x.Fallout(to) })
	}
	return sum
}

// fireToll is thirty-six times what a fire in a city will cost by the next wind. That is a
// district, and with the last one the city (DO-33, DO-59).
func fireToll(s *game.State, seat int, f game.Field) int {
	i := int(s.CityAt(seat, f))
	built := int(s.Fed(seat).Cities()[i].Built)
	return 36 * lost(s, seat, func(x *game.State) {
		if built > 1 {
			x.Cut(seat, i, built-1)
		} else {
			x.Fallout(f)
		}
	})
}

// smokeToll is thirty-six times what a pollution token takes of a seat's yield in this round
// beside the others (DO-31).
func smokeToll(s *game.State, seat int, smoke []game.Field, token int) int {
	towns, work, sum := s.Towns(seat), s.Labour(seat), 0
	one, none := work.Yield(1), work.Yield(0)
	blown := func(d game.Direction, strength, weight int) {
		if !towns.Has(smoke[token].Step(d, strength)) {
			return
		}
		over := 0
		for i, f := range smoke {
			if i != token && towns.Has(f.Step(d, strength)) {
				over++
			}
		}
		sum += weight * max(0, 6-over) // how many of the six numbers of the die it makes less
	}
	blown(game.North, 0, 12) // calm
	for d := game.North; d < game.Calm; d++ {
		for strength := 1; strength <= 6; strength++ {
			blown(d, strength, 1)
		}
	}
	return sum * (one.Value() - none.Value()) / 6
}

// lost is what a seat loses by a misfortune up to the end of the game, in kokos.
func lost(s *game.State, seat int, misfortune func(x *game.State)) int {
	was := calmly(s, seat).worth
	x := rules.Overwrite(nil, s)
	misfortune(x)
	return max(0, was-calmly(x, seat).worth) / 2
}
