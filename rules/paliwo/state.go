package paliwo

import "schron/rules"

// State is a position. It holds no pointer: a copy of the value is a deep copy.
type State struct {
	settings
	board
	people [humanKinds]person

	stage      Stage
	round      int8 // from 1, 0 before the first
	pool       int8 // figures beside the board (WP-6)
	removed    int8 // figures that left the game (WP-40)
	risen      int8 // crawlers that rose so far (WP-31)
	bullets    int8
	briefcase  bool // not used yet (WP-21)
	terror     int8 // field of the marker, offTrack while it lies beside the track
	goo        int8 // patches in reserve
	tokens     int8 // crawler tokens of the zombie player
	findPool   findCount
	drawn      Face       // the find that the zombie player has to put down
	hand       [2]cardSet // by seat
	played     [2]cardSet
	cardPlayed bool // a card was played this turn

	// The human turn.
	active     Human // whose activation is under way
	pa         int8  // of the active human
	wrenchUsed bool  // in this activation
	sprintUsed bool
	shot       bool // a shot was fired this turn
	turns      int8 // zombies that Flare or Scent may still turn

	// The zombie turn.
	limit      int8  // ACTIVATION_LIMIT
	moved      int8  // activations so far
	mover      Field // whose free activation is under way
	moverPA    int8
	turned     bool // the mover has had its turn by 90°
	trailLen   int8
	trail      [trailMost]Field // fields that the crawler has entered
	toAdd      int8             // new zombies still to come in phase 4
	tokenLaid  bool             // a crawler token was put down this turn
	ending     Ending
	lastLeaver Human // who left with fuel
	rand       rules.Rand
}

var _ rules.State = (*State)(nil)

// offTrack is the terror marker beside its track.
const offTrack = -1

// Seats is two: the humans and the zombies.
func (s *State) Seats() int { return seats }

// Owner returns the player of a seat.
func (s *State) Owner(seat int) int { return seat }

// Status says which turn of which round it is and whose.
func (s *State) Status() rules.Status {
	st := rules.Status{Phase: s.stage.Phase().String(), Turn: int(s.round)}
	switch s.stage {
	case StageHumans, StageWeapons, StageTurn, StageTurnEnd:
		st.Seat = SeatHumans
	case StageOver:
		st.Seat = rules.NoSeat
	default:
		st.Seat = SeatZombies
	}
	return st
}

// Actor is the seat that decides.
func (s *State) Actor() int {
	switch s.stage {
	case StageHumans, StageWeapons, StageTurn:
		return SeatHumans
	case StageOver:
		return rules.NoSeat
	}
	return SeatZombies
}

// question derives what is asked from the stage and what is pending in it.
func (s *State) decision() Decision {
	switch s.stage {
	case StageTurn:
		if s.turns > 0 {
			return DecideFlare
		}
	case StageFind:
		if s.drawn != NoFace {
			return DecidePlace
		}
	case StageMovement:
		if s.turns > 0 {
			return DecideScent
		}
	case StageNew:
		if s.toAdd == 0 {
			return DecideToken
		}
	}
	return stageDecisions[s.stage]
}

var stageDecisions = [stages]Decision{
	StageHumans: DecideHumans, StageWeapons: DecideWeapons, StageZombies: DecideZombies, StageTurn: DecideTurn,
	StageTurnEnd: DecideTurning, StageFind: DecideDraw, StageRise: DecideRise, StageMovement: DecideMovement,
	StageNew: DecideNew, StageCleanup: DecideCleanup, StageTurnEndAgain: DecideTurning, StageOver: NoDecision,
}

// Clone copies the position.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Ranges appends nothing: no move has an amount.
func (s *State) Ranges(buf []rules.Range) []rules.Range { return buf }

// Check reports whether the actor may play m; if not, the error is a
// *rules.Refusal with the rule that forbids it.
func (s *State) Check(m rules.Move) error {
	if why := s.refuse(m); why != allowed {
		return s.refusal(why, m)
	}
	return nil
}

// Apply plays m and what follows from it up to the next decision.
func (s *State) Apply(m rules.Move, j *rules.Journal) error {
	if why := s.refuse(m); why != allowed {
		return s.refusal(why, m)
	}
	if s.Actor() == SeatHumans {
		s.playHumans(m, j)
	} else {
		s.playZombies(m, j)
	}
	s.settle(j)
	return nil
}

func (s *State) playHumans(m rules.Move, j *rules.Journal) {
	h, f := Actor(m), Target(m)
	switch m.Verb {
	case VerbHuman:
		s.placeHuman(h, f, j)
	case VerbArm:
		s.arm(h, j)
	case VerbFinish:
		s.finish(j)
	case VerbEnd:
		s.endTurn(j)
	case VerbSilence:
		s.silence(j)
	case VerbFlare:
		s.flare(j)
	case VerbTurn:
		s.turnZombie(f, Facing(m.B), j)
	case VerbDone:
		s.doneTurning(j)
	default:
		s.begin(h, j)
		s.act(h, f, m, j)
	}
}

// act plays what a human does in its activation.
func (s *State) act(h Human, f Field, m rules.Move, j *rules.Journal) {
	if m.Verb != VerbStep && m.Verb != VerbSprint && m.Verb != VerbSlip {
		s.people[h].began = NoField
	}
	switch m.Verb {
	case VerbStep:
		s.pa -= StepCost
		s.step(h, f, j)
	case VerbPush:
		s.push(h, f, j)
	case VerbWeapon:
		s.useWeapon(h, f, j)
	case VerbOpen:
		s.open(h, f, j)
	case VerbTake:
		s.take(h, f, j)
	case VerbLeave:
		s.leave(h, j)
	case VerbAxe:
		s.axe(h, f, j)
	case VerbShot:
		s.shoot(h, f, j)
	case VerbWrench:
		s.wrench(h, f, Facing(m.B), j)
	case VerbSprint:
		s.sprint(h, f, j)
	case VerbSlip:
		s.slip(h, f, j)
	case VerbCourage:
		s.courage(h, f, j)
	case VerbAdrenaline:
		s.adrenaline(h, j)
	case VerbAid:
		s.aid(h, Human(m.B), j)
	}
}

func (s *State) playZombies(m rules.Move, j *rules.Journal) {
	f, d := Field(m.A), Facing(m.B)
	switch m.Verb {
	case VerbZombie:
		s.placeZombie(f, d, j)
	case VerbTurned:
		s.turnHuman(Human(m.A), d, j)
	case VerbDraw:
		s.draw(j)
	case VerbPlace:
		s.placeFind(f, j)
	case VerbRise:
		s.rise(f, j)
	case VerbHunger:
		s.hunger(j)
	case VerbScent:
		s.scent(j)
	case VerbTurn:
		s.turnZombie(f, d, j)
	case VerbFrenzy:
		s.frenzy(f, j)
	case VerbCharge:
		s.charge(f, ZombiePA, j)
	case VerbAdvance:
		s.advance(f, j)
	case VerbRotate:
		s.rotate(f, d, j)
	case VerbCrawl:
		s.crawl(f, Field(m.B), j)
	case VerbBite:
		s.biteFreely(f, Field(m.B), j)
	case VerbNew:
		s.addZombie(f, d, j)
	case VerbWreck:
		s.fromTheWreck(f, d, j)
	case VerbToken:
		s.layToken(f, j)
	case VerbClutch:
		s.clutch(Human(m.A), j)
	case VerbDone:
		s.done(j)
	}
}
