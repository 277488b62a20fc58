package wcp

import "testing"

func TestWCP35PressingTheButton(t *testing.T) {
	s := at(t, 3, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d3"), stands(2, "d3"), holds(0, "scrap"))
	play(t, s, "move d4")
	wantAsked(t, s, 0, "meet")
	wantLegal(t, s, "", "press", "pass")
	j := play(t, s, "press")
	wantEvents(t, happened(j), "WCP-35 press")
	if s.stage != StageLastRound || s.presser != 0 {
		t.Errorf("stage %s, presser %d", s.stage, s.presser)
	}
	wantAsked(t, s, 0, "place")
	play(t, s, "content scrap d5")
	wantAsked(t, s, 1, "move")
}

func TestWCP35WhenTheButtonCannotBePressed(t *testing.T) {
	s := at(t, 3, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), stands(2, "d4"),
		owns(0, "scrap"), owns(2, "cell"), holds(0, "scrap"))
	play(t, s, "move d4")
	wantLegal(t, s, "", "attack 1", "attack 2", "trade 2", "press", "pass")
	play(t, s, "attack 1")
	wantRefused(t, s, "press", "WCP-35", "press.instead")

	s = at(t, 2, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d4"), holds(0, "111111", "scrap"))
	play(t, s, "move d4")
	wantRefused(t, s, "press", "WCP-35", "press.hand")

	s = at(t, 2, "", corridorHalls, stands(0, "d5"), stands(1, "d4"), holds(0, "scrap"))
	play(t, s, "move d4")
	wantRefused(t, s, "press", "WCP-35", "press.stack")

	s = at(t, 2, "", corridorHalls, withoutStack, stands(0, "d6"), stands(1, "d5"), holds(0, "scrap"))
	play(t, s, "move d5")
	wantRefused(t, s, "press", "WCP-35", "press.elsewhere")
}

// Only the presser's own hand counts; allies may hold halls (WCP-50).
func TestWCP35InTheTeamGame(t *testing.T) {
	s := at(t, 6, "", corridorHalls, withoutStack, team(2), stands(0, "d5"), holds(2, "111111"))
	play(t, s, "move d4")
	wantLegal(t, s, "press", "press")
}

// In the team game everybody else is all other pawns, the own ones too (WCP-50).
func TestWCP36InTheTeamGame(t *testing.T) {
	s := at(t, 6, "", corridorHalls, withoutStack, team(2), stands(0, "d5"), stands(1, "d2"), stands(2, "d2"), stands(3, "d6"),
		stands(4, "d6"), stands(5, "d7"))
	play(t, s, "move d4", "press")
	for seat, move := range []string{1: "move d1", 2: "move d1", 3: "move d7", 4: "move d7", 5: "move d6"} {
		if seat == 0 {
			continue
		}
		wantAsked(t, s, seat, "move")
		if s.stage != StageLastRound {
			t.Fatalf("stage %s in the turn of seat %d", s.stage, seat)
		}
		play(t, s, move)
		if s.ask == DecideMeet {
			play(t, s, "pass")
		}
	}
	wantAsked(t, s, 0, "move")
	if s.stage != StageRemoval {
		t.Errorf("stage %s", s.stage)
	}
}

func TestWCP36EverybodyElseHasOneMoreTurn(t *testing.T) {
	s := at(t, 3, "", corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d2"), stands(2, "d2"), turnOf(0), holds(1, "111111", "scrap"))
	play(t, s, "move d4", "press")
	wantAsked(t, s, 1, "move")
	// By the rules of stage I: halls are laid, exits are closed.
	wantRefused(t, s, "leave", "WCP-13", "leave.closed")
	play(t, s, "move d1")
	play(t, s, legalOne(t, s, "hall"), "content scrap d3")
	wantAsked(t, s, 2, "move")
	play(t, s, "move d1")
	wantAsked(t, s, 2, "meet")
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "WCP-36"), "WCP-36 stage-two")
	wantAsked(t, s, 0, "move")
	if s.stage != StageRemoval {
		t.Errorf("stage %s", s.stage)
	}
}

func legalOne(t testing.TB, s *State, word string) string {
	t.Helper()
	all := legal(s, word)
	if len(all) == 0 {
		t.Fatalf("no %s is legal\n%s", word, drawBoard(s))
	}
	return all[0]
}

func TestWCP38TheCentralHallIsTakenOff(t *testing.T) {
	s := at(t, 3, "", corridorHalls, pressed(StageRemoval, 0), stands(0, "d4"), stands(1, "d2"), stands(2, "d2"), holds(0, "scrap"))
	play(t, s, "move d5")
	j := play(t, s, "content scrap d6")
	wantEvents(t, happened(j, "WCP-38", "WCP-39"), "WCP-38 remove", "WCP-39 exits")
	if s.halls.Has(Centre) || s.holder != 2 || s.stage != StageEscape {
		t.Errorf("holder %d, stage %s", s.holder, s.stage)
	}
	wantAsked(t, s, 1, "move")
	wantRefused(t, s, "move d4", "WCP-11", "move.far")
	play(t, s, "move d3")
	wantAsked(t, s, 2, "move") // seat 1 does not hold the central hall: nothing falls yet
	play(t, s, "move d1")
	wantAsked(t, s, 2, "destroy")
	// The first halls fall around the centre (WCP-43).
	wantLegal(t, s, "", "destroy c3", "destroy c4", "destroy e3", "destroy e4")
}

func TestWCP38NothingMovesIntoTheEmptyCentre(t *testing.T) {
	s := at(t, 2, "", corridorHalls, escape(1), stands(0, "d5"), stands(1, "d3"))
	wantRefused(t, s, "move d4", "WCP-38", "move.removed")
}

// A presser wrecked in the first turn of stage II goes to its entrance, still
// lays content and still takes the central hall off.
func TestWCP40BeforeTheRemovalAWreckIsNotOut(t *testing.T) {
	s := at(t, 2, "", corridorHalls, pressed(StageRemoval, 0), stands(0, "d4"), stands(1, "d2"), left(0, 1, 0),
		content("d5", "mech", "100100"), holds(0, "scrap"))
	play(t, s, "move d5")
	wantAsked(t, s, 0, "place")
	play(t, s, "content scrap d5")
	wantSeat(t, s, 0, "entrance fire 2 armour 8 boosters 1")
	if s.holder != 1 || s.stage != StageEscape {
		t.Errorf("holder %d, stage %s", s.holder, s.stage)
	}
}

// From then on a wrecked vehicle has left, with what it still owns.
func TestWCP40WreckedMeansLeft(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(2), stands(0, "d6"), stands(1, "d5"), stands(2, "d5"), holds(0, "scrap"),
		owns(1, "core", "cell"), left(1, 1, 0))
	j := play(t, s, "move d5", "attack 1", "take cell")
	wantEvents(t, happened(j, "WCP-40"), "WCP-40 thrown-out")
	wantSeat(t, s, 1, "left fire 2 armour 6 boosters 2 owned [core]")
	wantAsked(t, s, 0, "place")

	// In the own turn it ends the turn at once (WCP-46).
	s = at(t, 2, "", corridorHalls, escape(1), stands(0, "d6"), stands(1, "d2"), content("d5", "mech", "100100"), left(0, 1, 0), owns(0, "core"), holds(0, "scrap"))
	play(t, s, "move d5")
	wantAsked(t, s, 1, "move")
	if p := s.players[0]; p.fate != Left || p.owned.any() || p.exit != 1 {
		t.Errorf("%+v", p)
	}
}
