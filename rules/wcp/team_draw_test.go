package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestWCP9WhatATeamDrawsItsPersonReads plays teams by chance: what a pawn draws
// all seats of its person read, and nobody else. Halls are all dealt at the start
// there, so that none is drawn.
func TestWCP9WhatATeamDrawsItsPersonReads(t *testing.T) {
	m := rulestest.RandomMatch(t, Game{}, rules.Setup{Players: 2, Seed: 3, Options: rules.Options{OptionTeams: true}}, 200)
	told := 0
	for seat := rules.NoSeat; seat < m.Seats(); seat++ {
		for _, e := range m.Log(seat) {
			key := e.Event.Text.Key
			if key != "wcp.event.drawn.hall" && key != "wcp.event.drawn.token" {
				continue
			}
			told++
			if seat == rules.NoSeat || m.Owner(seat) != m.Owner(e.Event.Seat) {
				t.Fatalf("seat %d reads what %d draws", seat, e.Event.Seat)
			}
			for other := range m.Seats() {
				if same := m.Owner(other) == m.Owner(seat); e.Event.VisibleTo(other) != same {
					t.Fatalf("%s of seat %d: seat %d reads it: %v", key, e.Event.Seat, other, !same)
				}
			}
		}
	}
	if told == 0 {
		t.Error("nothing is drawn")
	}
}
