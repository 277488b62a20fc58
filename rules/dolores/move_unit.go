package dolores

import "schron/rules"

// Steps of units in phase 5 (DO-44 to DO-46).
const (
	InfantrySteps = 2
	ArmourSteps   = 3
	routeSteps    = 5
	ShipSteps     = 5
	shipHolds     = 2
)

// nextMilitary lets the next federation act that has a unit that could (DO-43,
// DO-36); the others are passed over (DO-67).
func (s *State) nextMilitary(j *rules.Journal) {
	for s.next() {
		seat := int(s.active)
		switch {
		case s.mayAct(seat):
			s.ask = DecideMilitary
			return
		case !s.asksIdle && s.anyUnit(seat):
			note(j, "DO-67", seat, "military.idle", playerArg(seat))
		}
	}
	s.active = int8(s.seats) - 1
	s.endRound(j)
}

// militaryOn asks the active federation on, or goes on to the next one when none
// of its units can do anything more (DO-67).
func (s *State) militaryOn(j *rules.Journal) {
	seat := int(s.active)
	if s.asksIdle || s.mayAct(seat) {
		s.ask = DecideMilitary
		return
	}
	note(j, "DO-67", seat, "military.done", playerArg(seat))
	s.nextMilitary(j)
}

func (s *State) anyUnit(seat int) bool { return s.Fed(seat).onMap != [UnitKinds]int8{} }

// mayAct reports whether phase 5 asks a seat: whether a unit of it could do something
// (DO-67). By the older rules it asks if a unit was paid for.
func (s *State) mayAct(seat int) bool {
	fed := s.Fed(seat)
	var prey FieldSet
	if !s.AtTruce() && !s.asksIdle {
		prey = s.heldByOthers(seat).Or(s.sabotageable(seat))
	}
	for u := range Unit(Units) {
		switch p := &fed.units[u]; {
		case !p.onMap() || p.Unpaid:
		case s.asksIdle:
			return true
		case isLauncher(u.Kind()):
			if !s.AtTruce() {
				return true
			}
		case s.mayMove(p) && (!s.steps(seat, u).Empty() || s.mayBoard(seat, u)),
			s.mayAttack(p) && !Disc(p.Field, ReachOf(u.Kind())).And(prey).Empty():
			return true
		}
	}
	return false
}

// mayBoard reports whether a unit could go aboard some ship (DO-46).
func (s *State) mayBoard(seat int, u Unit) bool {
	for w := firstUnit[Warship-Infantry]; w < firstUnit[Launcher-Infantry]; w++ {
		if s.mayEmbark(seat, u, w) {
			return true
		}
	}
	return false
}

// mayMove reports whether a unit still has its move (DO-43, DO-61). Each has one move
// and one attack; by the stricter reading of the source it has one of both.
func (s *State) mayMove(p *Post) bool {
	return p.onMap() && !p.Unpaid && !p.Moved && (s.movesAndAttacks || !p.Attacked)
}

// mayAttack reports whether a unit still has its attack. Aboard nobody attacks (DO-46),
// nor while the truce lasts (DO-65).
func (s *State) mayAttack(p *Post) bool {
	return !s.AtTruce() && p.onMap() && !p.Unpaid && !p.Attacked && p.Ship == NoUnit && (s.movesAndAttacks || !p.Moved)
}

// landRoute returns the fields of the land routes of all federations (DO-44):
// sections that are paid for, and cities.
func (b *board) landRoute() FieldSet {
	return b.section.And(landFields).Without(b.unpaid).Or(b.city)
}

// steps returns the fields to which a unit could move (DO-43 to DO-46, DO-65).
func (s *State) steps(seat int, u Unit) FieldSet { return s.stepsApart(seat, u, s.closed(seat)) }

