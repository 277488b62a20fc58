package bot

import game "schron/rules/dolores"

// outlook is what lies before a federation that goes on as it is.
type outlook struct {
	// parts are the parts of its wealth at the end of the game, in twice kokos. They
	// assume that each round it pays what it owes, buys what it lacks for that and
	// sells the rest.
	parts [entries]int
	// worth is all of them together, as they count.
	worth int
	// liquid is the money at hand once this round's taxes are provided for and all else
	// in store is sold. If it is negative, they cannot all be paid.
	liquid int
	// safe is the rest of it once the next round's taxes are provided for too, after a
	// poor yield. If it is negative, they could not all be paid then.
	safe int
}

// roundsLeft counts the rounds up to the end, this one included.
func (k *Weights) roundsLeft(s *game.State) int {
	if s.Limit() == 0 {
		return k.Boundless
	}
	return max(1, s.Limit()-s.Round()+1)
}

// outlook works out what lies before a seat.
func (k *Weights) outlook(s *game.State, seat int) outlook {
	t := k.threat(s, seat)
	return k.under(&t, s, seat)
}

// under works out what lies before a seat under a threat.
func (k *Weights) under(t *threat, s *game.State, seat int) (o outlook) {
	fed := s.Fed(seat)
	if fed.Out() {
		return o
	}
	has := s.Census(seat)
	tax, work, rounds := s.TaxesOf(seat, has), s.Labour(seat), k.roundsLeft(s)
	// Twice what a round yields on average (DO-41), and what a poor one does.
	over := s.PollutionOver(seat)
	made, more, poor := work.Yield(max(0, 3-over)), work.Yield(max(0, 4-over)), work.Yield(max(0, k.PoorN-over))
	made.Add(&more, 1)
	food, wood, sown := gathered(s, seat, &work, over, rounds)
	made[game.Food] += food
	made[game.Wood] += wood
	w := s.WealthOf(seat, has)
	o.parts[entryMoney], o.liquid = 2*w.Money, w.Money
	o.parts[entryCities], o.parts[entryRobots] = 2*(w.Cities+w.Buildings), 2*w.Robots
	o.parts[entryLand], o.parts[entryArmy] = 2*w.Fields, 2*(w.Units+w.Sections)
	flow, lacks, trades := 0, 0, s.MayTrade(seat)
	for g := range game.GoodKinds {
		have, owes, makes := 2*fed.Store()[g], 2*tax[g], made[g]
		if have|owes|makes == 0 {
			continue
		}
		ware := &game.Goods[g]
		if ware.Limit > 0 { // what is made beyond the pool is lost (DO-42)
			makes = min(makes, 2*max(0, ware.Limit-s.Placed(seat, g)))
		}
		now := max(0, owes-have)
		buys := max(now, rounds*owes-have-(rounds-1)*makes)
		used := min(makes, owes)
		sold := makes - used
		o.parts[entryStore] += 2 * s.Pays(seat, g, have/2)
		o.parts[entryYield] += rounds * (used*ware.Buys + s.PaysAnew(g, sold/2) + s.PaysAnew(g, sold-sold/2))
		o.parts[entryTaxes] += rounds*owes*ware.Buys + buys*(ware.Sells-ware.Buys)
		poor := min(poor[g], s.Room(seat, game.Good(g))+fed.Store()[g])
		lacks += now / 2 * ware.Sells
		flow -= max(0, tax[g]-poor) * ware.Sells
		if trades {
			o.liquid += s.Pays(seat, g, max(0, have-owes)/2)
			flow += s.PaysAnew(g, max(0, poor-tax[g]))
		}
	}
	o.parts[entryTaxes] += rounds * sown * game.SowPrice
	if !trades && lacks > 0 {
		o.liquid = 0 // nothing can be bought for the money
	}
	o.liquid -= lacks
	o.safe = o.liquid + flow
	o.parts[entryUnpaid] = 2 * max(0, -o.liquid, -o.safe)
	if !trades {
		o.parts[entryYield] = o.parts[entryYield] * k.Apart / 100
		o.parts[entryTaxes] = o.parts[entryTaxes] * k.Apart / 100
	}
	o.parts[entryDanger] = k.endangered(fed, t, &o)
	o.weigh(k)
	return o
}
