package wcp

import "testing"

func TestWCP43TheHolderDestroys(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(0), stands(0, "d6"), stands(1, "d2"), stands(2, "d5"), content("d3", "core"))
	stack := s.tokensLeft
	if seat, turns, ok := viewOf(s, 1).NextFall(); seat != 0 || turns != 0 || !ok {
		t.Errorf("the next hall falls after %d turns by %d", turns, seat)
	}
	play(t, s, "move d7")
	wantAsked(t, s, 0, "destroy")
	// d3 borders the centre whatever the passages; d5 has a pawn on it.
	wantRefused(t, s, "destroy d5", "WCP-43", "destroy.pawn")
	wantRefused(t, s, "destroy c1", "WCP-45", "destroy.destroyed")
	wantRefused(t, s, "destroy d4", "WCP-43", "destroy.no-hall")
	wantRefused(t, s, "move d6", "WCP-43", "now.destroy")
	if got := names(viewOf(s, 0).Targets()); got != "[d1 d3 d6]" {
		t.Errorf("targets %s", got)
	}
	j := play(t, s, "destroy d3")
	wantEvents(t, happened(j, "WCP-43"), "WCP-43 destroy", "WCP-43 bury", "WCP-43 pass-on")
	if s.holder != 2 || s.tokensLeft != stack-HandSize+1 || !s.destroyed.Has(field(t, "d3")) {
		t.Errorf("holder %d, stack %d", s.holder, s.tokensLeft)
	}
	// The right neighbour of seat 0 is seat 2, so a turn goes by before the next fall.
	if seat, turns, _ := viewOf(s, 1).NextFall(); seat != 2 || turns != 1 {
		t.Errorf("the next hall falls after %d turns by %d", turns, seat)
	}
}

// With two players the right neighbour is the opponent: a hall falls every turn.
func TestWCP43WithTwoPlayersEveryTurn(t *testing.T) {
	s := at(t, 2, "", corridorHalls, escape(0), stands(0, "d6"), stands(1, "d2"))
	play(t, s, "move d7", "destroy d5", "move d1", "destroy d3")
	wantAsked(t, s, 0, "move")
	if s.holder != 0 || s.round != 6 {
		t.Errorf("holder %d, round %d", s.holder, s.round)
	}
}

// islands is a base of which only the corner at g1 is left, with its entrance.
func islands(t testing.TB) *State {
	t.Helper()
	return at(t, 3, "", lays("g1 101111", "f1 111110", "f2 111110", "g2 111110"), escape(0),
		stands(0, "g1"), stands(1, "f2"), stands(2, "g2"))
}

// Pawns stand in all halls that border destroyed ones, so that the corner falls
// although it borders none.
func TestWCP44AnyHallFallsIfNoneBorders(t *testing.T) {
	s := islands(t)
	play(t, s, "move f1")
	wantAsked(t, s, 0, "destroy")
	wantLegal(t, s, "", "destroy g1")
	j := play(t, s, "destroy g1")
	wantEvents(t, happened(j, "WCP-44"), "WCP-44 destroy")
	if !s.Result().Over { // nobody can leave any more
		t.Errorf("it goes on\n%s", drawBoard(s))
	}

	s = islands(t)
	s.players[1].pawn = field(t, "g2")
	s.findTrapped(nil)
	play(t, s, "move f1")
	wantRefused(t, s, "destroy g1", "WCP-43", "destroy.apart")
	wantLegal(t, s, "", "destroy f2")
}

// stalled has two pawns in the only halls that are left but d5, which is about
// to fall. Each could reach an exit through one empty field, but the bends in
// hand fit there in no rotation.
func stalled(t testing.TB) *State {
	t.Helper()
	return at(t, 2, "", lays("d6 100100", "d2 100100", "d5 111110"), escape(0), stands(0, "d6"), stands(1, "d2"),
		holds(0, "101000", "101000"), blankAt("d7", "d1"), inPhase(PhaseDestroy))
}

