package dolores

import "schron/rules"

// Strike is what a missile would do to a field and the chance that it is stopped
// before.
type Strike struct {
	Hits []Hit // fields with something to lose, the target first
	// Ships is the number of warships on the target that roll. Answers lists the seats
	// with a launcher that has the target in reach, in the order in which they are
	// asked (DO-53).
	Ships   int
	Answers []int
	// Least is the chance in percent that it is stopped if nobody answers with a
	// launcher, Most that if all do.
	Least, Most int
}

// Hit is what a missile would destroy on a field (DO-51).
type Hit struct {
	Field    Field
	Owner    int    // rules.NoSeat for nobody
	City     bool   // a city stands there
	Lost     []Lot  // its districts that fall, the last first
	CityGone bool   // none is left (DO-59)
	Units    []Unit // of the stack and aboard, and a launcher
	UnitsOf  int    // rules.NoSeat for nobody
	Ground   byte   // forest, crop or section, a letter of Position.Ground, 0 for none
}

// Strike returns what a missile of a seat, of either kind, would hit at a target. It
// does not ask whether the launcher is paid for and in reach. For a missile in flight
// only the hits count.
func (v *View) Strike(seat int, super bool, target Field) Strike {
	s := v.state
	var out Strike
	kind := firstUnit[Launcher-Infantry]
	if super {
		kind = firstUnit[SuperLauncher-Infantry]
	}
	fields := append([]Field{target}, Blast(kind, target)...)
	for i, f := range fields {
		if hit := s.hitOn(f); (i == 0 || f != target) && !hit.empty() {
			out.Hits = append(out.Hits, hit)
		}
	}
	missed := 100.0 // of 100
	if foe := s.unitsOf(target); foe != rules.NoSeat {
		for u := firstUnit[Warship-Infantry]; u < firstUnit[Launcher-Infantry]; u++ {
			if p := &s.Fed(foe).units[u]; p.Field == target && !p.Unpaid {
				out.Ships++
				missed *= float64(shipStops-1) / 6
			}
		}
	}
	out.Least = percent(100 - missed)
	for i := 1; i < s.seats; i++ {
		asked := (seat + i) % s.seats
		for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
			if s.mayStop(asked, u, target) {
				out.Answers = append(out.Answers, asked)
				missed *= float64(LauncherStops-1) / 6
				break
			}
		}
	}
	out.Most = percent(100 - missed)
	return out
}

func percent(x float64) int { return int(x + 0.5) }

// hitOn lists what a missile would destroy on a field.
func (s *State) hitOn(f Field) Hit {
	h := Hit{Field: f, Owner: s.ownerOf(f), UnitsOf: s.unitsOf(f)}
	switch {
	case s.city.Has(f):
		h.City = true
		city := &s.Fed(h.Owner).cities[s.CityAt(h.Owner, f)]
		fall, n := city.falling()
		for _, d := range fall[:n] {
			h.Lost = append(h.Lost, Lot{f, int(d) + 1})
		}
		h.CityGone = n == city.Built
	case s.forest.Has(f):
		h.Ground = 'f'
	case s.crop.Has(f):
		h.Ground = 'c'
	case s.section.Has(f):
		h.Ground = 's'
	case s.launcher.Has(f):
		h.UnitsOf = h.Owner
	}
	if h.UnitsOf != rules.NoSeat {
		for u := range Unit(Units) {
			if s.Fed(h.UnitsOf).units[u].Field == f {
				h.Units = append(h.Units, u)
			}
		}
	}
	return h
}

// empty reports whether there is nothing to destroy.
func (h *Hit) empty() bool { return !h.City && h.Ground == 0 && len(h.Units) == 0 }
