package paliwo

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestUnseenFindsAndCardsAreDealtFairly: each face-down token and each card that was
// not played is as likely as any other (WP-7, WP-8, WP-27).
func TestUnseenFindsAndCardsAreDealtFairly(t *testing.T) {
	s := newState(t, 1)
	s.hand[SeatZombies], s.played[SeatZombies] = Frenzy.bit()|Clutch.bit(), Hunger.bit()
	s.drawn = Fuel
	s.findPool[Fuel]--
	for seat := range seats {
		rulestest.Fair(t, s, seat, 3000, map[string]int{"fuel": 1, "empty": 2}, func(x rules.State) []string {
			return []string{x.(*State).grounds[carPark.barrels[1]].Find().String()}
		})
	}
	rulestest.Fair(t, s, SeatHumans, 3000, map[string]int{"fuel": 1, "zombie": 2, "biohazard": 2}, func(x rules.State) []string {
		return []string{x.(*State).drawn.String()}
	})
	rulestest.Fair(t, s, SeatZombies, 100, map[string]int{"fuel": 1}, func(x rules.State) []string {
		return []string{x.(*State).drawn.String()}
	})
	rulestest.Fair(t, s, SeatHumans, 3000, map[string]int{"frenzy": 1, "scent": 1, "from-the-wreck": 1, "clutch": 1}, hand(SeatZombies))
	rulestest.Fair(t, s, SeatZombies, 3000, map[string]int{"courage": 1, "adrenaline": 1, "first-aid": 1, "silence": 1, "flare": 1}, hand(SeatHumans))
}

func hand(seat int) func(x rules.State) []string {
	return func(x rules.State) []string {
		var out []string
		for _, c := range x.(*State).hand[seat].cards() {
			out = append(out, c.String())
		}
		return out
	}
}
