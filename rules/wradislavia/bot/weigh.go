package bot

import game "schron/rules/wradislavia"

// weigh is what a seat has left, in thousandths of a logit.
func (k *Weights) weigh(s *game.State, seat int) int {
	hand, people, armour := s.Hand(seat).Len(), 0, 0
	for c := s.Hand(seat); c != 0; c &= c - 1 {
		people, armour = people+k.character(c.First()), armour+k.armour(c.First().Armour())
	}
	if hand > game.HandCards { // in the draft the average counts
		people, armour = people*game.HandCards/hand, armour*game.HandCards/hand
	}
	sum := people + armour
	for c := s.Before(seat); c != 0; c &= c - 1 {
		sum += k.living(c.First(), true)
	}
	side := s.Side(seat)
	for slot := range side {
		p := &side[slot]
		if fate := p.Fate(); p.Who() != game.Nobody && fate != game.FateDead {
			sum += k.living(p.Who(), fate == game.FateHeavy) - k.Wound*int(p.Wounds())
			if fate == game.FateBack {
				hand++
			}
		}
	}
	if s.Phase() == game.PhaseDeployment {
		sum += k.foresee(s, seat)
	}
	if s.Before(seat) != 0 {
		hand++ // one is back at the end of the turn (WR-37)
	}
	short := max(k.SafeHand-hand, 0)
	return sum + k.Perun*s.Peruns(seat) - k.Danger*short*short
}

// foresee is what a deployment is sure to bring if nobody is shot. That is the wounds of
// the hazard that lies there already, the armour of cover, and Peruns of explorers.
func (k *Weights) foresee(s *game.State, seat int) int {
	sum, covered, side := 0, s.Coverer(seat) >= 0, s.Side(seat)
	for slot := range side {
		p := &side[slot]
		if p.Who() == game.Nobody {
			continue
		}
		sum -= k.Wound * int(s.Hurt(p.Who()))
		if covered && p.Token().Sheltered() {
			sum += k.Armour * game.CoverBonus
		}
		if p.Token() == game.Exploration {
			sum += k.Perun
		}
	}
	return sum
}

// living is what a living character is worth, heavily wounded or not (WR-35).
func (k *Weights) living(c game.Character, heavy bool) int {
	worth := k.character(c) + k.armour(c.Armour())
	if heavy {
		worth -= worth * (1000 - k.Heavy) / 1000
	}
	return worth
}
