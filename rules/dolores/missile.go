package dolores

import "schron/rules"

// Dice that stop a missile (DO-46, DO-53).
const (
	shipStops     = 5
	LauncherStops = 4
)

// missile is one that is aimed or flies.
type missile struct {
	unit   Unit  // the launcher that aims; meaningless once it flies
	flies  bool  // it was fired and others may answer
	super  bool  // DO-52
	target Field // where it flies to
	asked  int8  // who may answer (DO-53)
}

func (s *State) refuseAim(seat int, u Unit) *rules.Refusal {
	if r := s.refuseInTruce("missile"); r != nil {
		return r
	}
	p := &s.Fed(seat).units[u]
	switch {
	case !isLauncher(u.Kind()):
		return refusal("DO-51", "aim.kind", s.whoArg(seat, u))
	case !p.onMap():
		return refusal("DO-43", "unit.none", s.whoArg(seat, u))
	case p.Unpaid:
		return refusal("DO-36", "unit.unpaid", s.whoArg(seat, u))
	}
	return nil
}

// OwnTargets returns the fields that a seat may not choose because of what it has
// there (DO-54).
func (s *State) OwnTargets(seat int) FieldSet {
	return s.ground().And(s.owned[seat]).Or(s.held[seat])
}

// Targets returns the fields that a launcher may fire at (DO-51, DO-52, DO-54, DO-72).
func (s *State) Targets(seat int, u Unit) FieldSet {
	return s.TargetsFrom(seat, u.Kind(), s.Fed(seat).units[u].Field)
}

// TargetsFrom returns those of a kind of launcher on a field.
func (s *State) TargetsFrom(seat int, kind Good, from Field) FieldSet {
	spared := s.spared(seat)
	if kind == SuperLauncher {
		spared = spared.Or(spared.Beside())
	}
	return Disc(from, ReachOf(kind)).Without(bankFields).Without(s.OwnTargets(seat)).Without(spared)
}

func (s *State) refuseFire(seat int, u Unit, f Field) *rules.Refusal {
	free := s.Targets(seat, u)
	switch {
	case free.Has(f):
		return nil
	case bankFields.Has(f):
		return refusal("DO-54", "fire.bank", fieldArg(f))
	case Distance(s.Fed(seat).units[u].Field, f) > ReachOf(u.Kind()):
		return refusal("DO-51", "fire.far", fieldArg(f), numberArg(ReachOf(u.Kind())))
	}
	if s.OwnTargets(seat).Has(f) {
		return refusal("DO-54", "fire.own", fieldArg(f))
	}
	return s.refuseSpared(seat, Set(Blast(u, f)...))
}

// launch fires the aimed missile, which uses the launcher up (DO-51). Warships
// on the target roll first (DO-46), then other launchers may answer (DO-53).
func (s *State) launch(seat int, f Field, j *rules.Journal) {
	u := s.missile.unit
	note(j, "DO-51", seat, "launch", playerArg(seat), kindArg(u.Kind()), unitArg(u), fieldArg(f))
	s.removeUnit(seat, u)
	s.missile = missile{flies: true, super: u.Kind() == SuperLauncher, target: f, asked: int8(seat)}
	if s.shipsStop(f, j) {
		s.missile = missile{}
		s.aftermath(j)
		return
	}
	s.askNext(j)
}

// shipsStop lets every warship on the target roll once; unpaid ones may not
// (DO-46, DO-53).
func (s *State) shipsStop(f Field, j *rules.Journal) bool {
	seat := s.unitsOf(f)
	if seat == rules.NoSeat {
		return false
	}
	for u := firstUnit[Warship-Infantry]; u < firstUnit[Launcher-Infantry]; u++ {
		if p := &s.Fed(seat).units[u]; p.Field != f || p.Unpaid {
			continue
		}
		die := s.rand.Die(6)
		j.Roll()
		if die >= shipStops {
			note(j, "DO-46", seat, "ship-stops", playerArg(seat), unitArg(u), dieArg(die))
			return true
		}
		note(j, "DO-46", seat, "ship-misses", playerArg(seat), unitArg(u), dieArg(die))
	}
	return false
}

// mayIntercept reports whether a launcher could answer the missile (DO-53).
func (s *State) mayIntercept(seat int, u Unit) bool { return s.mayStop(seat, u, s.missile.target) }

