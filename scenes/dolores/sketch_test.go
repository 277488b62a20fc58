package dolores

import (
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// sketch changes a position as one would move tokens on a board.
type sketch struct {
	*position
	t testing.TB
}

func at(t testing.TB, name string) game.Field {
	t.Helper()
	f, err := game.ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func letter(rows []string, f game.Field, c byte) {
	row := []byte(rows[f.Row()])
	row[f.Col()] = c
	rows[f.Row()] = string(row)
}

// own gives fields to a seat, with a ground token on each (0 leaves it).
func (s *sketch) own(seat int, ground byte, names ...string) {
	s.t.Helper()
	for _, name := range names {
		f := at(s.t, name)
		letter(s.Owners, f, byte('0'+seat))
		if ground != 0 {
			letter(s.Ground, f, ground)
		}
	}
}

// city puts a city with buildings; mines are for the first material that the
// neighbourhood has.
func (s *sketch) city(seat int, name string, buildings ...game.Building) *game.CityState {
	s.t.Helper()
	s.own(seat, 'C', name)
	f := at(s.t, name)
	fed := &s.Federations[seat]
	c := &game.CityState{Field: f, Districts: []game.DistrictState{}}
	found := false
	for i := range fed.Cities {
		if fed.Cities[i].Field == f {
			c, found = &fed.Cities[i], true
		}
	}
	material := game.Coal
	for _, x := range buildings {
		d := game.DistrictState{Building: x}
		if x == game.Mine {
			g := material
			d.Material = &g
			material = (material + 1) % game.RawKinds
		}
		c.Districts = append(c.Districts, d)
	}
	if !found {
		fed.Cities = append(fed.Cities, *c)
		c = &fed.Cities[len(fed.Cities)-1]
	}
	return c
}

// put stands a unit on a field; a launcher makes the field its owner's.
func (s *sketch) put(seat int, unit, name string) {
	s.t.Helper()
	u, err := game.ParseUnit(unit)
	if err != nil {
		s.t.Fatal(err)
	}
	f := at(s.t, name)
	if isLauncher(u.Kind()) {
		s.own(seat, 'L', name)
	}
	fed := &s.Federations[seat]
	fed.Units = append(fed.Units, game.UnitState{Unit: u, Field: f})
	if isLauncher(u.Kind()) {
		return
	}
	for i := range s.Stacks {
		if s.Stacks[i].Field == f && s.Stacks[i].Seat == seat {
			s.Stacks[i].Units = append(s.Stacks[i].Units, u)
			return
		}
	}
	s.Stacks = append(s.Stacks, game.Stack{Field: f, Seat: seat, Units: []game.Unit{u}})
}

// fund sets a seat's money, as if the rest had come from the bank.
func (s *sketch) fund(seat, money int) {
	fed := &s.Federations[seat]
	fed.Book = game.Book{Sold: 4 * money, Bought: money - game.StartMoney - 4*money}
	fed.Money = money
}

// roll makes the next dice fall so.
func (s *sketch) roll(dice ...int) {
	s.t.Helper()
	for seed := range uint64(1_000_000) {
		s.Rand = rules.NewRand(seed)
		try, ok := s.Rand, true
		for _, want := range dice {
			ok = ok && try.Die(6) == want
		}
		if ok {
			return
		}
	}
	s.t.Fatalf("no seed rolls %v", dice)
}

// rounds makes so many more rounds have passed, with a history.
func (s *sketch) rounds(n int) {
	first := s.Round
	s.Round += n
	start := s.History[0]
	for i := first; i < first+n; i++ {
		line := game.Round{Round: i}
		for seat, r := range start.Seats {
			r.Wealth += i * (190 + 45*seat - 12*i*seat)
			r.Money = max(0, r.Money-i*140+i*i*(20+seat*3))
			r.Goods += i * (30 + 11*seat)
			r.Land, r.Sea, r.Built = r.Land+i*(2+seat), i, r.Built+i
			r.Units = i / 2
			line.Seats = append(line.Seats, r)
		}
		s.History = append(s.History, line)
	}
}

// sketched starts a match of n people from an edited position.
func sketched(t testing.TB, n int, edit func(s *sketch)) *rules.Match {
	t.Helper()
	return matchAt(t, n, func(p *position) { edit(&sketch{p, t}) })
}

func stock(n int) game.Amounts {
	out := game.Amounts{}
	for g := range game.LandSection {
		out[g] = n + int(g)
	}
	for g := game.LandSection; g < game.GoodKinds; g++ {
		out[g] = 2
	}
	return out
}
