package dzicz

import "schron/rules"

// Numbers of the rewards.
const (
	rewardSoldiers = 2 // of the trail (DZ-25)
	rewardActions  = 2 // of the resources (DZ-27)
)

// settleReward goes on with the rewards of a turn's end and reports whether
// somebody has to decide. When all are carried out the next turn begins.
func (s *State) settleReward(j *rules.Journal) bool {
	if s.left > 0 {
		seat := int(s.active)
		switch {
		case s.reward == Trail && s.postingFields(seat) != 0:
			s.ask = DecideSoldiers
			return true
		case s.reward == Resources && s.canAct(seat):
			s.ask = DecideExtra
			return true
		}
		j.Add("DZ-32", seat, "dzicz.event.no-reward", playerArg(seat), missionArg(s.reward))
		s.left = 0
	}
	if !s.nextReward(j) {
		s.nextTurn(j)
	}
	return false
}

// nextReward takes the next due reward: in order of play, one player's in the
// order of the missions (DZ-21).
func (s *State) nextReward(j *rules.Journal) bool {
	if s.due == 0 {
		return false
	}
	for seat := range s.seats {
		for _, m := range Missions() {
			if s.due>>m&1 == 1 && int(s.first[m]) == seat {
				s.due &^= 1 << m
				s.startReward(m, seat, j)
				return true
			}
		}
	}
	return false
}

func (s *State) startReward(m Mission, seat int, j *rules.Journal) {
	s.active = int8(seat)
	j.Add(m.Rule(), seat, missionKeys[m].reward, playerArg(seat))
	switch m {
	case Trail:
		s.reward, s.left = m, rewardSoldiers
	case PrepareAssault:
		s.uncovered[seat][Expansion]++
		s.uncovered[seat][Assault]++
	case Resources:
		s.reward, s.left = m, rewardActions
	case Bastion:
		s.uncovered[seat][Defence]++
		s.uncovered[seat][Manoeuvre]++
	}
}

// refusePosting says why the reward of the trail cannot put a soldier on f: it
// needs an own token and no soldier (DZ-25).
func (s *State) refusePosting(seat int, f Field) *rules.Refusal {
	if s.postingFields(seat).Has(f) {
		return nil
	}
	if !s.tokens[seat].Has(f) {
		return refusal("DZ-25", "posting.no-token", fieldArg(f))
	}
	return refusal("DZ-25", "posting.occupied", fieldArg(f), otherArg(ownerIn(&s.soldiers, f)))
}

// postSoldier puts one of the soldiers that the trail earns (DZ-25). That is no
// action: nobody can answer it with a manoeuvre.
func (s *State) postSoldier(f Field, j *rules.Journal) {
	seat := int(s.active)
	s.soldiers[seat] |= f.bit()
	s.left--
	j.Add("DZ-25", seat, "dzicz.event.soldier", playerArg(seat), fieldArg(f))
	s.settle(j)
}
