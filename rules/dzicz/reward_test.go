package dzicz

import "testing"

const trailDrawing = `
	. . . . .
	. . A . .
	. . Ab . .
	. . A . .
	B . A . .
`

func TestDZ25FirstClaimPutsUpToTwoSoldiers(t *testing.T) {
	s := at(t, 2, trailDrawing, lastGo(2), openRow(Trail), secrets(Resources, Bastion), holding(1, Manoeuvre))
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21", "DZ-25"), "DZ-21 claim.open", "DZ-25 reward.trail")
	wantAsked(t, s, 0, "soldiers")
	if st := s.Status(); st.Phase != "missions" || st.Turn != 3 || st.Seat != 0 {
		t.Errorf("status %+v", st)
	}
	wantLegal(t, s, "soldier", "soldier c1", "soldier c2", "soldier c4")
	wantRefused(t, s, "soldier d2", "DZ-25", "posting.no-token")
	wantRefused(t, s, "soldier c3", "DZ-25", "posting.occupied")
	wantRefused(t, s, "token b1", "DZ-25", "now.soldiers")
	if p := s.Prompt(); p.Text.Args[0].N != 2 || p.Reaction || !p.Private {
		t.Errorf("prompt %+v", p)
	}
	play(t, s, "soldier c1")
	wantAsked(t, s, 0, "soldiers") // no action: nobody may manoeuvre
	wantEvents(t, happened(play(t, s, "soldier c4")), "DZ-25 soldier", "DZ-6 turn")
	wantAsked(t, s, 0, "move")
	if s.soldiers[0].Len() != 2 {
		t.Errorf("%d soldiers", s.soldiers[0].Len())
	}
}

func TestDZ25TheRewardMayBePassed(t *testing.T) {
	s := at(t, 2, trailDrawing, lastGo(2), openRow(Trail), secrets(Resources, Bastion))
	j := play(t, s, "pass", "pass")
	wantEvents(t, happened(j, "DZ-25"), "DZ-25 reward.trail", "DZ-25 pass.soldiers")
	wantAsked(t, s, 0, "action")
}

func TestDZ26FirstClaimBringsExpansionAndAssault(t *testing.T) {
	s := at(t, 2, `
		. . a . .
		. . . . .
		. . a . a
		. . . . .
		. . a . B
	`, lastGo(2), openRow(PrepareAssault), secrets(Trail, Bastion), holding(0, Assault))
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-26"), "DZ-26 reward.assault")
	if s.uncovered[0] != [tokenKinds]int8{Assault: 2, Expansion: 1} {
		t.Errorf("uncovered %v", s.uncovered[0])
	}
	wantAsked(t, s, 0, "move")
}

const resourcesDrawing = `
	. . . . .
	. A# A . .
	. A A . .
	. . . . .
	B . . . b
`

func TestDZ27FirstClaimBringsTwoExtraActions(t *testing.T) {
	s := at(t, 2, resourcesDrawing, lastGo(2), openRow(Resources), secrets(Trail, Bastion), holding(0, Assault, Expansion))
	play(t, s, "pass")
	wantAsked(t, s, 0, "extra_action")
	if s.Status().Seat != 0 || viewOf(s, 1).Reward == nil || viewOf(s, 1).Reward.Left != 2 {
		t.Errorf("status %+v, reward %+v", s.Status(), viewOf(s, 1).Reward)
	}
	wantRefused(t, s, "move b4 b5", "DZ-27", "now.extra")
	wantRefused(t, s, "assault b4 b5", "DZ-27", "now.extra")
	play(t, s, "soldier b4")
	wantAsked(t, s, 0, "extra_action")
	wantRefused(t, s, "expand b4", "DZ-27", "now.extra") // no go is being played
	play(t, s, "outpost c3")
	wantAsked(t, s, 0, "move")
	if s.turn != 4 || s.outposts[0].Len() != 2 {
		t.Errorf("turn %d\n%s", s.turn, drawBoard(&s.board))
	}
}

