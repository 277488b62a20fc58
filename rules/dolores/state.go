package dolores

import "schron/rules"

// MaxSeats is the greatest number of federations (DO-3).
const MaxSeats = 4

// MaxCities is how many cities a federation can have (DO-2).
const MaxCities = 8

// State is a position. Beside the history, which is never changed in place, it
// holds no pointer: a copy of the value is a deep copy.
type State struct {
	settings
	board
	seats int
	feds  [MaxSeats]Ledger

	round  int
	phase  Phase
	ask    Decision
	active int8 // the seat whose go it is

	capitalLost rules.SeatSet // who lost the capital in the attack or wind at hand
	capitalDue  rules.SeatSet // who must choose a new capital (DO-37)
	over        ending

	wind    Wind
	offer   offer
	missile missile
	gather  gather
	clock   int32 // counts up for Age and Level

	history []Round
	rand    rules.Rand

	// asksIdle tells that older rules are played, by which who has no unit that
	// could act is asked all the same (DO-67).
	asksIdle bool
}

// board is what lies on the map.
type board struct {
	owned    [MaxSeats]FieldSet // DO-5
	held     [MaxSeats]FieldSet // where units stand that count in a stack
	forest   FieldSet
	crop     FieldSet
	section  FieldSet // land and sea sections; they are their field owner's
	city     FieldSet
	launcher FieldSet
	fire     FieldSet
	unpaid   FieldSet // sections whose tax is not paid (DO-36)
	due      FieldSet // sections whose tax is not decided yet

	pollution      [PollutionLimit]Field
	pollutionCount int
	clouds         [CloudLimit]Field
	cloudCount     int

	// Routes of DO-20, worked out when something of them changes. home is the network
	// of each capital, linked all networks that touch the bank.
	home, linked [MaxSeats]FieldSet
}

// Ledger is what a federation has beside the map (DO-5).
type Ledger struct {
	side      Federation
	out       bool
	money     int
	store     Bill
	sold      Bill            // to the bank this round (DO-70)
	cities    [MaxCities]City // in order of founding
	cityCount int8
	capital   int8 // index of cities; -1 for none
	units     [Units]Post
	onMap     [UnitKinds]int8
	offers    int8 // made this phase (DO-12)
	n         int8 // the N of this round, -1 before it is rolled (DO-38)
	skips     bool // no yield this round by the printed rule (DO-35)
	book      Book
}

// Book sums up all kokos that came and went in a game; StartMoney and all of it
// together is the money of a federation.
type Book struct {
	Sold      int `json:"sold"`      // to the bank (DO-11)
	Bought    int `json:"bought"`    // from the bank, below 0 like all expenses
	Fields    int `json:"fields"`    // DO-10
	Cities    int `json:"cities"`    // DO-13, DO-14
	Buildings int `json:"buildings"` // DO-15, DO-16
	Planting  int `json:"planting"`  // DO-18
	Services  int `json:"services"`  // DO-23
	Traded    int `json:"traded"`    // with other federations (DO-12)
}

// Sum is what all entries change.
func (b Book) Sum() int {
	return b.Sold + b.Bought + b.Fields + b.Cities + b.Buildings + b.Planting + b.Services + b.Traded
}

var _ rules.State = (*State)(nil)

// Seats counts the federations; each has one seat.
func (s *State) Seats() int { return s.seats }

// Owner returns the player of a seat. Both are counted in the order of play, which
// is drawn before the game and stays fixed (DO-9, rules.DrawOrder).
func (s *State) Owner(seat int) int { return seat }

// Status says which phase and round it is and whose go (DO-9).
func (s *State) Status() rules.Status {
	st := rules.Status{Phase: s.phase.String(), Turn: s.round, Turns: s.limit, Seat: int(s.active)}
	if s.phase == PhaseOver || s.phase == PhaseWind {
		st.Seat = rules.NoSeat
	}
	return st
}

// Actor is the seat that decides: the active one, or who is asked for an answer.
func (s *State) Actor() int {
	switch s.ask {
	case NoDecision:
		return rules.NoSeat
	case DecideAnswer:
		return int(s.offer.to)
	case DecideIntercept:
		return int(s.missile.asked)
	case DecideCapital:
		return s.capitalDue.First()
	}
	return int(s.active)
}

