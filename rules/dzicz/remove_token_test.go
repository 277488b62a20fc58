package dzicz

import "testing"

const strikeDrawing = `
	a . . . .
	. . . . .
	. . B#a . .
	. . Ba . .
	. . Aa . B
`

func TestDZ12AnUnmovedSoldierRemovesTheTokenUnderIt(t *testing.T) {
	s := at(t, 2, strikeDrawing)
	wantLegal(t, s, "strike", "strike c2", "strike c3")
	j := play(t, s, "strike c3")
	wantEvents(t, happened(j), "DZ-12 remove.both")
	wantRefused(t, s, "move c3 d3", "DZ-12", "move.struck")
	wantRefused(t, s, "strike c3", "DZ-12", "strike.used")
	wantEvents(t, happened(play(t, s, "strike c2")), "DZ-12 remove.token")
	wantBoard(t, s, `
		a . . . .
		. . . . .
		. . a . .
		. . a . .
		. . Aa . B
	`)
	wantAsked(t, s, 0, "move") // a5 and c1 may still move
}

func TestDZ12AMovedSoldierCannot(t *testing.T) {
	s := at(t, 2, strikeDrawing)
	play(t, s, "move c2 d2", "strike c3")
	s = at(t, 2, `
		a . . . .
		. . . . .
		. . B . .
		. . a . .
		. . A . B
	`)
	play(t, s, "move c2 c3", "leave")
	wantLegal(t, s, "strike")
	wantRefused(t, s, "strike c3", "DZ-12", "strike.moved")
}

func TestDZ12OnlyAnothersTokenUnderAnOwnSoldier(t *testing.T) {
	s := at(t, 2, strikeDrawing)
	wantRefused(t, s, "strike c1", "DZ-11", "strike.own")
	wantRefused(t, s, "strike a5", "DZ-12", "strike.none")
	wantRefused(t, s, "strike e1", "DZ-12", "soldier.none")
	s = at(t, 2, strikeDrawing, goOf(1), inPhase(PhaseAction))
	wantRefused(t, s, "strike c3", "DZ-15", "later.move")
}

func TestDZ12ASoldierMovedByATokenCannotButMayStillMove(t *testing.T) {
	s := at(t, 2, `
		a . . . .
		. . . . .
		. . . . .
		. B a . .
		. . A . .
	`, holding(0, Assault, Manoeuvre))
	play(t, s, "move a5 b5", "assault b5 c5", "manoeuvre c2 b2", "leave")
	wantLegal(t, s, "strike")
	wantRefused(t, s, "strike b2", "DZ-12", "strike.moved")
	wantLegal(t, s, "move", "move b2 b1", "move b2 a2", "move b2 c2", "move b2 b3")
}

func TestDZ12NoAssaultFollowsAStrike(t *testing.T) {
	s := at(t, 2, strikeDrawing, holding(0, Assault))
	play(t, s, "move a5 a4", "strike c3")
	wantLegal(t, s, "assault")
	wantRefused(t, s, "assault a4 a3", "DZ-16", "assault.unmoved")
	wantRefused(t, s, "assault c3 d3", "DZ-16", "assault.unmoved")
}
