package wradislavia

import "schron/rules"

// Counts lists the dead and the heavily wounded, also those who rest (WR-35).
func (v View) Counts() (out []rules.Count) {
	for seat := range v.Players {
		p := &v.Players[seat]
		for _, list := range []struct {
			what string
			of   []Character
		}{{"dead", p.Dead}, {"heavy", p.Heavy}, {"heavy", p.Before}} {
			for _, c := range list.of {
				out = append(out, rules.Count{What: list.what, Seat: seat, Of: characterArg(c), N: 1})
			}
		}
	}
	return out
}
