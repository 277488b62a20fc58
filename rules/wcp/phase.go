package wcp

import "schron/rules"

// Phase is a part of the game.
type Phase uint8

// The phases. Those from PhaseMove to PhaseDestroy make up a turn.
const (
	PhaseVehicle Phase = iota // vehicle cards are chosen (WCP-6)
	PhaseMove                 // the pawn moves (WCP-11)
	PhaseMeet                 // pawns in the entered hall, and the button (WCP-24, WCP-35)
	PhasePlace                // a hall and content are laid (WCP-14)
	PhaseDestroy              // the holder of the central hall destroys (WCP-43)
	PhaseOver                 // after the end (WCP-48)
	phaseEnd
)

var phaseIDs = rules.ListIDs("phase", PhaseVehicle, "vehicle", "move", "meet", "place", "destroy", "over")

// String is the id of the phase; its name has the key "wcp.phase." followed by
// it.
func (p Phase) String() string { return phaseIDs.Of(p) }

// ParsePhase reads the id of a phase.
func ParsePhase(s string) (Phase, error) { return phaseIDs.Parse(s) }

// Stage tells how far the base is from its destruction.
type Stage uint8

// The stages.
const (
	StageExplore   Stage = iota // stage I
	StageLastRound              // the button is pressed, everybody else moves once more (WCP-36)
	StageRemoval                // the first turn of stage II, at whose end the central hall goes (WCP-38)
	StageEscape                 // the exits are open and halls fall (WCP-39)
	stageEnd
)

var stageIDs = rules.ListIDs("stage", StageExplore, "explore", "last_round", "removal", "escape")

var stageKeys = [stageEnd]string{"wcp.stage.explore", "wcp.stage.last-round", "wcp.stage.removal", "wcp.stage.escape"}

// String is the id of the stage.
func (s Stage) String() string { return stageIDs.Of(s) }

// Fate reports whether a pawn is still in the game.
type Fate uint8

// The fates of a pawn.
const (
	Playing  Fate = iota // in the base or at its entrance
	Left                 // left the base, by will or with a destroyed vehicle (WCP-40)
	Lost                 // trapped, and the vehicle destroyed (WCP-47)
	Resigned             // trapped and resigned (WCP-47)
	fateEnd
)

var fateIDs = rules.ListIDs("fate", Playing, "playing", "left", "lost", "resigned")

// String is the id of the fate.
func (f Fate) String() string { return fateIDs.Of(f) }

// Decision is what the actor decides.
type Decision uint8

// The decisions.
const (
	NoDecision    Decision = iota // the game is over
	DecideVehicle                 // a vehicle card (WCP-6)
	DecideMove                    // where the pawn goes (WCP-11)
	DecideMeet                    // what to do with pawns met, or the button (WCP-24, WCP-35)
	DecideOffer                   // what an offer holds (WCP-24)
	DecideAnswer                  // whether to accept an offer (WCP-25)
	DecideSpoils                  // what the winner of a duel takes (WCP-31)
	DecidePlace                   // a hall or content (WCP-14)
	DecideDestroy                 // which hall falls (WCP-43)
	decisionEnd
)

var decisionIDs = rules.ListIDs("decision", NoDecision,
	"nothing", "vehicle", "move", "meet", "offer", "answer", "spoils", "place", "destroy",
)

// String is the id of the decision in positions and views.
func (d Decision) String() string { return decisionIDs.Of(d) }
