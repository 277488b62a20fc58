package wcp

import "testing"

// corridorHalls is a row of halls from the east entrance over the centre to the west.
var corridorHalls = lays("d7 100111", "d6 111110", "d5 111110", "d3 111110", "d2 111110", "d1 110100")

func TestWCP10TurnsGoClockwise(t *testing.T) {
	s := at(t, 3, "", corridorHalls, stands(0, "d6"), stands(1, "d4"), holds(0, "111111", "scrap"))
	wantAsked(t, s, 0, "move")
	wantRefused(t, s, "hall 111111 c3", "WCP-10", "now.move")
	play(t, s, "move d5")
	wantAsked(t, s, 0, "place")
	play(t, s, "hall 111111 c3", "content scrap d6")
	wantAsked(t, s, 1, "move")
	if got := s.Status(); got.Turn != 5 || got.Seat != 1 || got.Phase != "move" {
		t.Errorf("status %+v", got)
	}
	play(t, s, "move d5", "pass")
	wantAsked(t, s, 0, "move") // seat 2 has no way in and nothing in hand
	if s.round != 6 {
		t.Errorf("round %d", s.round)
	}
}

func TestWCP11TheSharedEdgeMustBeAPassageOnBothHalls(t *testing.T) {
	s := at(t, 2, `
		                \ /
		c               -#-
		                /
		              \ / \   \
		d             -*- -A- -#- -#-
		              / \ / \ / \ /
	`)
	wantLegal(t, s, "move", "move d4", "move d6")
	wantRefused(t, s, "move c4", "WCP-11", "move.wall")
	wantRefused(t, s, "move e5", "WCP-11", "move.no-hall")
	wantRefused(t, s, "move d7", "WCP-11", "move.far")
	wantRefused(t, s, "move d5", "WCP-11", "move.same")
	wantRefused(t, s, "stay", "WCP-11", "stay.can-move")
	play(t, s, "move d6")
	wantSeat(t, s, 0, "d6 fire 2 armour 8 boosters 1")
}

func TestWCP11ThroughTheEntrance(t *testing.T) {
	s := at(t, 2, "", corridorHalls, turnOf(1), stands(0, "d6"))
	wantLegal(t, s, "move", "move d1")
	wantRefused(t, s, "move d2", "WCP-11", "move.entrance")
	play(t, s, "move d1")
	wantAsked(t, s, 0, "move")
	wantSeat(t, s, 1, "d1 fire 2 armour 6 boosters 2")
}

// Without a hall behind the entrance the pawn stays and the turn goes on.
func TestWCP11APawnThatCannotMoveStays(t *testing.T) {
	s := started(t, 2, 3, nil)
	wantAsked(t, s, 0, "place")
	if len(legal(s, "hall")) == 0 || len(legal(s, "content")) != 0 {
		t.Error("the first turn lays no hall, or content without a hall")
	}
}

func TestWCP12BoosterCrossesAHall(t *testing.T) {
	s := at(t, 3, "", corridorHalls, stands(0, "d6"), stands(1, "d5"), stands(2, "d3"))
	wantLegal(t, s, "boost", "boost d5 d4")
	wantRefused(t, s, "boost d5 d6", "WCP-12", "boost.back")
	wantRefused(t, s, "boost d5 d3", "WCP-11", "move.far")
	wantRefused(t, s, "boost d4 d3", "WCP-11", "move.far")
	wantRefused(t, s, "boost d7 out", "WCP-13", "leave.closed")
	j := play(t, s, "boost d5 d4")
	wantEvents(t, happened(j)[:1], "WCP-12 boost")
	wantSeat(t, s, 0, "d4 fire 2 armour 8 boosters 0")
	wantAsked(t, s, 1, "move") // nobody was met in d5

	s = at(t, 2, "", corridorHalls, stands(0, "d6"), left(0, 8, 0))
	wantRefused(t, s, "boost d5 d4", "WCP-12", "boost.none")
}

func TestWCP12BoosterFromTheEntrancePastAGuard(t *testing.T) {
	s := at(t, 2, "", corridorHalls, content("d7", "sensor", "111111"), content("d6", "scrap"))
	wantLegal(t, s, "boost", "boost d7 d6")
	play(t, s, "boost d7 d6")
	wantSeat(t, s, 0, "d6 fire 2 armour 8 boosters 0 owned [scrap]")
	if s.content[field(t, "d7")] != token(t, "sensor") {
		t.Error("the guard of the crossed hall is gone")
	}
}

func TestWCP13NoWayOutInStageI(t *testing.T) {
	s := at(t, 2, "", corridorHalls, stands(0, "d7"))
	wantRefused(t, s, "leave", "WCP-13", "leave.closed")
	wantLegal(t, s, "leave")
}

