package dzicz

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// kit plays moves and tests what comes of them; these are its methods.
var (
	kit         = rulestest.Kit{Game: Game{}, Draw: func(s rules.State) string { return drawBoard(&s.(*State).board) }}
	play        = kit.Play
	happened    = kit.Happened
	wantEvents  = rulestest.WantEvents
	wantRefused = kit.WantRefused
	legal       = kit.Legal
	wantLegal   = kit.WantLegal
)

func wantBoard(t testing.TB, s *State, drawing string) {
	t.Helper()
	want := parseBoard(t, drawing)
	if s.board != want {
		t.Errorf("the board is\n%swant\n%s", drawBoard(&s.board), drawBoard(&want))
	}
}

// wantAsked tests who decides what.
func wantAsked(t testing.TB, s *State, seat int, decision string) {
	t.Helper()
	if s.Actor() != seat || s.ask.String() != decision {
		t.Fatalf("seat %d is asked for %s, want seat %d for %s", s.Actor(), s.ask, seat, decision)
	}
}

// newState deals a game.
func newState(t testing.TB, players int, seed uint64, options ...rules.Options) *State {
	t.Helper()
	setup := rules.Setup{Players: players, Seed: seed}
	if len(options) > 0 {
		setup.Options = options[0]
	}
	s, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func viewOf(s *State, seat int) *View {
	v := s.View(seat).(View)
	return &v
}

// eachPlayers runs a test for every number of players.
func eachPlayers(t *testing.T, f func(t *testing.T, players int)) {
	t.Helper()
	for players := 2; players <= MaxSeats; players++ {
		t.Run(fmt.Sprint(players, " players"), func(t *testing.T) { f(t, players) })
	}
}
