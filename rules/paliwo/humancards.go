package paliwo

import "schron/rules"

// refuseCard is about a special card: it is in hand, and no other was played
// this turn (WP-41).
func (s *State) refuseCard(c Card) reason {
	switch {
	case !s.hand[c.Side()].has(c):
		return noCard
	case s.cardPlayed:
		return noSecondCard
	}
	return allowed
}

// playCard shows a card and puts it aside (WP-41, WP-42).
func (s *State) playCard(c Card, j *rules.Journal) {
	seat := c.Side()
	s.hand[seat] &^= c.bit()
	s.played[seat] |= c.bit()
	s.cardPlayed = true
	j.Reveal()
	rule := "WP-41"
	if seat == SeatZombies {
		rule = "WP-42"
	}
	j.Add(rule, seat, "paliwo.event.card", cardArg(c))
}

// mayPlayUnseen reports whether the zombie player might hold a card as far as everybody
// knows. So the question whether to play it reveals nothing.
func (s *State) mayPlayUnseen(c Card) bool {
	return !s.cardPlayed && s.hand[c.Side()] != 0 && !s.played[c.Side()].has(c)
}

func (s *State) refuseCourage(h Human, f Field) reason {
	if why := s.refuseCard(Courage); why != allowed {
		return why
	}
	return s.refuseStrike(h, f)
}

// courage removes a zombie as a weapon token does, for no points (WP-41). It is
// no personal action (WP-18).
func (s *State) courage(h Human, f Field, j *rules.Journal) {
	s.playCard(Courage, j)
	j.Add("WP-41", SeatHumans, "paliwo.event.courage", humanArg(h), fieldArg(f))
	s.remove(f)
}

func (s *State) refuseAdrenaline(h Human) reason {
	if s.people[h].fuel {
		return noAdrenalineCarrier
	}
	return s.refuseCard(Adrenaline)
}

// adrenaline gives points for this activation (WP-41).
func (s *State) adrenaline(h Human, j *rules.Journal) {
	s.playCard(Adrenaline, j)
	s.pa += AdrenalinePA
	j.Add("WP-41", SeatHumans, "paliwo.event.adrenaline", humanArg(h), numberArg(s.pa))
}

// refuseAid is about the active human or an adjacent one with one wound
// (WP-41). Where the activation begins on goo, its wound comes first (WP-11).
func (s *State) refuseAid(h, whom Human) reason {
	p := &s.people[whom]
	if p.field == NoField {
		return noGone
	}
	if h != whom && !p.field.Adjacent(s.people[h].field) {
		return noAidFar
	}
	wounds := p.wounds
	if h == whom && h != s.active && s.grounds[p.field].Goo() {
		wounds = min(wounds+1, WoundsMost)
	}
	switch wounds {
	case 0:
		return noAidHealthy
	case WoundsMost:
		return noAidDoomed
	}
	return s.refuseCard(FirstAid)
}

func (s *State) aid(h, whom Human, j *rules.Journal) {
	s.playCard(FirstAid, j)
	s.people[whom].wounds = 0
	j.Add("WP-41", SeatHumans, "paliwo.event.aid", humanArg(h), whomArg(whom))
}

// silence ends the human turn with a lower limit (WP-41).
func (s *State) silence(j *rules.Journal) {
	s.playCard(Silence, j)
	s.endTurn(j)
	s.limit = max(s.limit-SilenceLimit, 0)
	j.Add("WP-41", SeatHumans, "paliwo.event.silence", numberArg(s.limit))
}

// refuseFlare is about a card that is played between activations (WP-41) and
// needs somebody to turn (WP-44).
func (s *State) refuseFlare() reason {
	if s.active != NoHuman {
		return noFlareActive
	}
	if why := s.refuseCard(Flare); why != allowed {
		return why
	}
	return s.refuseTurning()
}

func (s *State) refuseTurning() reason {
	if s.anyField(func(f Field) bool { return s.figures[f].Ordinary() }) {
		return allowed
	}
	return noOrdinary
}

func (s *State) flare(j *rules.Journal) {
	s.playCard(Flare, j)
	s.turns = FlareTurns
}

// refuseTurn is about an ordinary zombie that Flare or Scent turns: each at most
// once, Flare by 90° (WP-41, WP-42).
func (s *State) refuseTurn(f Field, d Facing, quarter bool) reason {
	g := s.figures[f]
	switch {
	case !g.Ordinary():
		return noTurnTarget
	case g.has(markTurned):
		return noTurnAgain
	case g.Facing() == d:
		return noSameFacing
	case quarter && !g.Facing().Quarter(d):
		return noQuarter
	}
	return allowed
}

// turnZombie turns a zombie for a card; the last one ends it (WP-44).
func (s *State) turnZombie(f Field, d Facing, j *rules.Journal) {
	s.figures[f] = s.figures[f].turnedTo(d) | markTurned
	s.turns--
	rule := "WP-41"
	if s.stage == StageMovement {
		rule = "WP-42"
	}
	j.Add(rule, s.Actor(), "paliwo.event.turn", fieldArg(f), facingArg(d))
	left := s.anyField(func(f Field) bool { return s.figures[f].Ordinary() && !s.figures[f].has(markTurned) })
	if s.turns == 0 || !left {
		s.doneTurning(j)
	}
}

// doneTurning ends Flare or Scent. Scent comes before WP-33's list.
func (s *State) doneTurning(j *rules.Journal) {
	s.turns = 0
	s.unmark(markTurned)
	if s.stage == StageMovement {
		s.listSeers()
	}
	j.Add("WP-44", s.Actor(), "paliwo.event.turns-done")
}
