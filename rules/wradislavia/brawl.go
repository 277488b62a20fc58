package wradislavia

// brawl plays a clash that lies open to the end of its turn without thinking. Each seat
// in turn fires the shots that do most, extra shots last. Then both strike.
func (k *Weights) brawl(s *State) {
	for _, seat := range s.order() {
		s.phase, s.active = PhaseFire, int8(seat)
		for slot := range Slots {
			if shot, n := k.bestShot(s, slot); n > 0 {
				s.shoot(shot, nil)
			}
		}
		for s.peruns[seat] > 0 {
			best, most := Shot{}, 0
			for slot := range Slots {
				if shot, n := k.bestShot(s, slot); n > most {
					best, most = shot, n
				}
			}
			if most == 0 {
				break
			}
			s.shoot(best, nil)
		}
	}
	s.phase = PhaseHandToHand
	for _, seat := range s.order() {
		s.active = int8(seat)
		for slot := range s.posts[seat] {
			if s.posts[seat][slot].mayStrike() {
				s.posts[seat][slot].target = int8(k.bestStrike(s) + 1)
			}
		}
	}
	s.strike(nil)
}

// bestShot finds the shot of a slot of the active seat that does most, and what it
// does; 0 if none does anything.
func (k *Weights) bestShot(s *State, slot int) (best Shot, most int) {
	p := &s.posts[s.active][slot]
	shot := Shot{Shooter: slot, Extra: p.mayShootAgain()}
	if !p.mayShoot() && !(shot.Extra && s.peruns[s.active] > 0) {
		return best, 0
	}
	for _, shot.Mode = range p.who.Weapon().Modes() {
		if shot.Mode == LongBurst {
			shot.Target = AllTargets
			best, most = k.better(s, shot, best, most)
			continue
		}
		for shot.Target = range Slots {
			best, most = k.better(s, shot, best, most)
		}
	}
	return best, most
}

// better tries a shot with and without pips against the best one so far.
func (k *Weights) better(s *State, shot, best Shot, most int) (Shot, int) {
	for _, shot.Pips = range s.fewPips(shot) {
		if shot.Pips != (Pips{}) && shot.tooHigh(s.dice) != none {
			continue
		}
		if n := k.shotPoints(s, shot); n > most {
			best, most = shot, n
		}
	}
	return best, most
}

// plainPips is no Perun at all, and all pips of one on one die.
var plainPips = [Dice + 1]Pips{{}, {maxPips, 0, 0}, {0, maxPips, 0}, {0, 0, maxPips}}

// fewPips returns the ways to add pips that are tried without thinking. The first adds
// none. If there is a Perun for it, the others add all three to one die, which may
// become too high.
func (s *State) fewPips(shot Shot) []Pips {
	if int(s.peruns[s.active]) < shot.Peruns()+1 {
		return plainPips[:1]
	}
	return plainPips[:]
}

// bestStrike finds the target on which one more strike of the active seat does most.
func (k *Weights) bestStrike(s *State) int {
	best, most := 0, 0
	for target := range Slots {
		if n := k.strikePoints(s, target); n > most {
			best, most = target, n
		}
	}
	return best
}