// mayStop reports whether a launcher could answer a missile at a target (DO-53).
func (s *State) mayStop(seat int, u Unit, target Field) bool {
	if !isLauncher(u.Kind()) {
		return false
	}
	p := &s.Fed(seat).units[u]
	return p.onMap() && !p.Unpaid && Distance(p.Field, target) <= ReachOf(u.Kind())
}

// askNext asks the next federation in order of play from the firer that could
// answer; after the last the missile hits.
func (s *State) askNext(j *rules.Journal) {
	for {
		s.missile.asked = int8((int(s.missile.asked) + 1) % s.seats)
		asked := int(s.missile.asked)
		if asked == int(s.active) {
			break
		}
		for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
			if s.mayIntercept(asked, u) {
				s.ask = DecideIntercept
				return
			}
		}
	}
	m := s.missile
	s.missile = missile{}
	s.impact(m, j)
	s.aftermath(j)
}

func (s *State) refuseIntercept(seat int, u Unit) *rules.Refusal {
	p := &s.Fed(seat).units[u]
	switch {
	case !isLauncher(u.Kind()):
		return refusal("DO-53", "aim.kind", s.whoArg(seat, u))
	case !p.onMap():
		return refusal("DO-53", "unit.none", s.whoArg(seat, u))
	case p.Unpaid:
		return refusal("DO-53", "unit.unpaid", s.whoArg(seat, u))
	case !s.mayIntercept(seat, u):
		return refusal("DO-53", "intercept.far", s.whoArg(seat, u), fieldArg(s.missile.target))
	}
	return nil
}

// intercept uses a launcher up; it stops the missile on 4 to 6 (DO-53).
func (s *State) intercept(u Unit, j *rules.Journal) {
	seat := int(s.missile.asked)
	s.removeUnit(seat, u)
	die := s.rand.Die(6)
	j.Roll()
	if die < LauncherStops {
		note(j, "DO-53", seat, "intercept.fails", playerArg(seat), unitArg(u), dieArg(die))
		s.askNext(j)
		return
	}
	note(j, "DO-53", seat, "intercept", playerArg(seat), unitArg(u), dieArg(die))
	s.missile = missile{}
	s.aftermath(j)
}

func (s *State) hold(j *rules.Journal) {
	seat := int(s.missile.asked)
	note(j, "DO-53", seat, "hold", playerArg(seat))
	j.Reveal()
	s.askNext(j)
}

// impact carries out a hit on the target (DO-51, DO-54). A super-missile also hits the
// fields beside it but for the bank's, and leaves a cloud on the target (DO-52).
func (s *State) impact(m missile, j *rules.Journal) {
	hit := Set(m.target)
	if m.super {
		hit = hit.Or(m.target.Edges()).Without(bankFields)
	}
	for f := range hit.All() {
		s.blast(f, j)
	}
	if m.super && s.cloudCount < CloudLimit {
		s.clouds[s.cloudCount] = m.target
		s.cloudCount++
		note(j, "DO-52", rules.NoSeat, "cloud", fieldArg(m.target))
	}
	s.relinkAll()
}

// blast clears a field of all but clouds, pollution, fire and a city; of a city
// every second district goes (DO-51).
func (s *State) blast(f Field, j *rules.Journal) {
	if s.emptyField(f) {
		return
	}
	owner := s.ownerOf(f)
	note(j, "DO-51", owner, "blast", fieldArg(f))
	s.sweep(f)
	if !s.city.Has(f) {
		return
	}
	i := s.CityAt(owner, f)
	city := &s.Fed(owner).cities[i]
	gone := city.halve()
	note(j, "DO-51", owner, "blast.city", playerArg(owner), fieldArg(f), amountArg(gone))
	if city.Built == 0 {
		note(j, "DO-59", owner, "city-gone", playerArg(owner), fieldArg(f))
		s.loseCity(owner, i)
	}
}

// halve destroys every second built district and returns how many (DO-51).
func (c *City) halve() int {
	fall, n := c.falling()
	for _, d := range fall[:n] {
		c.cut(d)
	}
	return int(n)
}

// falling lists every second built district, counted from the last: those that a
// missile destroys, and how many they are. A warehouse is spared until it is the last
// one: the next district falls in its place (DO-51).
func (c *City) falling() (out [(Districts + 1) / 2]int8, n int8) {
	for d := c.Built - 1; d >= 0; d -= 2 {
		out[n] = d
		if d == 0 && c.Built > 1 && c.Districts[0].Building == Warehouse {
			out[n] = 1
		}
		n++
	}
	return out, n
}
