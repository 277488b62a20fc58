package dzicz

import "testing"

func TestDZ13OneActionOfThree(t *testing.T) {
	drawing := `
		. . . . .
		. B . . .
		. A . . .
		. . . . .
		. . A# . B
	`
	s := at(t, 2, drawing, inPhase(PhaseAction))
	wantLegal(t, s, "token", "token b1", "token d1", "token b2", "token c2", "token a3", "token c3", "token b4")
	wantLegal(t, s, "outpost", "outpost b3")
	wantLegal(t, s, "soldier", "soldier c1")
	wantRefused(t, s, "token e5", "DZ-13", "token.apart")
	wantRefused(t, s, "token d2", "DZ-13", "token.apart")
	wantRefused(t, s, "outpost d5", "DZ-13", "outpost.bare")
	wantRefused(t, s, "outpost b4", "DZ-13", "outpost.foreign")
	wantRefused(t, s, "soldier b3", "DZ-13", "soldier.no-outpost")

	wantEvents(t, happened(play(t, s, "token b4"), "DZ-13"), "DZ-13 replace")
	if s.tokens[0].Len() != 3 || s.tokens[1].Len() != 1 {
		t.Errorf("the other's token was not replaced:\n%s", drawBoard(&s.board))
	}
	wantAsked(t, s, 1, "action") // exactly one

	s = at(t, 2, drawing, inPhase(PhaseAction))
	wantEvents(t, happened(play(t, s, "token c3"), "DZ-13"), "DZ-13 token")
	s = at(t, 2, drawing, inPhase(PhaseAction))
	wantEvents(t, happened(play(t, s, "outpost b3"), "DZ-13"), "DZ-13 outpost")
	s = at(t, 2, drawing, inPhase(PhaseAction))
	wantEvents(t, happened(play(t, s, "soldier c1"), "DZ-13"), "DZ-13 soldier")
	s = at(t, 2, drawing, inPhase(PhaseAction))
	wantEvents(t, happened(play(t, s, "pass"), "DZ-13"), "DZ-13 pass.action")
	wantAsked(t, s, 1, "action")
}

func TestDZ13NotBeforeAndNotTwice(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . a . .
		. . . . .
		. . A . B
	`, holding(0, Expansion))
	wantRefused(t, s, "token c2", "DZ-13", "early.action")
	wantRefused(t, s, "pass", "DZ-13", "early.pass")
	play(t, s, "done", "token c2")
	wantAsked(t, s, 0, "expansion")
	wantRefused(t, s, "token d1", "DZ-13", "later.action")
	wantRefused(t, s, "outpost c1", "DZ-13", "later.action")
}

func TestDZ14OneTokenAndOneOutpostOnAField(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . . . .
		. . . . .
		. A A# . .
	`, inPhase(PhaseAction))
	wantRefused(t, s, "token b1", "DZ-14", "token.own")
	wantRefused(t, s, "token c1", "DZ-14", "token.own")
	wantRefused(t, s, "outpost c1", "DZ-14", "outpost.already")
}

func TestDZ14OutpostsCoverTheirFieldAndThoseBeside(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . A B# .
		. . . . .
		. A B# . .
		. . . . .
	`, inPhase(PhaseAction))
	wantRefused(t, s, "token c2", "DZ-14", "token.on-outpost")
	wantRefused(t, s, "token d4", "DZ-14", "token.on-outpost")
	wantRefused(t, s, "token c3", "DZ-14", "token.near-outpost")
	wantLegal(t, s, "token", "token b1", "token a2", "token b3", "token b4", "token c5")
	// The owner may, and corners do not count.
	s = at(t, 2, `
		. . . . .
		. . A B# .
		. . . . .
		. A B# . .
		. . . . .
	`, inPhase(PhaseAction), goOf(1))
	wantLegal(t, s, "token", "token c1", "token b2", "token d2", "token c3", "token d3", "token c4", "token e4", "token d5")
}

func TestDZ14AFieldCoveredByTwoTakesNobodysTokens(t *testing.T) {
	drawing := `
		. . . . .
		. . . . .
		. A# . B# .
		. . . . .
		. . . . .
	`
	for seat := range int8(2) {
		s := at(t, 2, drawing, inPhase(PhaseAction), goOf(seat))
		wantRefused(t, s, "token c3", "DZ-14", "token.near-outpost")
	}
	v := viewOf(at(t, 2, drawing), 0)
	if got := v.Board[Centre].CoveredBy; len(got) != 2 {
		t.Errorf("c3 is covered by %v", got)
	}
}

func TestDZ14SoldiersHinderSoldiersOnly(t *testing.T) {
	s := at(t, 3, `
		. . . . .
		. . . . .
		. . . . .
		. a Ab . .
		. . A#b A#a .
	`, inPhase(PhaseAction))
	wantRefused(t, s, "soldier c1", "DZ-14", "soldier.occupied")
	wantRefused(t, s, "soldier d1", "DZ-14", "soldier.occupied")
	wantLegal(t, s, "soldier")
	wantLegal(t, s, "outpost", "outpost c2")
	wantLegal(t, s, "token", "token b1", "token e1", "token b2", "token d2", "token c3")
}

func TestDZ15NoMovementAfterTheAction(t *testing.T) {
	drawing := `
		. . . . .
		. . . . .
		. . a . b
		. . . . .
		. . A . B
	`
	s := at(t, 2, drawing, holding(0, Assault), holding(1, Manoeuvre))
	wantEvents(t, happened(play(t, s, "done")), "DZ-15 done")
	wantRefused(t, s, "move c3 c4", "DZ-15", "later.move")
	wantRefused(t, s, "done", "DZ-15", "later.move")
	wantRefused(t, s, "assault c3 c4", "DZ-16", "later.assault")
	play(t, s, "token c2")
	wantAsked(t, s, 1, "manoeuvre") // only an action token moves soldiers now
	play(t, s, "manoeuvre e3 e4")
	wantBoard(t, s, `
		. . . . .
		. . . . b
		. . a . .
		. . A . .
		. . A . B
	`)
}
