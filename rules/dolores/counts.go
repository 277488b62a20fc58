package dolores

import "schron/rules"

// Counts lists what each federation has on the map, whether it is in the game, and the
// truce (DO-55, DO-65). Nothing of it is hidden.
func (s *State) Counts() []rules.Count {
	out := make([]rules.Count, 0, 8*MaxSeats)
	for seat := range s.seats {
		f := s.Fed(seat)
		add := func(what string, n int, of rules.Arg) {
			out = append(out, rules.Count{What: what, Seat: seat, Of: of, N: n})
		}
		if f.out {
			continue
		}
		add("federation", 1, rules.Arg{})
		add("field", s.owned[seat].Len(), rules.Arg{})
		if at := s.CapitalField(seat); at != NoField {
			add("capital", 1, fieldArg(at))
		}
		for _, c := range f.Cities() {
			add("city", 1, fieldArg(c.Field))
			add("district", int(c.Built), fieldArg(c.Field))
		}
		for i, n := range f.OnMap() {
			kind, what := Infantry+Good(i), "unit"
			if kind == Launcher || kind == SuperLauncher {
				what = "launcher"
			}
			add(what, int(n), kindArg(kind))
		}
	}
	if s.round <= s.truceRounds {
		out = append(out, rules.Count{What: "truce", Seat: rules.NoSeat, N: 1})
	}
	return out
}

// Counts are those of the position.
func (v View) Counts() []rules.Count { return v.state.Counts() }