func TestDZ27EachExtraActionMayBePassed(t *testing.T) {
	s := at(t, 2, resourcesDrawing, lastGo(2), openRow(Resources), secrets(Trail, Bastion))
	play(t, s, "pass", "pass", "token d4")
	wantAsked(t, s, 0, "action")
	if s.tokens[0].Len() != 5 {
		t.Errorf("the second action was not carried out:\n%s", drawBoard(&s.board))
	}
}

func TestDZ27ManoeuvresAnswerExtraActions(t *testing.T) {
	s := at(t, 3, `
		. . . . .
		. A# A b .
		. A A . .
		. . . . .
		B . . a C
	`, lastGo(3), openRow(Resources, Trail), secrets(Trail, Bastion, PrepareAssault),
		holding(0, Manoeuvre), holding(1, Manoeuvre))
	play(t, s, "pass", "outpost c4")
	wantAsked(t, s, 1, "manoeuvre")
	j := play(t, s, "manoeuvre d4 c4", "remove")
	wantAsked(t, s, 0, "manoeuvre") // last, with the claimer as the active player
	j.Events = append(j.Events, play(t, s, "no").Events...)
	wantEvents(t, happened(j, "DZ-19"), "DZ-19 manoeuvre", "DZ-19 decline.manoeuvre", "DZ-19 fail")
	wantAsked(t, s, 0, "extra_action")
	if s.left != 2 {
		t.Errorf("%d actions left; one that was not carried out is not used up", s.left)
	}
	play(t, s, "outpost c3", "manoeuvre d1 d2")
	if s.left != 1 || !s.outposts[0].Has(Centre) {
		t.Errorf("%d actions left", s.left)
	}
}

func TestDZ28FirstClaimBringsDefenceAndManoeuvre(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Bastion), secrets(Trail, Resources), holding(1, Manoeuvre))
	play(t, s, "pass")
	if s.uncovered[1] != [tokenKinds]int8{Defence: 1, Manoeuvre: 2} {
		t.Errorf("uncovered %v", s.uncovered[1])
	}
	if s.uncovered[0] != [tokenKinds]int8{} {
		t.Errorf("uncovered of seat 0 %v", s.uncovered[0])
	}
}

// DZ-29: the first claim counts per name, open and secret copies together.
func TestDZ29FirstCountsPerNameOpenAndSecretTogether(t *testing.T) {
	// Open and secret copy first claimed together: the taker of the open one.
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Bastion), secrets(Bastion, Resources))
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21", "DZ-24", "DZ-28"),
		"DZ-21 claim.open", "DZ-24 reveal", "DZ-24 claim.secret", "DZ-28 reward.bastion")
	if s.first[Bastion] != 1 || s.uncovered[1][Defence] != 1 || s.uncovered[0][Defence] != 0 {
		t.Errorf("first %d, uncovered %v", s.first[Bastion], s.uncovered)
	}
}

func TestDZ29ALaterClaimEarnsNothing(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Bastion), secrets(Bastion, Resources), heldBy(0, 1),
		ownReward(Bastion, 1), func(s *State) { s.uncovered[1][Manoeuvre], s.covered[1][Manoeuvre] = 0, 2 })
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-24", "DZ-28"), "DZ-24 reveal", "DZ-24 claim.secret")
	if s.uncovered[0][Defence] != 0 {
		t.Error("the second claim of the name earned tokens")
	}
}

func TestDZ29OneSeatClaimingBothCopiesEarnsOnce(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. A# A# A# .
		. . . . .
		. . . . .
		. . . . B
	`, lastGo(2), openRow(Bastion), secrets(Bastion, Resources))
	play(t, s, "pass")
	if s.uncovered[0][Defence] != 1 || s.holder[0] != 0 || !s.claimed.Has(0) {
		t.Errorf("uncovered %v, holder %d, claimed %b", s.uncovered[0], s.holder[0], s.claimed)
	}
}
