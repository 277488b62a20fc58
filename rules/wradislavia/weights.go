package wradislavia

// What a position is worth to a player, in thousandths of a logit: hand-set.
const (
	worthCharacter = 850 // a character that can be sent out
	worthArmour    = 45  // each point of its armour
	worthImmunity  = 40  // each hazard that it does not mind
	worthHeavy     = 750 // in thousandths, of one that is heavily wounded
	worthPerun     = 150 // a Perun in hand
	worthDanger    = 700 // what is lost with each hand card below the safe number
	safeHand       = 6   // so many that a bad turn does not end the game
	worthWound     = 25  // a wound that is not worse yet, while a turn goes on
	guessAttack    = 6   // of ten tokens that somebody lays without thinking
)

// What a shot does, in points that only compare shots.
const (
	pointsWound  = 2
	pointsHeavy  = 9
	pointsDead   = 11
	pointsArmour = 1 // armour or cover that the target loses
	pointsPerun  = 3 // what a Perun must bring
)
