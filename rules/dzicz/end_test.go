package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
)

func TestDZ30HoldersOfClaimedMissionsWin(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		open    Mission
		secret  Mission
		winners []int
		key     string
	}{
		"open":    {bastionDrawing, Bastion, Trail, []int{1}, "dzicz.result.missions"},
		"secret":  {bastionDrawing, Trail, Bastion, []int{0}, "dzicz.result.missions"},
		"both":    {bastionDrawing, Bastion, Bastion, []int{0, 1}, "dzicz.result.missions"},
		"nobody":  {bastionDrawing, Trail, Trail, nil, "dzicz.result.nobody"},
		"nothing": {". . . . . . . . . . . . A . . . . . . . . . . . B", Bastion, Bastion, nil, "dzicz.result.nobody"},
	} {
		s := at(t, 2, c.drawing, lastGo(2), inTurn(12), openRow(c.open), secrets(c.secret, Resources))
		if s.Result().Over {
			t.Fatalf("%s: over too early", name)
		}
		j := play(t, s, "pass")
		r := s.Result()
		if !r.Over || !slices.Equal(r.Winners, c.winners) || r.Reason.Key != c.key || r.Scores != nil {
			t.Errorf("%s: result %+v", name, r)
		}
		if n, _ := r.Reason.Arg("turns"); n.N != s.Turns() {
			t.Errorf("%s: the result names %d turns", name, n.N)
		}
		want := []string{"DZ-30 nobody"}
		if len(c.winners) > 0 {
			want = slices.Repeat([]string{"DZ-30 win"}, len(c.winners))
		}
		wantEvents(t, happened(j, "DZ-30"), want...)
		if s.Actor() != rules.NoSeat || s.Status().Seat != rules.NoSeat || len(s.Legal(nil)) != 0 {
			t.Errorf("%s: somebody decides after the end", name)
		}
		wantOver(t, s)
		if v := viewOf(s, 0); !slices.Equal(v.WouldWin, append([]int{}, c.winners...)) || v.Go != rules.NoSeat || v.Actor != rules.NoSeat {
			t.Errorf("%s: the view names the winners %v", name, v.WouldWin)
		}
	}
}

// wantOver tests that after the end every move, whatever it is, is refused as
// such.
func wantOver(t *testing.T, s *State) {
	t.Helper()
	for m := range universe() {
		for _, err := range []error{s.Check(m), s.Apply(m, nil)} {
			if r := rules.AsRefusal(err); r == nil || r.Rule != "DZ-30" || r.Text.Key != "frame.refuse.over" {
				t.Fatalf("%+v after the end: %v", m, err)
			}
		}
	}
}

func TestDZ30AnUnclaimedSecretCardDoesNotCount(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. A# A# . .
		. . . . .
		. . . . .
		. . . . B
	`, lastGo(2), inTurn(12), openRow(Trail), secrets(Bastion, Resources), secretHeld(0), ownReward(Bastion, 0),
		func(s *State) { s.uncovered[0][Manoeuvre], s.covered[0][Manoeuvre] = 0, 2 })
	play(t, s, "pass") // it is put back at the very end
	if r := s.Result(); len(r.Winners) != 0 {
		t.Errorf("winners %v", r.Winners)
	}
}

func TestDZ31WhoHasNothingLeftIsSkipped(t *testing.T) {
	s := at(t, 3, `
		. . . . .
		. . . . .
		. . . . .
		. . B . .
		. . a . C
	`)
	play(t, s, "move c1 c2", "remove") // and seat 0 has a soldier only
	wantAsked(t, s, 2, "action")
	s = at(t, 3, `
		. . . . .
		. . . . .
		. . . . .
		. . B . .
		. . a . C
	`)
	j := play(t, s, "move c1 c2", "remove", "pass")
	wantEvents(t, happened(j, "DZ-31", "DZ-6"), "DZ-31 skip", "DZ-6 turn")
	wantAsked(t, s, 0, "move")
}

func TestDZ31AllSkippedToTheEnd(t *testing.T) {
	s := at(t, 2, ". . . . . . . . . . . . A . . . . . . . . . . . B", inPhase(PhaseAction))
	s.tokens = [MaxSeats]FieldSet{}
	play(t, s, "pass")
	if r := s.Result(); !r.Over || len(r.Winners) != 0 {
		t.Errorf("result %+v", r)
	}
}

func TestDZ32WhatCannotBeDonePassesByItself(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . . . .
		B# . . . .
		A . . . a
	`)
	// Seat 0 moves, then has only its outpost to build; seat 1 has no soldier.
	play(t, s, "move e1 d1")
	wantAsked(t, s, 0, "action")
	wantLegal(t, s, "outpost", "outpost a1")
	j := play(t, s, "outpost a1")
	wantAsked(t, s, 1, "action")
	wantEvents(t, happened(j), "DZ-13 outpost")

	s = at(t, 2, `
		. . . . .
		. . . . .
		. . . . .
		. . . . .
		a . . . B
	`)
	j = play(t, s, "move a1 b1")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-32 no-action")
	wantAsked(t, s, 1, "action")
}

