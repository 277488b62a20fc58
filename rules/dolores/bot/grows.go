package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// Food factories and timber works: what they will bring, and what they need of the land.

// gathered is twice what a seat harvests and fells in a round on average, and what it sows
// for that (DO-40, DO-41). Its share of the forest that is nobody's counts as its own, and
// so does the clear land beside its own.
func gathered(s *game.State, seat int, work *game.Labour, over, rounds int) (food, wood, sown int) {
	low, high := max(0, 3-over), max(0, 4-over)
	h3, f3 := work.Takes(low)
	h4, f4 := work.Takes(high)
	if f4 > 0 {
		woods := s.Forest().And(s.Owned(seat)).Len() + s.Forest().And(s.Free()).Len()/s.Seats()
		wood = game.WoodOfForest * min(f3+f4, 2*woods/rounds)
	}
	if h4 > 0 {
		land := s.Crop().And(s.Owned(seat)).Len() + s.Bare(seat).Len()
		if land < h4 {
			land += clearings(s, seat).Len()
		}
		h3, h4 = min(h3, land), min(h4, land)
		food, sown = low*h3+high*h4, h3+h4
	}
	return food, wood, sown
}

// clearings returns the land without anything on it that a seat could buy (DO-10).
func clearings(s *game.State, seat int) game.FieldSet {
	return s.Claimable(seat).And(s.Free()).Without(s.Forest()).Without(s.Crop()).Without(s.Burning())
}

// tends plans a field of forest for the timber works, or a crop for the food factories
// where the next rounds' taxes need it.
func (c *planner) tends() bool {
	s := c.root
	work := s.Labour(c.seat)
	harvest, fell := work.Takes(4)
	if mine := s.Forest().And(s.Owned(c.seat)); mine.Len() < fell {
		if f := first(s.Claimable(c.seat).And(s.Free()).And(s.Forest())); f != game.NoField {
			return c.does(game.FieldPrice(f), game.On(game.VerbClaim, f))
		}
	}
	tax, fed := s.Taxes(c.seat), s.Fed(c.seat)
	wood := (2*tax[game.Wood] - fed.Store()[game.Wood] + game.WoodOfForest - 1) / game.WoodOfForest
	if s.Forest().And(s.Owned(c.seat)).Len() < min(fell, wood) {
		if f := first(s.Bare(c.seat)); f != game.NoField {
			return c.does(game.PlantPrice, game.On(game.VerbPlant, f))
		}
	}
	needs := (2*tax[game.Food] - fed.Store()[game.Food] + 2) / 3
	lacks := min(harvest, needs) - s.Crop().And(s.Owned(c.seat)).Len()
	if lacks <= 0 {
		return false
	}
	bare := s.Bare(c.seat)
	n := bare.Len()
	if f := first(clearings(s, c.seat)); n < lacks && f != game.NoField && c.does(game.FieldPrice(f)+(n+1)*game.SowPrice, game.On(game.VerbClaim, f)) {
		return true
	}
	if all := s.Sowable(c.seat).Len(); all > 1 && all <= 2*lacks {
		return c.does(0, game.Plain(game.VerbSowAll))
	}
	return n > 0 && c.does(game.SowPrice, game.On(game.VerbSow, first(bare)))
}

// reaps takes crops and forests. Where not all can be taken, those come first that the next
// wind may destroy (DO-30 to DO-32). So does one where the next city will stand (DO-13).
func (c *planner) reaps() rules.Move {
	s := c.root
	harvest, fell := s.Reaped()
	risky := s.Burning()
	risky = risky.Beside()
	for _, f := range s.Clouds() {
		risky = risky.Or(leeward[f])
	}
	if f := c.next(); f != game.NoField {
		risky.Add(f)
	}
	if m, ok := c.takes(game.VerbFell, s.Forest(), risky, fell); ok {
		return m
	}
	for _, f := range s.Pollution(c.seat) {
		risky = risky.Or(leeward[f])
	}
	if m, ok := c.takes(game.VerbHarvest, s.Crop(), risky, harvest); ok {
		return m
	}
	return game.Plain(game.VerbGather)
}

// next is the field of the seat that promises most for a new city, if one more can be founded.
func (c *planner) next() game.Field {
	s := c.root
	if len(s.Fed(c.seat).Cities()) == game.MaxCities || c.k.roundsLeft(s) == 1 {
		return game.NoField
	}
	return richest(s, c.seat, s.Sites(c.seat))
}

// lures returns the sites for a new city. If the cities that are left can reach a dearer good than
// the seat mines, these are the sites nearest to it.
func (c *planner) lures() game.FieldSet {
	s, way, most := c.root, game.FieldSet{}, 0
	sites, free, home := s.Sites(c.seat), s.Settleable(c.seat), s.Home(c.seat).And(s.Towns(c.seat))
	for f := range free.Or(home).All() {
		n := worthOf(dearest(s.Mineable(c.seat, f)))
		if n > most {
			way, most = game.FieldSet{}, n
		}
		if n == most {
			way.Add(f)
		}
	}
	for range game.MaxCities - len(s.Fed(c.seat).Cities()) {
		if near := way.And(sites); way.And(home).Empty() && !near.Empty() {
			return near
		}
		way = way.Or(way.Beside().And(free))
	}
	return sites
}

// richest returns the field among some whose city could have the dearest mines, by what the bank
// pays for one of each good. It is NoField if there is none.
func richest(s *game.State, seat int, among game.FieldSet) game.Field {
	best, most := game.NoField, -1
	for f := range among.All() {
		if n := worthOf(s.Mineable(seat, f)); n > most {
			best, most = f, n
		}
	}
	return best
}

// takes returns a move that takes a risky one of some fields of the seat. It is false if all can
// be taken or none is risky.
func (c *planner) takes(verb uint8, all, risky game.FieldSet, most int) (rules.Move, bool) {
	all = all.And(c.root.Owned(c.seat))
	f := first(all.And(risky))
	return game.On(verb, f), f != game.NoField && most > 0 && most < all.Len()
}

// does plans a move that costs so much, if there is the money and taxes do not need it.
func (c *planner) does(cost int, m rules.Move) bool {
	if c.copy(); !c.raise(cost) || !c.play(m) || c.outlook().liquid < min(0, c.now.liquid) {
		return false
	}
	c.best = append(c.best[:0], c.moves...)
	return true
}

// first is the first field of a set, NoField if there is none.
func first(fields game.FieldSet) game.Field {
	for f := range fields.All() {
		return f
	}
	return game.NoField
}
