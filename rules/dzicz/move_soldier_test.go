package dzicz

import "testing"

func TestDZ9EachSoldierMovesOncePerGo(t *testing.T) {
	s := at(t, 2, `
		a . . . .
		. . . . .
		. . a . .
		. . . . .
		. . A . B
	`)
	wantLegal(t, s, "move", "move c3 c2", "move c3 b3", "move c3 d3", "move c3 c4", "move a5 a4", "move a5 b5")
	wantRefused(t, s, "move c3 b4", "DZ-9", "step.diagonal")
	wantRefused(t, s, "move c3 c5", "DZ-9", "step.far")
	wantRefused(t, s, "move c3 c3", "DZ-9", "step.same")
	wantRefused(t, s, "move e5 e4", "DZ-9", "soldier.none")
	wantEvents(t, happened(play(t, s, "move c3 c4")), "DZ-9 move")
	wantRefused(t, s, "move c4 c5", "DZ-9", "move.used")
	wantLegal(t, s, "move", "move a5 a4", "move a5 b5")
	play(t, s, "move a5 b5")
	wantBoard(t, s, `
		. a . . .
		. . a . .
		. . . . .
		. . . . .
		. . A . B
	`)
	wantAsked(t, s, 0, "action")
}

func TestDZ9SoldiersMayStayAndMoveAgainNextTurn(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . a . .
		. . . . .
		. . A . B
	`)
	play(t, s, "done", "pass")
	wantAsked(t, s, 1, "action")
	play(t, s, "pass")
	wantAsked(t, s, 0, "move")
	play(t, s, "move c3 c2", "pass", "pass", "move c2 c3")
	wantAsked(t, s, 0, "action")
}

func TestDZ9OthersSoldiersAreNotMoved(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . a . b
		. . . . .
		. . A . B
	`)
	wantRefused(t, s, "move e3 e4", "DZ-9", "soldier.foreign")
}

func TestDZ10EnteringRemovesTheOthersSoldier(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . b . .
		. a a . .
		. . . . .
		. . A . B
	`)
	wantRefused(t, s, "move c3 b3", "DZ-10", "step.own")
	j := play(t, s, "move c3 c4")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-10 kill")
	wantBoard(t, s, `
		. . . . .
		. . a . .
		. a . . .
		. . . . .
		. . A . B
	`)
}

func TestDZ11TheMoverMayRemoveTheToken(t *testing.T) {
	drawing := `
		. . . . .
		. . B# . .
		. . a . .
		. . . . .
		. . A . B
	`
	s := at(t, 2, drawing)
	play(t, s, "move c3 c4")
	wantAsked(t, s, 0, "removal")
	wantLegal(t, s, "leave", "leave")
	wantRefused(t, s, "pass", "DZ-11", "now.removal")
	j := play(t, s, "remove")
	wantEvents(t, happened(j), "DZ-11 remove.both")
	wantBoard(t, s, `
		. . . . .
		. . a . .
		. . . . .
		. . . . .
		. . A . B
	`)

	s = at(t, 2, drawing)
	j = play(t, s, "move c3 c4", "leave")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-11 leave")
	wantBoard(t, s, `
		. . . . .
		. . B#a . .
		. . . . .
		. . . . .
		. . A . B
	`)
}

func TestDZ11OwnTokensAreNotAskedAbout(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . A . .
		. . a . .
		. . . . .
		. . A . B
	`)
	play(t, s, "move c3 c4")
	wantAsked(t, s, 0, "action")
	wantRefused(t, s, "remove", "DZ-11", "unasked.removal")
	wantRefused(t, s, "leave", "DZ-11", "unasked.removal")
}