// Clone copies the position.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// Check reports whether the actor may play m; if not, the error is a
// *rules.Refusal with the rule that forbids it.
func (s *State) Check(m rules.Move) error { return s.refuse(m).Err() }

// Fed is the ledger of a seat.
func (s *State) Fed(seat int) *Ledger { return &s.feds[seat] }

// Room is how many more of a good a federation can have: what lies in the pool
// (DO-2). Goods without a limit have plenty of it.
func (s *State) Room(seat int, g Good) int {
	limit := Goods[g].Limit
	if limit == 0 {
		return MostOfAGood - s.Fed(seat).store[g]
	}
	return limit - s.Fed(seat).store[g] - s.Placed(seat, g)
}

// MostOfAGood bounds what a store holds, far beyond what can be used.
const MostOfAGood = 1_000_000

// Placed counts the sections or units of a kind that a federation has on the
// map.
func (s *State) Placed(seat int, g Good) int {
	switch {
	case g >= Infantry:
		return int(s.Fed(seat).onMap[g-Infantry])
	case g == LandSection:
		return s.section.And(landFields).And(s.owned[seat]).Len()
	case g == SeaSection:
		return s.section.And(seaFields).And(s.owned[seat]).Len()
	}
	return 0
}

// gain puts up to n of a good into a store, as far as there is room, and
// returns how many that were.
func (s *State) gain(seat int, g Good, n int) int {
	n = min(n, s.Room(seat, g))
	s.Fed(seat).store[g] += n
	return n
}

// spend takes money and notes it under an entry of the book.
func (f *Ledger) spend(n int, entry *int) {
	f.money -= n
	*entry -= n
}

// ownerOf is the seat that a field belongs to, rules.NoSeat if none.
func (b *board) ownerOf(f Field) int {
	for seat := range b.owned {
		if b.owned[seat].Has(f) {
			return seat
		}
	}
	return rules.NoSeat
}

// unitsOf is the seat whose stack stands on a field, rules.NoSeat if none.
func (b *board) unitsOf(f Field) int {
	for seat := range b.held {
		if b.held[seat].Has(f) {
			return seat
		}
	}
	return rules.NoSeat
}

// heldByOthers returns the fields with units of other federations in a stack.
func (b *board) heldByOthers(seat int) FieldSet {
	var out FieldSet
	for other := range b.held {
		if other != seat {
			out = out.Or(b.held[other])
		}
	}
	return out
}

// guarded returns the fields with units of other federations, launchers too
// (DO-57).
func (b *board) guarded(seat int) FieldSet {
	return b.heldByOthers(seat).Or(b.launcher.Without(b.owned[seat]))
}

// ownedByAny returns the fields that belong to somebody.
func (b *board) ownedByAny() FieldSet {
	return b.owned[0].Or(b.owned[1]).Or(b.owned[2]).Or(b.owned[3])
}

// ground returns the fields with a ground token (DO-4, DO-57).
func (b *board) ground() FieldSet {
	return b.forest.Or(b.crop).Or(b.section).Or(b.city).Or(b.launcher)
}

// CityAt returns the index of a seat's city on a field, -1 if there is none.
func (s *State) CityAt(seat int, f Field) int8 {
	fed := s.Fed(seat)
	for i := range fed.cityCount {
		if fed.cities[i].Field == f {
			return i
		}
	}
	return -1
}

// launcherOn returns the launcher on a field of a seat, NoUnit if there is none.
func (s *State) launcherOn(seat int, f Field) Unit {
	if s.launcher.Has(f) {
		for u := firstUnit[Launcher-Infantry]; u < Units; u++ {
			if s.Fed(seat).units[u].Field == f {
				return u
			}
		}
	}
	return NoUnit
}

// topUnit returns the unit on top of the stack of a seat on a field (DO-47),
// NoUnit if none stands there.
func (s *State) topUnit(seat int, f Field) Unit {
	top, level := NoUnit, int32(-1)
	if s.held[seat].Has(f) {
		fed := s.Fed(seat)
		for u := range firstUnit[Launcher-Infantry] {
			if p := &fed.units[u]; p.Field == f && p.Ship == NoUnit && p.Level > level {
				top, level = u, p.Level
			}
		}
	}
	return top
}

// tick returns the next number for Age and Level.
func (s *State) tick() int32 {
	s.clock++
	return s.clock
}
