package wcp

import "testing"

func TestWCP18TrophyIsTaken(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "core"), holds(0, "scrap"))
	j := play(t, s, "move d5")
	wantEvents(t, happened(j), "WCP-11 move", "WCP-18 trophy")
	wantSeat(t, s, 0, "d5 fire 2 armour 8 boosters 1 owned [core]")
	if s.filled != 0 || s.Result().Scores[0] != 4 || viewOf(s, 1).Players[0].Value != 4 {
		t.Errorf("filled %v, scores %v", s.filled.Fields(), s.Result().Scores)
	}
}

func TestWCP19UpgradeRaisesTheCharacteristic(t *testing.T) {
	for id, want := range map[string]string{
		"fire":    "d5 fire 3 armour 8 boosters 1 owned [fire]",
		"armour":  "d5 fire 2 armour 9 boosters 1 owned [armour]",
		"armour2": "d5 fire 2 armour 10 boosters 1 owned [armour2]",
		"booster": "d5 fire 2 armour 8 boosters 2 owned [booster]",
	} {
		s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", id), holds(0, "scrap"))
		wantEvents(t, happened(play(t, s, "move d5"), "WCP-19"), "WCP-19 upgrade")
		wantSeat(t, s, 0, want)
	}
}

// WCP-20: fire never wears off; armour and boosters may be above the card's value.
func TestWCP20FireStays(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), owns(0, "fire", "armour2", "booster"),
		content("d5", "turret", "100111"), holds(0, "scrap"))
	wantSeat(t, s, 0, "d6 fire 3 armour 10 boosters 2 owned [fire armour2 booster]")
	play(t, s, "move d5")
	wantSeat(t, s, 0, "d5 fire 3 armour 8 boosters 2 owned [fire armour2 booster]")
}

func TestWCP21UnguardedEdge(t *testing.T) {
	// From d6 the pawn comes in through the eastern edge of d5.
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "cerberus", "000100"), holds(0, "scrap"))
	j := play(t, s, "move d5")
	wantEvents(t, happened(j), "WCP-11 move", "WCP-21 unguarded")
	if p := &s.players[0]; p.tokens[token(t, "cerberus")] != 1 || p.armour != 8 {
		t.Errorf("hand %v, armour %d", p.tokens, p.armour)
	}
	play(t, s, "content cerberus d6 100000") // again in the same turn
}

func TestWCP22GuardedEdge(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d6"), content("d5", "sensor", "111111"), holds(0, "scrap"))
	j := play(t, s, "move d5")
	wantEvents(t, happened(j), "WCP-11 move", "WCP-22 fight", "WCP-26 round", "WCP-27 fight-win")
}

// WCP-23: the same guard on the same way, only turned.
func TestWCP23TheEdgeIsThatOfTheGuardsHall(t *testing.T) {
	for _, c := range []struct{ from, move, edges, rule string }{
		{"d6", "move d5", "100000", "WCP-22"},
		{"d6", "move d5", "000100", "WCP-21"},
		{"d4", "move d5", "100000", "WCP-21"},
		{"d4", "move d5", "000100", "WCP-22"},
		{"d7", "boost d6 d5", "100000", "WCP-22"},
		{"d3", "boost d4 d5", "100000", "WCP-21"},
	} {
		s := at(t, 2, "", corridorHalls, stands(0, c.from), content("d5", "cerberus", c.edges), owns(0, "armour2"), holds(0, "scrap"))
		way := func() Way {
			for _, w := range viewOf(s, 0).Ways(0) {
				if (Game{}).Notation(w.Move) == c.move {
					return w
				}
			}
			t.Fatalf("%s is no way", c.move)
			return Way{}
		}()
		if way.Entry.Guarded != (c.rule == "WCP-22") {
			t.Errorf("%+v: forecast %+v", c, way.Entry)
		}
		j := play(t, s, c.move)
		if got := happened(j, "WCP-21", "WCP-22"); len(got) != 1 || got[0][:6] != c.rule {
			t.Errorf("%+v: %q", c, got)
		}
	}
	// Through the entrance it is the outer edge of the corner hall.
	s := at(t, 2, "", corridorHalls, content("d7", "cerberus", "100000"))
	wantEvents(t, happened(play(t, s, "move d7"), "WCP-22"), "WCP-22 fight")
}
