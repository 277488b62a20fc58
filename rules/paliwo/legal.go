package paliwo

import "schron/rules"

// Legal appends the moves of the decision at hand in a fixed order.
func (s *State) Legal(buf []rules.Move) []rules.Move {
	switch s.decision() {
	case DecideHumans:
		for h := range humanKinds {
			for f := Field(0); f < Cols; f++ {
				buf = s.add(buf, ByOn(VerbHuman, h, f))
			}
		}
	case DecideWeapons:
		return s.addHumans(buf, VerbArm)
	case DecideZombies:
		return s.addFacing(buf, VerbZombie)
	case DecideTurn:
		return s.addActs(buf)
	case DecideFlare, DecideScent:
		buf = s.addTurns(buf)
		return append(buf, Plain(VerbDone))
	case DecideTurning:
		for h := range humanKinds {
			for d := range facings {
				buf = s.add(buf, ByFacing(VerbTurned, h, d))
			}
		}
	case DecideDraw:
		return append(buf, Plain(VerbDraw))
	case DecidePlace:
		return s.addFields(buf, VerbPlace)
	case DecideRise:
		return s.addFields(buf, VerbRise)
	case DecideMovement:
		return s.addMovement(buf)
	case DecideNew:
		buf = s.addFacing(buf, VerbNew)
		return s.addWrecks(buf)
	case DecideToken:
		buf = s.addFields(buf, VerbToken)
		buf = s.addWrecks(buf)
		return append(buf, Plain(VerbDone))
	case DecideCleanup:
		buf = s.addHumans(buf, VerbClutch)
		return append(buf, Plain(VerbDone))
	}
	return buf
}

// add appends a move if it is allowed.
func (s *State) add(buf []rules.Move, m rules.Move) []rules.Move {
	why := allowed
	if s.Actor() == SeatHumans {
		why = s.refuseHumans(m)
	} else {
		why = s.refuseZombies(m)
	}
	if why != allowed {
		return buf
	}
	return append(buf, m)
}

func (s *State) addHumans(buf []rules.Move, verb uint8) []rules.Move {
	for h := range humanKinds {
		buf = s.add(buf, By(verb, h))
	}
	return buf
}

func (s *State) addFields(buf []rules.Move, verb uint8) []rules.Move {
	for f := Field(0); f < Fields; f++ {
		buf = s.add(buf, On(verb, f))
	}
	return buf
}

// addFacing appends the fields on which a zombie may be put, with every facing.
func (s *State) addFacing(buf []rules.Move, verb uint8) []rules.Move {
	for f := Field(0); f < Fields; f++ {
		if s.refuseZombies(OnFacing(verb, f, North)) != allowed {
			continue
		}
		for d := range facings {
			buf = append(buf, OnFacing(verb, f, d))
		}
	}
	return buf
}

// addTurns appends the turns of Flare or Scent.
func (s *State) addTurns(buf []rules.Move) []rules.Move {
	for f := Field(0); f < Fields; f++ {
		if s.figures[f].Ordinary() {
			for d := range facings {
				buf = s.add(buf, OnFacing(VerbTurn, f, d))
			}
		}
	}
	return buf
}

// addWrecks appends the fields for From the Wreck.
func (s *State) addWrecks(buf []rules.Move) []rules.Move {
	if s.refuseCard(FromTheWreck) != allowed {
		return buf
	}
	return s.addFacing(buf, VerbWreck)
}

// addActs appends what the humans may do (WP-10).
func (s *State) addActs(buf []rules.Move) []rules.Move {
	for h := range humanKinds {
		if s.refuseActivation(h) == allowed {
			buf = s.addActsOf(buf, h)
		}
	}
	buf = s.add(buf, Plain(VerbFinish))
	buf = s.add(buf, Plain(VerbSilence))
	buf = s.add(buf, Plain(VerbFlare))
	return append(buf, Plain(VerbEnd))
}

