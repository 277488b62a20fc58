package paliwo

import (
	"slices"

	"schron/rules"
	game "schron/rules/paliwo"
)

// known is what queries of the view gave, kept from build to build: most builds
// only follow the cursor.
type known struct {
	when    [5]int                    // the moment, who looks, who acts, and who is chosen of both sides
	reach   map[game.Field]game.Reach // of the human
	ways    map[game.Field]game.Way   // of the zombie
	zombies map[game.Field]*game.Zombie
	humans  map[game.Field]*game.Person
	finds   map[game.Field]game.Face
	open    []game.Field // to new zombies (WP-37)
}

// know reads the view anew where it is another one, or somebody else is chosen.
func (f *face) know() {
	k, h, zombie := &f.known, f.chosen(), f.chosenZombie()
	now := [...]int{f.t.Moment(), f.t.Viewer(), f.t.Acting(), int(h), int(zombie)}
	if k.zombies != nil && k.when == now && !f.t.Looking() {
		return
	}
	*k = known{
		when: now, reach: map[game.Field]game.Reach{}, ways: map[game.Field]game.Way{}, zombies: map[game.Field]*game.Zombie{},
		humans: map[game.Field]*game.Person{}, finds: findsOf(f.v), open: f.v.NewZombieFields(),
	}
	for i := range f.v.Zombies {
		k.zombies[f.v.Zombies[i].Field] = &f.v.Zombies[i]
	}
	for i := range f.v.Humans {
		if p := &f.v.Humans[i]; p.Field != nil {
			k.humans[*p.Field] = p
		}
	}
	if h != game.NoHuman && f.mine(game.SeatHumans) {
		for _, r := range f.v.Reach(h) {
			k.reach[r.Field] = r
		}
	}
	if zombie != game.NoField && f.mine(game.SeatZombies) {
		for _, w := range f.v.Ways(zombie) {
			k.ways[w.Field] = w
		}
	}
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
	at := fieldNamed(f.hand.Held())
	if slices.ContainsFunc(f.v.Zombies, func(z game.Zombie) bool { return z.Field == at }) {
		return at
	}
	if f.t.Acting() != rules.NoSeat && f.v.Mover != nil && f.v.Decision == game.DecideMovement {
		return f.v.Mover.Field
	}
	return game.NoField
}

// person returns the human of a kind.
func (f *face) person(h game.Human) *game.Person { return &f.v.Humans[h] }
