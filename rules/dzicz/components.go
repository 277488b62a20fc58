package dzicz

// What a box must hold so that a game never lacks a piece, by player. DZ-2 limits no
// pieces; but no player can put more of them in a game.
const (
	// MostTokens counts the first token (DZ-7), an action a turn (DZ-13), the extra
	// actions (DZ-27) and expansions (DZ-18).
	MostTokens = 1 + mostActions + MostActionTokens
	// MostOutposts counts actions and expansions.
	MostOutposts = mostActions + MostActionTokens
	// MostSoldiers counts actions and those of the trail (DZ-25).
	MostSoldiers = mostActions + rewardSoldiers
	// MostActionTokens is one of each kind, and one more by a reward (DZ-2, DZ-26, DZ-28).
	MostActionTokens = 2
	// MissionSets is how many cards there are of each mission: an open one and a secret
	// one (DZ-3).
	MissionSets = 2

	mostActions = Turns - 1 + rewardActions
)
