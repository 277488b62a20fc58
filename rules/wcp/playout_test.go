package wcp

import (
	"fmt"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// variants lists a setup for every number of players and both kinds of game.
func variants(seed uint64) []rules.Setup {
	setups := rulestest.Setups(Game{}, seed)
	for players := 2; players <= teamPlayers; players++ {
		setups = append(setups, rules.Setup{Players: players, Seed: seed, Options: rules.Options{OptionTeams: true}})
	}
	return setups
}

// Bounds of a game in which the base does not wait (WCP-57).
const (
	// A turn has at most one move of the pawn, one attack with a choice of spoils, and the
	// button or going on. Two things are laid and one hall is destroyed. It may have a talk
	// with its opening and three offers. Each offer has all trophies and upgrades of the game
	// named one by one, made and answered (WCP-24).
	turnBound = 7 + 1 + offersPerTalk*(72+2)
	// While halls are left to be laid, each round lays one. Whoever holds any lays one, and
	// whoever holds none while the stack has some has drawn (WCP-14, WCP-17). The last of
	// them may be the first of its round.
	hallRounds = HallCount + 1
)

// searchRounds is in which round at the latest the central hall is taken off the
// board: that of the presser's turn after the last round.
func searchRounds(patience int) int { return hallRounds + patience + 1 + 1 }

// escapeTurns is how many turns a game has at most once the central hall is off the board.
// The holder's turn comes round within one pass of the seats. At each one of 36 halls falls,
// or the central hall is passed on in vain. The latter is at most as often in a row as there
// are seats.
func escapeTurns(seats int) int { return seats * (HallCount + 1) * (seats + 1) }

// longest is how many moves a game has at most.
func longest(seats, patience int) int {
	return seats + (seats*searchRounds(patience)+escapeTurns(seats))*turnBound
}

// Many games with invariants after every move, what a move may change at most,
// and an end within the bounds.
func TestPlayoutsConserve(t *testing.T) {
	for _, setup := range variants(0) {
		playConserved(t, setup, usualPatience, 60)
	}
}

// WCP-57 bounds every game. Where the base waits stage I has no bound by the rules, for
// nobody has to press: random pawns find the centre some time.
func TestWCP57EveryGameHasABound(t *testing.T) {
	for players := 2; players <= MaxSeats; players++ {
		for _, rounds := range []int{0, leastPatience, mostPatience} {
			playConserved(t, rules.Setup{Players: players, Seed: 500, Options: rules.Options{OptionPatience: rounds}}, rounds, 10)
		}
	}
	if got := longest(2, 3); got != 2+(2*42+222)*230 {
		t.Errorf("a game of two has at most %d moves", got)
	}
}

// playConserved plays random games of a setup in which the base waits for some
// rounds.
func playConserved(t *testing.T, setup rules.Setup, patience, games int) {
	t.Helper()
	p := rules.Playout{Game: Game{}, Check: true}
	var was State
	turns := 0
	p.After = func(st rules.State, m rules.Move) error {
		s := st.(*State)
		if s.stage == StageEscape && s.active != was.active {
			turns++
		}
		switch {
		case turns > escapeTurns(s.Seats()):
			return fmt.Errorf("%d turns in stage II", turns)
		case patience > 0 && s.stage != StageEscape && int(s.round) > searchRounds(patience):
			return fmt.Errorf("round %d in stage %s (WCP-57)", s.round, s.stage)
		}
		err := conserved(&was, s, m)
		was = *s
		return err
	}
	for range games {
		turns = 0
		start, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		was = *start.(*State)
		if patience > 0 {
			p.Longest = longest(was.Seats(), patience)
		}
		if _, err := p.Run(setup); err != nil {
			t.Fatalf("%d players, seed %d: %v", setup.Players, setup.Seed, err)
		}
		setup.Seed++
	}
}

// conserved tests that nothing comes back: destroyed halls, pawns that are out,
// laid halls; and that chance is drawn only where the rules shuffle.
func conserved(was, is *State, m rules.Move) error {
	switch {
	case was.destroyed&^is.destroyed != 0, (is.destroyed &^ was.destroyed).Len() > 1:
		return fmt.Errorf("destroyed halls %v became %v", was.destroyed.Fields(), is.destroyed.Fields())
	case was.laid()&^is.laid() != 0, (is.laid() &^ was.laid()).Len() > 1:
		return fmt.Errorf("laid halls %v became %v", was.laid().Fields(), is.laid().Fields())
	case is.stage < was.stage, is.hallsLeft > was.hallsLeft:
		return fmt.Errorf("stage %s with %d halls left became %s with %d", was.stage, was.hallsLeft, is.stage, is.hallsLeft)
	case was.rand != is.rand && is.tokensLeft == was.tokensLeft && m.Verb != VerbDestroy:
		// Tokens went back and were drawn again in the same move, which is possible
		// only when somebody drew.
		if was.active == is.active {
			return fmt.Errorf("chance was drawn by %s", Game{}.Notation(m))
		}
	}
	for seat := range is.Seats() {
		a, b := &was.players[seat], &is.players[seat]
		if a.fate != Playing && b.fate != a.fate || a.vehicle != NoVehicle && a.vehicle != b.vehicle {
			return fmt.Errorf("seat %d: %s with %d became %s with %d", seat, a.fate, a.vehicle, b.fate, b.vehicle)
		}
		if was.trap.Has(seat) && !is.trap.Has(seat) && b.fate == Playing {
			return fmt.Errorf("seat %d is trapped no more", seat)
		}
	}
	return nil
}
