package wradislavia

import "schron/rules"

// startTurn begins a turn with the battlefield: two dice and a hazard card
// (WR-6). The marker holder deploys first (WR-41).
func (s *State) startTurn(j *rules.Journal) {
	s.turn++
	s.phase, s.active = PhaseDeployment, s.marker
	j.Add("WR-6", int(s.marker), "wradislavia.event.turn", numberArg(int(s.turn)), playerArg(int(s.marker)))
	s.dice[0], s.dice[1] = s.roll(), s.roll()
	s.hazards[0] = s.drawHazard()
	j.Roll()
	if j != nil {
		j.Add("WR-6", rules.NoSeat, "wradislavia.event.battlefield",
			rules.Number("first", int(s.dice[0])), rules.Number("second", int(s.dice[1])), hazardArg(s.hazards[0]))
	}
}

func (s *State) roll() int8 { return int8(s.rand.Die(DieSides)) }

// drawHazard takes a card from the deck. Cards of a kind are alike, so a card is
// drawn by its place among those left.
func (s *State) drawHazard() Hazard {
	left := 0
	for _, n := range s.deck {
		left += int(n)
	}
	at := s.rand.IntN(left)
	for h := Radiation; ; h++ {
		if at -= int(s.deck[h]); at < 0 {
			s.deck[h]--
			return h
		}
	}
}

// complete rolls the third die and draws the second hazard card. One of the same
// kind as the first is discarded, and the next one stays whatever it is (WR-8).
func (s *State) complete(j *rules.Journal) {
	s.dice[2] = s.roll()
	h := s.drawHazard()
	if h == s.hazards[0] {
		s.dropped = h
		h = s.drawHazard()
	}
	s.hazards[1] = h
	j.Roll()
	if j == nil {
		return
	}
	j.Add("WR-8", rules.NoSeat, "wradislavia.event.third", rules.Number("third", int(s.dice[2])))
	if s.dropped != NoHazard {
		j.Add("WR-8", rules.NoSeat, "wradislavia.event.hazard.dropped", hazardArg(s.dropped))
	}
	j.Add("WR-8", rules.NoSeat, "wradislavia.event.hazard.second", hazardArg(h))
}

// reveal turns up characters and tokens and deals the wounds of the hazards
// (WR-9).
func (s *State) reveal(j *rules.Journal) {
	for _, seat := range s.order() {
		s.seen[seat] |= s.Fighting(seat)
		for slot := range s.posts[seat] {
			p := &s.posts[seat][slot]
			p.wounds = s.Hurt(p.who)
			if j != nil {
				j.Add("WR-9", seat, "wradislavia.event.reveal", playerArg(seat), characterArg(p.who), manoeuvreArg(p.token))
			}
		}
	}
	if j == nil {
		return
	}
	for _, seat := range s.order() {
		for slot := range s.posts[seat] {
			for _, h := range s.hazards {
				if who := s.posts[seat][slot].who; who.Suffers(h) {
					j.Add("WR-9", seat, "wradislavia.event.hazard.wound", characterArg(who), hazardArg(h))
				}
			}
		}
	}
}

// order returns the marker holder and then the opponent (WR-10).
func (s *State) order() [Seats]int { return [Seats]int{int(s.marker), other(int(s.marker))} }
