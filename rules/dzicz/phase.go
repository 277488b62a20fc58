package dzicz

import "schron/rules"

// Phase is a part of the game.
type Phase uint8

// The phases. The three in the middle make up a go.
const (
	PhaseHome      Phase = iota // turn 1, home edges are chosen (DZ-7)
	PhaseMove                   // soldiers move (DZ-9)
	PhaseAction                 // the action (DZ-13)
	PhaseExpansion              // expansions at the end of the go (DZ-18)
	PhaseMissions               // first-claim rewards at the end of a turn (DZ-21)
	PhaseOver                   // after the last turn (DZ-30)
	phaseEnd
)

var phaseIDs = rules.ListIDs("phase", PhaseHome, "home", "move", "action", "expansion", "missions", "over")

// String is the id of the phase; its name has the key "dzicz.phase." followed
// by it.
func (p Phase) String() string { return phaseIDs.Of(p) }

// ParsePhase reads the id of a phase.
func ParsePhase(s string) (Phase, error) { return phaseIDs.Parse(s) }

// Decision is what the actor decides.
type Decision uint8

// The decisions.
const (
	NoDecision      Decision = iota // the game is over
	DecideHome                      // a home edge (DZ-7)
	DecideMove                      // soldiers' moves (DZ-9)
	DecideAction                    // an action or none (DZ-13)
	DecideExpansion                 // an expansion or none (DZ-18)
	DecideSoldiers                  // the reward of the trail (DZ-25)
	DecideExtra                     // the reward of the resources (DZ-27)
	DecideManoeuvre                 // whether to manoeuvre first (DZ-19)
	DecideDefence                   // whether to send a soldier back (DZ-17)
	DecideRemoval                   // whether to remove the entered field's token (DZ-11)
)

var decisionIDs = rules.ListIDs("decision", NoDecision,
	"nothing", "home", "move", "action", "expansion", "soldiers", "extra_action", "manoeuvre", "border_defence", "removal",
)

// String is the id of the decision in positions and views.
func (d Decision) String() string { return decisionIDs.Of(d) }
