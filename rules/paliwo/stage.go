package paliwo

import "schron/rules"

// Phase is a part of a round, or what comes before and after all rounds.
type Phase uint8

// The phases.
const (
	PhaseSetup   Phase = iota // humans, weapon tokens and zombies are placed (WP-5, WP-6)
	PhaseHumans               // the human turn (WP-10)
	PhaseZombies              // the zombie turn (WP-28)
	PhaseOver                 // somebody has won (WP-43)
)

var phaseIDs = rules.ListIDs("phase", PhaseSetup, "setup", "humans", "zombies", "over")

// String is the id of the phase; its name has the key "paliwo.phase." followed
// by it.
func (p Phase) String() string { return phaseIDs.Of(p) }

// Stage is a step of the course of the game.
type Stage uint8

// The stages. From StageTurn on they make up a round, in this order; the zombies
// are placed before or after the humans (WP-6).
const (
	StageHumans       Stage = iota // the humans are placed (WP-5)
	StageWeapons                   // weapon tokens are dealt out (WP-5)
	StageZombies                   // zombies are placed (WP-6)
	StageTurn                      // the human turn (WP-10)
	StageTurnEnd                   // those with two wounds turn at its end (WP-39)
	StageFind                      // zombie turn, phase 1 (WP-30)
	StageRise                      // phase 2 (WP-31)
	StageMovement                  // phase 3 (WP-33 to WP-36)
	StageNew                       // phase 4 (WP-37, WP-38)
	StageCleanup                   // phase 5, Clutch (WP-42)
	StageTurnEndAgain              // phase 5, those with two wounds turn (WP-39)
	StageOver                      // the end (WP-43)
	stages
)

// firstStage is the first one of setting up (WP-6).
func (s settings) firstStage() Stage {
	if s.zombiesLast {
		return StageHumans
	}
	return StageZombies
}

// lastPlaced is the last stage of setting up (WP-6).
func (s settings) lastPlaced() Stage {
	if s.zombiesLast {
		return StageZombies
	}
	return StageWeapons
}

// zombiesStand reports whether all zombies that begin on the board are placed
// (WP-6).
func (s *State) zombiesStand() bool {
	return s.stage > StageZombies || s.stage < StageZombies && !s.zombiesLast
}

// PeopleStand reports whether all humans are placed (WP-5).
func (s *State) PeopleStand() bool {
	return s.stage > StageHumans && (s.stage != StageZombies || s.zombiesLast)
}

var stageIDs = rules.ListIDs("stage", StageHumans,
	"humans", "weapons", "zombies", "turn", "turn-end", "find", "rise", "movement", "new",
	"cleanup", "cleanup-end", "over",
)

// String is the id of the stage.
func (g Stage) String() string { return stageIDs.Of(g) }

// Phase returns the phase that a stage belongs to.
func (g Stage) Phase() Phase {
	switch {
	case g < StageTurn:
		return PhaseSetup
	case g < StageFind:
		return PhaseHumans
	case g < StageOver:
		return PhaseZombies
	}
	return PhaseOver
}

// ZombiePhase is the number of the phase of the zombie turn, 1 to 5, and 0 at
// other times (WP-28).
func (g Stage) ZombiePhase() int {
	switch g {
	case StageFind, StageRise, StageMovement, StageNew, StageCleanup:
		return int(g-StageFind) + 1
	case StageTurnEndAgain:
		return 5
	}
	return 0
}

// Decision is what the actor decides.
type Decision uint8

// The decisions.
const (
	NoDecision     Decision = iota // the game is over
	DecideHumans                   // where a human begins (WP-5)
	DecideWeapons                  // who gets a weapon token (WP-5)
	DecideZombies                  // where a zombie begins (WP-6)
	DecideTurn                     // acts of humans (WP-10)
	DecideFlare                    // zombies to turn (WP-41)
	DecideTurning                  // who turns next, and its facing (WP-39)
	DecideDraw                     // to draw a find token (WP-30)
	DecidePlace                    // where to put it (WP-30)
	DecideRise                     // which crawler rises (WP-31)
	DecideMovement                 // acts of zombies (WP-33, WP-34)
	DecideScent                    // zombies to turn (WP-42)
	DecideNew                      // a new zombie (WP-37)
	DecideToken                    // a crawler token or none (WP-38)
	DecideCleanup                  // a human to clutch or none (WP-42)
	questions
)

var decisionIDs = rules.ListIDs("decision", NoDecision,
	"nothing", "humans", "weapons", "zombies", "turn", "flare", "turning", "draw", "place", "rise", "movement", "scent", "new", "token", "cleanup",
)

// String is the id of the decision in positions and views.
func (d Decision) String() string { return decisionIDs.Of(d) }
