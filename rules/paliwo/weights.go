package paliwo

// What a position is worth, in thousandths of a logit for the humans: hand-set.
const (
	worthStart   = 1500 // what the sides are apart before anything else counts
	worthWay     = 11   // each tenth of an action point on the best way with fuel to an edge, against
	worthCarried = 500  // fuel that is carried
	worthNearly  = 1300 // a carrier who gets off the board in the next turn
	worthChild   = 120
	worthWounded = 260 // a human with a wound, against
	worthHurry   = 500 // a carrier with a wound, against
	worthWeapon  = 60
	worthBullet  = 15
	worthCase    = 80
	worthCard    = 110 // of either side
	worthZombie  = 55  // a figure on the board, against
	worthNear    = 14  // each field that a zombie is nearer to a human than farNear, against
	worthSeen    = 40  // a human in sight of a zombie, against
	worthPool    = 15  // a figure that is still to come: time
	worthLate    = 700 // a turn that is lacking until the terror marker leaves its track, against

	sureForced = 850 // in thousandths, how likely a charge bites,
	sureFree   = 650 // and how likely a zombie that may choose
	laterBite  = 300 // in thousandths, what a threat counts that the humans can still meet

	farNear = 8
)

// worthPeople is what it costs the humans to have so few left beside the Child.
var worthPeople = [humanKinds]int{-6000, -3200, -1700, -850, -350, 0}

// The price of ways, in tenths of an action point.
const (
	priceStep   = 10
	priceHuman  = 6
	priceZombie = 14
	priceCrawl  = 11
	priceFront  = 5 // a field in front of a zombie
	priceGoo    = 12
	priceFind   = 6
	priceMiss   = 22 // each barrel more among which the fuel is
	priceOff    = 900
)
