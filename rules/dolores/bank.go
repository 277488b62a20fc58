package dolores

import "schron/rules"

// MayTrade reports whether a seat may trade with the bank (DO-11). Its capital must be
// connected to it, unless the printed rule is played.
func (s *State) MayTrade(seat int) bool { return !s.needsBank || s.atBank(seat) }

// Buyable is how many of a good a seat may buy now (DO-11, DO-2).
func (s *State) Buyable(seat int, g Good) int {
	return min(s.Fed(seat).money/Goods[g].Sells, s.Room(seat, g))
}

func (s *State) refuseTrade(seat int) *rules.Refusal {
	if s.Fed(seat).capital < 0 {
		return refusal("DO-11", "bank.no-capital")
	}
	return refusal("DO-11", "bank.apart", fieldArg(s.CapitalField(seat)))
}

// CapitalField is where a seat's capital stands, NoField if it has none.
func (s *State) CapitalField(seat int) Field {
	if fed := s.Fed(seat); fed.capital >= 0 {
		return fed.cities[fed.capital].Field
	}
	return NoField
}

func (s *State) refuseBuy(seat int, g Good, n int) *rules.Refusal {
	switch {
	case !s.MayTrade(seat):
		return s.refuseTrade(seat)
	case n < 1:
		return refusal("DO-11", "amount")
	case n <= s.Buyable(seat, g):
		return nil
	case s.Room(seat, g) < n:
		return refusal("DO-2", "bank.limit", goodArg(g), amountArg(s.Room(seat, g)))
	}
	return s.broke("DO-11", seat, n*Goods[g].Sells)
}

func (s *State) refuseSell(seat int, g Good, n int) *rules.Refusal {
	have := s.Fed(seat).store[g]
	switch {
	case !s.MayTrade(seat):
		return s.refuseTrade(seat)
	case n < 1:
		return refusal("DO-11", "amount")
	case n > have:
		return refusal("DO-11", "store", goodArg(g), amountArg(n), haveArg(have))
	}
	return nil
}

// buy takes n of a good from the bank at table 1's price (DO-11). Sections and
// units may be placed at once (DO-25).
func (s *State) buy(seat int, g Good, n int, j *rules.Journal) {
	fed := s.Fed(seat)
	fed.spend(n*Goods[g].Sells, &fed.book.Bought)
	fed.store[g] += n
	note(j, "DO-11", seat, "buy", playerArg(seat), goodArg(g), amountArg(n), numberArg(n*Goods[g].Sells))
}

func (s *State) sell(seat int, g Good, n int, j *rules.Journal) {
	fed, paid := s.Fed(seat), s.Pays(seat, g, n)
	fed.spend(-paid, &fed.book.Sold)
	fed.store[g] -= n
	if s.demand > 0 {
		fed.sold[g] += n
	}
	note(j, "DO-11", seat, "sell", playerArg(seat), goodArg(g), amountArg(n), numberArg(paid))
}

// appendTrades appends what a seat may buy and sell.
func (s *State) appendTrades(seat int, buf []rules.Range) []rules.Range {
	if !s.MayTrade(seat) {
		return buf
	}
	for g := range GoodKinds {
		if n := s.Buyable(seat, g); n > 0 {
			buf = append(buf, rules.Range{Move: Amount(VerbBuy, g, rules.AnyAmount), Min: 1, Max: n})
		}
	}
	for g := range GoodKinds {
		if n := s.Fed(seat).store[g]; n > 0 {
			buf = append(buf, rules.Range{Move: Amount(VerbSell, g, rules.AnyAmount), Min: 1, Max: n})
		}
	}
	return buf
}
