package dolores

import (
	"slices"

	"schron/rules"
)

// Plan is how far a row of investments would go and what it would lead to.
type Plan struct {
	Done    int            // how many of the moves are allowed, one after the other
	Cost    Cost           // of those
	Refusal *rules.Refusal // why the next one is not, nil if all are
	After   *View          // the position after those that are; the same eyes
}

// Plan tries moves of the investment phase in order without playing them, up to
// the first that is refused. Moves that depend on dice or on others are never
// tried: the plan ends before them, without a reason.
func (v *View) Plan(moves ...rules.Move) Plan {
	s := *v.state
	p := Plan{}
	for _, m := range moves {
		if s.ask != DecideInvest || !plannable(m.Verb) {
			break
		}
		if p.Refusal = s.refuse(m); p.Refusal != nil {
			break
		}
		one := (&View{state: &s}).CostOf(m)
		p.Cost.Money += one.Money
		p.Cost.Goods.Add(&one.Goods, 1)
		if err := s.Apply(m, &rules.Journal{}); err != nil {
			break
		}
		p.Done++
	}
	after := s.View(int(v.Seat)).(View)
	p.After = &after
	return p
}

// plannable reports whether the outcome of an investment is known before.
func plannable(verb uint8) bool {
	switch verb {
	case VerbClaim, VerbBuy, VerbSell, VerbFound, VerbRaze, VerbBuild, VerbPull, VerbSow, VerbSowAll, VerbPlant, VerbLay, VerbLift,
		VerbPlace, VerbInstall, VerbClean, VerbDouse, VerbNeutralise:
		return true
	}
	return false
}

// Minerals lists the raw materials for which a mine could be built in a seat's
// city on f now (DO-17).
func (v *View) Minerals(seat int, f Field) []Good {
	var out []Good
	found := v.state.Mineable(seat, f)
	for g := range RawKinds {
		if found>>g&1 == 1 {
			out = append(out, g)
		}
	}
	return out
}

// Exchanged returns the position if the open offer were accepted now (DO-12). It
// returns nil if there is none or if nothing is in it.
func (v *View) Exchanged() *View {
	s := *v.state
	if !s.offer.open || s.refusePropose() != nil {
		return nil
	}
	s.Exchange(int(s.active), int(s.offer.to))
	s.offer, s.ask = offer{}, DecideInvest
	after := s.View(int(v.Seat)).(View)
	return &after
}

// Buildable lists the buildings that a seat could pay for in some city of its now,
// whoever decides (DO-15).
func (v *View) Buildable(seat int) []Building {
	var out []Building
	for _, m := range v.state.appendBuilds(seat, nil) {
		if b := Building(m.B); !slices.Contains(out, b) {
			out = append(out, b)
		}
	}
	slices.Sort(out)
	return out
}

// Lacks is what of a bill a seat's store does not hold.
func (v *View) Lacks(seat int, bill *Bill) Bill {
	var out Bill
	for g, n := range bill {
		out[g] = max(0, n-v.state.Fed(seat).store[g])
	}
	return out
}

// Sale lists the moves by which goods are sold to the bank (DO-11).
func Sale(goods *Bill) []rules.Move { return trades(VerbSell, goods) }

// Purchase lists the moves by which a bill is bought from the bank (DO-11).
func Purchase(bill *Bill) []rules.Move { return trades(VerbBuy, bill) }

// trades lists the moves of a verb for each good of a bill.
func trades(verb uint8, bill *Bill) []rules.Move {
	var out []rules.Move
	for g, n := range bill {
		if n > 0 {
			out = append(out, Amount(verb, Good(g), n))
		}
	}
	return out
}