func TestWCP37NoMoveEndsInTheCentreAfterThePress(t *testing.T) {
	s := at(t, 2, "", corridorHalls, pressed(StageLastRound, 0), stands(0, "d4"), stands(1, "d3"), turnOf(1))
	wantRefused(t, s, "move d4", "WCP-37", "move.centre")
	wantRefused(t, s, "boost d2 d4", "WCP-11", "move.far")
	found := false
	for _, m := range legal(s, "boost") {
		found = found || m == "boost d4 d5"
	}
	if !found {
		t.Errorf("the central hall cannot be crossed: %q", legal(s, "boost"))
	}
	play(t, s, "boost d4 d5")
	wantSeat(t, s, 1, "d5 fire 2 armour 6 boosters 1")
}

// Who stands in the central hall when the button is pressed leaves it with the
// next move.
func TestWCP37WhoStandsInTheCentreLeavesIt(t *testing.T) {
	s := at(t, 2, "", corridorHalls, pressed(StageLastRound, 0), stands(0, "d4"), stands(1, "d4"), turnOf(1))
	wantRefused(t, s, "boost d3 d4", "WCP-12", "boost.back")
	wantRefused(t, s, "stay", "WCP-11", "stay.can-move")
	play(t, s, "move d5")
	wantAsked(t, s, 0, "move")
	if s.stage != StageRemoval {
		t.Errorf("stage %s", s.stage)
	}
}

func TestWCP39LeavingByAnyOpenExit(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(1), stands(0, "d1"), stands(1, "d7"), stands(2, "d3"))
	wantLegal(t, s, "leave", "leave") // the west entrance is passive
	j := play(t, s, "leave")
	wantEvents(t, happened(j), "WCP-39 leave")
	wantSeat(t, s, 0, "left fire 2 armour 8 boosters 1")

	// The hall on d1 shows a wall to the outside.
	s = at(t, 3, "", lays("d1 110001", "d2 111110", "d3 111110", "d7 111110"),
		escape(1), stands(0, "d1"), stands(1, "d7"), stands(2, "d3"))
	wantRefused(t, s, "leave", "WCP-39", "leave.wall")
	s = at(t, 2, "", corridorHalls, escape(1), stands(0, "d6"), stands(1, "d2"))
	wantRefused(t, s, "leave", "WCP-39", "leave.no-exit")
	wantRefused(t, s, "boost d5 out", "WCP-39", "leave.no-exit")
	j = play(t, s, "boost d7 out")
	wantEvents(t, happened(j, "WCP-12"), "WCP-12 boost-out")
	wantSeat(t, s, 0, "left fire 2 armour 8 boosters 0")
}

// A pawn that can move to no hall but can leave must leave.
func TestWCP39WhoCanOnlyLeaveMust(t *testing.T) {
	s := at(t, 2, "", lays("d7 111110", "d1 110110"), escape(1), stands(0, "d7"), stands(1, "d1"))
	wantLegal(t, s, "", "leave")
	wantRefused(t, s, "stay", "WCP-39", "stay.can-leave")
}

func TestWCP41AtTheEntranceInStageII(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(2), stands(1, "d2"), stands(2, "d3"))
	if got := legal(s, ""); len(got) != 3 {
		t.Errorf("legal %q", got)
	}
	wantLegal(t, s, "leave", "leave")
	wantLegal(t, s, "move", "move d7")
	wantRefused(t, s, "boost d7 out", "WCP-12", "boost.back")
	j := play(t, s, "leave")
	wantEvents(t, happened(j), "WCP-41 leave")
	if p := s.players[0]; p.fate != Left || p.exit != 1 {
		t.Errorf("%+v", p)
	}

	// One that cannot enter has left.
	s = at(t, 3, "", corridorHalls, escape(1), stands(0, "d6"), stands(1, "d2"), holds(0, "scrap"))
	j = play(t, s, "move d5", "content scrap d6", "move d1")
	wantEvents(t, happened(j, "WCP-41"))
	wantAsked(t, s, 1, "destroy")
	j = play(t, s, "destroy d3")
	wantEvents(t, happened(j, "WCP-41"), "WCP-41 shut-out")
	wantSeat(t, s, 2, "left fire 1 armour 10 boosters 2")
}

// Only a booster across the central hall would lead on.
func TestWCP53NobodyHasToUseABooster(t *testing.T) {
	s := at(t, 2, "", lays("d3 100100", "d2 011110"),
		pressed(StageLastRound, 0), stands(0, "d4"), stands(1, "d3"), turnOf(1), holds(1, "scrap"))
	wantRefused(t, s, "move d4", "WCP-37", "move.centre")
	wantLegal(t, s, "stay", "stay")
	if p := s.Prompt(); p.Pass == nil || p.Pass.Move != Plain(VerbStay) || len(legal(s, "boost")) == 0 {
		t.Errorf("prompt %+v", p)
	}
	j := play(t, s, "stay")
	wantEvents(t, happened(j), "WCP-53 stay")
	wantAsked(t, s, 1, "place")
	s.players[1].boosters = 0
	s.phase = PhaseMove
	s.settle(nil)
	wantAsked(t, s, 1, "place") // nothing to decide without a booster
}
