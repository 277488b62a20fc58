package dzicz

import "testing"

const expansionDrawing = `
	. . . . .
	. . Ba B# .
	. Aa . B#a .
	. . a . .
	. . A . B
`

func TestDZ18ExpansionEndsTheGo(t *testing.T) {
	s := at(t, 2, expansionDrawing, holding(0, Expansion))
	wantRefused(t, s, "expand c2", "DZ-18", "early.expansion")
	play(t, s, "done")
	wantRefused(t, s, "expand c2", "DZ-18", "early.expansion")
	play(t, s, "pass")
	wantAsked(t, s, 0, "expansion")
	wantLegal(t, s, "expand", "expand c2", "expand b3", "expand c4")
	wantRefused(t, s, "expand d3", "DZ-18", "expand.outpost")
	wantRefused(t, s, "expand c1", "DZ-18", "soldier.none")
	j := play(t, s, "expand c4") // beside d4, an outpost of another
	wantEvents(t, happened(j, "DZ-18"), "DZ-18 expand", "DZ-18 replace")
	wantBoard(t, s, `
		. . . . .
		. . A#a B# .
		. Aa . B#a .
		. . a . .
		. . A . B
	`)
	wantAsked(t, s, 1, "action")
	if s.covered[0][Expansion] != 1 {
		t.Error("the token is not covered")
	}
}

func TestDZ18OnAnOwnTokenOnlyTheOutpostIsAdded(t *testing.T) {
	s := at(t, 2, expansionDrawing, holding(0, Expansion), inPhase(PhaseExpansion))
	j := play(t, s, "expand b3")
	wantEvents(t, happened(j, "DZ-18"), "DZ-18 expand")
	if s.tokens[0].Len() != 2 || s.outposts[0].Len() != 1 {
		t.Errorf("the board is\n%s", drawBoard(&s.board))
	}
}

func TestDZ18AnOwnOutpostForbidsItToo(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . A#a . a
		. . . . .
		. . . . B
	`, holding(0, Expansion), inPhase(PhaseExpansion))
	wantRefused(t, s, "expand c3", "DZ-18", "expand.outpost")
	wantLegal(t, s, "expand", "expand e3")
}

func TestDZ18SeveralOneAfterAnother(t *testing.T) {
	s := at(t, 2, expansionDrawing, openRow(PrepareAssault), ownReward(PrepareAssault, 0), inPhase(PhaseExpansion))
	play(t, s, "expand c4")
	wantAsked(t, s, 0, "expansion")
	wantLegal(t, s, "expand", "expand c2", "expand b3")
	play(t, s, "expand c2")
	if s.covered[0][Expansion] != 2 || s.outposts[0].Len() != 2 {
		t.Error("two expansions were not carried out")
	}
	wantAsked(t, s, 1, "action")
}

func TestDZ18PassEndsTheGo(t *testing.T) {
	s := at(t, 2, expansionDrawing, holding(0, Expansion), inPhase(PhaseExpansion))
	wantRefused(t, s, "move c2 d2", "DZ-15", "later.move")
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-18"), "DZ-18 pass.expansion")
	wantAsked(t, s, 1, "action")
	if s.uncovered[0][Expansion] != 1 {
		t.Error("a pass covers the token")
	}
}

func TestDZ18WithoutATokenOrFieldNobodyIsAsked(t *testing.T) {
	s := at(t, 2, expansionDrawing, inPhase(PhaseAction))
	play(t, s, "pass")
	wantAsked(t, s, 1, "action")
	s = at(t, 2, `
		. . . . .
		. . . . .
		. . A#a . .
		. . . . .
		. . . . B
	`, holding(0, Expansion), inPhase(PhaseAction))
	play(t, s, "pass")
	wantAsked(t, s, 1, "action")
}
