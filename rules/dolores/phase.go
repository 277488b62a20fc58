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

// Decision is what the actor decides.
type Decision uint8

// The decisions.
const (
	NoDecision      Decision = iota
	DecideInvest             // any investment (DO-10 to DO-24)
	DecideOffer              // what belongs to an offer (DO-12)
	DecideAnswer             // the other federation's answer (DO-12)
	DecideCapital            // which city becomes the capital (DO-37)
	DecideTax                // what to pay (DO-35)
	DecideGather             // what to harvest and fell (DO-40, DO-41)
	DecideArrange            // the order of stacks (DO-47)
	DecideMilitary           // moves and attacks (DO-43)
	DecideTarget             // where a missile flies (DO-51)
	DecideIntercept          // whether to stop a missile (DO-53)
	decisionEnd
)

var decisionIDs = rules.ListIDs("decision", NoDecision,
	"none", "invest", "offer", "answer", "capital", "tax", "gather", "arrange", "military", "target", "intercept",
)

// String is the id of the decision in positions and views.
func (d Decision) String() string { return decisionIDs.Of(d) }
