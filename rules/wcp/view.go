package wcp

import "schron/rules"

// View is what a seat may know. Everything but hands and stacks is public, so it is the
// [Position] and what follows from it. Its methods answer a screen's questions about what
// could be done.
type View struct {
	// Seat is who looks, null for a spectator.
	Seat rules.Holder `json:"seat"`
	Position
	// Actor is the seat that decides, null when the game is over.
	Actor rules.Holder `json:"actor"`
	// Standing is who would win if all others were lost now: the seats of the best
	// player or team among those that left (WCP-49).
	Standing []int `json:"standing"`
	// public is the position without what is hidden from the seat.
	public *State
}

// View returns what a seat may know as a [View]; rules.NoSeat is a spectator. Who
// plays several seats knows the hands of all of them (WCP-9, WCP-50).
func (s *State) View(seat int) rules.View {
	var own rules.SeatSet
	switch {
	case seat >= 0 && seat < s.Seats():
		own = s.people(seat)
	case seat == rules.AllSeats:
		own, seat = 1<<MaxSeats-1, rules.NoSeat
	default:
		seat = rules.NoSeat
	}
	leaders, _ := s.Leaders()
	return View{
		Seat: rules.Holder(seat), Position: s.snapshot(secrets{hands: own}), Actor: rules.Holder(s.Actor()),
		Standing: leaders.List(), public: s.without(own),
	}
}

// without is a copy that keeps the hands of some seats only, and no stacks and no
// chance; sizes stay.
func (s *State) without(keep rules.SeatSet) *State {
	c := *s
	c.rand = rules.Rand{}
	c.hallStack, c.tokenStack = [HallCount]Tile{}, [TokenCount]Token{}
	for seat := range c.Seats() {
		if !keep.Has(seat) {
			c.players[seat].halls, c.players[seat].tokens = [tileKinds]uint8{}, [tokenKinds]uint8{}
		}
	}
	return &c
}
