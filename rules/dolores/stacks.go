package dolores

import "schron/rules"

func (s *State) startMilitary(j *rules.Journal) {
	s.phase, s.active = PhaseMilitary, -1
	s.gather = gather{}
	s.nextArrange(j)
}

// nextArrange lets the next federation arrange its stacks, all before anyone
// acts (DO-47). Only who has a stack of different units is asked.
func (s *State) nextArrange(j *rules.Journal) {
	for s.next() {
		if s.mixedStacks(int(s.active)) {
			s.ask = DecideArrange
			return
		}
	}
	s.active = -1
	s.nextMilitary(j)
}

// inStack reports whether a unit counts in a stack: neither aboard nor a launcher
// (DO-46, DO-57).
func (s *State) inStack(seat int, u Unit) bool {
	p := &s.Fed(seat).units[u]
	return p.onMap() && p.Ship == NoUnit && !isLauncher(u.Kind())
}

// mixedStacks reports whether a stack of the seat has units that differ: in kind,
// in tax paid or in cargo (DO-64).
func (s *State) mixedStacks(seat int) bool {
	fed := s.Fed(seat)
	for u := range firstUnit[Launcher-Infantry] {
		if !s.inStack(seat, u) {
			continue
		}
		for v := range u {
			if s.inStack(seat, v) && fed.units[v].Field == fed.units[u].Field &&
				(v.Kind() != u.Kind() || fed.units[v].Unpaid != fed.units[u].Unpaid || fed.cargo(v) != fed.cargo(u)) {
				return true
			}
		}
	}
	return false
}

// cargo counts the infantry and armour that a ship carries and that are lost
// with it (DO-46); other units carry nothing.
func (f *Ledger) cargo(ship Unit) (out [2]int) {
	for u := range firstUnit[Warship-Infantry] {
		if f.units[u].Ship == ship {
			out[u.Kind()-Infantry]++
		}
	}
	return out
}

// stackSize counts the units of a seat's stack on a field.
func (s *State) stackSize(seat int, f Field) int {
	n := 0
	for u := range firstUnit[Launcher-Infantry] {
		if s.inStack(seat, u) && s.Fed(seat).units[u].Field == f {
			n++
		}
	}
	return n
}

// mayTop reports whether a unit can be put on top now (DO-47).
func (s *State) mayTop(seat int, u Unit) bool {
	p := &s.Fed(seat).units[u]
	return s.inStack(seat, u) && !p.Sorted && s.stackSize(seat, p.Field) >= 2
}

func (s *State) refuseTop(seat int, u Unit) *rules.Refusal {
	p := &s.Fed(seat).units[u]
	switch {
	case !s.inStack(seat, u):
		return refusal("DO-47", "top.none", s.whoArg(seat, u))
	case p.Sorted:
		return refusal("DO-47", "top.again", s.whoArg(seat, u))
	case s.stackSize(seat, p.Field) < 2:
		return refusal("DO-47", "top.alone", s.whoArg(seat, u))
	}
	return nil
}

// top puts a unit on top of its stack, each at most once (DO-47). For a certain order
// the lowest is put on top first.
func (s *State) top(seat int, u Unit, j *rules.Journal) {
	p := &s.Fed(seat).units[u]
	p.Level, p.Sorted = s.tick(), true
	note(j, "DO-47", seat, "top", playerArg(seat), unitArg(u), kindArg(u.Kind()), fieldArg(p.Field))
}

func (s *State) appendTops(seat int, buf []rules.Move) []rules.Move {
	for u := range firstUnit[Launcher-Infantry] {
		if s.mayTop(seat, u) {
			buf = append(buf, By(VerbTop, u))
		}
	}
	return append(buf, Plain(VerbEnd))
}
