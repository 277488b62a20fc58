package paliwo

// Weights are what a position is worth to the humans, in thousandths of a logit
// where nothing else is said; "against" is what it is worth to the zombies. Fields
// are whole numbers of this type only, so that build/learn can fit them.
type Weights struct {
	Start int // what the sides are apart before anything else counts

	// What it costs the humans to have so few left beside the Child.
	Alone, Two, Three, Four int

	Child   int // the Child on the board
	Wounded int // a human with a wound, against
	Hurry   int // a carrier with a wound, against

	Way     int // each tenth of an action point on the best way with fuel to an edge, against
	Carried int // fuel that is carried
	Nearly  int // a carrier who gets off the board in the next turn

	Weapon, Bullet, Case int // each weapon token, bullet, and the briefcase
	Card                 int // of either side

	Zombie int // a figure on the board, against
	Near   int // each field that one is nearer to a human than farNear, against
	Seen   int // a human in sight of a zombie, against

	Pool int // a figure that is still to come: time
	Late int // a turn that is lacking until the terror marker leaves its track, against

	SureForced int // in thousandths, how likely a charge bites,
	SureFree   int // and how likely a zombie that may choose
	Later      int // in thousandths, what a threat counts that the humans can still meet
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Start: 1500,
	Alone: -3200, Two: -1700, Three: -850, Four: -350,
	Child: 120, Wounded: 260, Hurry: 500,
	Way: 11, Carried: 500, Nearly: 1300,
	Weapon: 60, Bullet: 15, Case: 80, Card: 110,
	Zombie: 55, Near: 14, Seen: 40,
	Pool: 15, Late: 700,
	SureForced: 850, SureFree: 650, Later: 300,
}

// people is what it costs to have so few left beside the Child.
func (w *Weights) people(n int) int {
	return [humanKinds]int{-6000, w.Alone, w.Two, w.Three, w.Four, 0}[n]
}

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	return &HandSet
}

// farNear is how near a zombie must be to count for that.
const farNear = 8

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
