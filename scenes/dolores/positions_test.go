package dolores

import (
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// furnish lays out four federations some rounds into a game: cities, routes,
// crops, units of all kinds, clouds and fires.
func furnish(s *sketch) {
	s.rounds(3)
	s.own(0, 0, "J7", "L7", "J9", "L9", "K7", "J6", "L6")
	s.own(0, 'c', "J8", "L8")
	s.own(0, 's', "K8")
	s.own(0, 'f', "K6", "I7")
	s.own(0, '.', "J7", "L7", "K7", "J6")
	s.city(0, "K7", game.Mine, game.TimberWorks)
	s.city(0, "K9", game.Mine, game.Mine, game.Mine, game.FoodFactory, game.TimberWorks, game.PowerPlant, game.ArmsWorks)
	s.Federations[0].Cities[0].Districts[1].Robots = 2
	s.own(1, 0, "N11", "O11", "M10", "M12", "N10")
	s.own(1, 's', "N11")
	s.own(1, 'c', "N10")
	s.city(1, "M11", game.Mine, game.FoodFactory, game.SeaWorks, game.Shipyard, game.NuclearPlant)
	s.city(1, "O11", game.Mine, game.TankWorks)
	s.own(2, 0, "J13", "L13", "J14", "L14", "J15", "K16")
	s.own(2, 'c', "J14", "L14")
	s.own(2, 's', "K14")
	s.city(2, "K13", game.Mine, game.FoodFactory, game.MissileWorks, game.RobotFactory, game.PurificationPlant, game.Mine)
	s.city(2, "K15", game.Mine)
	s.own(3, 0, "H11", "G11", "H10", "H12", "H13", "H9")
	s.own(3, 's', "H11", "H13")
	s.own(3, '.', "H10", "H12")
	s.city(3, "I11", game.Mine, game.FoodFactory, game.LandWorks)
	for seat := range s.Federations {
		s.fund(seat, []int{412, 655, 298, 530}[seat])
		s.Federations[seat].Store = stock([]int{28, 36, 40, 1}[seat])
	}
	s.put(0, "i1", "L9")
	s.put(0, "a1", "L9")
	s.put(0, "i2", "K9")
	s.put(0, "i3", "L7")
	s.put(0, "w1", "M8")
	s.put(0, "m1", "J7")
	s.put(1, "i1", "M10")
	s.put(1, "a1", "N10")
	s.put(1, "w1", "N8")
	s.put(1, "m1", "M12")
	s.put(2, "a1", "J13")
	s.put(2, "a2", "J13")
	s.put(2, "x1", "L13")
	s.put(3, "i1", "H11")
	s.put(3, "i2", "H11")
	s.Pollution = fields(s.t, "K9", "P6")
	s.Clouds = fields(s.t, "E12")
	s.Fires = fields(s.t, "O13", "M7")
	letter(s.Ground, at(s.t, "O13"), '.')
	letter(s.Ground, at(s.t, "M7"), '.')
}

func middle(t testing.TB) *rules.Match { t.Helper(); return sketched(t, 4, furnish) }

// onward plays moves from the furnished position.
func onward(t testing.TB, moves ...string) *rules.Match {
	t.Helper()
	m := middle(t)
	play(t, m, moves...)
	return m
}

var toTaxes = []string{"end", "end", "end", "end"}

func taxing(t testing.TB) *rules.Match { t.Helper(); return onward(t, toTaxes...) }

// until plays the first choice or what ends a part until a decision is asked.
func until(t testing.TB, m *rules.Match, decision string) *rules.Match {
	t.Helper()
	for range 60 {
		v := m.View(rules.NoSeat).(game.View)
		if v.Decision.String() == decision {
			return m
		}
		switch v.Decision {
		case game.DecideTax:
			play(t, m, "settle")
		case game.DecideGather:
			play(t, m, "gather")
		case game.DecideCapital:
			play(t, m, game.Game{}.Notation(m.Legal(m.Actor(), nil)[0]))
		default:
			play(t, m, "end")
		}
	}
	t.Fatalf("nobody is asked %q", decision)
	return nil
}

func gathering(t testing.TB) *rules.Match { t.Helper(); return until(t, middle(t), "gather") }
func arranging(t testing.TB) *rules.Match { t.Helper(); return until(t, middle(t), "arrange") }
func fighting(t testing.TB) *rules.Match  { t.Helper(); return until(t, middle(t), "military") }

func aiming(t testing.TB) *rules.Match {
	t.Helper()
	m := fighting(t)
	play(t, m, "aim m1")
	return m
}

func intercepting(t testing.TB) *rules.Match {
	t.Helper()
	m := aiming(t)
	play(t, m, "fire N11")
	return m
}

func offered(t testing.TB) *rules.Match {
	t.Helper()
	return onward(t, "offer 1", "give oil 3", "give wood 2", "ask money 120", "ask uranium 1", "cede J9")
}

func answering(t testing.TB) *rules.Match {
	t.Helper()
	m := offered(t)
	play(t, m, "propose")
	return m
}

// crowning is a capital that has burnt down, with two cities to choose from.
func crowning(t testing.TB) *rules.Match {
	t.Helper()
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.city(0, "I7", game.FoodFactory)
		s.city(0, "L6", game.FoodFactory, game.TimberWorks)
		c := &s.Federations[0].Cities[0]
		c.Districts = c.Districts[:1]
		s.Fires = append(s.Fires, at(t, "K9"))
	})
	play(t, m, toTaxes...)
	return m
}

