package dzicz

// What a position is worth to a player, in thousandths of a logit: hand-set.
const (
	worthNothing  = -2600 // a player who has nothing yet
	worthMet      = 1300  // a card whose condition is met, and
	worthMetLate  = 260   // so much more with each turn that has passed
	worthProgress = 2400  // the way to a card, times its square
	worthTaken    = 500   // in thousandths, of the way to a card that another one holds
	worthOthers   = 300   // in thousandths, of each card but the best
	worthToken    = 45
	worthOutpost  = 90
	worthSoldier  = 110
	worthAction   = 70  // an action token that is not used yet, early on
	sharedWin     = 400 // in thousandths, what a win loses if everybody has one too
)
