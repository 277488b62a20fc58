package wcp

import "schron/rules"

// Counts lists the vehicles in the base, what they carry and what became of them. It also
// lists the button and the exits (WCP-28, WCP-35, WCP-39, WCP-40, WCP-47).
func (v View) Counts() (out []rules.Count) {
	for seat := range v.Players {
		p := &v.Players[seat]
		add := func(what string, is bool) {
			if is {
				out = append(out, rules.Count{What: what, Seat: seat, N: 1})
			}
		}
		add("vehicle", p.Pawn != nil || p.Fate == Left || p.Fate == Resigned)
		add("resigned", p.Fate == Resigned)
		add("left", p.Fate == Left)
		add("trapped", p.Trapped)
		add("presser", !v.Itself && int(v.Presser) == seat)
		out = append(out, rules.Count{What: "loot", Seat: seat, N: len(p.Owned)})
	}
	if v.Itself {
		out = append(out, rules.Count{What: "itself", Seat: rules.NoSeat, N: 1})
	}
	if v.CentralHall != rules.NoSeat {
		out = append(out, rules.Count{What: "exits", Seat: rules.NoSeat, N: 1})
	}
	return out
}
