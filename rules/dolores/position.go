package dolores

import (
	"slices"

	"schron/rules"
)

// Position is all that lies on and beside the map, in the terms of the rules. It is
// the stable form of a position and the greater part of a [View].
type Position struct {
	Options rules.Options `json:"options"`
	Round   int           `json:"round"`
	Phase   Phase         `json:"phase"`
	// Decision is what is asked: invest, offer, answer, capital, tax, gather,
	// arrange, military, target, intercept; none after the end.
	Decision Decision `json:"decision"`
	// Go is the seat whose go it is, null in the wind and after the end.
	Go          rules.Holder      `json:"go"`
	Federations []FederationState `json:"federations"` // in order of play
	// Ground has a row of letters for each row of the map. f is forest, c crop, s
	// section, C city, L launcher, and a dot none. Owners has the seat, a dot for
	// nobody.
	Ground         []string      `json:"ground"`
	Owners         []string      `json:"owners"`
	Stacks         []Stack       `json:"stacks"`
	Fires          []Field       `json:"fires"`
	Pollution      []Field       `json:"pollution"` // one field per token
	Clouds         []Field       `json:"radioactive_clouds"`
	UnpaidSections []Field       `json:"unpaid_sections"`
	DueSections    []Field       `json:"undecided_sections"`
	Wind           []int         `json:"wind_dice"` // of this round, empty before
	CapitalDue     []int         `json:"choose_capital"`
	Offer          *OfferState   `json:"offer"`
	Missile        *MissileState `json:"missile"`
	Gather         *GatherState  `json:"gather"`
	Ending         *EndingState  `json:"ending"`
	History        []Round       `json:"history"`
}

// FederationState is the ledger of a federation (DO-5).
type FederationState struct {
	Federation Federation  `json:"federation"`
	Out        bool        `json:"out"`
	Money      int         `json:"money"`
	Store      Amounts     `json:"store"`
	Sold       Amounts     `json:"sold,omitempty"` // to the bank this round (DO-70)
	Capital    *Field      `json:"capital"`
	Cities     []CityState `json:"cities"` // in order of founding
	Units      []UnitState `json:"units"`  // on the map, in order of placing
	Offers     int         `json:"offers"` // made this phase
	N          *int        `json:"n"`      // of this round, null before its roll
	Skips      bool        `json:"skips_yield"`
	Book       Book        `json:"book"`
}

// CityState is a city with its built districts.
type CityState struct {
	Field     Field           `json:"field"`
	Due       bool            `json:"tax_undecided"`
	Unpaid    bool            `json:"tax_unpaid"`
	Districts []DistrictState `json:"districts"`
}

// DistrictState is a built district.
type DistrictState struct {
	Building Building `json:"building"`
	Material *Good    `json:"material"` // of a mine
	Robots   int      `json:"robots"`
	Due      bool     `json:"tax_undecided"`
	Unpaid   bool     `json:"tax_unpaid"`
}

// UnitState is a unit on the map.
type UnitState struct {
	Unit     Unit  `json:"unit"`
	Field    Field `json:"field"`
	Ship     *Unit `json:"aboard"`
	Moved    bool  `json:"moved"`
	Attacked bool  `json:"attacked"`
	Sorted   bool  `json:"put_on_top"`
	Due      bool  `json:"tax_undecided"`
	Unpaid   bool  `json:"tax_unpaid"`
}

// Stack is the units of a federation on a field, the top one last (DO-47).
type Stack struct {
	Field Field  `json:"field"`
	Seat  int    `json:"seat"`
	Units []Unit `json:"units"`
}

// OfferState is an offer that is made or waits for its answer (DO-12).
type OfferState struct {
	To   int     `json:"to"`
	Give Amounts `json:"give"`
	Ask  Amounts `json:"ask"`
	Cede []Field `json:"cede"`
	Want []Field `json:"want"`
}

// MissileState is a missile that is aimed or flies (DO-51 to DO-53).
type MissileState struct {
	Launcher *Unit        `json:"launcher"` // that aims
	Super    bool         `json:"super"`    // of one that flies
	Target   *Field       `json:"target"`
	Asked    rules.Holder `json:"asked"`
}

// GatherState is what may still be harvested and felled (DO-40, DO-41).
type GatherState struct {
	Harvest int `json:"harvest"`
	Fell    int `json:"fell"`
}

// EndingState is how a game ended: last, draw, wealth or standstill (DO-55, DO-56, DO-69).
type EndingState struct {
	How     string `json:"how"`
	Winners []int  `json:"winners"`
}

const groundLetters = "fcsCL"

