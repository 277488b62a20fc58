package wcp

import (
	"fmt"
	"testing"

	"schron/rules"
)

func TestWCP48TheGameEndsWhenNobodyIsOnTheWay(t *testing.T) {
	s := at(t, 3, "", lays("d7 111110", "d6 111110", "d2 111110"), escape(0), stands(0, "d7"), stands(1, "d2"), gone(2, Left, 1), owns(0, "scrap"))
	wantRefusedOver := func() {
		t.Helper()
		m := OnField(VerbDestroy, field(t, "d6"))
		if r := rules.AsRefusal(s.Check(m)); r == nil || r.Rule != "WCP-48" || r.Text.Key != "frame.refuse.over" {
			t.Errorf("a move after the end is answered with %v", r)
		}
		if s.Actor() != -1 || len(s.Legal(nil)) != 0 || s.Status().Phase != "over" {
			t.Errorf("seat %d decides", s.Actor())
		}
	}
	// At once with the leaving, before the destruction of that turn.
	j := play(t, s, "leave")
	wantEvents(t, happened(j), "WCP-39 leave", "WCP-49 win")
	wantRefusedOver()
}

// A game that ends with an attack leaves nothing of that turn behind.
func TestWCP48TheLastTurnIsOver(t *testing.T) {
	s := at(t, 2, "", corridorHalls, escape(0), stands(0, "d5"), stands(1, "d6"), turnOf(1), left(0, 1, 0), left(1, 1, 0))
	j := play(t, s, "move d5", "attack 0")
	wantEvents(t, happened(j, "WCP-40", "WCP-49"), "WCP-40 thrown-out", "WCP-40 thrown-out", "WCP-49 win", "WCP-49 win")
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	if back, err := (Game{}).Decode(data); err != nil || tidy(back.(*State)) != tidy(s) {
		t.Errorf("the end is read back with %v", err)
	}
	if v := viewOf(s, 0); v.Done.Attacked != rules.NoSeat || v.Turn != rules.NoSeat || v.Actor != rules.NoSeat {
		t.Errorf("%+v", v.Done)
	}
}

func TestWCP49HighestSumOfThoseWhoLeft(t *testing.T) {
	for name, c := range map[string]struct {
		owned   [3]string
		fates   [3]Fate
		exits   [3]int8
		winners string
		reason  string
	}{
		"sum":     {[3]string{"core", "cell", "prototype"}, [3]Fate{Left, Left, Lost}, [3]int8{2, 1, 0}, "[0]", "points"},
		"earlier": {[3]string{"core", "core", "cell"}, [3]Fate{Left, Left, Left}, [3]int8{3, 1, 2}, "[1]", "earlier"},
		"shared":  {[3]string{"core", "core", "cell"}, [3]Fate{Left, Left, Left}, [3]int8{2, 2, 1}, "[0 1]", "shared"},
		"nobody":  {[3]string{"core", "core", "cell"}, [3]Fate{Lost, Resigned, Lost}, [3]int8{}, "[]", "nobody"},
	} {
		changes := []change{lays("d7 111110"), escape(0), inPhase(PhaseOver)}
		for seat := range 3 {
			changes = append(changes, owns(seat, c.owned[seat]), gone(seat, c.fates[seat], c.exits[seat]))
		}
		s := at(t, 3, "", changes...)
		r := s.Result()
		if !r.Over || fmt.Sprint(r.Winners) != c.winners || r.Reason.Key != "wcp.result."+c.reason {
			t.Errorf("%s: %+v", name, r)
		}
		for seat := range 3 {
			if (r.Scores[seat] > 0) != (c.fates[seat] == Left) {
				t.Errorf("%s: scores %v", name, r.Scores)
			}
		}
	}
}

// Two that leave in the same fight leave at the same moment.
func TestWCP49TogetherInOneFight(t *testing.T) {
	s := at(t, 3, "", corridorHalls, escape(2), stands(0, "d6"), stands(1, "d5"), stands(2, "d2"),
		left(0, 1, 0), left(1, 1, 0), owns(0, "core"), owns(1, "core"))
	play(t, s, "move d5", "attack 1")
	if s.players[0].exit != 1 || s.players[1].exit != 1 || s.left != 1 {
		t.Errorf("leavings %d and %d of %d", s.players[0].exit, s.players[1].exit, s.left)
	}
	if v := viewOf(s, 2); fmt.Sprint(v.Standing) != "[0 1]" {
		t.Errorf("standing %v", v.Standing)
	}
}

// teamEnd ends a game of three teams: seats s and s+3 are one.
func teamEnd(t *testing.T, owned [6]string, exits [6]int8) *State {
	t.Helper()
	changes := []change{team(3), lays("d7 111110"), escape(0), inPhase(PhaseOver)}
	for seat := range 6 {
		if owned[seat] != "" {
			changes = append(changes, owns(seat, owned[seat]))
		}
		fate := Left
		if exits[seat] == 0 {
			fate = Lost
		}
		changes = append(changes, gone(seat, fate, exits[seat]))
	}
	return at(t, 6, "", changes...)
}

func TestWCP50TheTeamsSumCounts(t *testing.T) {
	s := teamEnd(t, [6]string{"cell", "core", "cell", "board", "prototype", "cell"}, [6]int8{1, 2, 3, 4, 0, 5})
	if r := s.Result(); fmt.Sprint(r.Winners) != "[0 3]" || r.Reason.Key != "wcp.result.points" {
		t.Errorf("%+v", r)
	}
	// A tie at 4: the last scoring pawn of the second team left earlier.
	s = teamEnd(t, [6]string{"cell", "core", "scrap", "cell", "", ""}, [6]int8{1, 2, 3, 4, 5, 6})
	if r := s.Result(); fmt.Sprint(r.Winners) != "[1 4]" || r.Reason.Key != "wcp.result.earlier" {
		t.Errorf("%+v", r)
	}
}

// Without any trophies the last of all that left counts (WCP-56).
func TestWCP56TeamsWithoutTrophies(t *testing.T) {
	s := teamEnd(t, [6]string{}, [6]int8{1, 2, 3, 6, 5, 4})
	if r := s.Result(); fmt.Sprint(r.Winners) != "[2 5]" {
		t.Errorf("%+v", r)
	}
}
