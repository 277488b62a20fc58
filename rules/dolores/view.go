package dolores

import "schron/rules"

// View is what a seat may know. All is public (DO-5), so it is the [Position] with what
// follows from it, the same for everybody. The queries in this package answer a
// screen's further questions. A View is a value of its own: it does not change when the
// game goes on.
type View struct {
	// Seat is who looks, null for a spectator.
	Seat rules.Holder `json:"seat"`
	Position
	// Rounds is the limit of rounds, 0 for none (DO-56).
	Rounds int `json:"rounds"`
	// Truce counts the rounds without attacks that are left, this one included
	// (DO-65).
	Truce int `json:"truce"`
	// MostRobots is how many robots a building holds, 0 for no limit (DO-66).
	MostRobots int `json:"most_robots"`
	// Actor is the seat that decides, null when the game is over.
	Actor rules.Holder `json:"actor"`
	// Worth is what each federation is worth now (DO-56).
	Worth []Wealth `json:"wealth"`

	state *State // a copy that answers queries, without the dice to come
}

// View returns what a seat may know as a [View]; rules.NoSeat is a spectator.
func (s *State) View(seat int) rules.View {
	if seat < 0 || seat >= s.seats {
		seat = rules.NoSeat
	}
	c := *s
	c.rand = rules.Rand{}
	v := View{Seat: rules.Holder(seat), Position: s.snapshot(), Rounds: s.limit, Truce: s.truceLeft(), MostRobots: s.robotLimit, Actor: rules.Holder(s.Actor()), state: &c}
	for i := range s.seats {
		v.Worth = append(v.Worth, s.wealth(i))
	}
	return v
}

// Cell is all that is on a field.
type Cell struct {
	Field Field
	Site
	Owner     int  // rules.NoSeat for nobody
	Ground    byte // one of the letters of Position.Ground, 0 for none
	Unpaid    bool // a section whose tax is not paid
	Districts int  // built ones of a city
	Capital   bool
	Launcher  Unit // NoUnit for none
	Units     []Unit
	UnitsOf   int // rules.NoSeat for nobody
	Pollution int // tokens
	Clouds    int // radioactive ones
	Fire      bool
}

// Cell returns what is on a field.
func (v *View) Cell(f Field) Cell {
	s := v.state
	c := Cell{
		Field: f, Site: Chart[f], Owner: s.ownerOf(f), Unpaid: s.unpaid.Has(f), Launcher: NoUnit,
		UnitsOf: s.unitsOf(f), Fire: s.fire.Has(f),
	}
	for i, layer := range s.layers() {
		if layer.Has(f) {
			c.Ground = groundLetters[i]
		}
	}
	if c.Owner != rules.NoSeat {
		c.Launcher = s.launcherOn(c.Owner, f)
		if i := s.CityAt(c.Owner, f); i >= 0 {
			c.Districts, c.Capital = int(s.Fed(c.Owner).cities[i].Built), i == s.Fed(c.Owner).capital
		}
	}
	for _, st := range v.Stacks {
		if st.Field == f {
			c.Units = st.Units
		}
	}
	for _, x := range v.Pollution {
		if x == f {
			c.Pollution++
		}
	}
	for _, x := range v.Clouds {
		if x == f {
			c.Clouds++
		}
	}
	return c
}

// Network is what hangs together of a federation's routes (DO-20).
type Network struct {
	Fields  []Field
	Cities  []Field
	Bank    bool // touches the bank
	Capital bool // holds the capital
}

// Networks lists the networks of a seat; unpaid sections are in none.
func (v *View) Networks(seat int) []Network {
	s := v.state
	out := []Network{}
	for _, net := range s.networks(seat) {
		out = append(out, Network{
			Fields: net.Fields(), Cities: net.And(s.city).Fields(), Bank: !net.And(bankSide).Empty(),
			Capital: net.Has(s.CapitalField(seat)),
		})
	}
	return out
}

// Connected reports whether a seat's city on f is connected to its capital, and
// whether the capital is to the bank.
func (v *View) Connected(seat int, f Field) (home, bank bool) {
	return v.state.AtHome(seat, f), v.state.atBank(seat)
}
