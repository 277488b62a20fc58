package wcp

import (
	"testing"

	"schron/rules"
)

func TestWCP6VehiclesAreChosenInOrder(t *testing.T) {
	for _, n := range []int{-1, 0, 1, 7} {
		if _, err := (Game{}).New(rules.Setup{Players: n}); err == nil {
			t.Errorf("%d players may play", n)
		}
	}
	if _, err := (Game{}).New(rules.Setup{Players: 2, Options: rules.Options{"x": true}}); err == nil {
		t.Error("an unknown option is accepted")
	}
	made, err := Game{}.New(rules.Setup{Players: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := made.(*State)
	wantAsked(t, s, 0, "vehicle")
	if n := len(legal(s, "vehicle")); n != 10 {
		t.Errorf("%d cards to choose from", n)
	}
	wantRefused(t, s, "move d7", "WCP-6", "now.vehicle")
	play(t, s, "vehicle V05")
	wantAsked(t, s, 1, "vehicle")
	wantRefused(t, s, "vehicle V05", "WCP-6", "vehicle.taken")
	play(t, s, "vehicle V01")
	wantAsked(t, s, 2, "vehicle")
	j := play(t, s, "vehicle V09")
	wantEvents(t, happened(j), "WCP-6 vehicle", "WCP-7 deal", "WCP-11 stuck")
	wantSeat(t, s, 1, "entrance fire 1 armour 12 boosters 1")
}

func TestWCP7Dealing(t *testing.T) {
	for players, stock := range map[int]int8{2: 24, 3: 18, 4: 12, 5: 6, 6: 0} {
		s := started(t, players, 7, nil)
		if s.hallsLeft != stock || int(s.tokensLeft) != TokenCount-6*players {
			t.Errorf("%d players: %d halls and %d tokens left", players, s.hallsLeft, s.tokensLeft)
		}
		for seat := range players {
			if p := &s.players[seat]; p.hallsN != HandSize || p.tokensN != HandSize {
				t.Errorf("seat %d has %d halls and %d tokens", seat, p.hallsN, p.tokensN)
			}
		}
		if !s.halls.Has(Centre) || s.laid() != 0 || s.round != 1 {
			t.Errorf("the board begins as\n%s", drawBoard(s))
		}
	}
	a, b, c := started(t, 4, 7, nil), started(t, 4, 7, nil), started(t, 4, 8, nil)
	if *a != *b || a.players == c.players {
		t.Error("the deal does not follow from the seed")
	}
}

// WCP-8: pawns stand at entrances in order of play.
func TestWCP8Entrances(t *testing.T) {
	for players, want := range map[int]string{2: "100100", 3: "101010", 4: "110110", 5: "111110", 6: "111111"} {
		s := started(t, players, 1, nil)
		if s.gates.String() != want {
			t.Errorf("%d players: entrances %s, want %s", players, s.gates, want)
		}
		for seat := range players {
			p := &s.players[seat]
			if !p.AtEntrance() || p.entrance != s.gates.List()[seat] {
				t.Errorf("%d players: seat %d stands at entrance %s", players, seat, p.entrance)
			}
		}
	}
}

func TestWCP50TeamGame(t *testing.T) {
	for players, want := range map[int][]int{2: {0, 1, 0, 1, 0, 1}, 3: {0, 1, 2, 0, 1, 2}} {
		s := started(t, players, 1, rules.Options{OptionTeams: true})
		if s.Seats() != 6 || s.gates != AllEdges || !s.teams() {
			t.Errorf("%d players: %d seats, entrances %s", players, s.Seats(), s.gates)
		}
		for seat, owner := range want {
			if s.Owner(seat) != owner {
				t.Errorf("seat %d is played by %d, want %d", seat, s.Owner(seat), owner)
			}
		}
	}
	if _, err := (Game{}).New(rules.Setup{Players: 4, Options: rules.Options{OptionTeams: true}}); err == nil {
		t.Error("four players play in teams")
	}
	if s := started(t, 6, 1, nil); s.teams() || s.Owner(5) != 5 {
		t.Error("six players are teams")
	}
}
