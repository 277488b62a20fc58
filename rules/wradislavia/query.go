package wradislavia

// clash puts what a view knows on a table to ask it.
func (v *View) clash() *clash {
	c := &clash{hazards: v.Hazards, dropped: v.Dropped}
	for i, d := range v.Dice {
		c.dice[i] = int8(d)
	}
	for seat, p := range v.Players {
		if p.Clash == nil {
			continue
		}
		for slot, x := range p.Clash {
			c.posts[seat][slot] = Fighter{
				who: x.Character, token: x.Manoeuvre, wounds: int8(x.Wounds), shots: int8(x.Shots),
				torn: int8(x.Torn), bared: x.Bared, target: int8(x.Strikes),
			}
		}
	}
	return c
}

// Revealed reports whether both deployments lie open, so that shots can be
// forecast (WR-9).
func (v *View) Revealed() bool { return v.Phase == PhaseFire || v.Phase == PhaseHandToHand }

// Forecast returns how a shot of a seat would come out. It has one Accuracy for the
// target, or one for each opposing slot for a long burst. It does not ask whether the
// shot is allowed now. It needs a shooter that shoots, one of its modes, and a target
// that goes with the mode. Both deployments must be revealed. Otherwise it returns nil.
func (v *View) Forecast(seat int, s Shot) []Accuracy {
	if !v.Revealed() || !inSeats(seat) || s.Shooter < 0 || s.Shooter >= Slots || !s.Mode.Exists() {
		return nil
	}
	c := v.clash()
	p := &c.posts[seat][s.Shooter]
	all := s.Target == AllTargets
	if !p.token.Shoots() || p.who.Weapon() != s.Mode.Weapon() || all != (s.Mode == LongBurst) ||
		!all && (s.Target < 0 || s.Target >= Slots) {
		return nil
	}
	results, n := c.salvo(seat, s)
	return results[:n:n]
}

// slotsWhere lists the slots of a seat for which is holds, never nil.
func (v *View) slotsWhere(seat int, is func(*Fighter) bool) []int {
	out := []int{}
	c := v.clash()
	for slot := range c.posts[seat] {
		if is(&c.posts[seat][slot]) {
			out = append(out, slot)
		}
	}
	return out
}

// Silent lists the slots of a seat whose first shot is still due (WR-11).
func (v *View) Silent(seat int) []int { return v.slotsWhere(seat, (*Fighter).MayShoot) }

// Extra lists the slots of a seat that could take an extra shot for a Perun
// (WR-15).
func (v *View) Extra(seat int) []int { return v.slotsWhere(seat, (*Fighter).MayShootAgain) }

// Strikers lists the slots of a seat that strike in phase 6 with the wounds that
// they have now (WR-23).
func (v *View) Strikers(seat int) []int { return v.slotsWhere(seat, (*Fighter).MayStrike) }

// Covering lists the slots of a seat that shelter their comrades now (WR-18).
func (v *View) Covering(seat int) []int { return v.slotsWhere(seat, (*Fighter).covers) }

// StrikeWounds is what each strike of the turn deals (WR-22), 0 before the third
// die is rolled.
func (v *View) StrikeWounds() int {
	c := v.clash()
	if c.dice[Dice-1] == 0 {
		return 0
	}
	return int(c.StrikeWounds())
}

// MayAddPip reports whether one more pip could be added to a die (0 to 2) of a shot
// that a seat is preparing (WR-14). The seat must have the Perun for it, the shot fewer
// than three pips, and the die must stay within ten.
func (v *View) MayAddPip(seat int, s Shot, die int) bool {
	if !inSeats(seat) || die < 0 || die >= Dice || s.Pips.sum() >= MaxPips {
		return false
	}
	s.Pips[die]++
	return s.Peruns() <= v.Players[seat].Peruns && v.clash().Within(s)
}

// Values returns the natural dice as they would be for a shot (WR-13).
func (v *View) Values(s Shot) [Dice]int {
	var out [Dice]int
	for i, d := range s.values(v.clash().dice) {
		out[i] = int(d)
	}
	return out
}

// Fate returns what would become of a slot if the turn ended now (WR-35).
func (v *View) Fate(seat, slot int) Fate {
	return v.clash().posts[seat][slot].Fate()
}

// HazardWounds counts the wounds that the hazards on the table deal to a
// character (WR-9). Before the reveal the second card is not among them yet.
func (v *View) HazardWounds(c Character) int { return int(v.clash().Hurt(c)) }

// TokensLeft counts the tokens of a kind that a seat has not laid (WR-3). It
// knows only what the view shows.
func (v *View) TokensLeft(seat int, m Manoeuvre) int {
	n := TokensOfAKind
	for _, p := range v.clash().posts[seat] {
		if p.token == m {
			n--
		}
	}
	return n
}

// Living counts a seat's characters that are not dead (WR-37). Those in the
// clash live until the turn ends.
func (v *View) Living(seat int) int {
	p := v.Players[seat]
	n := p.HandCount + len(p.Heavy) + len(p.Before)
	if v.Revealed() {
		n += Slots
	}
	return n
}

// DieRole says what a die is to a shot.
type DieRole uint8

// The roles of a die.
const (
	DieIdle   DieRole = iota
	DieActive         // the active die (WR-13)
	DieSecond         // the second active die (WR-32)
)

// Role returns what a die (0 to 2) is to the shot.
func (a Accuracy) Role(die int) DieRole {
	switch die {
	case a.Active:
		return DieActive
	case a.Second:
		return DieSecond
	}
	return DieIdle
}

// ActiveCell is a field of the active-die table.
type ActiveCell struct {
	Shooter, Target Manoeuvre
	Pick            Pick
	Plus            int // what is added to the active die (WR-20)
}

// ActiveTable returns the active die for both tokens that shoot, row by row, and
// all four tokens of a target (WR-13, WR-20). The penetrating beam stands apart
// (WR-33).
func ActiveTable() [2][4]ActiveCell {
	var out [2][4]ActiveCell
	for i, shooter := range [2]Manoeuvre{Attack, Cover} {
		for k, target := range AllManoeuvres() {
			out[i][k] = ActiveCell{Shooter: shooter, Target: target, Pick: ActivePick(shooter, target, NoMode)}
			if target == HandToHand {
				out[i][k].Plus = 1
			}
		}
	}
	return out
}
