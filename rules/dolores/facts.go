package dolores

import "schron/rules"

// What a computer player asks of a position. It reads the map and the ledgers as they
// lie, where a view would copy them. What is a pointer or a list must not be changed.

// Round is the round, from 1.
func (s *State) Round() int { return s.round }

// Limit is the last round, 0 if there is none (DO-56).
func (s *State) Limit() int { return s.limit }

// Winners are the seats that have won, none before the end.
func (s *State) Winners() rules.SeatSet { return s.over.winners }

// BeforeTaxes reports whether a seat still has to pay taxes this round (DO-34).
func (s *State) BeforeTaxes(seat int) bool {
	return s.phase < PhaseTaxes || s.phase == PhaseTaxes && seat >= int(s.active)
}

// Decision is what the actor decides.
func (s *State) Decision() Decision { return s.ask }

// RobotLimit is how many robots a building may hold, 0 if there is no limit (DO-66).
func (s *State) RobotLimit() int { return s.robotLimit }

// Owned returns the fields of a seat (DO-5).
func (s *State) Owned(seat int) FieldSet { return s.owned[seat] }

// Held returns the fields where units of a seat stand in a stack.
func (s *State) Held(seat int) FieldSet { return s.held[seat] }

// Towns returns the fields with a city of a seat.
func (s *State) Towns(seat int) FieldSet { return s.city.And(s.owned[seat]) }

// Home returns the network of a seat's capital (DO-20).
func (s *State) Home(seat int) FieldSet { return s.home[seat] }

// Clouds lists the fields under a radioactive cloud (DO-32).
func (s *State) Clouds() []Field { return s.clouds[:s.cloudCount] }

// Pollution lists the fields under pollution (DO-31), those first that the cities of a seat
// will add before the wind (DO-27).
func (s *State) Pollution(seat int) []Field {
	var out []Field
	for i := range s.Fed(seat).Cities() {
		if city := &s.Fed(seat).cities[i]; city.smokes() {
			out = append(out, city.Field)
		}
	}
	return append(out, s.pollution[:s.pollutionCount]...)
}

// Forest and Crop return the fields with such a token, Bare own land of a seat without any
// (DO-18).
func (s *State) Forest() FieldSet       { return s.forest }
func (s *State) Crop() FieldSet         { return s.crop }
func (s *State) Bare(seat int) FieldSet { return s.bare(seat) }

// Reaped is how many crops and forests the actor may still take (DO-40, DO-41).
func (s *State) Reaped() (harvest, fell int) { return s.gather.harvest, s.gather.fell }

// Free returns the land that belongs to nobody.
func (s *State) Free() FieldSet { return landFields.Without(s.ownedByAny()) }

// Burning returns the fields on fire (DO-33).
func (s *State) Burning() FieldSet { return s.fire }

// Aiming is the launcher that aims (DO-51).
func (s *State) Aiming() Unit { return s.missile.unit }

// Flying is where a missile flies to, and whether it is a super-missile (DO-52).
func (s *State) Flying() (target Field, super bool) { return s.missile.target, s.missile.super }

// Offered is the offer that is made or waits for its answer (DO-12). It tells how much of
// each good is given and asked for, Money last, and which fields.
func (s *State) Offered() (to int, give, ask [GoodKinds + 1]int, cede, want FieldSet) {
	o := &s.offer
	return int(o.to), o.give, o.ask, o.cede, o.want
}

// Unbuilt returns the fields of a seat that may change owner by an offer (DO-12).
func (s *State) Unbuilt(seat int) FieldSet { return s.unbuilt(seat) }

// Offers counts the offers of a phase.
func (f *Ledger) Offers() int { return int(f.offers) }

// Out reports whether the federation is out of the game (DO-55).
func (f *Ledger) Out() bool { return f.out }

// Money is what it has in kokos.
func (f *Ledger) Money() int { return f.money }

