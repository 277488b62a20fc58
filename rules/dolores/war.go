package dolores

import "schron/rules"

// hostile tells whether missiles could be fired this round.
func (c *climber) hostile() bool { return false }

func (c *climber) arm() bool { return false }

// aims gives the cities of others that a launcher may fire at.
func (s *State) aims(seat int, u Unit) FieldSet {
	return s.targets(seat, u).and(s.city).without(s.owned[seat])
}

// fire decides about the missiles of a seat.
func (c *climber) fire() rules.Move {
	return c.Moves(c.root, nil)[len(c.Moves(c.root, nil))-1]
}
