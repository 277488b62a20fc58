package paliwo

import "schron/rules"

// due counts the new zombies that come in a turn (WP-37). There is one, and one more if
// a shot was fired in the human turn just ended.
func (s *State) due() int8 {
	if s.shot {
		return NewZombies + ShotZombies
	}
	return NewZombies
}

// startNew begins phase 4 (WP-37).
func (s *State) startNew() {
	s.stage = StageNew
	s.toAdd = s.due()
}

// asksNew is about phase 4. Adding is compulsory while there are figures and
// fields (WP-37); where none could come the terror track starts (WP-47). Then
// comes the crawler token (WP-38), or a card that might be played (WP-46). Where
// none of it can be done the phase passes by itself (WP-48).
func (s *State) asksNew(j *rules.Journal) bool {
	if s.toAdd > 0 && s.pool > 0 && s.anyField(s.newField) {
		return true
	}
	s.nobodyComes(j)
	s.toAdd = 0
	if s.pool > 0 && s.mayPlayUnseen(FromTheWreck) && (s.waits || s.anyField(s.wreckField)) {
		return true
	}
	return s.tokens > 0 && !s.tokenLaid && s.anyField(s.free)
}

// nobodyComes tells why no new zombie comes in that was due (WP-37, WP-48). Where
// the edges kept all of them out the terror track starts (WP-47).
func (s *State) nobodyComes(j *rules.Journal) {
	switch {
	case s.toAdd == 0:
	case s.pool == 0 && s.toAdd == s.due():
		j.Add("WP-48", SeatZombies, "paliwo.event.passed.pool")
	case s.pool > 0:
		first := s.toAdd == s.due() && s.terror == offTrack
		rule := "WP-37"
		if first {
			rule = "WP-47"
		}
		j.Add(rule, SeatZombies, "paliwo.event.no-way-in")
		if first {
			s.startTerror(j)
		}
	}
}

// wreckField reports whether From the Wreck may put a zombie on f (WP-42).
func (s *State) wreckField(f Field) bool { return s.free(f) && besideObstacle(f) }

func (s *State) anyField(is func(Field) bool) bool {
	for f := Field(0); f < Fields; f++ {
		if is(f) {
			return true
		}
	}
	return false
}

// newField reports whether a new zombie may come in on f (WP-37).
func (s *State) newField(f Field) bool { return s.refuseNew(f) == allowed }

func (s *State) refuseNew(f Field) reason {
	switch {
	case !s.anywhere && !f.atEdge():
		return noEdge
	case !s.free(f):
		return noFreeField
	case s.besideHuman(f, NoHuman):
		return noNewBesideHuman
	}
	return allowed
}

// addZombie puts a new zombie on the board (WP-37).
func (s *State) addZombie(f Field, d Facing, j *rules.Journal) {
	s.toAdd--
	s.figures[f] = ofZombie(d).numbered(s.nextFigure())
	j.Add("WP-37", SeatZombies, "paliwo.event.new", fieldArg(f), facingArg(d))
	s.takeFigure(j)
}

func (s *State) refuseToken(f Field) reason {
	switch {
	case s.tokens == 0:
		return noTokensLeft
	case s.tokenLaid:
		return noSecondToken
	case !s.free(f):
		return noFreeField
	}
	return allowed
}

// layToken puts down one of the zombie player's crawler tokens (WP-38).
func (s *State) layToken(f Field, j *rules.Journal) {
	s.tokens--
	s.tokenLaid = true
	s.grounds[f] |= crawlerToken
	j.Add("WP-38", SeatZombies, "paliwo.event.token", fieldArg(f), numberArg(s.tokens))
}