// Store is what it has of each good.
func (f *Ledger) Store() *Bill { return &f.store }

// Sold is what it has sold to the bank this round, nothing without DO-70.
func (f *Ledger) Sold() *Bill { return &f.sold }

// Cities lists its cities in order of founding.
func (f *Ledger) Cities() []City { return f.cities[:f.cityCount] }

// Capital is the index of its capital among the cities, -1 for none.
func (f *Ledger) Capital() int { return int(f.capital) }

// OnMap counts its units on the map by kind.
func (f *Ledger) OnMap() [UnitKinds]int8 { return f.onMap }

// Unit is where a unit token is.
func (f *Ledger) Unit(u Unit) *Post { return &f.units[u] }

// Armed reports whether a federation has units on the map, or ended a round with some.
func (s *State) Armed(seat int) bool {
	if s.Fed(seat).onMap != ([UnitKinds]int8{}) {
		return true
	}
	for i := range s.history {
		if s.history[i].Seats[seat].Units > 0 {
			return true
		}
	}
	return false
}

// Sites returns the fields for a city that joins the capital's network without sections
// (DO-20): own ones and those that can be bought.
func (s *State) Sites(seat int) FieldSet {
	free := s.Claimable(seat).Without(s.ownedByAny()).Or(s.owned[seat])
	return free.And(landFields).And(s.home[seat].Beside()).Without(s.city).Without(s.launcher).Without(s.fire)
}

// Link returns the field of the next city on the shortest way from a seat's capital to
// the bank. The way leads over fields that are its own or nobody's. Link returns
// NoField if there is no way, or if the seat has too few cities left.
func (s *State) Link(seat int) Field {
	free := s.Settleable(seat)
	pass := free.Or(s.city.And(s.owned[seat]))
	near, way := s.home[seat].Beside().And(free), bankSide.And(pass)
	for range MaxCities - int(s.Fed(seat).cityCount) {
		for f := range way.And(near).All() {
			return f
		}
		way = way.Or(way.Beside().And(pass))
	}
	return NoField
}

// Sections returns the fields with a route section of a seat.
func (s *State) Sections(seat int) FieldSet { return s.section.And(s.owned[seat]) }

// Gaps returns the fields that a section would join to the network of a capital (DO-19).
// They belong to the seat, or it can buy them.
func (s *State) Gaps(seat int) FieldSet {
	free := s.Claimable(seat).Without(s.ownedByAny()).Or(s.owned[seat])
	return free.And(s.home[seat].Beside()).Without(s.ground()).Without(s.fire)
}

// Settleable returns the land where nothing keeps a seat from founding a city once it has
// the field (DO-13).
func (s *State) Settleable(seat int) FieldSet {
	free := landFields.Without(s.ownedByAny()).Without(s.heldByOthers(seat)).Without(s.kept(seat)).Or(s.owned[seat].And(landFields))
	return free.Without(s.city).Without(s.launcher).Without(s.fire)
}

// Pads returns the fields for a launcher of a seat (DO-21): own ones and those that can
// be bought.
func (s *State) Pads(seat int) FieldSet {
	buys := s.Claimable(seat).And(landFields).Without(s.ownedByAny()).Without(s.ground()).Without(s.fire)
	return s.placeable(seat, Launcher).Or(buys.Without(s.cloudFields()))
}

// Prey returns the cities of others, once there is none the fields with units too (DO-55).
func (s *State) Prey(seat int) FieldSet {
	if towns := s.city.Without(s.owned[seat]); !towns.Empty() {
		return towns
	}
	return s.guarded(seat)
}

// Defends reports whether a seat has a launcher that could stop a missile at a target.
func (s *State) Defends(seat int, target Field) bool {
	for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
		if s.mayStop(seat, u, target) {
			return true
		}
	}
	return false
}

