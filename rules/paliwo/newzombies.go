package paliwo

import "schron/rules"

// startNew begins phase 4: one new zombie, one more if a shot was fired in the
// human turn just ended (PA-37).
func (s *State) startNew() {
	s.stage = StageNew
	s.toAdd = NewZombies
	if s.shot {
		s.toAdd += ShotZombies
	}
}

// asksNew is about phase 4. Adding is compulsory while there are figures and
// fields (PA-37); then comes the crawler token (PA-38).
func (s *State) asksNew() bool {
	if s.toAdd > 0 && s.pool > 0 && s.anyField(s.newField) {
		return true
	}
	s.toAdd = 0
	if s.pool > 0 && s.mayPlayUnseen(FromTheWreck) {
		return true
	}
	return s.tokens > 0 && !s.tokenLaid && s.anyField(s.free)
}

func (s *State) anyField(is func(Field) bool) bool {
	for f := Field(0); f < Fields; f++ {
		if is(f) {
			return true
		}
	}
	return false
}

// newField tells whether a new zombie may rise on f (PA-37).
func (s *State) newField(f Field) bool { return s.refuseNew(f) == yes }

func (s *State) refuseNew(f Field) no {
	switch {
	case !s.free(f):
		return noFreeField
	case s.besideHuman(f, NoHuman):
		return noNewBesideHuman
	}
	return yes
}

// addZombie puts a new zombie on the board (PA-37).
func (s *State) addZombie(f Field, d Facing, j *rules.Journal) {
	s.toAdd--
	s.figures[f] = ofZombie(d).numbered(s.nextFigure())
	j.Add("PA-37", SeatZombies, "paliwo.event.new", fieldArg(f), facingArg(d))
	s.takeFigure(j)
}

func (s *State) refuseToken(f Field) no {
	switch {
	case s.tokens == 0:
		return noTokensLeft
	case s.tokenLaid:
		return noSecondToken
	case !s.free(f):
		return noFreeField
	}
	return yes
}

// layToken puts down one of the zombie player's crawler tokens (PA-38).
func (s *State) layToken(f Field, j *rules.Journal) {
	s.tokens--
	s.tokenLaid = true
	s.grounds[f] |= crawlerToken
	j.Add("PA-38", SeatZombies, "paliwo.event.token", fieldArg(f), numberArg(s.tokens))
}
