package wcp

// What a position is worth to a pawn, in hundredths of a trophy point: hand-set.
const (
	worthPoint   = 100 // a point of trophies
	worthFire    = 55
	worthArmour  = 22
	worthBooster = 18
	worthNear    = 36 // a thing worth having, times its value, over the steps to it
	worthDeadly  = 60 // a guard that would win, right beside the pawn
	worthSafe    = 12 // armour above that of any guard near counts no more
	nearby       = 5  // how many steps a pawn looks ahead
	worthCentre  = 25 // who leads wants the button: each step to the centre, once it can be pressed
	outAtOnce    = 96 // in hundredths, that a pawn beside an exit comes out
	outPerStep   = 13 // and with each step less
	outLeast     = 8
	outTrapped   = 4
	outLater     = 60 // in hundredths, how much of that counts before halls fall
	leadToLogit  = 3  // thousandths of a logit for a hundredth of a point
)
