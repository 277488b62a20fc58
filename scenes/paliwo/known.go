package paliwo

import (
	"schron/rules"
	game "schron/rules/paliwo"
)

// known is what queries of the view gave, kept from build to build: most builds
// only follow the cursor.
type known struct {
	when                   [3]int // the moment, who looks and who acts
	reachOf                game.Human
	reach                  map[game.Field]game.Reach
	waysOf                 game.Field
	ways                   map[game.Field]game.Way
	zombies                map[game.Field]*game.Zombie
	humans                 map[game.Field]*game.Person
	finds                  map[game.Field]game.Face
	fuel                   map[game.Field]int
	tokens, goo, compelled map[game.Field]bool
	open                   map[game.Field]bool // to new zombies (WP-37)
}

// know reads the view anew where it is another one.
func (f *face) know() {
	k, now := &f.known, [...]int{f.t.Moment(), f.t.Viewer(), f.t.Acting()}
	if k.zombies == nil || k.when != now || f.t.Looking() {
		*k = known{
			when: now, zombies: map[game.Field]*game.Zombie{}, humans: map[game.Field]*game.Person{},
			finds: map[game.Field]game.Face{}, fuel: map[game.Field]int{},
			tokens: set(f.v.CrawlerTokens), goo: set(f.v.Goo), compelled: set(f.v.Compelled), open: set(f.v.NewZombieFields()),
			reachOf: game.NoHuman, waysOf: game.NoField,
		}
		for i := range f.v.Zombies {
			k.zombies[f.v.Zombies[i].Field] = &f.v.Zombies[i]
		}
		for i := range f.v.Humans {
			if p := &f.v.Humans[i]; p.Field != nil {
				k.humans[*p.Field] = p
			}
		}
		for _, n := range f.v.Finds {
			k.finds[n.Field] = n.Face
		}
		for _, at := range f.v.Fuel {
			k.fuel[at]++
		}
	}
	if h := f.chosen(); h != k.reachOf {
		k.reachOf, k.reach = h, map[game.Field]game.Reach{}
		if h != game.NoHuman && f.mine(game.SeatHumans) {
			for _, r := range f.v.Reach(h) {
				k.reach[r.Field] = r
			}
		}
	}
	if z := f.chosenZombie(); z != k.waysOf {
		k.waysOf, k.ways = z, map[game.Field]game.Way{}
		if z != game.NoField && f.mine(game.SeatZombies) {
			for _, w := range f.v.Ways(z) {
				k.ways[w.Field] = w
			}
		}
	}
}

func set(fields []game.Field) map[game.Field]bool {
	out := make(map[game.Field]bool, len(fields))
	for _, at := range fields {
		out[at] = true
	}
	return out
}

// who is the human who is picked up, game.NoHuman for none.
func (f *face) who() game.Human {
	for h := range game.Human(game.People) {
		if f.hand.Held() == f.handleOf(h) {
			return h
		}
	}
	return game.NoHuman
}

// chosen returns the human who is picked up, else the active one. While the people are
// placed it is the next one.
func (f *face) chosen() game.Human {
	who := f.who()
	switch {
	case who != game.NoHuman:
		return who
	case f.t.Acting() == rules.NoSeat:
		return game.NoHuman
	case f.v.Activation != nil && f.v.Decision == game.DecideTurn:
		return f.v.Activation.Human
	case f.v.Decision == game.DecideHumans:
		for _, p := range f.v.Humans {
			if p.Field == nil {
				return p.Human
			}
		}
	}
	return game.NoHuman
}

// chosenZombie is the field of the zombie that is picked up, else of the one
// whose activation is under way.
func (f *face) chosenZombie() game.Field {
	if at := fieldNamed(f.hand.Held()); f.known.zombies[at] != nil {
		return at
	}
	if f.t.Acting() != rules.NoSeat && f.v.Mover != nil && f.v.Decision == game.DecideMovement {
		return f.v.Mover.Field
	}
	return game.NoField
}

// person returns the human of a kind.
func (f *face) person(h game.Human) *game.Person { return &f.v.Humans[h] }
