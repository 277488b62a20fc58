package dzicz

import "testing"

const assaultDrawing = `
	a . . . .
	. . . . .
	. . a . .
	. . . . .
	. . A . B
`

func TestDZ16AssaultMovesTheSoldierOnceMore(t *testing.T) {
	s := at(t, 2, assaultDrawing, holding(0, Assault))
	wantLegal(t, s, "assault")
	wantRefused(t, s, "assault c3 c4", "DZ-16", "assault.unmoved")
	play(t, s, "move c3 c4")
	wantLegal(t, s, "assault", "assault c4 c3", "assault c4 b4", "assault c4 d4", "assault c4 c5")
	wantRefused(t, s, "assault a5 a4", "DZ-16", "assault.another")
	wantRefused(t, s, "assault d4 d5", "DZ-16", "soldier.none")
	wantRefused(t, s, "assault c4 d5", "DZ-9", "step.diagonal")
	j := play(t, s, "assault c4 c5")
	wantEvents(t, happened(j), "DZ-16 assault")
	if s.uncovered[0][Assault] != 0 || s.covered[0][Assault] != 1 {
		t.Error("the token is not covered")
	}
	wantRefused(t, s, "assault c5 d5", "DZ-16", "token.covered")
	wantRefused(t, s, "move c5 d5", "DZ-9", "move.used")
	wantLegal(t, s, "move", "move a5 a4", "move a5 b5")
}

func TestDZ16AssaultRemovesAsAMoveDoes(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . Bb . .
		. . . . .
		. . a . .
		. . A . B
	`, holding(0, Assault))
	j := play(t, s, "move c2 c3", "assault c3 c4", "remove")
	wantEvents(t, happened(j, "DZ-9", "DZ-10", "DZ-11", "DZ-16"),
		"DZ-9 move", "DZ-16 assault", "DZ-10 kill", "DZ-11 remove.token")
}

func TestDZ16AnAssaultMayFollowAnAssault(t *testing.T) {
	s := at(t, 2, assaultDrawing, openRow(PrepareAssault), ownReward(PrepareAssault, 0))
	play(t, s, "move c3 c4", "assault c4 c5")
	wantLegal(t, s, "assault", "assault c5 c4", "assault c5 b5", "assault c5 d5")
	play(t, s, "assault c5 d5")
	wantLegal(t, s, "assault")
	if s.covered[0][Assault] != 2 {
		t.Errorf("%d assaults are covered", s.covered[0][Assault])
	}
}

func TestDZ16OnlyTheLastMovedSoldier(t *testing.T) {
	s := at(t, 2, assaultDrawing, holding(0, Assault))
	play(t, s, "move c3 c4", "move a5 b5")
	wantRefused(t, s, "assault c4 c5", "DZ-16", "assault.another")
	wantLegal(t, s, "assault", "assault b5 b4", "assault b5 a5", "assault b5 c5")
}

func TestDZ16NoAssaultAfterAManoeuvre(t *testing.T) {
	s := at(t, 2, assaultDrawing, holding(0, Assault, Manoeuvre))
	play(t, s, "move c3 c4", "assault c4 c5")
	wantAsked(t, s, 0, "manoeuvre")
	j := play(t, s, "manoeuvre c4 d4") // the soldier of the assault itself
	wantEvents(t, happened(j), "DZ-19 manoeuvre", "DZ-19 fail")
	if s.uncovered[0][Assault] != 1 {
		t.Error("an assault that is not carried out stays uncovered (DZ-19)")
	}
	wantLegal(t, s, "assault")
	wantRefused(t, s, "assault d4 d5", "DZ-16", "assault.unmoved")
}

func TestDZ16AManoeuvreDoesNotUseUpTheMove(t *testing.T) {
	s := at(t, 2, assaultDrawing, holding(0, Assault, Manoeuvre))
	play(t, s, "move c3 c4", "assault c4 c5", "manoeuvre a5 a4")
	wantLegal(t, s, "move", "move a4 a3", "move a4 b4", "move a4 a5")
	play(t, s, "move a4 a3")
	wantBoard(t, s, `
		. . a . .
		. . . . .
		a . . . .
		. . . . .
		. . A . B
	`)
}

func TestDZ16TheMovementWaitsForAnAssault(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . a . .
		. . . . .
		. . A . B
	`, holding(0, Assault))
	play(t, s, "move c3 c4")
	wantAsked(t, s, 0, "move") // all have moved, but an assault is possible
	if key := s.Prompt().Detail.Key; key != "dzicz.prompt.move.assault" {
		t.Errorf("the prompt's detail is %s", key)
	}
	play(t, s, "done")
	wantRefused(t, s, "assault c4 c5", "DZ-16", "later.assault")
}
