package dzicz

import "testing"

const defenceDrawing = `
	. . . . .
	. . B#b . .
	. . a . .
	. . . . .
	a . A . B
`

func TestDZ17BorderDefenceSendsBack(t *testing.T) {
	s := at(t, 2, defenceDrawing, holding(1, Defence))
	play(t, s, "move c3 c4")
	wantAsked(t, s, 1, "border_defence")
	wantBoard(t, s, defenceDrawing) // asked before anything is removed
	wantLegal(t, s, "manoeuvre")
	wantRefused(t, s, "done", "DZ-17", "now.defence")
	j := play(t, s, "defend")
	wantEvents(t, happened(j), "DZ-17 defend")
	wantBoard(t, s, defenceDrawing)
	if s.uncovered[1][Defence] != 0 || s.covered[1][Defence] != 1 {
		t.Error("the token is not covered")
	}
	wantRefused(t, s, "move c3 d3", "DZ-9", "move.used")
	wantAsked(t, s, 0, "move") // a1 is left
}

func TestDZ17DeclinedTheMoveGoesOnInOrder(t *testing.T) {
	s := at(t, 2, defenceDrawing, holding(1, Defence))
	j := play(t, s, "move c3 c4", "no", "remove")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-17 decline.defence", "DZ-10 kill", "DZ-11 remove.both")
	if s.uncovered[1][Defence] != 1 {
		t.Error("a token that was not used is covered")
	}
}

func TestDZ17OnlyTheTokensOwnerIsAsked(t *testing.T) {
	s := at(t, 3, `
		. . . . .
		. . b . .
		. . a . .
		. a . . .
		. A C . B
	`, holding(0, Defence), holding(1, Defence))
	play(t, s, "move c3 c4") // a soldier of seat 1, but no token
	wantAsked(t, s, 0, "move")
	play(t, s, "move b2 b1") // the own token
	wantAsked(t, s, 0, "action")
	wantRefused(t, s, "defend", "DZ-17", "unasked.defence")
}

func TestDZ17ASoldierSentBackMayBeGivenAnAssault(t *testing.T) {
	s := at(t, 2, defenceDrawing, holding(0, Assault), holding(1, Defence))
	play(t, s, "move c3 c4", "defend")
	wantLegal(t, s, "assault", "assault c3 c2", "assault c3 b3", "assault c3 d3", "assault c3 c4")
	play(t, s, "assault c3 c4") // no second token to send it back
	wantAsked(t, s, 0, "removal")
}

func TestDZ17ASoldierSentBackHasMoved(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . B# . .
		. . Ba . .
		. . . . .
		a . A . B
	`, holding(1, Defence))
	wantLegal(t, s, "strike", "strike c3")
	play(t, s, "move c3 c4", "defend")
	wantLegal(t, s, "strike")
	wantRefused(t, s, "strike c3", "DZ-12", "strike.moved")
}

func TestDZ17AnswersAnAssaultMove(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . Bb . .
		. . . . .
		. . a . .
		a . A . B
	`, holding(0, Assault), holding(1, Defence))
	j := play(t, s, "move c2 c3", "assault c3 c4", "defend")
	wantEvents(t, happened(j, "DZ-16", "DZ-17"), "DZ-16 assault", "DZ-17 defend")
	if !s.soldiers[0].Has(Centre) || s.covered[0][Assault] != 1 {
		t.Error("the soldier is not sent back, or its assault not spent")
	}
}

func TestDZ17AnswersAManoeuvreMove(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . b . .
		. . A . .
		. . . . .
		. . A . B
	`, holding(0, Defence), holding(1, Manoeuvre), inPhase(PhaseAction))
	play(t, s, "outpost c3", "manoeuvre c4 c3")
	wantAsked(t, s, 0, "border_defence")
	j := play(t, s, "defend")
	wantEvents(t, happened(j), "DZ-17 defend", "DZ-13 outpost")
	wantBoard(t, s, `
		. . . . .
		. . b . .
		. . A# . .
		. . . . .
		. . A . B
	`)
	if s.covered[1][Manoeuvre] != 1 {
		t.Error("the manoeuvre is not spent")
	}
}

func TestDZ17AnAssaultFailsWhenItsSoldierManoeuvredInVain(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . B# . .
		. . . . .
		. . a . .
		a . A . B
	`, holding(0, Assault, Manoeuvre), holding(1, Defence))
	j := play(t, s, "move c2 c3", "assault c3 b3", "manoeuvre c3 c4", "defend")
	wantEvents(t, happened(j, "DZ-19"), "DZ-19 declare.assault", "DZ-19 manoeuvre", "DZ-19 fail")
	wantLegal(t, s, "assault") // its last move was a manoeuvre (DZ-16)
}
