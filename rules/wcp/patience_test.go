package wcp

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules"
)

// patient sets after how many rounds the base presses itself.
func patient(rounds int8) change { return func(_ testing.TB, s *State) { s.patience = rounds } }

// lastHall has seat 1 of three about to lay the last hall of all, and a token.
func lastHall(t testing.TB, changes ...change) *State {
	t.Helper()
	all := []change{
		corridorHalls, withoutStack, patient(3), inPhase(PhasePlace), turnOf(1),
		stands(0, "d6"), stands(1, "d5"), stands(2, "d2"), holds(1, "111111", "scrap"),
	}
	return at(t, 3, "", append(all, changes...)...)
}

// layLast lays the hall of seat 1 and a token, if it has one.
func layLast(t testing.TB, s *State) *rules.Journal {
	t.Helper()
	j := play(t, s, legalOne(t, s, "hall"))
	for s.active == 1 {
		j = play(t, s, legal(s, "")[0])
	}
	return j
}

// roll plays a turn of a pawn that goes somewhere and leaves all alone.
func roll(t testing.TB, s *State) *rules.Journal {
	t.Helper()
	round, seat := s.round, s.active
	j := play(t, s, legal(s, "move")[0])
	for s.round == round && s.active == seat {
		m := "pass"
		if s.ask == DecidePlace {
			m = legal(s, "")[0]
		}
		j = play(t, s, m)
	}
	return j
}

// counted gives what is said of the clock.
func counted(j *rules.Journal) (out []string) {
	for _, e := range j.Events {
		if e.Rule == "WCP-57" {
			n, _ := e.Text.Arg("n")
			out = append(out, fmt.Sprintf("%s %d", e.Text.Key, n.N))
		}
	}
	return out
}

func TestWCP57TheBasePressesItself(t *testing.T) {
	s := lastHall(t)
	if rounds, turns, seat, ok := viewOf(s, 0).Countdown(); ok || rounds != 0 || turns != 0 || seat != rules.NoSeat {
		t.Errorf("%d rounds, %d turns, seat %d before the last hall lies", rounds, turns, seat)
	}
	j := layLast(t, s)
	if got := counted(j); !slices.Equal(got, []string{"wcp.event.clock.start 3"}) {
		t.Fatalf("said %q", got)
	}
	// Three full rounds are those of seats 2, 0, 1; then it is seat 2's turn again.
	for turn := range 9 {
		wantAsked(t, s, (2+turn)%3, "move")
		rounds, turns, seat, ok := viewOf(s, 0).Countdown()
		if rounds != 3-turn/3 || turns != 9-turn || seat != 2 || !ok {
			t.Errorf("turn %d: %d rounds, %d turns, seat %d", turn, rounds, turns, seat)
		}
		if s.stage != StageExplore || s.presser != nobody {
			t.Fatalf("turn %d: stage %s, presser %d", turn, s.stage, s.presser)
		}
		j = roll(t, s)
		var want []string
		switch turn {
		case 2, 5:
			want = []string{fmt.Sprintf("wcp.event.clock.round %d", 2-turn/3)}
		case 8:
			want = []string{"wcp.event.press-itself 0"}
		}
		if got := counted(j); !slices.Equal(got, want) {
			t.Errorf("turn %d: said %q, want %q", turn, got, want)
		}
	}
	wantAsked(t, s, 2, "move")
	if s.stage != StageLastRound || s.presser != 2 || !s.itself || s.clock != 0 {
		t.Errorf("stage %s, presser %d, itself %v, clock %d", s.stage, s.presser, s.itself, s.clock)
	}
	if _, _, _, ok := viewOf(s, 0).Countdown(); ok {
		t.Error("it still counts")
	}
}

