package dzicz

import "schron/rules"

// Counts lists what each player has on the board, and the missions that they hold
// (DZ-10, DZ-11, DZ-21).
func (v View) Counts() (out []rules.Count) {
	for seat, p := range v.Players {
		out = append(out, rules.Count{What: "soldier", Seat: seat, N: len(p.Soldiers)})
		for _, f := range p.Tokens {
			out = append(out, rules.Count{What: "token", Seat: seat, Of: fieldArg(f), N: 1})
		}
		for _, f := range p.Outposts {
			out = append(out, rules.Count{What: "outpost", Seat: seat, Of: fieldArg(f), N: 1})
		}
		if s := p.Secret; s != nil && s.Claimed {
			out = append(out, rules.Count{What: "secret", Seat: seat, Of: missionArg(s.Mission), N: 1})
		}
	}
	for _, m := range v.OpenMissions {
		if m.Holder != rules.NoSeat {
			out = append(out, rules.Count{What: "mission", Seat: int(m.Holder), Of: missionArg(m.Mission), N: 1})
		}
	}
	return out
}
