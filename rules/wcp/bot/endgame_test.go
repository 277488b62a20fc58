package bot

import (
	"testing"

	game "schron/rules/wcp"
)

// hopes are the chances that a bot which reckons with the end gives everybody.
func hopes(s *game.State) []int32 {
	chance := make([]int32, s.Seats())
	Mind{Ending: true, Weights: &HandSet}.Judge(s, chance)
	return chance
}

// TestWhoLeftWithMoreIsCaughtByTrophiesAlone: who is inside must bring out more than
// what somebody has brought out already, and with as much comes too late (WCP-49).
func TestWhoLeftWithMoreIsCaughtByTrophiesAlone(t *testing.T) {
	base := []change{corridorHalls, escape(0), stands(0, "d7"), gone(1, game.Left, 1), owns(1, "core")}
	less := hopes(at(t, 2, append(base, owns(0, "board"))...))[0]
	equal := hopes(at(t, 2, append(base, owns(0, "board", "scrap"))...))
	more := hopes(at(t, 2, append(base, owns(0, "prototype"))...))
	if less >= equal[0] || equal[0] >= certain/2 || more[0] < certain*9/10 {
		t.Errorf("with less %d, with as much %d, with more %d", less, equal[0], more[0])
	}
	if more[1] > certain/10 || equal[1] < certain/2 {
		t.Errorf("who has left has %d, then %d", equal[1], more[1])
	}
}

// TestALeadIsWorthLeavingFor: who leads is the safer outside, who is behind is lost
// there (WCP-49).
func TestALeadIsWorthLeavingFor(t *testing.T) {
	base := []change{corridorHalls, escape(1), turnOf(1), stands(1, "d1"), owns(0, "prototype", "core"), owns(1, "cell")}
	inside := hopes(at(t, 2, append(base, stands(0, "d7"))...))
	outside := hopes(at(t, 2, append(base, gone(0, game.Left, 1))...))
	if outside[0] <= inside[0] || outside[1] >= inside[1] {
		t.Errorf("the leader inside %v, outside %v", inside, outside)
	}
	behind := hopes(at(t, 2, append(base, turnOf(0), stands(0, "d7"), gone(1, game.Left, 1))...))
	if behind[1] >= inside[1] {
		t.Errorf("who is behind: %d inside, %d outside", inside[1], behind[1])
	}
}

// TestWhoCannotComeOutHasNoHope, whatever is owned; then the others need but to leave
// (WCP-47, WCP-49).
func TestWhoCannotComeOutHasNoHope(t *testing.T) {
	s := at(t, 2, corridorHalls, escape(1), stands(0, "d7"), gone(1, game.Lost, 0), owns(1, "prototype", "core"))
	if got := hopes(s); got[1] != 1 || got[0] < certain*9/10 {
		t.Errorf("%v", got)
	}
}

// TestAGuardThatWouldWinBarsTheWayOut of who has no booster to pass over it (WCP-12,
// WCP-28). That of a pawn on the other side of it is free.
func TestAGuardThatWouldWinBarsTheWayOut(t *testing.T) {
	for _, c := range []struct {
		boosters int
		edge     game.Dir // that the guard covers on d6
		barred   bool
	}{{0, game.West, true}, {0, game.East, false}, {1, game.West, false}} {
		base := []change{corridorHalls, escape(1), stands(0, "d5"), stands(1, "d2"), left(0, 4, c.boosters), owns(0, "core")}
		free := hopes(at(t, 2, append(base, content("d6", "scrap", 0))...))[0]
		got := hopes(at(t, 2, append(base, content("d6", "cerberus", c.edge.Edge()))...))[0]
		if barred := got < free*4/5; barred != c.barred {
			t.Errorf("%+v: %d, with the way free %d", c, got, free)
		}
	}
}

// TestWhoLeadsGainsByThePress among any number of players, and nobody else does: before and
// after it chances count alike (WCP-35, WCP-49).
func TestWhoLeadsGainsByThePress(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		for lead, want := range map[string]bool{"prototype": true, "": false} {
			changes := []change{corridorHalls, withoutStack, stands(0, "d5")}
			for seat := 1; seat < seats; seat++ {
				changes = append(changes, stands(seat, []string{"b3", "f3", "b4", "f4", "d2"}[seat-1]))
			}
			if lead != "" {
				changes = append(changes, owns(0, lead, lead, lead))
			}
			s := at(t, seats, changes...)
			play(t, s, "move d4")
			then := *s
			play(t, s, "press")
			play(t, &then, "pass")
			if pressed, passed := hopes(s), hopes(&then); (pressed[0] > passed[0]) != want {
				t.Errorf("%d seats, with %q more: %v after the press, %v without", seats, lead, pressed, passed)
			}
		}
	}
}

// TestBeforeThePressTheLeadCounts: until then nothing is different (WCP-36).
func TestBeforeThePressTheLeadCounts(t *testing.T) {
	s := at(t, 2, corridorHalls, stands(0, "d6"), stands(1, "d2"), owns(0, "core"))
	plain := make([]int32, 2)
	Mind{Weights: &HandSet}.Judge(s, plain)
	if got := hopes(s); got[0] != plain[0] || got[1] != plain[1] {
		t.Errorf("%v, by the lead alone %v", got, plain)
	}
}

// TestATeamHasOneHope: all its pawns have the same chance, and what one has brought out
// counts for all (WCP-50).
func TestATeamHasOneHope(t *testing.T) {
	base := []change{corridorHalls, team(3), escape(1), turnOf(1), gone(0, game.Left, 1)}
	for i, f := range []string{"d6", "d5", "d1", "d2", "d3"} {
		base = append(base, stands(i+1, f))
	}
	without := hopes(at(t, 6, base...))
	with := hopes(at(t, 6, append(base, owns(0, "prototype"))...))
	for _, got := range [][]int32{without, with} {
		if got[0] != got[3] || got[1] != got[4] || got[2] != got[5] {
			t.Errorf("%v", got)
		}
	}
	if with[3] <= without[3] {
		t.Errorf("with a trophy brought out %d, without %d", with[3], without[3])
	}
}
