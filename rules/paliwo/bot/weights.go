package bot

import game "schron/rules/paliwo"

// Weights say how much a position is worth to the humans, in thousandths of a logit
// unless stated otherwise. "Against" marks what it is worth to the zombies. All fields
// are whole numbers of this type, so that build/learn can fit them.
type Weights struct {
	Start int // what the sides are apart before anything else counts

	// What it costs the humans to have so few left beside the Child.
	Nobody, Alone, Two, Three, Four int

	Child   int // the Child on the board
	Wounded int // a human with a wound, against
	Hurry   int // a carrier with a wound, against

	Way     int // each tenth of an action point on the way with fuel to an edge, against
	Second  int // in thousandths, how much of the way is that of the second best human,
	Third   int // and of the third
	Runner  int // in thousandths, the way of the Runner, who has free steps
	Carried int // fuel that is carried
	Nearly  int // a carrier who gets off the board in the next turn
	Escort  int // each field that a human is nearer to a carrier than Far

	Weapon, Bullet, Case int // each weapon token, bullet, and the briefcase
	Card                 int // of either side

	Zombie int // a figure on the board, against
	Near   int // each field that one is nearer to a human than Far, against
	Far    int // in fields
	Seen   int // a human in sight of a zombie, against

	Pool int // a figure that is still to come: time
	Late int // a turn that is lacking until the terror marker leaves its track, against
	Lost int // in thousandths, what people count where turns are lacking and nobody carries fuel

	SureForced int // in thousandths, how likely a charge bites,
	SureFree   int // and how likely a zombie that may choose
	Later      int // in thousandths, what a threat counts that the humans can still meet

	// What a way costs beside its steps, in tenths of an action point. Fields cost more
	// with other figures on them, where a zombie can charge, with goo or with a find. Each
	// barrel more among which the fuel may be costs PriceMiss.
	PriceHuman, PriceZombie, PriceCrawler, PriceFront, PriceGoo, PriceFind, PriceMiss int
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Start:  1500,
	Nobody: -6000, Alone: -3200, Two: -1700, Three: -850, Four: -350,
	Child: 120, Wounded: 260, Hurry: 500,
	Way: 22, Second: 300, Third: 100, Runner: 833, Carried: 500, Nearly: 1300, Escort: 15,
	Weapon: 60, Bullet: 15, Case: 80, Card: 110,
	Zombie: 55, Near: 14, Far: 8, Seen: 40,
	Pool: 15, Late: 700, Lost: 300,
	SureForced: 850, SureFree: 650, Later: 300,
	PriceHuman: 6, PriceZombie: 14, PriceCrawler: 11, PriceFront: 5, PriceGoo: 12, PriceFind: 6, PriceMiss: 22,
}

// Styles are by how many percent the weights of each style differ from those of its level.
var Styles = map[string]Weights{
	"guard":   {Wounded: 50, SureForced: 10, SureFree: 15, PriceFront: 60, PriceZombie: 20, Near: 30},
	"hoarder": {Weapon: 50, Case: 60, Bullet: 60, Card: 30, PriceFind: -40},
	"raider":  {Near: -30, Seen: -50, PriceZombie: -25, PriceFront: -40, Wounded: -20},
}

// people is what it costs to have so few left beside the Child.
func (w *Weights) people(n int) int {
	return [game.People]int{w.Nobody, w.Alone, w.Two, w.Three, w.Four, 0}[n]
}

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	return &Learned
}

// The price of ways, in tenths of an action point.
const (
	priceStep = 10
	priceMost = 200 // of a single field
	priceOff  = 900 // of no way at all
)
