package paliwo

import "schron/rules"

// settle goes on to the next decision.
func (s *State) settle(j *rules.Journal) {
	for !s.asks(j) {
		s.proceed(j)
	}
}

// asks reports whether there is something to decide in the stage, or the game is
// over. What is asked does not depend on what only one seat knows (WP-46).
func (s *State) asks(j *rules.Journal) bool {
	switch s.stage {
	case StageHumans:
		return !s.allPlaced()
	case StageWeapons:
		return s.armed() < WeaponTokens
	case StageZombies:
		return s.pool > ZombiesTotal-StartZombies
	case StageTurn, StageOver:
		return true
	case StageMovement:
		return s.asksMovement()
	case StageTurnEnd, StageTurnEndAgain:
		return s.asksTurning(j)
	case StageFind:
		return s.asksFind(j)
	case StageRise:
		return s.asksRise(j)
	case StageNew:
		return s.asksNew(j)
	case StageCleanup:
		return s.asksCleanup(j)
	}
	return false
}

// proceed enters the next stage.
func (s *State) proceed(j *rules.Journal) {
	switch s.stage {
	case StageTurnEndAgain, s.lastPlaced():
		s.startRound(j)
	case StageZombies:
		s.stage = StageHumans
	case StageTurnEnd:
		s.startZombieTurn(j)
	case StageRise:
		s.startMovement()
	case StageMovement:
		j.Add("WP-48", SeatZombies, "paliwo.event.passed.movement", numberArg(s.moved))
		s.endMovement()
	default:
		s.stage++
	}
}

// startRound begins with the human turn (WP-9).
func (s *State) startRound(j *rules.Journal) {
	s.stage = StageTurn
	s.round++
	s.cardPlayed, s.shot, s.tokenLaid = false, false, false
	s.limit, s.moved = 0, 0
	for h := range s.people {
		s.people[h].activated = false
	}
	j.Add("WP-9", rules.NoSeat, "paliwo.event.round", numberArg(s.round))
}

// startZombieTurn begins with the terror marker (WP-28, WP-29).
func (s *State) startZombieTurn(j *rules.Journal) {
	s.stage = StageFind
	s.cardPlayed = false
	if s.terror == offTrack {
		return
	}
	s.terror--
	if s.terror == 0 {
		j.Add("WP-29", SeatZombies, "paliwo.event.terror.out")
		s.end(EndTerror, j)
		return
	}
	j.Add("WP-29", SeatZombies, "paliwo.event.terror", numberArg(s.terror))
}

// startTerror puts the marker on the first field of its track, also when it is on it
// already (WP-29, WP-49).
func (s *State) startTerror(j *rules.Journal) {
	if s.byFirst && s.terror != offTrack {
		return
	}
	s.terror = s.terrorStart
	j.Add("WP-29", SeatZombies, "paliwo.event.terror.start", numberArg(s.terror))
}

// nextFigure is the number of the figure of the pool that comes next.
func (s *State) nextFigure() int8 { return ZombiesTotal - s.pool + 1 }

// takeFigure takes a figure from the pool; the last one puts the terror marker on
// field 6 (WP-29).
func (s *State) takeFigure(j *rules.Journal) {
	s.pool--
	if s.pool == 0 {
		j.Add("WP-29", SeatZombies, "paliwo.event.last-figure")
		s.startTerror(j)
	}
}
