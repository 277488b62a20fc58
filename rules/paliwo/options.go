package paliwo

import "schron/rules"

// Ids of the options, and what can be chosen.
const (
	OptionLast  = "last"    // who sets up last (WP-6)
	LastHumans  = "humans"  // as printed: zombies first, and the humans see them
	LastZombies = "zombies" // humans first

	OptionArrivals = "new-zombies" // where new zombies come from (WP-37)
	FromEdges      = "edges"       // columns A and K and row 12
	FromAnywhere   = "anywhere"    // any free field not next to a human

	OptionTerror = "terror" // the field on which the terror marker is put, 6 to 8 (WP-49)

	OptionFewer = "fewer" // by how much the zombies' limit is lower than printed, 0 to 2 (WP-50)
)

// settings are the options of a game.
type settings struct {
	zombiesLast bool // the zombies are set up after the humans (WP-6)
	anywhere    bool // new zombies rise on any free field not next to a human (WP-37)
	terrorStart int8 // the field on which the terror marker is put (WP-29, WP-49)
	fewer       int8 // by how much the limit of the zombies is lower (WP-50)
	// byFirst says that the game is played by the rules of version 0.1.0. Zombies may
	// begin in row 1 too (WP-6). A terror marker on its track is not put back to its
	// start (WP-29). A position does not hold this: a game that goes on from one goes
	// on by today's rules.
	byFirst bool
	// waits says that the game is played by rules before version 3. A phase of the
	// zombie turn in which nothing can be done then waits for the player's word
	// (WP-48). A position does not hold this either.
	waits bool
}

// firstSettings are those of version 0.1.0, which had no options.
var firstSettings = settings{zombiesLast: true, anywhere: true, terrorStart: TerrorStart}

func readSettings(o rules.Options) settings {
	return settings{
		zombiesLast: o.Choice(OptionLast) == LastZombies,
		anywhere:    o.Choice(OptionArrivals) == FromAnywhere,
		terrorStart: int8(o.Int(OptionTerror)),
		fewer:       int8(o.Int(OptionFewer)),
	}
}

// maxRounds is the greatest number of rounds on the chosen track. Each field that it
// lacks to the longest track is lost every time the marker is put on it, see
// [MaxRounds].
func (s settings) maxRounds() int8 { return MaxRounds - (TerrorMost-s.terrorStart)*(1+terrorResets) }

// written returns the options that a position writes down. The printed track and limit
// are left out, so that records from before these options end in the same state.
func (s settings) written() rules.Options {
	o := s.options()
	if s.terrorStart == TerrorStart {
		delete(o, OptionTerror)
	}
	if s.fewer == 0 {
		delete(o, OptionFewer)
	}
	return o
}

// options writes the settings as they can be chosen.
func (s settings) options() rules.Options {
	o := rules.Options{OptionLast: LastHumans, OptionArrivals: FromEdges, OptionTerror: int(s.terrorStart), OptionFewer: int(s.fewer)}
	if s.zombiesLast {
		o[OptionLast] = LastZombies
	}
	if s.anywhere {
		o[OptionArrivals] = FromAnywhere
	}
	return o
}
