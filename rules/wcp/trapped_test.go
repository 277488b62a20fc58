package wcp

import (
	"testing"

	"schron/rules"
)

// dungeon has seat 1 in a hall without a way out, seat 0 at the exit.
func dungeon(t testing.TB, changes ...change) *State {
	t.Helper()
	return at(t, 3, "", append([]change{
		lays("d7 111110", "d6 111110", "d3 111110", "d2 111110"), escape(0), stands(0, "d7"), stands(1, "d2"), stands(2, "d6"),
	}, changes...)...)
}

func TestWCP47NoPathToAnExit(t *testing.T) {
	s := dungeon(t)
	if s.trap != rules.Seats(1) || !viewOf(s, 0).Players[1].Trapped {
		t.Errorf("trapped %b", s.trap)
	}
	if _, ok := viewOf(s, 0).PathToExit(1); ok {
		t.Error("there is a path")
	}
	if path, ok := viewOf(s, 0).PathToExit(2); !ok || names(path) != "[d7]" {
		t.Errorf("path %v", path)
	}
	wantRefused(t, s, "resign", "WCP-47", "resign.not-trapped")
	play(t, s, "move d6", "pass", "destroy d7") // now all are
	if !s.Result().Over {
		t.Error("it goes on")
	}
}

// Empty fields are ways as long as halls are to come; guards do not matter.
func TestWCP47EmptyFieldsWhileHallsAreToCome(t *testing.T) {
	gap := func() *State {
		return at(t, 2, "", lays("d7 111110", "d2 111111"), escape(0), stands(0, "d7"), stands(1, "d2"),
			holds(0, "111111"), blankAt("d1"))
	}
	s := gap()
	if s.trap != 0 {
		t.Fatalf("trapped %b\n%s", s.trap, drawBoard(s))
	}
	j := play(t, s, "leave") // with the last hall in hand
	wantEvents(t, happened(j), "WCP-39 leave", "WCP-47 trapped", "WCP-49 win")
	s = gap()
	s.phase = PhasePlace
	s.settle(nil)
	play(t, s, "hall 111111 d1")
	if s.trap != 0 {
		t.Errorf("trapped %b\n%s", s.trap, drawBoard(s))
	}
}

func TestWCP47PlayingOnOrResigning(t *testing.T) {
	s := dungeon(t, holds(1, "scrap", "cell"))
	play(t, s, "move d6", "pass", "destroy d3")
	wantAsked(t, s, 1, "move")
	wantLegal(t, s, "", "stay", "resign")
	if p := s.Prompt(); p.Text.Key != "wcp.prompt.move.trapped" || len(p.Choices) != 1 || p.Pass == nil {
		t.Errorf("prompt %+v", p)
	}
	after := *s
	wantEvents(t, happened(play(t, &after, "stay")), "WCP-53 stuck") // there is no booster to save
	wantAsked(t, &after, 1, "place")
	j := play(t, s, "resign")
	wantEvents(t, happened(j), "WCP-47 resign")
	wantAsked(t, s, 2, "move")
	if s.players[1].fate != Resigned || s.trap != 0 || s.passers() != 2 {
		t.Errorf("fate %s, trapped %b", s.players[1].fate, s.trap)
	}
	play(t, s, "move d7")
	wantAsked(t, s, 2, "destroy") // d7 to the right of seat 0 is seat 2
}

// The right neighbour of seat 2 resigned, so that seat 0 comes next.
func TestWCP47PassingLeavesOutTheResigned(t *testing.T) {
	s := dungeon(t, gone(1, Resigned, 0), turnOf(2), func(_ testing.TB, s *State) { s.holder = 2 })
	play(t, s, "move d7", "pass")
	wantAsked(t, s, 2, "destroy")
	play(t, s, "destroy d6")
	if s.holder != 0 {
		t.Errorf("holder %d", s.holder)
	}
}

// A resigning holder passes the central hall on without destroying.
func TestWCP47AResigningHolderPassesOn(t *testing.T) {
	s := dungeon(t, turnOf(1), func(_ testing.TB, s *State) { s.holder = 1 })
	destroyed := s.destroyed
	j := play(t, s, "resign")
	wantEvents(t, happened(j), "WCP-47 resign", "WCP-43 pass-on")
	if s.holder != 0 || s.destroyed != destroyed {
		t.Errorf("holder %d", s.holder)
	}
	wantAsked(t, s, 2, "move")
}

// The last one in the passing keeps the central hall and destroys at the end of
// each own turn.
func TestWCP47TheLastOneKeepsTheCentralHall(t *testing.T) {
	s := dungeon(t, gone(1, Resigned, 0), gone(2, Resigned, 0))
	play(t, s, "move d6", "destroy d3")
	wantAsked(t, s, 0, "move")
	if s.holder != 0 || s.passers() != 1 {
		t.Errorf("holder %d", s.holder)
	}
	play(t, s, "move d7")
	play(t, s, legalOne(t, s, "content"))
	wantAsked(t, s, 0, "destroy")
}

// A trapped pawn whose vehicle is destroyed is out of play and has not left. It
// still takes part in the passing, and its halls are none to come (WCP-55).
func TestWCP55TheLostOnlyDestroy(t *testing.T) {
	s := dungeon(t, turnOf(1), content("d3", "mech", "100100"), left(1, 1, 0), owns(1, "core"), func(_ testing.TB, s *State) { s.holder = 1 })
	j := play(t, s, "move d3")
	wantEvents(t, happened(j, "WCP-47", "WCP-40"), "WCP-47 lost")
	if p := s.players[1]; p.fate != Lost || p.exit != 0 || s.left != 0 {
		t.Errorf("%+v", p)
	}
	wantAsked(t, s, 1, "destroy")
	play(t, s, "destroy d3")
	wantAsked(t, s, 2, "move")

	s = at(t, 3, "", lays("d7 111110", "d2 111111"), escape(0), stands(0, "d7"), stands(2, "d2"), gone(1, Lost, 0),
		holds(1, "111111"), blankAt("d1"))
	if s.trap != rules.Seats(2) {
		t.Errorf("trapped %b: halls of a lost player count", s.trap)
	}
}
