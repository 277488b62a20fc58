package dzicz

import "schron/rules"

// missions are the cards of a position and what their claims earn.
type missions struct {
	openCount int                   // players − 1 (DZ-3)
	open      [MaxSeats - 1]Mission // the open row
	holder    [MaxSeats - 1]int8    // who holds each open card, rules.NoSeat if it lies in the middle

	secret   [MaxSeats]Mission // one per seat (DZ-5)
	revealed rules.SeatSet     // seats whose secret card lies face up (DZ-24)
	claimed  rules.SeatSet     // seats that hold their secret card claimed

	first [missionKinds]int8 // who claimed the name first in the game, rules.NoSeat if none (DZ-29)
	due   uint8              // names whose first-claim reward is still to be carried out, as bits

	reward Mission // the reward being carried out,
	left   int8    // and how many parts of it are left; 0 if there is none
}

// claims are what is held now.
func (c *missions) claims() Claims { return Claims{c.holder, c.claimed} }

// Wins reports whether a seat has a claimed mission, open or secret (DZ-30).
func (c *missions) Wins(seat int) bool { return c.claims().Held(seat) > 0 }
