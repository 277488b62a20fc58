package dolores

import "schron/rules"

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
		if s.ask != askInvest || !plannable(m.Verb) {
			break
		}
		if p.Refusal = s.refuse(m); p.Refusal != nil {
			break
		}
		one := (&View{state: &s}).CostOf(m)
		p.Cost.Money += one.Money
		p.Cost.Goods.add(&one.Goods, 1)
		if err := s.Apply(m, &rules.Journal{}); err != nil {
			break
		}
		p.Done++
	}
	after := s.View(int(v.Seat)).(View)
	p.After = &after
	return p
}

// plannable tells the investments whose outcome is known before.
func plannable(verb uint8) bool {
	switch verb {
	case VerbClaim, VerbBuy, VerbSell, VerbFound, VerbRaze, VerbBuild, VerbPull, VerbSow, VerbPlant, VerbLay, VerbLift,
		VerbPlace, VerbInstall, VerbClean, VerbDouse, VerbNeutralise:
		return true
	}
	return false
}

// Minerals lists the raw materials for which a mine could be built in a seat's
// city on f now (DO-17).
func (v *View) Minerals(seat int, f Field) []Good {
	var out []Good
	found := v.state.mineable(seat, f)
	for g := range RawKinds {
		if found>>g&1 == 1 {
			out = append(out, g)
		}
	}
	return out
}
