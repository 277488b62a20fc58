package paliwo

import (
	"slices"
	"strings"
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
	wantLegal   = kit.WantLegal
)

// wantAsked tests who decides what.
func wantAsked(t testing.TB, s *State, seat int, decision string) {
	t.Helper()
	if s.Actor() != seat || s.decision().String() != decision {
		t.Fatalf("seat %d is asked for %s, want seat %d for %s\n%s", s.Actor(), s.decision(), seat, decision, drawBoard(s))
	}
}

// newState deals a game.
func newState(t testing.TB, seed uint64) *State {
	t.Helper()
	return stateOf(t, rules.Setup{Seed: seed})
}

// variants are the choices of options: all printed, and each other one.
var variants = []rules.Options{
	nil,
	{OptionLast: LastZombies},
	{OptionArrivals: FromAnywhere},
	{OptionLast: LastZombies, OptionArrivals: FromAnywhere},
	{OptionTerror: TerrorMost, OptionFewer: FewerMost},
}

// stateOf deals the game of a setup.
func stateOf(t testing.TB, setup rules.Setup) *State {
	t.Helper()
	setup.Players = seats
	s, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

func viewOf(s *State, seat int) View { return s.View(seat).(View) }

func field(t testing.TB, name string) Field {
	t.Helper()
	f, err := ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// names writes fields as one word list.
func names(fields []Field) string {
	words := make([]string, len(fields))
	for i, f := range fields {
		words[i] = f.String()
	}
	return strings.Join(words, " ")
}

// horde and crew place the zombies, and the humans with their weapon tokens;
// placing is both in the printed order (WP-6).
var (
	horde = []string{
		"zombie A12 S", "zombie C12 S", "zombie E12 S", "zombie G12 S",
		"zombie I12 S", "zombie K12 S", "zombie E6 E", "zombie G7 N",
	}
	crew = []string{
		"human lumberjack C1", "human businessman D1", "human policeman E1",
		"human mechanic F1", "human runner G1", "human child H1",
		"arm lumberjack", "arm mechanic", "arm runner",
	}
	placing = slices.Concat(horde, crew)
)