// crowded is the fullest table: every field owned or covered, units everywhere.
func crowded(t testing.TB) *rules.Match {
	t.Helper()
	return sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.rounds(9)
		for f := range game.Field(game.Fields) {
			if game.Chart[f].Terrain == game.Bank || s.Owners[f.Row()][f.Col()] != '.' {
				continue
			}
			seat := 0
			switch c, r := f.Col()-10, f.Row()-10; {
			case abs(c) > abs(r) && c > 0:
				seat = 1
			case abs(c) > abs(r):
				seat = 3
			case r > 0:
				seat = 2
			}
			letter(s.Owners, f, byte('0'+seat))
		}
		names := []string{"i4", "i5", "i6", "i7", "a3", "a4", "w2", "w3", "w4"}
		spots := [][]string{
			{"K3", "L3", "M4", "I5", "J4", "N3", "A1", "B1", "F2"},
			{"S9", "S10", "R8", "Q11", "R12", "S12", "U9", "U10", "O8"},
			{"K18", "L18", "I18", "M18", "J17", "N18", "K21", "L21", "F16"},
			{"C9", "D10", "E9", "D12", "C13", "E11", "A8", "A9", "H7"},
		}
		for seat, list := range spots {
			for i, name := range list {
				f := at(t, name)
				if game.Chart[f].Terrain == game.Sea != (names[i][0] == 'w') {
					t.Fatalf("%s on %s", names[i], name)
				}
				letter(s.Owners, f, byte('0'+seat))
				if names[i][0] == 'a' {
					letter(s.Ground, f, '.')
				}
				s.put(seat, names[i], name)
			}
		}
		for seat := range s.Federations {
			c := &s.Federations[seat].Cities[0]
			for len(c.Districts) < game.Districts {
				c.Districts = append(c.Districts, game.DistrictState{Building: game.TankWorks, Robots: 1})
			}
			s.Federations[seat].Store[game.Robots] = 120
			s.Federations[seat].Store[game.Oil] = 1234
			s.fund(seat, 12345+seat)
		}
		s.Pollution = append(s.Pollution, fields(t, "C4", "D4", "H3", "Q9", "R10", "K17", "E12", "F10")...)
		s.Clouds = append(s.Clouds, fields(t, "S4", "C18", "T15")...)
	})
}

// rich is a federation with every city that there may be and a store that holds
// a great deal.
func rich(t testing.TB) *rules.Match {
	t.Helper()
	return sketched(t, 4, func(s *sketch) {
		furnish(s)
		for _, name := range []string{"K6", "J6", "L6", "J7", "L8", "J8"} {
			if name == "J7" { // a launcher stands there
				name = "I7"
			}
			s.city(0, name, game.FoodFactory)
		}
		s.Federations[0].Store[game.Oil] = 250_000
		s.Federations[0].Store[game.Coal] = game.MostOfAGood
		s.Federations[0].Store[game.Robots] = 54321
		s.fund(0, 7_654_321)
	})
}

// superAiming is a super-missile that is to be aimed at a full part of the planet.
func superAiming(t testing.TB) *rules.Match {
	t.Helper()
	m := fighting(t)
	play(t, m, "end", "end", "aim x1")
	return m
}

// windy is the middle before a wind that blows.
func windy(t testing.TB) *rules.Match {
	t.Helper()
	for seed := range uint64(60) {
		m := sketched(t, 4, func(s *sketch) {
			furnish(s)
			s.Rand = rules.NewRand(seed)
		})
		play(t, m, toTaxes...)
		v := m.View(rules.NoSeat).(game.View)
		if w := (game.Wind{First: int8(v.Wind[0]), Second: int8(v.Wind[1])}); w.Direction() == game.East && w.Second > 2 {
			return sketched(t, 4, func(s *sketch) {
				furnish(s)
				s.Rand = rules.NewRand(seed)
			})
		}
	}
	t.Fatal("no wind blows with any seed")
	return nil
}

// ended is the middle played to the end of its last round.
func ended(t testing.TB) *rules.Match {
	t.Helper()
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.Options[game.OptionRounds] = s.Round
	})
	return until(t, m, "none")
}

// positions are those in which the table looks most different.
var positions = map[string]func(testing.TB) *rules.Match{
	"opening": func(t testing.TB) *rules.Match { t.Helper(); return match(t, 2) },
	"middle":  middle, "taxing": taxing, "gathering": gathering, "arranging": arranging, "fighting": fighting,
	"aiming": aiming, "intercepting": intercepting, "offered": offered, "answering": answering,
	"crowning": crowning, "truced": truced, "crowded": crowded, "rich": rich, "ended": ended,
}
