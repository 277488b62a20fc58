package dolores

import (
	"fmt"

	"schron/rules"
)

// Phase is a part of a round (DO-9).
type Phase uint8

// The phases, and the end.
const (
	PhaseInvestment Phase = iota
	PhaseWind
	PhaseTaxes
	PhaseYield
	PhaseMilitary
	PhaseOver
	phaseEnd
)

var phaseIDs = rules.ListIDs("part of the game", PhaseInvestment, "investment", "wind", "taxes", "yield", "military", "over")

func (p Phase) String() string { return phaseIDs.Of(p) }

// ParsePhase reads the id of a phase.
func ParsePhase(id string) (Phase, error) {
	p, err := phaseIDs.Parse(id)
	if err != nil {
		return 0, fmt.Errorf("phase %w", err)
	}
	return p, nil
}

// question is what the actor is asked.
type question uint8

const (
	askNothing   question = iota
	askInvest             // any investment (DO-10 to DO-24)
	askOffer              // what belongs to an offer (DO-12)
	askAnswer             // the other federation's answer (DO-12)
	askCapital            // which city becomes the capital (DO-37)
	askTax                // what to pay (DO-35)
	askGather             // what to harvest and fell (DO-40, DO-41)
	askArrange            // the order of stacks (DO-47)
	askMilitary           // moves and attacks (DO-43)
	askTarget             // where a missile flies (DO-51)
	askIntercept          // whether to stop a missile (DO-53)
	questionEnd
)

var questionIDs = rules.ListIDs("question", askNothing,
	"none", "invest", "offer", "answer", "capital", "tax", "gather", "arrange", "military", "target", "intercept",
)
