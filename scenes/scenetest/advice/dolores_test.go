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
	"yield": yield,
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
