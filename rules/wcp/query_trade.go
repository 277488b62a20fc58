package wcp

import "schron/rules"

// Characteristics are those of a vehicle (WCP-4).
type Characteristics struct{ Fire, Armour, Boosters int }

// Bargain forecasts a trade.
type Bargain struct {
	Own, Other Characteristics // after it
	Why        *rules.Refusal  // why it cannot be offered, nil if it can
}

// Bargain forecasts what becomes of two seats if the first gives and asks for
// some trophies and upgrades, which they must own (WCP-25). What was refused in
// the talk at hand cannot be offered again (WCP-24).
func (v *View) Bargain(seat, other int, give, ask []Token) Bargain {
	s := v.public
	p, q := s.players[seat].Pawn, s.players[other].Pawn
	o := offer{by: int8(seat)}
	for _, x := range give {
		o.give[x]++
	}
	for _, x := range ask {
		o.ask[x]++
	}
	b := Bargain{Why: refuseBargain(&p, &q, &o, seat, other, s.Allied(seat, other))}
	if b.Why == nil && s.trade.repeats(&o) {
		b.Why = refusal("WCP-24", "offer.repeated")
	}
	swap(&p, &q, &o)
	b.Own, b.Other = characteristics(&p), characteristics(&q)
	return b
}

func characteristics(p *Pawn) Characteristics {
	return Characteristics{int(p.Fire()), int(p.armour), int(p.boosters)}
}