// Steps returns the fields to which a unit of a seat could move now (DO-43).
func (s *State) Steps(seat int, u Unit) FieldSet {
	if isLauncher(u.Kind()) || !s.mayMove(&s.Fed(seat).units[u]) {
		return FieldSet{}
	}
	return s.steps(seat, u)
}

// Strikes reports whether a unit of a seat still has its attack (DO-43).
func (s *State) Strikes(seat int, u Unit) bool {
	return !isLauncher(u.Kind()) && s.mayAttack(&s.Fed(seat).units[u])
}

// Foes returns the fields with units of others in a stack, and Things those with what a seat
// could sabotage (DO-47, DO-50).
func (s *State) Foes(seat int) FieldSet   { return s.heldByOthers(seat) }
func (s *State) Things(seat int) FieldSet { return s.sabotageable(seat) }

// Object is what a sabotage would find on a field (DO-50).
func (s *State) Object(f Field) Object { return s.objectOn(f) }

// Top is the seat and the kind of the unit on top of a stack on a field (DO-47).
func (s *State) Top(f Field) (seat int, kind Good) {
	seat = s.unitsOf(f)
	return seat, s.topUnit(seat, f).Kind()
}

// Ways returns the fields that units of a kind of a seat can be on, whatever the number of
// steps (DO-43 to DO-46).
func (s *State) Ways(seat int, kind Good) FieldSet {
	switch kind {
	case Warship:
		return seaFields.Without(s.guarded(seat))
	case Armour:
		return landFields.Without(s.guarded(seat)).Without(s.forest)
	}
	return landFields.Without(s.guarded(seat))
}

// Bases returns the fields for a unit of a kind of a seat (DO-21): own ones and those that
// can be bought.
func (s *State) Bases(seat int, kind Good) FieldSet {
	buys := s.Claimable(seat).Without(s.ownedByAny()).Without(s.fire)
	towns := s.city.And(s.owned[seat])
	switch kind {
	case Warship:
		buys = buys.And(seaFields)
	case Armour:
		buys = buys.And(landFields).And(towns.Beside()).Without(s.forest)
	default:
		buys = buys.And(landFields).And(towns.Beside())
	}
	return s.placeable(seat, kind).Or(buys)
}

// What a computer player tries out in a copy of a position, beside moves.

// Settle carries out that a seat pays or waives something first and then settles the rest
// (DO-35, DO-36).
func (s *State) Settle(seat int, first rules.Move) {
	s.decide(seat, first, nil)
	s.settleTaxes(seat)
	s.relink(seat)
}

// Cut takes a district from a city, both counted from 0, as DO-16 does.
func (s *State) Cut(seat, city, district int) { s.Fed(seat).cities[city].cut(int8(district)) }

// Hit carries out a missile that gets through (DO-51).
func (s *State) Hit(target Field, super bool) {
	s.missile = missile{}
	s.impact(missile{super: super, target: target}, nil)
	s.bury()
}

// Fallout carries out that a radioactive cloud stops on a field (DO-32).
func (s *State) Fallout(f Field) {
	s.irradiate(f, nil)
	s.bury()
}

// Wreck carries out a sabotage that succeeds (DO-50).
func (s *State) Wreck(f Field) {
	s.wreck(s.ownerOf(f), s.objectOn(f), f, nil)
	s.bury()
}

// bury carries out what comes after a loss, without asking anybody: of several cities that
// could be the new capital the first one is.
func (s *State) bury() {
	s.relinkAll()
	s.dropFallen(nil)
	if s.phase == PhaseOver {
		return
	}
	s.replaceCapitals(nil)
	for _, seat := range s.capitalDue.List() {
		s.crown(seat, s.CityAt(seat, Field(s.appendCapitals(seat, nil)[0].A)), nil)
	}
	s.capitalDue = 0
}

// Unoffer goes back to before an offer was begun (DO-12).
func (s *State) Unoffer() {
	s.offer, s.ask = offer{}, DecideInvest
	s.Fed(int(s.active)).offers--
}
