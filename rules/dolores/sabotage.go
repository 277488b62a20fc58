package dolores

import "schron/rules"

// Object is what a sabotage is aimed at (DO-50).
type Object int8

// The objects; a launcher without units on its field counts as a section
// (DO-57).
const (
	NoObject Object = iota
	CityObject
	SectionObject
	LauncherObject
	GrowthObject // a forest or crop
)

// sabotageNeeds is the least die by kind of unit and by object (DO-50).
var sabotageNeeds = [...][GrowthObject + 1]int{
	{CityObject: 6, SectionObject: 5, LauncherObject: 5, GrowthObject: 4},
	{CityObject: 5, SectionObject: 4, LauncherObject: 4, GrowthObject: 4},
	{CityObject: 5, SectionObject: 5, LauncherObject: 5, GrowthObject: 5},
}

// SabotageNeeds is the least number that a die must show for a kind of unit,
// Infantry to Warship, to succeed against an object (DO-50).
func SabotageNeeds(kind Good, o Object) int { return sabotageNeeds[kind-Infantry][o] }

var objectKeys = [...]string{
	CityObject: "dolores.object.city", SectionObject: "dolores.object.section",
	LauncherObject: "dolores.object.launcher", GrowthObject: "dolores.object.growth",
}

// Name is the object's name for players.
func (o Object) Name() rules.Text { return rules.Msg(objectKeys[o]) }

// objectOn is what a sabotage would find on a field.
func (b *board) objectOn(f Field) Object {
	switch {
	case b.city.Has(f):
		return CityObject
	case b.section.Has(f):
		return SectionObject
	case b.launcher.Has(f):
		return LauncherObject
	case b.forest.Has(f) || b.crop.Has(f):
		return GrowthObject
	}
	return NoObject
}

// sabotageable returns the fields with something that is not the seat's own
// (DO-54). Units on the field protect a launcher only (DO-43, DO-57).
func (s *State) sabotageable(seat int) FieldSet {
	launchers := s.launcher.Without(s.heldByOthers(rules.NoSeat))
	return s.city.Or(s.section).Or(s.forest).Or(s.crop).Or(launchers).Without(s.owned[seat]).Without(s.spared(seat))
}

func (s *State) refuseSabotage(seat int, u Unit, at Field) *rules.Refusal {
	if r := s.refuseStrike(seat, u, at); r != nil {
		return r
	}
	there := s.sabotageable(seat)
	switch {
	case there.Has(at):
		return nil
	case s.objectOn(at) == NoObject:
		return refusal("DO-50", "sabotage.nothing", fieldArg(at))
	case s.owned[seat].Has(at):
		return refusal("DO-54", "sabotage.own", fieldArg(at))
	case s.city.Has(at):
		return s.refuseSpared(seat, Set(at))
	}
	return refusal("DO-57", "sabotage.guarded", fieldArg(at))
}

func (s *State) sabotage(seat int, u Unit, at Field, j *rules.Journal) {
	s.Fed(seat).units[u].Attacked = true
	o, owner := s.objectOn(at), s.ownerOf(at)
	need := SabotageNeeds(u.Kind(), o)
	die := s.rand.Die(6)
	j.Roll()
	name := "sabotage"
	if die < need {
		name = "sabotage.fails"
	}
	note(j, "DO-50", seat, name, playerArg(seat), kindArg(u.Kind()), rules.KeyArg("object", objectKeys[o]), fieldArg(at),
		dieArg(die), rules.Number("need", need))
	if die >= need {
		s.wreck(owner, o, at, j)
	}
	s.aftermath(j)
}

// wreck carries out a sabotage that succeeded (DO-50).
func (s *State) wreck(owner int, o Object, at Field, j *rules.Journal) {
	switch o {
	case CityObject:
		s.hitCity("DO-50", owner, at, j)
		s.relink(owner)
	case SectionObject:
		s.clearGround(at)
		s.relink(owner)
	case LauncherObject:
		s.removeUnit(owner, s.launcherOn(owner, at))
	case GrowthObject:
		s.clearGround(at)
		// Without a fire token it is just removed (DO-43).
		if s.fire.Len() < FireLimit {
			s.fire.Add(at)
			note(j, "DO-50", owner, "fire", fieldArg(at))
		}
	case NoObject:
	}
}
