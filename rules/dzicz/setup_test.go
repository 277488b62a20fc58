package dzicz

import (
	"testing"

	"schron/rules"
)

// DZ-4: open missions are drawn before turn 1 and lie face up; the order stays.
func TestDZ4OpenMissionsLieFaceUpAndTheOrderStays(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		s := newState(t, players, 5)
		for seat := rules.NoSeat; seat < players; seat++ {
			v := viewOf(s, seat)
			if len(v.OpenMissions) != players-1 {
				t.Fatalf("seat %d sees %d open missions", seat, len(v.OpenMissions))
			}
			for i, o := range v.OpenMissions {
				if o.Mission != s.open[i] || o.Holder != rules.NoSeat {
					t.Errorf("seat %d sees %+v", seat, o)
				}
			}
		}
		for seat := range players {
			if s.Owner(seat) != seat {
				t.Errorf("seat %d is played by %d", seat, s.Owner(seat))
			}
			wantAsked(t, s, seat, "home")
			play(t, s, []string{"home b1", "home b5", "home a2", "home e2"}[seat])
		}
		for turn := 2; turn <= 4; turn++ {
			for seat := range players {
				wantAsked(t, s, seat, "action")
				play(t, s, "pass")
			}
		}
	})
}

// DZ-5: a secret mission is seen by its owner alone.
func TestDZ5OnlyTheOwnerSeesTheSecretMission(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		s := newState(t, players, 9)
		for seat := rules.NoSeat; seat < players; seat++ {
			v := viewOf(s, seat)
			for p, who := range v.Players {
				switch {
				case p != seat && (who.Secret != nil || v.Secret[p] != nil):
					t.Errorf("seat %d sees the mission of %d", seat, p)
				case p == seat && (who.Secret == nil || *who.Secret != SecretMission{Mission: s.secret[p]} || v.Secret[p] == nil):
					t.Errorf("seat %d does not see the own mission: %+v", seat, who.Secret)
				}
			}
		}
	})
}

func TestDZ6TwelveTurns(t *testing.T) {
	eachPlayers(t, func(t *testing.T, players int) {
		s := newState(t, players, 2)
		play(t, s, []string{"home b1", "home b5", "home a2", "home e2"}[:players]...)
		for turn := 2; turn <= 12; turn++ {
			for seat := range players {
				st := s.Status()
				if st.Turn != turn || st.Turns != 12 || st.Seat != seat || st.Phase != "action" {
					t.Fatalf("in turn %d of seat %d the status is %+v", turn, seat, st)
				}
				play(t, s, "pass")
			}
		}
		if s.Actor() != rules.NoSeat || !s.Result().Over {
			t.Error("the game is not over after 12 turns")
		}
	})
}

func TestDZ7HomeEdges(t *testing.T) {
	s := newState(t, 4, 1)
	wantLegal(t, s, "home", "home b1", "home c1", "home d1", "home a2", "home e2", "home a3", "home e3",
		"home a4", "home e4", "home b5", "home c5", "home d5")
	wantRefused(t, s, "home b2", "DZ-7", "home.inner")
	wantRefused(t, s, "token b2", "DZ-7", "now.home")
	j := play(t, s, "home c1")
	wantEvents(t, happened(j), "DZ-7 home")
	if s.home[0] != South {
		t.Errorf("home edge %s", s.home[0])
	}
	wantRefused(t, s, "home b1", "DZ-7", "home.taken")
	wantRefused(t, s, "home c1", "DZ-7", "home.taken")
	play(t, s, "home e4", "home d5")
	wantLegal(t, s, "home", "home a2", "home a3", "home a4")
	play(t, s, "home a3")
	if s.home != [MaxSeats]Edge{South, East, North, West} {
		t.Errorf("home edges %v", s.home)
	}
	wantBoard(t, s, `
		. . . C .
		. . . . B
		D . . . .
		. . . . .
		. . A . .
	`)
	wantAsked(t, s, 0, "action")
	wantRefused(t, s, "home b1", "DZ-7", "later.home")
}

func TestDZ8CornersBelongToNoEdge(t *testing.T) {
	s := newState(t, 2, 1)
	for _, f := range []string{"a1", "e1", "a5", "e5"} {
		wantRefused(t, s, "home "+f, "DZ-8", "home.corner")
	}
	count := map[Field]int{}
	for _, e := range Edges() {
		for _, f := range e.Middle().Fields() {
			count[f]++
			if edgeOf(f) != e {
				t.Errorf("%s belongs to %s, want %s", f, edgeOf(f), e)
			}
		}
	}
	if len(count) != 12 {
		t.Errorf("%d fields belong to one edge, want 12", len(count))
	}
}
