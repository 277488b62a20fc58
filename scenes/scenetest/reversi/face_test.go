package reversi

import (
	"os"
	"testing"

	"schron/rules"
	game "schron/rules/rulestest/reversi"
	"schron/scenes/scenetest/tabletest"
)

func TestMain(m *testing.M) { os.Exit(tabletest.Run(m)) }

func match(t testing.TB, moves ...string) *rules.Match {
	t.Helper()
	return tabletest.Match(t, game.Game{}, rules.Setup{Players: 2, Seed: 1}, moves...)
}

var kit = tabletest.Kit[*face, game.State]{Rules: game.Game{}, Game: Game()}

var positions = tabletest.Positions{
	"start": func(t testing.TB) *rules.Match { return match(t) },
	"begun": func(t testing.TB) *rules.Match { return match(t, "put d3") },
}

func TestEverythingFits(t *testing.T) { kit.Fits(t, positions) }

// TestClicksPlay: on a field that is legal, and only there.
func TestClicksPlay(t *testing.T) {
	d := kit.Lay(t, match(t), 1280, 800, "pl")
	d.Click("field:a1")
	if len(d.Moves()) > 0 || len(d.Toasts()) == 0 {
		t.Errorf("played %q, said %q", d.Moves(), d.Toasts())
	}
	d.Click("field:d3")
	d.WantMoves("put d3")
	if d.State("field:d4", "owner") != 0 || d.State("field:c3", "legal") != true {
		t.Errorf("after it: %v and %v", d.Find("field:d4").State, d.Find("field:c3").State)
	}
}

// TestNothingIsAllocatedWhileAMoveIsShown, in whole frames and by each disc.
func TestNothingIsAllocatedWhileAMoveIsShown(t *testing.T) {
	m := match(t, "put d3", "put c3")
	kit.MovesLightly(t, m, 0, 1)
	d := kit.Show(t, m, 1, 1280, 800)
	if !d.ToPart(0.5) {
		t.Fatal("the move is not shown")
	}
	dst, c := tabletest.Canvas(t, 1280, 800)
	if n := tabletest.Allocations(c, dst, func() { d.Root().Draw(c) }); n > 0 {
		t.Errorf("%v allocations in a frame", n)
	}
}

// TestDiscsThatTurnOverAppear: the new one and the one between.
func TestDiscsThatTurnOverAppear(t *testing.T) {
	d := kit.Lay(t, match(t, "put d3"), 1280, 800, "pl")
	if got := tabletest.Pieces(d.Motions()); len(got) != 2 || got[0] != "d3" || got[1] != "d4" {
		t.Errorf("%q move", got)
	}
}

// TestAWholeGameByMouse is played along the paths of its moves.
func TestAWholeGameByMouse(t *testing.T) {
	made, _ := kit.Lay(t, match(t), 1280, 800, "en").MakeAll(tabletest.Chosen(t, rules.RandomBot{}), 200)
	if made["put click"] < 50 {
		t.Errorf("made %v", made)
	}
}