func TestDZ32ARewardThatCannotBeUsedPassesByItself(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . Aa . .
		. . Aa . .
		. . Aa . .
		. . A . B
	`, lastGo(2), openRow(Trail), secrets(Resources, Bastion))
	j := play(t, s, "pass", "soldier c1")
	wantEvents(t, happened(j, "DZ-25", "DZ-32"), "DZ-25 reward.trail", "DZ-25 soldier", "DZ-32 no-reward")
	wantAsked(t, s, 0, "move")
}

func TestDZ32MovementEndsBeforeTheActionIsChosen(t *testing.T) {
	s := at(t, 2, assaultDrawing)
	play(t, s, "move c3 c4", "done")
	wantAsked(t, s, 0, "action")
	wantRefused(t, s, "move a5 a4", "DZ-15", "later.move")
}

func TestDZ33OnlyWhatIsAllowedCanBeDeclared(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . A#a . .
		. . . . .
		. . . . B
	`, inPhase(PhaseAction), holding(0, Manoeuvre))
	// The own manoeuvre would clear c3, but the declaration comes first.
	wantRefused(t, s, "soldier c3", "DZ-14", "soldier.occupied")
}

// Only after the last answer is looked at what has become impossible (DZ-33).
func TestDZ33JudgedAfterTheLastAnswer(t *testing.T) {
	s := at(t, 3, `
		. . . . .
		. . . . .
		. . A# b .
		. . c . .
		. . . . B
	`, inPhase(PhaseAction), holding(1, Manoeuvre), holding(2, Manoeuvre))
	play(t, s, "soldier c3", "manoeuvre d3 c3", "leave")
	// The field is taken now, but seat 2 is asked still and only then it fails.
	wantAsked(t, s, 2, "manoeuvre")
	j := play(t, s, "no")
	wantEvents(t, happened(j), "DZ-19 decline.manoeuvre", "DZ-19 fail")
	wantAsked(t, s, 0, "action")
}

func TestDZ34NotThisTurnLastsThroughTheRewards(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. A# A . .
		. A A . .
		. . . . .
		B . . . b
	`, openRow(Resources), secrets(Trail, Bastion), holding(1, Manoeuvre, Defence), inPhase(PhaseAction))
	play(t, s, "token d4")
	wantAsked(t, s, 1, "manoeuvre")
	play(t, s, "quiet", "done", "pass")
	wantAsked(t, s, 0, "extra_action")
	play(t, s, "token d3")
	wantAsked(t, s, 0, "extra_action") // not asked, still the same turn
	play(t, s, "token c5")
	if s.turn != 4 || s.silent != (silence{}) {
		t.Fatalf("turn %d, silent %v", s.turn, s.silent)
	}
	play(t, s, "outpost c3")
	wantAsked(t, s, 1, "manoeuvre") // a new turn
}
