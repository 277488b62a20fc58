package wcp

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// kit plays moves and tests what comes of them; these are its methods.
var (
	kit         = rulestest.Kit{Game: Game{}, Draw: func(s rules.State) string { return drawBoard(s.(*State)) }}
	play        = kit.Play
	happened    = kit.Happened
	wantEvents  = rulestest.WantEvents
	wantRefused = kit.WantRefused
	legal       = kit.Legal
	wantLegal   = kit.WantLegal
)

// wantAsked tests who decides what.
func wantAsked(t testing.TB, s *State, seat int, decision string) {
	t.Helper()
	if s.Actor() != seat || s.ask.String() != decision {
		t.Fatalf("seat %d is asked for %s, want seat %d for %s\n%s", s.Actor(), s.ask, seat, decision, drawBoard(s))
	}
}

// wantSeat compares what a seat has: "d4 fire 2 armour 8 boosters 1 owned scrap".
func wantSeat(t testing.TB, s *State, seat int, want string) {
	t.Helper()
	p := &s.players[seat]
	where := p.pawn.String()
	if p.AtEntrance() {
		where = "entrance"
	} else if !p.Playing() {
		where = p.fate.String()
	}
	got := fmt.Sprintf("%s fire %d armour %d boosters %d", where, p.Fire(), p.armour, p.boosters)
	if p.owned.any() {
		got += fmt.Sprint(" owned ", listed[Token](p.owned[:]))
	}
	if got != want {
		t.Errorf("seat %d: %s, want %s", seat, got, want)
	}
}

// started makes a game and chooses the first vehicles that are left.
func started(t testing.TB, players int, seed uint64, options rules.Options) *State {
	t.Helper()
	made, err := Game{}.New(rules.Setup{Players: players, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	s := made.(*State)
	for s.phase == PhaseVehicle {
		if err := s.Apply(s.Legal(nil)[0], nil); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func viewOf(s *State, seat int) *View {
	v := s.View(seat).(View)
	return &v
}

// names lists fields by name.
func names(fields []Field) string { return fmt.Sprint(fields) }

func shuffleTokens(s *State) { rules.Shuffle(&s.rand, s.tokenStack[:s.tokensLeft]) }