// layers returns the ground tokens in the order of groundLetters.
func (b *board) layers() [len(groundLetters)]*FieldSet {
	return [...]*FieldSet{&b.forest, &b.crop, &b.section, &b.city, &b.launcher}
}

func (s *State) snapshot() Position {
	t := Position{
		Options: s.options(), Round: s.round, Phase: s.phase, Decision: s.ask,
		Go: rules.Holder(s.Status().Seat), Stacks: s.stacks(), Fires: s.fire.Fields(),
		Pollution: sorted(s.pollution[:s.pollutionCount]), Clouds: sorted(s.clouds[:s.cloudCount]),
		UnpaidSections: s.unpaid.Fields(), DueSections: s.due.Fields(), Wind: []int{},
		CapitalDue: s.capitalDue.List(), History: s.history,
	}
	t.Ground, t.Owners = s.rows()
	for seat := range s.seats {
		t.Federations = append(t.Federations, s.federationState(seat))
	}
	if s.wind.First > 0 {
		t.Wind = []int{int(s.wind.First), int(s.wind.Second)}
	}
	if o := &s.offer; o.open {
		t.Offer = &OfferState{int(o.to), amounts(o.give[:]), amounts(o.ask[:]), o.cede.Fields(), o.want.Fields()}
	}
	switch m := s.missile; {
	case m.flies:
		t.Missile = &MissileState{nil, m.super, &m.target, rules.Holder(m.asked)}
	case s.ask == DecideTarget:
		t.Missile = &MissileState{&m.unit, false, nil, rules.NoSeat}
	}
	if s.ask == DecideGather {
		t.Gather = &GatherState{s.gather.harvest, s.gather.fell}
	}
	if s.phase == PhaseOver {
		t.Ending = &EndingState{endIDs[s.over.how], s.over.winners.List()}
	}
	return t
}

func sorted(list []Field) []Field {
	out := append([]Field{}, list...)
	slices.Sort(out)
	return out
}

func (s *State) rows() (ground, owners []string) {
	layers := s.layers()
	for row := range Size {
		var g, o [Size]byte
		for col := range Size {
			f := At(col, row)
			g[col], o[col] = '.', '.'
			for i, layer := range layers {
				if layer.Has(f) {
					g[col] = groundLetters[i]
				}
			}
			if seat := s.ownerOf(f); seat != rules.NoSeat {
				o[col] = byte('0' + seat)
			}
		}
		ground, owners = append(ground, string(g[:])), append(owners, string(o[:]))
	}
	return ground, owners
}

func (s *State) stacks() []Stack {
	out := []Stack{}
	for seat := range s.seats {
		fed := s.Fed(seat)
		for f := range s.held[seat].All() {
			st := Stack{Field: f, Seat: seat}
			for u := range firstUnit[Launcher-Infantry] {
				if s.inStack(seat, u) && fed.units[u].Field == f {
					st.Units = append(st.Units, u)
				}
			}
			slices.SortFunc(st.Units, func(a, b Unit) int { return int(fed.units[a].Level - fed.units[b].Level) })
			out = append(out, st)
		}
	}
	return out
}

func (s *State) federationState(seat int) FederationState {
	fed := s.Fed(seat)
	t := FederationState{
		Federation: fed.side, Out: fed.out, Money: fed.money, Store: amounts(fed.store[:]), Sold: amounts(fed.sold[:]),
		Cities: []CityState{}, Units: []UnitState{}, Offers: int(fed.offers), Skips: fed.skips, Book: fed.book,
	}
	if f := s.CapitalField(seat); f != NoField {
		t.Capital = &f
	}
	if fed.n >= 0 {
		n := int(fed.n)
		t.N = &n
	}
	for i := range fed.cityCount {
		city := &fed.cities[i]
		c := CityState{Field: city.Field, Due: city.Due, Unpaid: city.Unpaid, Districts: []DistrictState{}}
		for d := range city.Built {
			x := &city.Districts[d]
			y := DistrictState{Building: x.Building, Robots: int(x.Robots), Due: x.Due, Unpaid: x.Unpaid}
			if x.Building == Mine {
				g := x.Material
				y.Material = &g
			}
			c.Districts = append(c.Districts, y)
		}
		t.Cities = append(t.Cities, c)
	}
	for _, u := range fed.unitsByAge() {
		p := &fed.units[u]
		x := UnitState{
			Unit: u, Field: p.Field, Moved: p.Moved, Attacked: p.Attacked, Sorted: p.Sorted,
			Due: p.Due, Unpaid: p.Unpaid,
		}
		if p.Ship != NoUnit {
			ship := p.Ship
			x.Ship = &ship
		}
		t.Units = append(t.Units, x)
	}
	return t
}
