package dolores

import "schron/rules"

// Reach of attacks in fields, the own field included (DO-48, DO-51, DO-52).
var reaches = [UnitKinds]int{1, 2, 5, 10, 20}

// ReachOf is how far a kind of unit attacks.
func ReachOf(kind Good) int { return reaches[kind-Infantry] }

// Disc returns the fields up to n steps away from f.
func Disc(f Field, n int) FieldSet {
	if d := discs[n]; d != nil {
		return d[f]
	}
	return allFields.spread(Set(f), n)
}

var discs = func() (out [21]*[Fields]FieldSet) {
	for _, n := range [...]int{1, 2, 3, 5, 10, 20} {
		out[n] = new([Fields]FieldSet)
		for f := range Field(Fields) {
			out[n][f] = allFields.spread(Set(f), n)
		}
	}
	return out
}()

// Modifier is what a unit adds to its die in combat against another (DO-49).
func Modifier(kind, against Good) int {
	switch {
	case kind == Infantry && against == Warship:
		return -4
	case kind == Infantry && against == Armour, kind == Armour && against == Warship:
		return -2
	}
	return 0
}

func (s *State) refuseAttack(seat int, u Unit, at Field) *rules.Refusal {
	if r := s.refuseStrike(seat, u, at); r != nil {
		return r
	}
	switch foe := s.unitsOf(at); foe {
	case rules.NoSeat:
		return refusal("DO-47", "attack.nobody", fieldArg(at))
	case seat:
		return refusal("DO-54", "attack.own", fieldArg(at))
	}
	return nil
}

// refuseStrike says why a unit cannot attack anything on a field.
func (s *State) refuseStrike(seat int, u Unit, at Field) *rules.Refusal {
	if r := s.refuseInTruce("attack"); r != nil {
		return r
	}
	if r := s.refuseUnit(seat, u, true); r != nil {
		return r
	}
	if isLauncher(u.Kind()) {
		return refusal("DO-51", "attack.launcher", s.whoArg(seat, u))
	}
	if reach := ReachOf(u.Kind()); Distance(s.Fed(seat).units[u].Field, at) > reach {
		return refusal("DO-48", "attack.far", s.whoArg(seat, u), fieldArg(at), numberArg(reach))
	}
	return nil
}

// attack fights the top unit on a field: the lower sum is removed, at a tie
// nobody (DO-47, DO-49).
func (s *State) attack(seat int, u Unit, at Field, j *rules.Journal) {
	foe := s.unitsOf(at)
	v := s.topUnit(foe, at)
	s.Fed(seat).units[u].Attacked = true
	mine := s.rand.Die(6)
	theirs := s.rand.Die(6)
	j.Roll()
	a, b := mine+Modifier(u.Kind(), v.Kind()), theirs+Modifier(v.Kind(), u.Kind())
	note(j, "DO-49", seat, "attack", playerArg(seat), otherArg(foe), kindArg(u.Kind()), foeArg(v.Kind()), fieldArg(at),
		dieArg(mine), rules.Number("foedie", theirs), rules.Number("sum", a), rules.Number("foesum", b))
	switch {
	case a < b:
		note(j, "DO-49", seat, "lost", playerArg(seat), kindArg(u.Kind()), unitArg(u))
		s.removeUnit(seat, u)
	case a > b:
		note(j, "DO-49", foe, "lost", playerArg(foe), kindArg(v.Kind()), unitArg(v))
		s.removeUnit(foe, v)
	default:
		note(j, "DO-49", seat, "tie")
	}
	s.aftermath(j)
}
