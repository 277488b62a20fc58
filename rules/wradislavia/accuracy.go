package wradislavia

// Accuracy is how a shot at one target comes out, with all its parts. It is
// computed in one place, by the clash: the shot that is fired, the log and every
// forecast show the same value. Numbers are in pips of the dice unless they say
// otherwise.
type Accuracy struct {
	Shooter Character `json:"shooter"`
	Target  Character `json:"target"`
	Slot    int       `json:"slot"` // the target's, 0 to 2
	Mode    Mode      `json:"mode"`
	// Dice are the natural values as they are for this shot (WR-13 to WR-15).
	Dice [Dice]int8 `json:"dice"`
	Pick Pick       `json:"pick"`
	// Active is the index of the active die (WR-13), Second that of a second one
	// (WR-32), -1 if there is none.
	Active int `json:"active"`
	Second int `json:"second"`
	// Bonuses: for a target that fights hand-to-hand (WR-20), and of the weapon
	// (WR-27, WR-32, WR-33).
	HandToHand int `json:"hand_to_hand"`
	Weapon     int `json:"weapon"`
	// Parts of the target's armour (WR-18). Card is that of its card, 2 for a
	// camouflage outfit in cover (WR-19). Cover is a comrade's, Coverer the first who
	// gives it. Torn is what buckshot took off (WR-26).
	Card        int       `json:"card"`
	Camouflaged bool      `json:"camouflaged"`
	Cover       int       `json:"cover"`
	Coverer     Character `json:"coverer"`
	Torn        int       `json:"torn"`
	// Armour is the sum of these parts, never below 0 (WR-18).
	Armour int `json:"armour"`
	// Threshold is the accuracy of a hit (WR-17). Sums are the accuracies with the
	// active die and with the second one, and Hits whether they reach the threshold.
	// Without a second die the second entries are 0 and false.
	Threshold int     `json:"threshold"`
	Sums      [2]int  `json:"sums"`
	Hits      [2]bool `json:"hits"`
	// Run tells that the dice are consecutive in a head shot (WR-30), Finishing
	// that a finesse shot finds three wounds (WR-31).
	Run       bool `json:"run"`
	Finishing bool `json:"finishing"`
	// Wounds is what the target suffers. Tears and Bares tell that it loses
	// armour (WR-26) or gives no cover any more (WR-31).
	Wounds int  `json:"wounds"`
	Tears  bool `json:"tears"`
	Bares  bool `json:"bares"`
}

// Hit reports whether an active die reaches the threshold.
func (a Accuracy) Hit() bool { return a.Hits[0] || a.Hits[1] }

// Accuracy reckons a shot of a seat at the opponent's slot.
func (c *clash) Accuracy(seat int, s Shot, slot int) Accuracy {
	from, to := &c.posts[seat][s.Shooter], &c.posts[other(seat)][slot]
	a := Accuracy{
		Shooter: from.who, Target: to.who, Slot: slot, Mode: s.Mode,
		Dice: s.values(c.dice), Pick: ActivePick(from.token, to.token, s.Mode),
		Second: none, Threshold: s.Mode.Threshold(),
	}
	a.Active = pickDie(&a.Dice, a.Pick, none)
	if SecondActive(from.token, to.token, s.Mode) {
		a.Second = pickDie(&a.Dice, Lowest, a.Active)
	}
	if to.token == HandToHand {
		a.HandToHand = handBonus
	}
	a.Weapon = a.weaponBonus()
	c.armour(&a, other(seat))
	a.Sums[0] = int(a.Dice[a.Active]) + a.HandToHand + a.Weapon - a.Armour
	a.Hits[0] = a.Sums[0] >= a.Threshold
	if a.Second != none {
		a.Sums[1] = int(a.Dice[a.Second]) + a.HandToHand + a.Weapon - a.Armour
		a.Hits[1] = a.Sums[1] >= a.Threshold
	}
	a.Run = s.Mode == HeadShot && isRun(&a.Dice)
	a.Finishing = s.Mode == Finesse && to.wounds == finesseWounds
	a.Wounds = a.wounds()
	a.Tears = s.Mode == Buckshot && a.Hit()
	a.Bares = s.Mode == Finesse && a.Hit() && to.token == Cover
	return a
}

// weaponBonus is what the weapon adds to the active die.
func (a *Accuracy) weaponBonus() int {
	n := 0
	switch a.Mode {
	case ShortBurst, LongBurst: // WR-27
		for i, v := range a.Dice {
			if i != a.Active && v >= highDie {
				n++
			}
		}
	case Concentrated: // WR-32
		switch equalDice(&a.Dice) {
		case 2:
			n = pairBonus
		case 3:
			n = tripleBonus
		}
	case Penetrating: // WR-33, the active die too
		for _, v := range a.Dice {
			if v == 1 {
				n++
			}
		}
	}
	return n
}

// armour adds up the armour of the target (WR-18). The weapon of its wearer does
// not matter: the pulse rifle's bonus for explorers is out of date (WR-34).
func (c *clash) armour(a *Accuracy, seat int) {
	to := &c.posts[seat][a.Slot]
	a.Card = to.who.Armour().Value()
	if to.token == Cover && to.who.Armour() == Camouflage {
		a.Card, a.Camouflaged = camouflageInCover, true
	}
	if to.token.Sheltered() {
		if slot := c.Coverer(seat); slot != none {
			a.Coverer, a.Cover = c.posts[seat][slot].who, CoverBonus
		}
	}
	a.Torn = tornArmour * int(to.torn)
	a.Armour = max(0, a.Card+a.Cover-a.Torn)
}

// handBonus is what is added to shots at who fights hand-to-hand (WR-20).
const handBonus = 1

// CoverBonus is the armour that comrades in cover give, however many (WR-18).
const CoverBonus = 2

// wounds counts what the target suffers.
func (a *Accuracy) wounds() int {
	n := 0
	if a.Hit() {
		n = int(modes[a.Mode].wounds)
	}
	switch {
	case a.Mode == ShortBurst && a.Sums[0] >= burstSecond: // WR-28
		n = burstWounds
	case a.Run: // WR-30, also when it misses
		n += runWounds
	case a.Finishing && a.Hit(): // WR-31
		n = finishWounds
	case a.Hits[0] && a.Hits[1]: // WR-32
		n = bothWounds
	}
	return n
}

// salvo reckons a shot at each of its targets from the state before it (WR-29);
// n of the results count.
func (c *clash) salvo(seat int, s Shot) (out [Slots]Accuracy, n int) {
	if s.Target != AllTargets {
		out[0] = c.Accuracy(seat, s, s.Target)
		return out, 1
	}
	for slot := range out {
		out[slot] = c.Accuracy(seat, s, slot)
	}
	return out, Slots
}
