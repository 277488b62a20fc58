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

// escapeBound is how many moves a game has at most once the central hall is off
// the board. The holder's turn comes round within one pass of the seats; at each
// one of 36 halls falls, or the central hall is passed on in vain, at most as
// often in a row as there are seats. A turn has at most 2 moves for the pawn and
// the duel, 3 to lay and to destroy, and an offer that names at most all things.
func escapeBound(seats int) int {
	turns := seats * (HallCount + 1) * (seats + 1)
	return turns * (8 + 72)
}

// randomBound is how many moves a random game may have. Stage I has no bound by
// the rules, for nobody has to press the button: random pawns have to find the
// centre, and in a narrow base full of guards they are wrecked on the way again
// and again. The mean is about 340 moves; of 10500 games the longest had 41714,
// in a base from which the button took 15000 moves on average.
const randomBound = rules.DefaultLongest

func TestPlayoutsKeepThePromises(t *testing.T) {
	for _, setup := range variants(1000) {
		rulestest.Playouts(t, Game{}, setup, 5)
	}
}

func TestRecordsReadBack(t *testing.T) {
	for _, setup := range variants(3) {
		rulestest.RecordRoundTrip(t, Game{}, setup)
	}
}

func TestUndoAndRedoToTheStartAndBack(t *testing.T) {
	for _, setup := range []rules.Setup{{Players: 3, Seed: 4}, {Players: 2, Seed: 4, Options: rules.Options{OptionTeams: true}}} {
		rulestest.UndoRedo(t, Game{}, setup)
	}
}

// Many games with invariants after every move, what a move may change at most,
// and an end within the bounds.
func TestPlayoutsConserve(t *testing.T) {
	for _, setup := range variants(0) {
		p := rules.Playout{Game: Game{}, Check: true, Longest: randomBound}
		var was State
		escaped := 0
		p.After = func(st rules.State, m rules.Move) error {
			s := st.(*State)
			if s.stage == StageEscape {
				escaped++
			}
			if escaped > escapeBound(s.Seats()) {
				return fmt.Errorf("%d moves in stage II", escaped)
			}
			err := conserved(&was, s, m)
			was = *s
			return err
		}
		for range 60 {
			escaped = 0
			start, err := Game{}.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			was = *start.(*State)
			if _, err := p.Run(setup); err != nil {
				t.Fatalf("%d players, seed %d: %v", setup.Players, setup.Seed, err)
			}
			setup.Seed++
		}
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
		if was.trap.has(seat) && !is.trap.has(seat) && b.fate == Playing {
			return fmt.Errorf("seat %d is trapped no more", seat)
		}
	}
	return nil
}

func TestMovesAllocateNothing(t *testing.T) {
	for _, setup := range variants(6) {
		if n := rulestest.MoveAllocs(t, Game{}, setup); n > 0.2 {
			t.Errorf("%d players: %.2f allocations per move", setup.Players, n)
		}
	}
}
