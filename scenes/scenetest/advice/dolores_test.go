package advice

import (
	"schron/rules"
	game "schron/rules/dolores"
)

// doloresCounts are what the reasons of Dolores count: rows of the table of wealth, what is
// owed, and what the buildings make.
var doloresCounts = map[string]count{
	"money":  ofWealth(func(w game.Wealth) int { return w.Money }),
	"store":  ofWealth(func(w game.Wealth) int { return w.Goods }),
	"cities": ofWealth(func(w game.Wealth) int { return w.Cities + w.Buildings }),
	"robots": ofWealth(func(w game.Wealth) int { return w.Robots }),
	"land":   ofWealth(func(w game.Wealth) int { return w.Fields }),
	"army":   ofWealth(func(w game.Wealth) int { return w.Units + w.Sections }),
	"rival": func(x rules.State, seat int) int {
		n := 0
		for other, w := range x.View(seat).(game.View).Worth {
			if other != seat {
				n += w.Total()
			}
		}
		return n
	},
	"taxes": func(x rules.State, seat int) int {
		n := 0
		for g, owed := range x.(*game.State).Taxes(seat) {
			n += owed * game.Goods[g].Buys
		}
		return n
	},
	"unpaid": func(x rules.State, seat int) int {
		n, s := 0, x.(*game.State)
		for g, owed := range s.Taxes(seat) {
			n += max(owed, s.Fed(seat).Store()[g]) - s.Fed(seat).Store()[g]
		}
		return n
	},
	"yield": yield, "gathers": gathers,
}

func ofWealth(row func(w game.Wealth) int) count {
	return func(x rules.State, seat int) int { return row(x.View(seat).(game.View).Worth[seat]) }
}

// yield throws the die for a seat's yield once for each of its sides, and adds up what
// every building makes then. By the printed rule one city cut off stops them all (DO-39).
func yield(x rules.State, seat int) int {
	s, sum := x.(*game.State), 0
	for _, city := range s.Fed(seat).Cities() {
		if x.View(seat).(game.View).Options[game.OptionCities] == false && !s.AtHome(seat, city.Field) {
			return 0
		}
	}
	for die := 1; die <= 6; die++ {
		n := max(0, die-s.PollutionOver(seat))
		for _, city := range s.Fed(seat).Cities() {
			if city.Unpaid || !s.AtHome(seat, city.Field) {
				continue
			}
			for _, d := range city.Districts[:city.Built] {
				work := game.Buildings[d.Building]
				makes := work.Makes
				if d.Building == game.Mine {
					makes = d.Material
				}
				if makes >= 0 && !d.Unpaid {
					sum += work.PerN * (n + int(d.Robots)) * game.Goods[makes].Buys
				}
			}
		}
	}
	return sum / 6
}

// gathers counts what a seat's works take of the land at the numbers 3 and 4. They harvest
// its own crops and bare land, and what else it could buy if that is too little (DO-40). They
// fell its own forests and its share of those that are nobody's, spread over the rounds left.
func gathers(x rules.State, seat int) int {
	s, rounds, harvest, fell := x.(*game.State), 8, [2]int{}, 0
	if s.Limit() > 0 {
		rounds = s.Limit() - s.Round() + 1
	}
	var n [2]int
	for i := range n {
		n[i] = max(0, 3+i-s.PollutionOver(seat))
	}
	for _, city := range s.Fed(seat).Cities() {
		if city.Unpaid || !s.AtHome(seat, city.Field) {
			continue
		}
		for _, d := range city.Districts[:city.Built] {
			for i := range n {
				switch {
				case d.Unpaid:
				case d.Building == game.FoodFactory:
					harvest[i] += n[i] + int(d.Robots)
				case d.Building == game.TimberWorks:
					fell += n[i] + int(d.Robots)
				}
			}
		}
	}
	own, free := s.Owned(seat), s.Free()
	land := s.Crop().And(own).Len() + s.Bare(seat).Len()
	if land < harvest[1] {
		land += s.Claimable(seat).And(free).Without(s.Forest()).Without(s.Crop()).Without(s.Burning()).Len()
	}
	food := n[0]*min(harvest[0], land) + n[1]*min(harvest[1], land)
	forests := s.Forest().And(own).Len() + s.Forest().And(free).Len()/s.Seats()
	wood := 3 * min(fell, 2*forests/rounds)
	return food/2*game.Goods[game.Food].Buys + wood/2*game.Goods[game.Wood].Buys
}
