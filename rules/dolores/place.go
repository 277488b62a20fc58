package dolores

import "schron/rules"

// placeable returns the fields on which a seat may put a unit of a kind from its
// store (DO-21).
func (s *State) placeable(seat int, kind Good) FieldSet {
	own := s.owned[seat]
	switch kind {
	case Infantry, Armour:
		city := s.city.And(own)
		near := city.Or(city.Beside().And(own).And(landFields)).Without(s.heldByOthers(seat)).Without(s.fire)
		if kind == Armour {
			near = near.Without(s.forest)
		}
		return near
	case Warship:
		return own.And(seaFields).Without(s.heldByOthers(seat)).Without(s.fire)
	}
	return s.bare(seat).Without(s.heldByOthers(rules.NoSeat)).Without(s.cloudFields())
}

// cloudFields returns the fields under pollution and radioactive clouds.
func (b *board) cloudFields() FieldSet {
	return Set(b.pollution[:b.pollutionCount]...).Or(Set(b.clouds[:b.cloudCount]...))
}

func (s *State) refusePlace(seat int, f Field, kind Good) *rules.Refusal {
	if s.Fed(seat).store[kind] < 1 {
		return refusal("DO-21", "store", goodArg(kind), amountArg(1), haveArg(0))
	}
	free := s.placeable(seat, kind)
	if free.Has(f) {
		return nil
	}
	foe := s.unitsOf(f)
	switch {
	case !s.owned[seat].Has(f):
		return refusal("DO-21", "not-own", fieldArg(f))
	case s.fire.Has(f):
		return refusal("DO-33", "burning", fieldArg(f))
	case foe != rules.NoSeat && foe != seat:
		return refusal("DO-21", "place.units", fieldArg(f), otherArg(foe))
	case (kind == Warship) != seaFields.Has(f):
		return refusal("DO-21", "place.terrain", fieldArg(f), kindArg(kind))
	case isLauncher(kind):
		return refusal("DO-21", "place.launcher", fieldArg(f))
	case kind == Armour && s.forest.Has(f):
		return refusal("DO-21", "place.forest", fieldArg(f))
	}
	return refusal("DO-21", "place.far", fieldArg(f))
}

// place puts a unit; it goes on top of the stack.
func (s *State) place(seat int, f Field, kind Good, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.store[kind]--
	u := firstUnit[kind-Infantry]
	for fed.units[u].onMap() {
		u++
	}
	fed.units[u] = Post{Field: f, Ship: NoUnit, Age: s.tick()}
	fed.units[u].Level = s.clock
	fed.onMap[kind-Infantry]++
	if isLauncher(kind) {
		s.launcher.Add(f)
	} else {
		s.held[seat].Add(f)
	}
	note(j, "DO-21", seat, "place", playerArg(seat), fieldArg(f), kindArg(kind), unitArg(u))
}

// removeUnit takes a unit from the map, with what a ship carries (DO-46).
func (s *State) removeUnit(seat int, u Unit) {
	fed := s.Fed(seat)
	p := &fed.units[u]
	f, aboard := p.Field, p.Ship != NoUnit
	*p = inPool
	fed.onMap[u.Kind()-Infantry]--
	switch {
	case isLauncher(u.Kind()):
		s.launcher.Remove(f)
		return
	case u.Kind() == Warship:
		for c := range firstUnit[Warship-Infantry] {
			if fed.units[c].Ship == u {
				s.removeUnit(seat, c)
			}
		}
	}
	if !aboard {
		s.restack(seat, f)
	}
}

// restack works out whether units of a seat stand on a field.
func (s *State) restack(seat int, f Field) {
	s.held[seat].Remove(f)
	fed := s.Fed(seat)
	for u := range firstUnit[Launcher-Infantry] {
		if p := &fed.units[u]; p.Field == f && p.Ship == NoUnit {
			s.held[seat].Add(f)
			return
		}
	}
}

// servicePrice is the price of a service (DO-23).
func servicePrice(verb uint8) int {
	switch verb {
	case VerbClean:
		return CleanPrice
	case VerbDouse:
		return DousePrice
	}
	return CloudPrice
}

// serviceable returns the fields on which a service finds something.
func (s *State) serviceable(verb uint8) FieldSet {
	switch verb {
	case VerbClean:
		return Set(s.pollution[:s.pollutionCount]...)
	case VerbDouse:
		return s.fire
	}
	return Set(s.clouds[:s.cloudCount]...)
}

func (s *State) refuseService(seat int, verb uint8, f Field) *rules.Refusal {
	there := s.serviceable(verb)
	switch {
	case !there.Has(f):
		return refusal("DO-23", "service.none", fieldArg(f))
	case s.Fed(seat).money < servicePrice(verb):
		return s.broke("DO-23", seat, servicePrice(verb))
	}
	return nil
}

func (s *State) service(seat int, verb uint8, f Field, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.spend(servicePrice(verb), &fed.book.Services)
	name := "neutralise"
	switch verb {
	case VerbClean:
		name = "clean"
		s.pollutionCount = dropField(s.pollution[:s.pollutionCount], f)
	case VerbDouse:
		name = "douse"
		s.fire.Remove(f)
	default:
		s.cloudCount = dropField(s.clouds[:s.cloudCount], f)
	}
	note(j, "DO-23", seat, name, playerArg(seat), fieldArg(f))
}

// dropField takes one f from a list and returns how many are left.
func dropField(list []Field, f Field) int {
	for i := range list {
		if list[i] == f {
			last := len(list) - 1
			list[i] = list[last]
			return last
		}
	}
	return len(list)
}
