package wradislavia

import "schron/rules"

// View is what a seat may know (WR-39). It is the [Position] with null in place of the
// opponent's hand and discards. The opponent's deployment is null until both have
// confirmed it. The characters that were never dealt stand nowhere. A spectator sees
// neither player's secrets. Forecasts and other queries are methods; they use nothing
// but what the view holds.
type View struct {
	// Seat is who looks, null for a spectator.
	Seat rules.Holder `json:"seat"`
	Position
	// Turns is the number of the last turn (WR-40).
	Turns int `json:"turns"`
	// Wounds counts the wound tokens left in the pool; they never run out (WR-4),
	// so 0 means that other markers have to help.
	Wounds int `json:"wound_pool"`
}

// View returns what a seat may know as a [View]; rules.NoSeat is a spectator.
func (s *State) View(seat int) rules.View {
	var knows [Seats]bool
	v := View{Seat: rules.NoSeat, Turns: Turns, Wounds: WoundPool}
	if inSeats(seat) {
		knows[seat] = true
		v.Seat = rules.Holder(seat)
	}
	if seat == rules.AllSeats {
		knows = [Seats]bool{true, true}
	}
	v.Position = s.snapshot(knows)
	for seat := range v.Players {
		v.Players[seat].Seen = (s.seen[seat] &^ (s.heavy[seat] | s.before[seat] | s.dead[seat])).list()
	}
	for _, posts := range s.posts {
		for _, p := range posts {
			v.Wounds -= int(p.wounds)
		}
	}
	v.Wounds = max(v.Wounds, 0)
	return v
}
