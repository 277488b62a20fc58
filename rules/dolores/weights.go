package dolores

// Numbers of the mind: hand-set. Money is in kokos.
const (
	poorN         = 1    // the N of a poor yield
	boundless     = 8    // rounds looked ahead where the game has no limit of rounds
	beginnersTown = 2    // cities that a beginner founds
	cleanTown     = 7    // districts of a city that does not smoke yet (DO-27)
	sites         = 6    // fields thought of for a new city
	leastCost     = 10   // what a step counts as at least, when gains are set against costs
	leadScale     = 6000 // thousandths of a logit for being worth all and the others nothing
	worthAMissile = 600  // damage for which a missile is fired
	salvo         = 8    // missiles placed in a phase
	strikesFor    = 30   // how many times as much as a gain of one's own damage must be
)