// stepsApart returns the fields to which a unit could move if it keeps off some.
func (s *State) stepsApart(seat int, u Unit, closed FieldSet) FieldSet {
	p := &s.Fed(seat).units[u]
	from := Set(p.Field)
	foes := s.guarded(seat)
	var out FieldSet
	switch u.Kind() {
	case Warship:
		out = seaFields.Without(foes).Without(closed).spread(from, ShipSteps)
	case Infantry, Armour:
		land := landFields.Without(foes).Without(closed)
		if u.Kind() == Armour {
			land = land.Without(s.forest)
		}
		switch {
		case p.Ship != NoUnit: // landing is the whole move
			out = p.Field.Edges().And(land)
		case u.Kind() == Armour:
			out = land.spread(from, ArmourSteps)
		default:
			out = p.Field.Edges().And(land)
			if !s.forest.Has(p.Field) {
				// Entering or leaving a forest ends the way.
				out = out.Or(land.Without(s.forest).spread(from, InfantrySteps))
			}
		}
		if route := s.landRoute(); p.Ship == NoUnit && route.Has(p.Field) {
			out = out.Or(land.And(route).spread(from, routeSteps))
		}
	}
	out.Remove(p.Field)
	return out
}

// refuseUnit says why a unit of a seat cannot move or attack now.
func (s *State) refuseUnit(seat int, u Unit, attacks bool) *rules.Refusal {
	p := &s.Fed(seat).units[u]
	switch {
	case !p.onMap():
		return refusal("DO-43", "unit.none", s.whoArg(seat, u))
	case p.Unpaid:
		return refusal("DO-36", "unit.unpaid", s.whoArg(seat, u))
	case attacks && p.Attacked:
		return refusal("DO-43", "unit.attacked", s.whoArg(seat, u))
	case attacks && p.Ship != NoUnit:
		return refusal("DO-46", "unit.aboard", s.whoArg(seat, u))
	case !attacks && p.Moved:
		return refusal("DO-43", "unit.moved", s.whoArg(seat, u))
	case !s.movesAndAttacks && (p.Moved || p.Attacked):
		return refusal("DO-61", "unit.either", s.whoArg(seat, u))
	}
	return nil
}

func (s *State) refuseMove(seat int, u Unit, to Field) *rules.Refusal {
	if r := s.refuseUnit(seat, u, false); r != nil {
		return r
	}
	if isLauncher(u.Kind()) {
		return refusal("DO-57", "move.launcher", s.whoArg(seat, u))
	}
	reach := s.steps(seat, u)
	if reach.Has(to) {
		return nil
	}
	p, foes := &s.Fed(seat).units[u], s.guarded(seat)
	switch {
	case to == p.Field:
		return refusal("DO-43", "move.same", s.whoArg(seat, u), fieldArg(to))
	case bankFields.Has(to):
		return refusal("DO-4", "move.bank", fieldArg(to))
	case (u.Kind() == Warship) != seaFields.Has(to):
		return refusal("DO-43", "move.terrain", fieldArg(to), kindArg(u.Kind()))
	case foes.Has(to):
		return refusal("DO-43", "move.units", fieldArg(to))
	case u.Kind() == Armour && s.forest.Has(to):
		return refusal("DO-45", "move.forest", fieldArg(to))
	}
	if r := s.refuseClosed(seat, u, to); r != nil {
		return r
	}
	if p.Ship != NoUnit {
		return refusal("DO-46", "move.landing", s.whoArg(seat, u), fieldArg(to))
	}
	return refusal(moveRules[u.Kind()-Infantry], "move.far", s.whoArg(seat, u), fieldArg(to))
}

var moveRules = [...]string{"DO-44", "DO-45", "DO-46"}