func (s *State) addActsOf(buf []rules.Move, h Human) []rules.Move {
	from := s.people[h].field
	for d := range facings {
		f := from.Next(d)
		switch {
		case f == NoField:
			continue
		case s.figures[f].Undead():
			buf = s.add(buf, ByOn(VerbPush, h, f))
			buf = s.add(buf, ByOn(VerbWeapon, h, f))
			buf = s.add(buf, ByOn(VerbCourage, h, f))
			if h == Lumberjack {
				buf = s.add(buf, On(VerbAxe, f))
			}
		case TerrainAt(f) == Barrel:
			buf = s.add(buf, ByOn(VerbOpen, h, f))
			buf = s.add(buf, ByOn(VerbTake, h, f))
		default:
			buf = s.add(buf, ByOn(VerbStep, h, f))
			if h == Runner {
				buf = s.add(buf, On(VerbSprint, f))
			}
		}
		buf = s.addLine(buf, h, d)
	}
	buf = s.add(buf, ByOn(VerbTake, h, from))
	buf = s.add(buf, By(VerbLeave, h))
	buf = s.add(buf, By(VerbAdrenaline, h))
	if s.refuseCard(FirstAid) != allowed {
		return buf
	}
	for whom := range humanKinds {
		buf = s.add(buf, rules.Move{Verb: VerbAid, A: int16(h), B: int16(whom)})
	}
	return buf
}

// addLine appends the skills that reach along a row or column.
func (s *State) addLine(buf []rules.Move, h Human, d Facing) []rules.Move {
	from := s.people[h].field
	switch h {
	case Policeman:
		if f, _ := s.first(from, d); f != NoField {
			return s.add(buf, On(VerbShot, f))
		}
	case Mechanic:
		f, n := s.first(from, d)
		if f == NoField || n > WrenchReach {
			return buf
		}
		for to := range facings {
			buf = s.add(buf, OnFacing(VerbWrench, f, to))
		}
	case Child:
		if f := from.Next(d).beyond(d); f != NoField {
			return s.add(buf, On(VerbSlip, f))
		}
	}
	return buf
}

// beyond is the next field of one that may be off the board.
func (f Field) beyond(d Facing) Field {
	if f == NoField {
		return NoField
	}
	return f.Next(d)
}

// addMovement appends what zombies and crawlers may do (WP-33 to WP-36).
func (s *State) addMovement(buf []rules.Move) []rules.Move {
	buf = s.add(buf, Plain(VerbHunger))
	buf = s.add(buf, Plain(VerbScent))
	compelled := s.anyCompelled()
	frenzy := s.refuseCard(Frenzy) == allowed
	for f := Field(0); f < Fields; f++ {
		g := s.figures[f]
		if !g.Undead() {
			continue
		}
		if compelled {
			buf = s.add(buf, On(VerbCharge, f))
		} else if f == s.mover || !g.Activated() && s.moved < s.limit {
			buf = s.addFreeMoves(buf, f)
		}
		if frenzy {
			buf = s.add(buf, On(VerbFrenzy, f))
		}
	}
	if !compelled {
		buf = append(buf, Plain(VerbDone))
	}
	return buf
}

// addFreeMoves appends what the zombie or crawler on f may do, given that it may
// act freely (WP-35).
func (s *State) addFreeMoves(buf []rules.Move, f Field) []rules.Move {
	g := s.figures[f]
	if g.Ordinary() {
		buf = s.addFree(buf, On(VerbAdvance, f))
		for d := range facings {
			buf = s.addFree(buf, OnFacing(VerbRotate, f, d))
		}
		if to := f.Next(g.Facing()); to != NoField {
			buf = s.addFree(buf, OnTo(VerbBite, f, to))
		}
		return buf
	}
	for d := range facings {
		if to := f.Next(d); to != NoField {
			buf = s.addFree(buf, OnTo(VerbCrawl, f, to))
			buf = s.addFree(buf, OnTo(VerbBite, f, to))
		}
	}
	return buf
}

// addFree appends an act in a free activation if it is allowed.
func (s *State) addFree(buf []rules.Move, m rules.Move) []rules.Move {
	if s.refuseFreeAct(m) != allowed {
		return buf
	}
	return append(buf, m)
}
