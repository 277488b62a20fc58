package wradislavia

import "schron/rules"

// startFire begins phase 5 with the marker holder (WR-10).
func (s *State) startFire(j *rules.Journal) {
	s.phase, s.active = PhaseFire, s.marker
	s.settleFire(j)
}

// settleFire stops at a seat that has somebody to shoot; who has nobody is passed
// over (WR-42).
func (s *State) settleFire(j *rules.Journal) {
	for !s.canFire(int(s.active)) {
		j.Add("WR-42", int(s.active), "wradislavia.event.fire.nobody", playerArg(int(s.active)))
		if s.second() {
			s.startHandToHand(j)
			return
		}
		s.active = int8(other(int(s.active)))
	}
}

// endFire is the word that a seat shoots no more; a character may stay silent
// (WR-11, WR-42).
func (s *State) endFire(j *rules.Journal) {
	seat := int(s.active)
	j.Add("WR-11", seat, "wradislavia.event.fire.done", playerArg(seat))
	if s.second() {
		s.startHandToHand(j)
		return
	}
	s.active = int8(other(seat))
	s.settleFire(j)
}

// appendShots appends the shots of the active seat, by shooter, mode, target and
// pips, and the end of its part (WR-12, WR-14, WR-15).
func (s *State) appendShots(buf []rules.Move) []rules.Move {
	for slot := range s.posts[s.active] {
		p := &s.posts[s.active][slot]
		shot := Shot{Shooter: slot, Extra: p.MayShootAgain()}
		if !p.MayShoot() && !(shot.Extra && s.peruns[s.active] > 0) {
			continue
		}
		for _, shot.Mode = range p.who.Weapon().Modes() {
			if shot.Mode == LongBurst {
				shot.Target = AllTargets
				buf = s.appendPips(buf, shot)
				continue
			}
			for shot.Target = range Slots {
				buf = s.appendPips(buf, shot)
			}
		}
	}
	return append(buf, Plain(VerbDone))
}

// appendPips appends a shot with every way to add pips that the seat can pay.
func (s *State) appendPips(buf []rules.Move, shot Shot) []rules.Move {
	buf = append(buf, shot.Move())
	if int(s.peruns[s.active]) < shot.Peruns()+1 {
		return buf
	}
	for _, shot.Pips = range allPips[1:] {
		if s.Within(shot) {
			buf = append(buf, shot.Move())
		}
	}
	return buf
}

// refuseShot says why the active seat may not shoot so.
func (s *State) refuseShot(shot Shot) *rules.Refusal {
	p := &s.posts[s.active][shot.Shooter]
	switch {
	case !p.token.Shoots():
		return refusal("WR-11", "shoot.manoeuvre", characterArg(p.who), manoeuvreArg(p.token))
	case !shot.Extra && p.shots > 0:
		return refusal("WR-11", "shoot.twice", characterArg(p.who))
	case shot.Extra && p.shots == 0:
		return refusal("WR-15", "extra.early", characterArg(p.who))
	case shot.Extra && p.shots > 1:
		return refusal("WR-15", "extra.twice", characterArg(p.who))
	case shot.Mode.Weapon() != p.who.Weapon():
		return refusal("WR-12", "shoot.mode", characterArg(p.who), modeArg(shot.Mode))
	case shot.Mode == LongBurst && shot.Target != AllTargets:
		return refusal("WR-29", "shoot.all")
	case shot.Mode != LongBurst && shot.Target == AllTargets:
		return refusal("WR-12", "shoot.target", modeArg(shot.Mode))
	}
	return s.refusePeruns(shot)
}

func (s *State) refusePeruns(shot Shot) *rules.Refusal {
	has := int(s.peruns[s.active])
	switch {
	case shot.Extra && has < 1:
		return refusal("WR-15", "extra.perun")
	case has < 1 && shot.Peruns() > 0:
		return refusal("WR-14", "pips.none")
	case has < shot.Peruns():
		return refusal("WR-14", "pips.perun")
	}
	if die := shot.tooHigh(s.dice); die != none {
		return refusal("WR-14", "pips.high", numberArg(int(shot.values(s.dice)[die])), rules.Number("die", die+1))
	}
	return nil
}

// shoot fires: Peruns go back to the pool (WR-16), then all results of the shot
// are dealt together (WR-29).
func (s *State) shoot(shot Shot, j *rules.Journal) {
	seat := int(s.active)
	cost := int8(shot.Peruns())
	s.peruns[seat] -= cost
	s.pool += cost
	s.logPeruns(shot, j)
	results, n := s.salvo(seat, shot)
	s.posts[seat][shot.Shooter].shots++
	for i := range results[:n] {
		a := &results[i]
		to := &s.posts[other(seat)][a.Slot]
		to.wounds += int8(a.Wounds)
		if a.Tears {
			to.torn++
		}
		to.bared = to.bared || a.Bares
		logShot(j, seat, a)
	}
}

func (s *State) logPeruns(shot Shot, j *rules.Journal) {
	if j == nil {
		return
	}
	seat := int(s.active)
	who := characterArg(s.posts[seat][shot.Shooter].who)
	if shot.Extra {
		j.Add("WR-15", seat, "wradislavia.event.perun.extra", playerArg(seat), who)
	}
	if shot.Pips != (Pips{}) {
		v := shot.values(s.dice)
		j.Add("WR-14", seat, "wradislavia.event.perun.pips", playerArg(seat), who,
			rules.Number("first", int(v[0])), rules.Number("second", int(v[1])), rules.Number("third", int(v[2])))
	}
}

// logShot notes how a shot came out, from its accuracy alone.
func logShot(j *rules.Journal, seat int, a *Accuracy) {
	if j == nil {
		return
	}
	key := "wradislavia.event.shot"
	args := []rules.Arg{
		playerArg(seat), characterArg(a.Shooter), rules.KeyArg("target", characterKey(a.Target)), modeArg(a.Mode),
		rules.Number("die", int(a.Dice[a.Active])), rules.Number("bonus", a.HandToHand+a.Weapon),
		rules.Number("armour", a.Armour), rules.Number("sum", a.Sums[0]), rules.Number("threshold", a.Threshold),
		rules.TextArg("verdict", a.Verdict()),
	}
	if a.Second != none {
		key = "wradislavia.event.shot.two"
		args = append(args, rules.Number("second", int(a.Dice[a.Second])), rules.Number("other", a.Sums[1]))
	}
	j.Add(a.Mode.Rule(), seat, key, args...)
	if e := a.Effect(); !e.Empty() {
		j.Add(a.Mode.Rule(), seat, "wradislavia.event.effect", rules.KeyArg("target", characterKey(a.Target)), rules.TextArg("effect", e))
	}
}