// move moves a unit; it goes on top of the stack there (DO-47). A ship takes
// along what it carries.
func (s *State) move(seat int, u Unit, to Field, j *rules.Journal) {
	fed := s.Fed(seat)
	p := &fed.units[u]
	from, landed := p.Field, p.Ship != NoUnit
	p.Field, p.Ship, p.Moved, p.Level = to, NoUnit, true, s.tick()
	if !landed {
		s.restack(seat, from)
	}
	s.held[seat].Add(to)
	name := "move"
	switch {
	case landed:
		name = "land"
	case u.Kind() == Warship:
		for c := range firstUnit[Warship-Infantry] {
			if fed.units[c].Ship == u {
				fed.units[c].Field = to
			}
		}
	}
	note(j, moveRules[u.Kind()-Infantry], seat, name, playerArg(seat), kindArg(u.Kind()), unitArg(u), fromArg(from), fieldArg(to))
}

// freeBerths counts how many units a ship could still take.
func (s *State) freeBerths(seat int, ship Unit) int {
	n := shipHolds
	for c := range firstUnit[Warship-Infantry] {
		if s.Fed(seat).units[c].Ship == ship {
			n--
		}
	}
	return n
}

// mayEmbark reports whether a unit could go aboard a ship (DO-46).
func (s *State) mayEmbark(seat int, u, ship Unit) bool {
	if !carried(u.Kind()) || ship.Kind() != Warship {
		return false
	}
	p, w := &s.Fed(seat).units[u], &s.Fed(seat).units[ship]
	return s.mayMove(p) && p.Ship == NoUnit && w.onMap() && Distance(p.Field, w.Field) == 1 &&
		s.freeBerths(seat, ship) > 0
}

func (s *State) refuseEmbark(seat int, u, ship Unit) *rules.Refusal {
	if s.mayEmbark(seat, u, ship) {
		return nil
	}
	if r := s.refuseUnit(seat, u, false); r != nil {
		return r
	}
	p, w := &s.Fed(seat).units[u], &s.Fed(seat).units[ship]
	switch {
	case !carried(u.Kind()):
		return refusal("DO-46", "embark.kind", s.whoArg(seat, u))
	case ship.Kind() != Warship || !w.onMap():
		return refusal("DO-46", "embark.ship")
	case p.Ship != NoUnit:
		return refusal("DO-46", "embark.aboard", s.whoArg(seat, u))
	case Distance(p.Field, w.Field) != 1:
		return refusal("DO-46", "embark.far", s.whoArg(seat, u))
	}
	return refusal("DO-46", "embark.full", numberArg(shipHolds))
}

// embark puts a unit aboard, its whole move (DO-46).
func (s *State) embark(seat int, u, ship Unit, j *rules.Journal) {
	fed := s.Fed(seat)
	p := &fed.units[u]
	from := p.Field
	p.Field, p.Ship, p.Moved = fed.units[ship].Field, ship, true
	s.restack(seat, from)
	note(j, "DO-46", seat, "embark", playerArg(seat), kindArg(u.Kind()), unitArg(u), rules.Literal("ship", ship.String()),
		fromArg(from), fieldArg(p.Field))
}

// appendMilitary appends what the units of a seat may do.
func (s *State) appendMilitary(seat int, buf []rules.Move) []rules.Move {
	fed := s.Fed(seat)
	foes, things := s.heldByOthers(seat), s.sabotageable(seat)
	for u := range Unit(Units) {
		p := &fed.units[u]
		if !p.onMap() {
			continue
		}
		if isLauncher(u.Kind()) {
			if s.refuseAim(seat, u) == nil {
				buf = append(buf, By(VerbAim, u))
			}
			continue
		}
		if s.mayMove(p) {
			buf = appendTo(buf, VerbMove, u, s.steps(seat, u))
			for w := firstUnit[Warship-Infantry]; w < firstUnit[Launcher-Infantry]; w++ {
				if s.mayEmbark(seat, u, w) {
					buf = append(buf, rules.Move{Verb: VerbEmbark, A: int16(u), B: int16(w)})
				}
			}
		}
		if s.mayAttack(p) {
			disc := Disc(p.Field, ReachOf(u.Kind()))
			buf = appendTo(buf, VerbAttack, u, disc.And(foes))
			buf = appendTo(buf, VerbSabotage, u, disc.And(things))
		}
	}
	return append(buf, Plain(VerbEnd))
}
