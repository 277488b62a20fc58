package paliwo

// The numbers of the game (WP-C), all in one place: a better source of the base
// game changes one line here.
const (
	HumanPA         = 2 // action points of an activated human
	ZombiePA        = 2 // of an ordinary zombie
	CrawlerPA       = 1 // of a crawler
	BiteCost        = 1 // of an ordinary zombie's bite
	CrawlerBiteCost = 0 // of a crawler's bite
	TurnCost        = 1 // of the one turn by 90° of an activation
	StepCost        = 1 // of a step, a push, leaving
	SkillCost       = 1 // of axe, shot, wrench and slip; the sprint is free

	ZombiesTotal  = 24 // figures
	StartZombies  = 8  // of them on the board at the start
	NewZombies    = 1  // added in phase 4
	ShotZombies   = 1  // added as well if a shot was fired
	Bullets       = 6
	WeaponTokens  = 3
	TerrorStart   = 6 // the field on which the marker is put, as printed
	TerrorMost    = 8 // and the greatest that can be chosen for it (WP-49)
	CrawlerTokens = 3 // of the zombie player
	CrawlersMost  = 5 // with the two zombie finds
	GooReserve    = 2 // patches that a biohazard puts down
	FuelTokens    = 2
	Barrels       = 3
	WrenchReach   = 3 // fields
	HandCards     = 4 // of SideCards
	SideCards     = 5
	WoundsMost    = 2 // the second turns a human

	AdrenalinePA = 2 // more action points
	FrenzyPA     = 2 // more action points
	ClutchPA     = 1 // fewer action points
	SilenceLimit = 2 // fewer activations, down to none
	FewerMost    = 2 // the most that every limit can be lower by choice (WP-50)
	HungerLimit  = 3 // more activations
	FlareTurns   = 3 // zombies turned
	ScentTurns   = 3 // zombies turned
	GooPA        = 1 // more action points of a zombie or crawler
	trailMost    = 8 // fields on the longest way of a crawler: 1 + Frenzy + goo at the start and on four fields
)

// terrorResets is the greatest number of times that the terror marker goes back to its
// start (WP-29). It does so with the last figure, and once for each human who can pick
// up fuel. Nobody puts fuel down alive (WP-18).
const terrorResets = 6

// MaxRounds is the greatest number of rounds, on the longest track (WP-49). While the
// terror marker lies beside its track, each zombie turn brings a figure of the pool
// (WP-37). If none can come, it puts the marker on the track (WP-47). Then the marker
// leaves the track field by field, unless it goes back to its start (WP-29).
const MaxRounds = ZombiesTotal - StartZombies + TerrorMost + (TerrorMost-1)*terrorResets

// MaxMoves is a number of moves that no game exceeds. A round has less than 150. Six
// humans have four action points and a free step each, their one-time acts and cards.
// There are 24 activations of zombies, nine of them free ones of up to eight moves. The
// other phases ask for the rest.
const MaxMoves = 17 + 150*MaxRounds
