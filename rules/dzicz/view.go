package dzicz

import (
	"encoding/json"

	"schron/rules"
)

// View is what a seat may know. Everything but the others' unrevealed secret
// missions is public, so it is the [Position] and what follows from it.
type View struct {
	// Seat is who looks, null for a spectator.
	Seat rules.Holder `json:"seat"`
	Position
	// Turns is the number of turns of the game, LastTurn tells that this is the last
	// (DZ-6, DZ-30).
	Turns    int  `json:"turns"`
	LastTurn bool `json:"last_turn"`
	// Actor is the seat that decides, null when the game is over.
	Actor rules.Holder `json:"actor"`
	// Board holds all fields from a1 to e5; JSON leaves out those on which nothing
	// lies and that no outpost covers.
	Board Cells `json:"board"`
	// Open tells for each card of the open row how far every player is.
	Open []MissionProgress `json:"open_progress"`
	// Secret holds for each player the progress with the own secret mission. It is null
	// where the viewing seat does not know the card.
	Secret []*Progress `json:"secret_progress"`
	// WouldHold lists who would hold which card if the turn ended now. WouldWin lists
	// who would win if the game ended with it (DZ-21, DZ-30). Both leave out unrevealed
	// secret missions, the own one too.
	WouldHold []Claim `json:"would_hold"`
	WouldWin  []int   `json:"would_win"`
}

// Cell is a field of the board.
type Cell struct {
	Field   Field        `json:"field"`
	Token   rules.Holder `json:"token"` // whose token lies there
	Outpost bool         `json:"outpost"`
	Soldier rules.Holder `json:"soldier"`
	// CoveredBy lists the seats whose outposts keep others' tokens off the field
	// (DZ-14).
	CoveredBy []int `json:"covered_by"`
}

// Cells are fields of the board.
type Cells []Cell

// MarshalJSON writes the fields about which there is something to say.
func (c Cells) MarshalJSON() ([]byte, error) {
	said := make([]Cell, 0, len(c))
	for _, x := range c {
		if x.Token != rules.NoSeat || x.Soldier != rules.NoSeat || len(x.CoveredBy) > 0 {
			said = append(said, x)
		}
	}
	return json.Marshal(said)
}

// MissionProgress tells how far every player is with a card of the open row.
type MissionProgress struct {
	Mission Mission      `json:"mission"`
	Holder  rules.Holder `json:"holder"`
	Players []Progress   `json:"players"` // in order of play
}

// Claim is a card and who holds it.
type Claim struct {
	Mission Mission `json:"mission"`
	Open    bool    `json:"open"` // of the open row, else the seat's own secret
	Seat    int     `json:"seat"`
}

// View returns what a seat may know as a [View]; rules.NoSeat is a spectator.
func (s *State) View(seat int) rules.View {
	var own rules.SeatSet
	switch {
	case seat >= 0 && seat < s.seats:
		own = rules.Seats(seat)
	case seat == rules.AllSeats:
		own, seat = 1<<MaxSeats-1, rules.NoSeat
	default:
		seat = rules.NoSeat
	}
	v := View{
		Seat: rules.Holder(seat), Position: s.snapshot(own), Turns: s.Turns(), LastTurn: s.Turn() == s.Turns(),
		Actor: rules.Holder(s.Actor()), Board: s.cells(),
	}
	for i := range s.openCount {
		m := MissionProgress{Mission: s.open[i], Holder: rules.Holder(s.holder[i])}
		for p := range s.seats {
			m.Players = append(m.Players, s.Progress(m.Mission, p))
		}
		v.Open = append(v.Open, m)
	}
	for p := range s.seats {
		var known *Progress
		if (own | s.revealed).Has(p) {
			x := s.Progress(s.secret[p], p)
			known = &x
		}
		v.Secret = append(v.Secret, known)
	}
	v.WouldHold, v.WouldWin = s.outlook()
	return v
}

func (s *State) cells() Cells {
	cells := make(Cells, Fields)
	for f := Field(0); f < Fields; f++ {
		c := Cell{
			Field: f, Token: rules.Holder(ownerIn(&s.tokens, f)), Outpost: union(&s.outposts).Has(f),
			Soldier: rules.Holder(ownerIn(&s.soldiers, f)), CoveredBy: []int{},
		}
		for seat := range s.seats {
			if s.coverage(seat).Has(f) {
				c.CoveredBy = append(c.CoveredBy, seat)
			}
		}
		cells[f] = c
	}
	return cells
}

// outlook works out who would hold what if the turn ended now. After the end it
// is who does. Missions that are not revealed yet stay out of it.
func (s *State) outlook() (hold []Claim, win []int) {
	hold, win = []Claim{}, []int{}
	c := s.claims()
	if s.phase != PhaseOver && s.phase != PhaseMissions {
		c = s.TurnEnd(s.revealed)
	}
	for i := range s.openCount {
		if h := c.Holder[i]; h != rules.NoSeat {
			hold = append(hold, Claim{s.open[i], true, int(h)})
		}
	}
	for seat := range s.seats {
		if c.Claimed.Has(seat) {
			hold = append(hold, Claim{s.secret[seat], false, seat})
		}
		if c.Held(seat) > 0 {
			win = append(win, seat)
		}
	}
	return hold, win
}