func TestWCP44TheBaseCollapses(t *testing.T) {
	s := stalled(t)
	if s.trap != 0 || s.fits(&s.players[0]) {
		t.Fatalf("trapped %b\n%s", s.trap, drawBoard(s))
	}
	j := play(t, s, "destroy d5")
	wantEvents(t, happened(j, "WCP-11", "WCP-44", "WCP-49"),
		"WCP-11 stuck", "WCP-44 idle", "WCP-11 stuck", "WCP-44 idle", "WCP-44 collapse", "WCP-49 nobody")
	if r := s.Result(); !r.Over || r.Winners != nil || r.Reason.Key != "wcp.result.collapse" {
		t.Errorf("result %+v", r)
	}
}

// idle notes passes of the central hall without destruction.
func idle(n int8) change { return func(_ testing.TB, s *State) { s.idle = n } }

// Only passes in a row count.
func TestWCP44ADestructionInBetweenCounts(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(0), stands(0, "d6"), stands(1, "d2"), stands(2, "d5"), idle(2))
	play(t, s, "move d7", "destroy d3")
	if s.idle != 0 || viewOf(s, 0).IdlePasses != 0 {
		t.Errorf("%d passes in vain", s.idle)
	}
}

// Who resigns is left out of the round of passing: fewer passes make it up.
func TestWCP44ResigningShortensTheRound(t *testing.T) {
	s := dungeon(t, turnOf(1), idle(2))
	play(t, s, "resign")
	if s.idle != 1 || s.collapsed() {
		t.Errorf("%d passes in vain of %d", s.idle, s.passers())
	}
	wantAsked(t, s, 2, "move")
}

func TestWCP45DestroyedHallsAreGone(t *testing.T) {
	s := at(t, 2, "", corridorHalls, escape(0), stands(0, "d6"), stands(1, "d2"), holds(1, "scrap"))
	play(t, s, "move d7", "destroy d6")
	wantRefused(t, s, "content scrap d6", "WCP-10", "now.move")
	play(t, s, "move d1")
	wantRefused(t, s, "content scrap d6", "WCP-16", "content.no-hall")
	play(t, s, "content scrap d2", "destroy d3")
	wantRefused(t, s, "move d6", "WCP-45", "move.destroyed")
}

// Who has left still gets the central hall, destroys and passes it on.
func TestWCP46TheLeftStillDestroy(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(0), stands(0, "d7"), stands(1, "d2"), stands(2, "d3"))
	j := play(t, s, "leave") // ends the turn except for the destruction
	wantEvents(t, happened(j), "WCP-39 leave")
	wantAsked(t, s, 0, "destroy")
	if p := s.Prompt(); p.Private || p.Reaction {
		t.Errorf("nothing secret of seat 0 is left to show: %+v", p)
	}
	play(t, s, "destroy d5")
	wantAsked(t, s, 1, "move")
	play(t, s, "move d1")
	wantAsked(t, s, 2, "move")
	play(t, s, "move d2")
	wantAsked(t, s, 2, "destroy")
	play(t, s, "destroy d3")
	// Seat 0 has left and does not hold the central hall: it is left out.
	wantAsked(t, s, 1, "move")
	if s.holder != 1 {
		t.Errorf("holder %d", s.holder)
	}
}

// Who left on an earlier turn has a turn as soon as the central hall comes round.
func TestWCP46TheLeftReceiveTheCentralHall(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(1), stands(1, "d2"), stands(2, "d6"), turnOf(1), gone(0, Left, 1))
	play(t, s, "move d1", "destroy d3")
	if s.holder != 0 {
		t.Fatalf("holder %d", s.holder)
	}
	wantAsked(t, s, 2, "move")
	play(t, s, "move d7")
	wantAsked(t, s, 0, "destroy")
	wantLegal(t, s, "", "destroy d2", "destroy d5", "destroy d6")
	play(t, s, "destroy d5")
	wantAsked(t, s, 1, "move")
}
