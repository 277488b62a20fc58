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
// some trophies and upgrades, which they must own (WCP-25).
func (v *View) Bargain(seat, other int, give, ask []Token) Bargain {
	s := v.public
	p, q := s.players[seat], s.players[other]
	var t trade
	for _, x := range give {
		t.give[x]++
	}
	for _, x := range ask {
		t.ask[x]++
	}
	b := Bargain{Why: refuseBargain(&p, &q, &t, seat, other, s.allied(seat, other))}
	swap(&p, &q, &t)
	b.Own, b.Other = characteristics(&p), characteristics(&q)
	return b
}

func characteristics(p *player) Characteristics {
	return Characteristics{int(p.fire()), int(p.armour), int(p.boosters)}
}
