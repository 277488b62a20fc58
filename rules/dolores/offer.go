package dolores

import "schron/rules"

// OffersPerPhase is how many offers a federation may make in an investment
// phase (DO-12).
const OffersPerPhase = 5

// mostMoney bounds the money of one offer so that it fits a move.
const mostMoney = 1_000_000_000

// offer is what one federation offers another (DO-12); amounts by good, the last
// one is money.
type offer struct {
	open       bool
	to         int8
	give, ask  [GoodKinds + 1]int
	cede, want FieldSet
}

// stock is how much of a good, or how much money, a seat has.
func (s *State) stock(seat int, g Good) int {
	if g == Money {
		return min(s.Fed(seat).money, mostMoney)
	}
	return s.Fed(seat).store[g]
}

// space is how much of a good, or how much money, a seat could take (DO-2).
func (s *State) space(seat int, g Good) int {
	if g == Money {
		return mostMoney
	}
	return s.Room(seat, g)
}

// unbuilt returns the fields of a seat that may change owner by an offer (DO-12):
// without city, section, launcher and units. Forest and crop go along.
func (s *State) unbuilt(seat int) FieldSet {
	return s.owned[seat].Without(s.city).Without(s.section).Without(s.launcher).
		Without(s.heldByOthers(rules.NoSeat))
}

func (s *State) refuseOffer(seat, to int) *rules.Refusal {
	switch {
	case to >= s.seats || s.Fed(to).out:
		return refusal("DO-12", "offer.nobody")
	case to == seat:
		return refusal("DO-12", "offer.self")
	case s.Fed(seat).offers >= OffersPerPhase:
		return refusal("DO-12", "offer.limit", numberArg(OffersPerPhase))
	}
	return nil
}

// beginOffer counts an offer at once, so that none can be begun without end
// (DO-64).
func (s *State) beginOffer(seat, to int, j *rules.Journal) {
	s.Fed(seat).offers++
	s.offer = offer{open: true, to: int8(to)}
	s.ask = DecideOffer
	note(j, "DO-12", seat, "offer", playerArg(seat), otherArg(to))
}

// sides returns who would hand a part of the offer over and who would get it.
func (s *State) sides(verb uint8) (from, to int) {
	if verb == VerbGive || verb == VerbCede {
		return int(s.active), int(s.offer.to)
	}
	return int(s.offer.to), int(s.active)
}

// offerable is how much of a good may be given or asked for, 0 if it is part of
// the offer already.
func (s *State) offerable(verb uint8, g Good) int {
	if s.offer.give[g] != 0 || s.offer.ask[g] != 0 {
		return 0
	}
	from, to := s.sides(verb)
	return min(s.stock(from, g), s.space(to, g))
}

func (s *State) refuseItem(verb uint8, g Good, n int) *rules.Refusal {
	from, to := s.sides(verb)
	have := s.stock(from, g)
	switch {
	case n < 1:
		return refusal("DO-12", "amount")
	case n <= s.offerable(verb, g):
		return nil
	case s.offer.give[g] != 0 || s.offer.ask[g] != 0:
		return refusal("DO-12", "offer.twice", goodArg(g))
	case n > have:
		return refusal("DO-12", "offer.lacks", otherArg(from), goodArg(g), haveArg(have))
	}
	return refusal("DO-2", "offer.room", otherArg(to), goodArg(g), amountArg(s.space(to, g)))
}

func (s *State) refuseLand(verb uint8, f Field) *rules.Refusal {
	from, _ := s.sides(verb)
	unbuilt := s.unbuilt(from)
	switch {
	case !s.owned[from].Has(f):
		return refusal("DO-12", "offer.not-owner", otherArg(from), fieldArg(f))
	case !unbuilt.Has(f):
		return refusal("DO-12", "offer.built", fieldArg(f))
	case s.offer.cede.Has(f) || s.offer.want.Has(f):
		return refusal("DO-12", "offer.twice-field", fieldArg(f))
	}
	return nil
}

func (s *State) refusePropose() *rules.Refusal {
	o := &s.offer
	if *o == (offer{open: true, to: o.to}) {
		return refusal("DO-12", "offer.empty")
	}
	return nil
}

// addItem adds an amount to the offer.
func (s *State) addItem(verb uint8, g Good, n int, j *rules.Journal) {
	name, side := "offer.give", &s.offer.give
	if verb == VerbAsk {
		name, side = "offer.ask", &s.offer.ask
	}
	side[g] = n
	note(j, "DO-12", int(s.active), name, playerArg(int(s.active)), stakeArg(g, n))
}

// addLand adds a field to the offer.
func (s *State) addLand(verb uint8, f Field, j *rules.Journal) {
	name, side := "offer.cede", &s.offer.cede
	if verb == VerbWant {
		name, side = "offer.want", &s.offer.want
	}
	side.Add(f)
	note(j, "DO-12", int(s.active), name, playerArg(int(s.active)), fieldArg(f))
}

func (s *State) propose(j *rules.Journal) {
	s.ask = DecideAnswer
	note(j, "DO-12", int(s.active), "propose", playerArg(int(s.active)), otherArg(int(s.offer.to)))
}

func (s *State) withdraw(j *rules.Journal) {
	note(j, "DO-12", int(s.active), "withdraw", playerArg(int(s.active)))
	s.offer = offer{}
	s.ask = DecideInvest
}

// answer closes an offer. Another federation has acted now, so nothing before
// it can be taken back (DO-26).
func (s *State) answer(accept bool, j *rules.Journal) {
	from, to := int(s.active), int(s.offer.to)
	name := "decline"
	if accept {
		name = "accept"
		s.Exchange(from, to)
	}
	note(j, "DO-12", to, name, playerArg(to), otherArg(from))
	j.Reveal()
	s.offer = offer{}
	s.ask = DecideInvest
}

// Exchange carries out the open offer of one seat to another (DO-12).
func (s *State) Exchange(from, to int) {
	a, b, o := s.Fed(from), s.Fed(to), &s.offer
	for g := range GoodKinds {
		n := o.give[g] - o.ask[g]
		a.store[g] -= n
		b.store[g] += n
	}
	n := o.give[Money] - o.ask[Money]
	a.spend(n, &a.book.Traded)
	b.spend(-n, &b.book.Traded)
	s.owned[from] = s.owned[from].Without(o.cede).Or(o.want)
	s.owned[to] = s.owned[to].Without(o.want).Or(o.cede)
}

func (s *State) appendOffer(buf []rules.Move) []rules.Move {
	o := &s.offer
	taken := o.cede.Or(o.want)
	buf = appendOn(buf, VerbCede, s.unbuilt(int(s.active)).Without(taken))
	buf = appendOn(buf, VerbWant, s.unbuilt(int(o.to)).Without(taken))
	if s.refusePropose() == nil {
		buf = append(buf, Plain(VerbPropose))
	}
	return append(buf, Plain(VerbWithdraw))
}

func (s *State) appendItems(buf []rules.Range) []rules.Range {
	for _, verb := range []uint8{VerbGive, VerbAsk} {
		for g := range Money + 1 {
			if n := s.offerable(verb, g); n > 0 {
				buf = append(buf, rules.Range{Move: Amount(verb, g, rules.AnyAmount), Min: 1, Max: n})
			}
		}
	}
	return buf
}
