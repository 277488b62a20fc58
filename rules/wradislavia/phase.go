package wradislavia

import "schron/rules"

// Phase is a part of the game.
type Phase uint8

// The phases. Those from the battlefield to the end of the turn make up a turn. A
// position waits in the draft, the deployment, the fire or hand-to-hand.
const (
	PhaseDraft       Phase = iota // both discard three of ten (WR-2)
	PhaseBattlefield              // two dice and a hazard card (WR-6)
	PhaseDeployment               // characters and tokens (WR-7)
	PhaseHazards                  // the third die, the second card, wounds (WR-8, WR-9)
	PhaseFire                     // shots (WR-10)
	PhaseHandToHand               // strikes (WR-22)
	PhaseEnd                      // the end of the turn (WR-35)
	PhaseOver                     // the game is over (WR-37, WR-40)
	phaseEnd
)

var phaseIDs = rules.ListIDs("phase", PhaseDraft,
	"draft", "battlefield", "deployment", "hazards", "fire", "hand-to-hand", "end", "over")

// String is the id of the phase; its name has the key "wradislavia.phase."
// followed by it.
func (p Phase) String() string { return phaseIDs.Of(p) }

// waits reports whether a position may stand in the phase.
func (p Phase) waits() bool {
	return p != PhaseBattlefield && p != PhaseHazards && p != PhaseEnd
}

var waitingIDs = rules.IDsOf("phase that waits", PhaseDraft, PhaseOver, func(p Phase) string {
	if p.waits() {
		return p.String()
	}
	return ""
})

// ParsePhase reads the id of a phase in which a position may stand.
func ParsePhase(s string) (Phase, error) { return waitingIDs.Parse(s) }
