package wcp

import "schron/rules"

// chosen returns which seat has the card, nobody if none (WCP-6).
func (s *State) chosen(v Vehicle) int {
	for seat := range s.Seats() {
		if s.players[seat].vehicle == v {
			return seat
		}
	}
	return nobody
}

func (s *State) appendVehicles(buf []rules.Move) []rules.Move {
	for v := range Vehicle(vehicleKinds) {
		if s.chosen(v) == nobody {
			buf = append(buf, Choose(v))
		}
	}
	return buf
}

func (s *State) refuseVehicle(v Vehicle) *rules.Refusal {
	if other := s.chosen(v); other != nobody {
		return refusal("WCP-6", "vehicle.taken", vehicleArg(v), otherArg(other))
	}
	return nil
}

// chooseVehicle takes a card. Cards are chosen in order of play; after the last
// choice the hands are dealt and the first round begins (WCP-6, WCP-7).
func (s *State) chooseVehicle(v Vehicle, j *rules.Journal) {
	seat := int(s.active)
	p := &s.players[seat]
	p.vehicle = v
	p.reset()
	j.Add("WCP-6", seat, "wcp.event.vehicle", playerArg(seat), vehicleArg(v))
	s.active++
	if s.active < s.seats {
		return
	}
	s.active = 0
	for seat := range s.Seats() {
		s.fillHand(seat)
	}
	j.Add("WCP-7", rules.NoSeat, "wcp.event.deal", numberArg(HandSize))
	j.Draw()
	s.round, s.phase = 1, PhaseMove
}
