package paliwo

import "schron/rules"

// Counts lists the humans with their wounds, and who has fuel or got away with it. It
// also lists the zombies, the fuel found and the terror marker (WP-15, WP-16, WP-29,
// WP-39).
func (v View) Counts() (out []rules.Count) {
	found := len(v.Fuel)
	add := func(what string, seat, n int, of rules.Arg) {
		out = append(out, rules.Count{What: what, Seat: seat, Of: of, N: n})
	}
	for i := range v.Humans {
		p, of, whom := &v.Humans[i], humanArg(v.Humans[i].Human), whomArg(v.Humans[i].Human)
		escaped := v.Leaver != nil && *v.Leaver == p.Human
		if p.Fuel || escaped {
			add("carrier", SeatHumans, 1, of)
			found++
		}
		switch {
		case escaped:
			add("human", SeatHumans, 1, whom)
			add("escaped", SeatHumans, 1, of)
		case p.Field != nil:
			add("human", SeatHumans, 1, whom)
			add("wound", SeatHumans, p.Wounds, of)
		}
	}
	add("zombie", SeatZombies, len(v.Zombies), rules.Arg{})
	add("fuel", rules.NoSeat, found, rules.Arg{})
	if v.Terror != nil {
		add("terror", rules.NoSeat, 1, rules.Arg{})
	}
	return out
}
