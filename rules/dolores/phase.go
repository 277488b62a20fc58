package dolores

import "fmt"

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

var phaseIDs = [phaseEnd]string{"investment", "wind", "taxes", "yield", "military", "over"}

func (p Phase) String() string { return phaseIDs[p] }

// ParsePhase reads the id of a phase.
func ParsePhase(id string) (Phase, error) {
	for p, name := range phaseIDs {
		if name == id {
			return Phase(p), nil
		}
	}
	return 0, fmt.Errorf("phase %q, accepted: %v", id, phaseIDs)
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

var questionIDs = [questionEnd]string{
	"none", "invest", "offer", "answer", "capital", "tax", "gather", "arrange", "military", "target", "intercept",
}

func parseQuestion(id string) (question, error) {
	for q, name := range questionIDs {
		if name == id {
			return question(q), nil
		}
	}
	return 0, fmt.Errorf("decision %q, accepted: %v", id, questionIDs)
}
