package bot

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/dolores"
)

// rookie plays as a beginner does who has read the rules once. It builds so many of the best
// mines in each of so many cities, and perhaps one power plant. It sells what two rounds'
// taxes do not need, and fights nobody.
type rookie struct {
	cities, mines int
	plant         bool
}

// rookies are what beginners might think of.
var rookies = []rookie{{1, 6, false}, {1, 6, true}, {2, 4, false}, {2, 4, true}, {3, 4, false}, {3, 4, true}}

func (rookie) ID() string { return "rookie" }

func (b rookie) Choose(p *rules.Position) rules.Move {
	r := *p.Rand()
	s := p.Sample(&r).(*game.State)
	switch s.Decision() {
	case game.DecideInvest:
		return b.venture(s, p.Legal())
	case game.DecideTax:
		return game.Plain(game.VerbSettle)
	case game.DecideAnswer:
		return game.Plain(game.VerbDecline)
	case game.DecideGather:
		return game.Plain(game.VerbGather)
	case game.DecideIntercept:
		return game.Plain(game.VerbHold)
	case game.DecideCapital:
		return p.Legal()[0]
	}
	return game.Plain(game.VerbEnd)
}

const rookiePurse = 60 // money that is kept

// stuffed reports whether a rookie thinks a city is full, the warehouse aside.
func (b rookie) stuffed(fed *game.Ledger, i int) bool {
	city := &fed.Cities()[i]
	return int(city.Built) >= b.mines && !city.Has(game.Warehouse) || int(city.Built) > b.mines
}

// brings is what one mine more for a material brings in a round, as the bank pays (DO-70).
func (rookie) brings(s *game.State, seat int, g game.Good) int {
	const each = 4
	has := 0
	for _, city := range s.Fed(seat).Cities() {
		for _, x := range city.Districts[:city.Built] {
			if x.Building == game.Mine && x.Material == g {
				has += each
			}
		}
	}
	return s.PaysAnew(g, has+each) - s.PaysAnew(g, has)
}

// venture is what a rookie does next in an investment phase.
func (b rookie) venture(s *game.State, legal []rules.Move) rules.Move {
	seat := s.Actor()
	fed, tax := s.Fed(seat), s.Taxes(seat)
	spare, plant := fed.Money()-rookiePurse, !b.plant
	for g := range game.GoodKinds {
		lacks := tax[g] - fed.Store()[g]
		if n := -lacks - tax[g]; n > 0 && s.MayTrade(seat) && game.Buildings[game.PowerPlant].Goods[g] == 0 {
			return game.Amount(game.VerbSell, g, n)
		}
		spare -= max(0, lacks) * game.Goods[g].Sells
	}
	sites, full := s.Sites(seat), 0
	for i := range fed.Cities() {
		plant = plant || fed.Cities()[i].Has(game.PowerPlant)
		if b.stuffed(fed, i) {
			full++
		}
	}
	best, most := game.Plain(game.VerbEnd), 0
	for _, m := range legal {
		worth := 0
		switch {
		case m.Verb == game.VerbBuild && game.Building(m.B) == game.PowerPlant && !plant:
			worth = 1000
		case m.Verb == game.VerbBuild && game.Building(m.B) == game.Mine && spare >= game.Buildings[game.Mine].Price:
			if !b.stuffed(fed, int(s.CityAt(seat, game.Field(m.A)))) {
				worth = 100 + b.brings(s, seat, game.Good(m.C-1))
			}
		case full < len(fed.Cities()) || full == b.cities || spare < game.CityPrice+game.LandPrice || !sites.Has(game.Field(m.A)):
		case m.Verb == game.VerbFound || m.Verb == game.VerbClaim && !s.Owned(seat).And(sites).Has(game.Field(m.A)):
			worth = 1 + worthOf(s.Mineable(seat, game.Field(m.A)))
		}
		if worth > most {
			best, most = m, worth
		}
	}
	if most > 0 || !s.MayTrade(seat) {
		return best
	}
	want := tax
	if full > 0 && !plant && spare > 500 {
		want.Add(&game.Buildings[game.PowerPlant].Goods, 1)
	}
	for g := range game.GoodKinds {
		if n := min(want[g]-fed.Store()[g], s.Buyable(seat, g)); n > 0 {
			return game.Amount(game.VerbBuy, g, n)
		}
	}
	return best
}

// TestABeginnerBeatsEasy in 60 to 75 of 100 games, in the middle of what beginners might
// think of. Of few games that is told roughly.
func TestABeginnerBeatsEasy(t *testing.T) {
	games, least, most := 6, 40, 95
	if rulestest.Thorough() {
		games, least, most = 100, 55, 80
	}
	for _, options := range []rules.Options{nil, game.Game{}.Recommended(2)} {
		var shares []int
		for _, b := range rookies {
			won := 0
			for i := range games {
				bots := []rules.Bot{b, beginner}
				if i%2 == 1 {
					bots[0], bots[1] = bots[1], bots[0]
				}
				end := contest(t, uint64(7000+i/2), options, func(*game.State, rules.Move) {}, bots...)
				if end.Winners() == rules.Seats(i%2) {
					won++
				}
			}
			shares = append(shares, 100*won/games)
		}
		t.Logf("%v: %v", options, shares)
		slices.Sort(shares)
		if middle := (shares[len(shares)/2] + shares[(len(shares)-1)/2]) / 2; middle < least || middle > most {
			t.Errorf("%v: beginners win %v %% of %d games against easy, in the middle %d, want %d to %d", options, shares, games, middle, least, most)
		}
	}
}
