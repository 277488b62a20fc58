package paliwo

import "fmt"

// Phase is a part of a round, or what comes before and after all rounds.
type Phase uint8

// The phases.
const (
	PhaseSetup   Phase = iota // humans, weapon tokens and zombies are placed (PA-5, PA-6)
	PhaseHumans               // the human turn (PA-10)
	PhaseZombies              // the zombie turn (PA-28)
	PhaseOver                 // somebody has won (PA-43)
)

var phaseIDs = [...]string{"setup", "humans", "zombies", "over"}

// String is the id of the phase; its name has the key "paliwo.phase." followed
// by it.
func (p Phase) String() string { return phaseIDs[p] }

// Stage is a step of the course of the game.
type Stage uint8

// The stages in their order. From StageTurn on they make up a round.
const (
	StageHumans       Stage = iota // the humans are placed (PA-5)
	StageWeapons                   // weapon tokens are dealt out (PA-5)
	StageZombies                   // zombies are placed (PA-6)
	StageTurn                      // the human turn (PA-10)
	StageTurnEnd                   // those with two wounds turn at its end (PA-39)
	StageFind                      // zombie turn, phase 1 (PA-30)
	StageRise                      // phase 2 (PA-31)
	StageMovement                  // phase 3 (PA-33 to PA-36)
	StageNew                       // phase 4 (PA-37, PA-38)
	StageCleanup                   // phase 5, Clutch (PA-42)
	StageTurnEndAgain              // phase 5, those with two wounds turn (PA-39)
	StageOver                      // the end (PA-43)
	stages
)

var stageIDs = [stages]string{
	"humans", "weapons", "zombies", "turn", "turn-end", "find", "rise", "movement", "new",
	"cleanup", "cleanup-end", "over",
}

// String is the id of the stage.
func (g Stage) String() string { return stageIDs[g] }

// Phase gives the phase that a stage belongs to.
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
// other times (PA-28).
func (g Stage) ZombiePhase() int {
	switch g {
	case StageFind, StageRise, StageMovement, StageNew, StageCleanup:
		return int(g-StageFind) + 1
	case StageTurnEndAgain:
		return 5
	}
	return 0
}

// ParseStage reads the id of a stage.
func ParseStage(s string) (Stage, error) {
	for g := range stages {
		if g.String() == s {
			return g, nil
		}
	}
	return 0, fmt.Errorf("%q is not a stage, accepted: %v", s, stageIDs)
}

// question is what the actor decides.
type question uint8

const (
	askNothing  question = iota // the game is over
	askHumans                   // where a human begins (PA-5)
	askWeapons                  // who gets a weapon token (PA-5)
	askZombies                  // where a zombie begins (PA-6)
	askTurn                     // acts of humans (PA-10)
	askFlare                    // zombies to turn (PA-41)
	askTurning                  // who turns next, and its facing (PA-39)
	askDraw                     // to draw a find token (PA-30)
	askPlace                    // where to put it (PA-30)
	askRise                     // which crawler rises (PA-31)
	askMovement                 // acts of zombies (PA-33, PA-34)
	askScent                    // zombies to turn (PA-42)
	askNew                      // a new zombie (PA-37)
	askToken                    // a crawler token or none (PA-38)
	askCleanup                  // a human to clutch or none (PA-42)
	questions
)

var questionIDs = [questions]string{
	"nothing", "humans", "weapons", "zombies", "turn", "flare", "turning", "draw", "place",
	"rise", "movement", "scent", "new", "token", "cleanup",
}