// The presser's turn, and one of everybody else, go by the rules of stage I. The central hall
// goes at the end of the presser's next one (WCP-36, WCP-38).
func TestWCP57WhatFollowsIsAsAfterAPress(t *testing.T) {
	s := lastHall(t)
	layLast(t, s)
	for s.stage == StageExplore {
		roll(t, s)
	}
	// At once nobody ends a move in the centre (WCP-37), and nobody presses.
	s.players[2].pawn = field(t, "d3")
	wantRefused(t, s, "move d4", "WCP-37", "move.centre")
	wantRefused(t, s, "leave", "WCP-13", "leave.closed")
	for _, seat := range []int{2, 0, 1} {
		wantAsked(t, s, seat, "move")
		if s.stage != StageLastRound {
			t.Fatalf("stage %s in the turn of seat %d", s.stage, seat)
		}
		roll(t, s)
	}
	wantAsked(t, s, 2, "move")
	if s.stage != StageRemoval {
		t.Fatalf("stage %s", s.stage)
	}
	j := roll(t, s)
	wantEvents(t, happened(j, "WCP-38", "WCP-39"), "WCP-38 remove", "WCP-39 exits")
	if s.holder != 1 || s.stage != StageEscape {
		t.Errorf("the central hall is at seat %d, stage %s", s.holder, s.stage)
	}
}

// Pawns in the central hall are no obstacle: each leaves it by its next move, the
// presser's too (WCP-37).
func TestWCP57PawnsInTheCentre(t *testing.T) {
	s := lastHall(t)
	layLast(t, s)
	for s.clock > 1 {
		roll(t, s)
	}
	s.players[2].pawn, s.players[0].pawn = Centre, Centre
	roll(t, s)
	for _, seat := range []int{2, 0} {
		wantAsked(t, s, seat, "move")
		if err := s.Invariants(); err != nil || s.players[seat].pawn != Centre {
			t.Fatalf("seat %d on %s: %v", seat, s.players[seat].pawn, err)
		}
		roll(t, s)
		if s.players[seat].pawn == Centre {
			t.Errorf("seat %d ended its move in the centre", seat)
		}
	}
}

// No pawn that has moved since may stand there, not the presser's either.
func TestWCP57NobodyStaysInTheCentre(t *testing.T) {
	s := pressedItself(t)
	roll(t, s)
	for _, seat := range []int{0, 1, 2} {
		c := *s
		c.players[seat].pawn = Centre
		if err := c.Invariants(); (err != nil) != (seat == 2) {
			t.Errorf("seat %d in the centre: %v", seat, err)
		}
	}
}

// Who presses in time stops the clock.
func TestWCP57APressStopsTheClock(t *testing.T) {
	s := lastHall(t, stands(2, "d5"))
	layLast(t, s)
	play(t, s, "move d4", "press")
	if s.clock != 0 || s.itself || s.presser != 2 {
		t.Errorf("clock %d, itself %v, presser %d", s.clock, s.itself, s.presser)
	}
	if err := s.Invariants(); err != nil {
		t.Fatal(err)
	}
}

// Without the option, and while anybody has a hall, nothing is counted.
func TestWCP57WithoutHurry(t *testing.T) {
	s := lastHall(t, patient(0))
	layLast(t, s)
	for range 20 {
		roll(t, s)
	}
	if s.clock != 0 || s.stage != StageExplore {
		t.Errorf("clock %d, stage %s", s.clock, s.stage)
	}
	s = lastHall(t, holds(0, "111110"))
	layLast(t, s)
	if s.clock != 0 {
		t.Errorf("clock %d while seat 0 holds a hall", s.clock)
	}
}

func TestWCP57TheOption(t *testing.T) {
	for _, c := range []struct {
		rounds any
		want   int8
		ok     bool
	}{
		{nil, 6, true}, {0, 0, true}, {3, 3, true}, {12, 12, true}, {1, 0, false}, {2, 0, false}, {13, 0, false}, {-1, 0, false}, {"x", 0, false},
	} {
		o := rules.Options{}
		if c.rounds != nil {
			o[OptionPatience] = c.rounds
		}
		made, err := Game{}.New(rules.Setup{Players: 2, Options: o})
		if (err == nil) != c.ok {
			t.Errorf("%v: %v", c.rounds, err)
		}
		if err == nil && made.(*State).patience != c.want {
			t.Errorf("%v: %d rounds", c.rounds, made.(*State).patience)
		}
	}
	// In the team game rounds are those of six pawns (WCP-50).
	s := started(t, 2, 1, rules.Options{OptionTeams: true, OptionPatience: 4})
	for s.hallsLeft > 0 || !s.Drained() {
		play(t, s, legal(s, "")[0])
	}
	for s.clock == 0 {
		play(t, s, legal(s, "")[0])
	}
	if s.clock != 24 {
		t.Errorf("%d turns", s.clock)
	}
}
