package dolores

import "schron/rules"

// Game is Dolores, as package rules asks for a game.
type Game struct{}

var _ rules.Game = Game{}

// Ids of the options. The first four restore a printed rule when false, the truce and
// the robots when 0.
const (
	OptionTaxes      = "taxes"      // pay what one chooses (DO-35, DO-36)
	OptionBank       = "bank"       // trade with the bank needs a connection (DO-11)
	OptionCities     = "cities"     // only connected cities yield, else all or none (DO-39)
	OptionAttack     = "attack"     // a unit moves and attacks, else one of both (DO-43, DO-61)
	OptionAnnexation = "annexation" // foreign fields can be bought (DO-10)
	OptionRounds     = "rounds"     // the limit, 0 for none (DO-56)
	OptionTruce      = "truce"      // rounds without attacks, 0 for none (DO-65)
	OptionRobots     = "robots"     // the most in a building, 0 for no limit (DO-66)
	OptionNorth      = "north"      // who plays North (DO-68)
	OptionDemand     = "demand"     // so many of a good the bank takes at the full price, 0 for all (DO-70)
	OptionHome       = "home"       // nobody else buys the fields round a first city (DO-71)
	OptionFair       = "fair"       // nobody hits cities of who has fewer districts (DO-72)
)

// Who plays North, in the order of play (DO-60, DO-68).
const (
	NorthFirst = "first"
	NorthLast  = "last"
)

// What can be chosen of the options that are numbers (DO-56, DO-65, DO-66,
// DO-70).
const (
	defaultRounds, mostRounds = 20, 99
	defaultTruce, mostTruce   = 2, 5
	defaultRobots, mostRobots = 6, 12
	leastDemand, mostDemand   = 5, 50
	usualDemand               = 10
)

// settings are the options of a game.
type settings struct {
	choosesTaxes, needsBank, splitsCities, movesAndAttacks, annexes bool
	limit, truceRounds, robotLimit, demand                          int
	northLast, keepsHome, fair                                      bool
}

// ID is "dolores".
func (Game) ID() string { return "dolores" }

// Version counts changes of the rules that make old records unplayable.
func (Game) Version() int { return passingRules }

// passingRules are the first by which who has no unit that could act is not asked
// (DO-67).
const passingRules = 3

// OldestRules is 1: games of version 0.1.0 can be replayed.
func (Game) OldestRules() int { return 1 }

// Players returns two to four (DO-3).
func (Game) Players() (least, most int) { return 2, MaxSeats }

// Options lists the limit of rounds, the truce, the switches of the source's proposals
// and annexation. The limit of robots, who plays North, the bank's full price, the home
// land and the fair fight follow.
func (Game) Options() []rules.Option {
	return []rules.Option{
		{ID: OptionRounds, Default: defaultRounds, Min: 0, Max: mostRounds, Printed: []any{0}},
		{ID: OptionTruce, Default: defaultTruce, Min: 0, Max: mostTruce, Printed: []any{0}},
		{ID: OptionTaxes, Default: true, Printed: []any{false}},
		{ID: OptionBank, Default: true, Printed: []any{false}},
		{ID: OptionCities, Default: true, Printed: []any{false}},
		{ID: OptionAttack, Default: true},
		{ID: OptionAnnexation, Default: true},
		{ID: OptionRobots, Default: defaultRobots, Min: 0, Max: mostRobots, Printed: []any{0}},
		{ID: OptionNorth, Default: NorthFirst, Choices: []string{NorthFirst, NorthLast}},
		{ID: OptionDemand, Default: 0, Min: leastDemand, Max: mostDemand, Off: true, Printed: []any{0}},
		{ID: OptionHome, Default: false, Printed: []any{false}},
		{ID: OptionFair, Default: false, Printed: []any{false}},
	}
}

// Recommended keeps the richer federation from running away. The bank pays less for more of
// a good (DO-70), and the cities of who has fewer districts are spared (DO-72). Three
// or four keep their homeland, or the others would shut the last in before it plays (DO-71).
// Of four the last plays North, where the first would win least with it (DO-68).
func (Game) Recommended(players int) rules.Options {
	o := rules.Options{OptionDemand: usualDemand, OptionFair: true, OptionHome: players > 2}
	if players > 3 {
		o[OptionNorth] = NorthLast
	}
	return o
}

func readSettings(o rules.Options) settings {
	return settings{
		choosesTaxes: o.Bool(OptionTaxes), needsBank: o.Bool(OptionBank), splitsCities: o.Bool(OptionCities),
		movesAndAttacks: o.Bool(OptionAttack), annexes: o.Bool(OptionAnnexation), limit: o.Int(OptionRounds),
		truceRounds: o.Int(OptionTruce), robotLimit: o.Int(OptionRobots),
		northLast: o.Choice(OptionNorth) == NorthLast, demand: o.Int(OptionDemand), keepsHome: o.Bool(OptionHome),
		fair: o.Bool(OptionFair),
	}
}

// firstRules sets in options what the rules of version 0.1.0 fixed. There was no truce,
// no limit of robots, and the first player played North.
func firstRules(o rules.Options) {
	o[OptionTruce], o[OptionRobots], o[OptionNorth] = 0, 0, NorthFirst
}

// options returns the settings as a position writes them. It writes who plays North
// only if that is not the default. So records from before that option end in the
// position that they state.
func (s settings) options() rules.Options {
	o := rules.Options{
		OptionTaxes: s.choosesTaxes, OptionBank: s.needsBank, OptionCities: s.splitsCities,
		OptionAttack: s.movesAndAttacks, OptionAnnexation: s.annexes, OptionRounds: s.limit,
		OptionTruce: s.truceRounds, OptionRobots: s.robotLimit,
	}
	if s.northLast {
		o[OptionNorth] = NorthLast
	}
	if s.demand > 0 {
		o[OptionDemand] = s.demand
	}
	if s.keepsHome {
		o[OptionHome] = true
	}
	if s.fair {
		o[OptionFair] = true
	}
	return o
}

// Roles is nil: the order of play is drawn (DO-9).
func (Game) Roles(int) []string { return nil }

// Phases lists the five phases of a round (DO-9).
func (Game) Phases() []string {
	phases := make([]string, PhaseOver)
	for p := range phases {
		phases[p] = Phase(p).String()
	}
	return phases
}
