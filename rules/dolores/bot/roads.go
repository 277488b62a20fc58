package bot

import game "schron/rules/dolores"

// roads weighs route sections. One may join a city that is cut off (DO-20), or lead to where
// a new city mines what no other can. One may also be worth more on the map than at the
// bank. One is taken away only where nothing else gains anything: a city may still follow it.
func (c *planner) roads() {
	s, fed := c.root, c.root.Fed(c.seat)
	gaps := s.Gaps(c.seat)
	apart := s.Towns(c.seat).Without(s.Home(c.seat))
	for f := range gaps.And(apart.Beside()).All() {
		if c.copy(); c.paves(f) {
			c.weigh()
		}
	}
	for g := game.LandSection; g <= game.SeaSection; g++ {
		if f := c.paved(gaps.And(s.Owned(c.seat)), g); f != game.NoField && fed.Store()[g] > 0 {
			if c.copy(); c.paves(f) {
				c.weigh()
			}
		}
	}
	if s.MayTrade(c.seat) && len(fed.Cities()) < game.MaxCities {
		c.bridges(gaps)
	}
	for f := range s.Sections(c.seat).All() {
		if c.copy(); len(c.best) == 0 && c.play(game.On(game.VerbLift, f)) {
			c.weigh()
		}
	}
}

// paved is the first field among some for a kind of section.
func (c *planner) paved(among game.FieldSet, g game.Good) game.Field {
	for f := range among.All() {
		if game.SectionOf(f) == g {
			return f
		}
	}
	return game.NoField
}

// paves buys a field, if it is not the seat's, and lays a section there.
func (c *planner) paves(f game.Field) bool {
	var bill game.Bill
	bill[game.SectionOf(f)] = 1
	return c.owns(f) && c.obtain(&bill) && c.play(game.On(game.VerbLay, f))
}

// bridges weighs a city beyond a gap that a section closes, at the most promising field. It
// has a mine for what no city of the seat can dig for, nor a new one that needs no section.
func (c *planner) bridges(gaps game.FieldSet) {
	s := c.root
	sites := s.Sites(c.seat)
	near := sites.Or(s.Home(c.seat).And(s.Towns(c.seat)))
	var known game.Materials
	for f := range near.All() {
		known |= s.Mineable(c.seat, f)
	}
	best, most := game.NoField, 0
	for f := range gaps.All() {
		for far := range f.Edges().And(s.Settleable(c.seat)).Without(sites).All() {
			if n := worthOf(s.Mineable(c.seat, far) &^ known); n > most {
				c.gap, best, most = game.Set(f), far, n
			}
		}
	}
	if best != game.NoField {
		c.builds(best, best, tried{any: true, mines: known})
	}
	c.gap = game.FieldSet{}
}
