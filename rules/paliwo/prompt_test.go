package paliwo

import (
	"testing"

	"schron/rules"
)

// promptCounts is the number that a prompt names, and of how many.
func promptCounts(t *testing.T, s *State) (n, of int) {
	t.Helper()
	p := s.Prompt().Text
	if a, ok := p.Arg("n"); ok {
		n = a.N
	}
	if a, ok := p.Arg("of"); ok {
		of = a.N
	}
	return n, of
}

// Prompts count what is still to do, not what was done.
func TestPromptsCountWhatIsToDo(t *testing.T) {
	s := newState(t, 1)
	for i, m := range placing {
		want, whole := 8-i, 8
		switch {
		case i >= 14:
			want, whole = 17-i, 3
		case i >= 8:
			want, whole = 14-i, 6
		}
		if n, of := promptCounts(t, s); n != want || of != whole {
			t.Errorf("before move %d %q: %d of %d to do, want %d of %d", i+1, m, n, of, want, whole)
		}
		play(t, s, m)
	}
	s = at(t, "3 l x x ^ . . . . . . b", moving(3))
	play(t, s, "crawl B3 B2")
	if n, _ := promptCounts(t, s); n != 2 {
		t.Errorf("%d activations are left", n)
	}
}

// Where the limit is reached, nobody is asked to activate: also where it is below
// what was activated.
func TestASpentLimitIsSaid(t *testing.T) {
	for limit, want := range map[int8]string{2: "paliwo.prompt.movement", 1: "paliwo.prompt.movement.spent", 0: "paliwo.prompt.movement.spent"} {
		s := at(t, "3 l x x ^ . . . . . . b", moving(3))
		play(t, s, "crawl B3 B2")
		s.limit = limit
		p := s.Prompt()
		if p.Text.Key != want || p.Pass == nil || (p.Detail.Key == "") != (limit < 2) {
			t.Errorf("with a limit of %d: %+v", limit, p)
		}
	}
	// Who is under way may go on.
	s := at(t, "3 l . . > . . . . . . .\n1 . . . . . . . . . . b", moving(1))
	play(t, s, "advance D3")
	if p := s.Prompt(); p.Text.Key != "paliwo.prompt.movement.last" || p.Detail.Key != "" {
		t.Errorf("with a zombie under way: %+v", p)
	}
}

// endOf is whether going on ends the go of the one who is asked.
func endOf(t *testing.T, s *State) bool {
	t.Helper()
	pass := s.Prompt().Pass
	if pass == nil {
		t.Fatalf("%s cannot be passed", s.decision())
	}
	return pass.Ends
}

// A choice says that it ends the go, so that it can be confirmed, if the other
// side is next.
func TestPromptsTellWhatEndsTheGo(t *testing.T) {
	s := at(t, twoHumans, holding(Flare))
	if !endOf(t, s) {
		t.Error("ending the human turn does not end the go")
	}
	for _, c := range s.Prompt().Choices {
		if want := c.Move.Verb == VerbSilence; c.Ends != want {
			t.Errorf("%s ends the go: %v", Game{}.Notation(c.Move), c.Ends)
		}
	}
	for _, c := range []struct {
		board string
		with  []change
		moves []string
		ends  bool
	}{
		{twoHumans, []change{moving(0)}, nil, false},
		{twoHumans, []change{moving(0)}, []string{"done", "new K12 S"}, true},
		{"3 l v . . . . . . . . b", []change{moving(0), holding(Clutch)}, []string{"done", "new K12 S"}, false},
		{"3 l v . . . . . . . . b", []change{moving(0), wounded(Lumberjack, 2), playedBefore(Clutch)}, []string{"done", "new K12 S"}, false},
		{"3 l v . . . . . . . . b", []change{moving(0), holding(Clutch)}, []string{"done", "new K12 S", "done"}, true},
		{"3 l v . . . . . . . . b", []change{moving(0), holding(Clutch), wounded(Lumberjack, 2)}, []string{"done", "new K12 S", "done"}, false},
	} {
		s := at(t, c.board, c.with...)
		play(t, s, c.moves...)
		if got := endOf(t, s); got != c.ends {
			t.Errorf("%q after %q: %s ends the go: %v", c.board, c.moves, s.decision(), got)
		}
	}
}

// Whose go it is: the human turn is the humans' to its very end, also while the
// zombie player turns those with two wounds.
func TestStatusTellsWhoseGoItIs(t *testing.T) {
	s := at(t, twoHumans, wounded(Lumberjack, 2))
	play(t, s, "end")
	if st := s.Status(); st.Seat != SeatHumans || s.Actor() != SeatZombies || st.Phase != "humans" || !s.Prompt().Reaction {
		t.Errorf("status %+v, actor %d", st, s.Actor())
	}
	play(t, s, "turned lumberjack N")
	if st := s.Status(); st.Seat != SeatZombies || st.Phase != "zombies" || s.Prompt().Reaction {
		t.Errorf("status %+v", st)
	}
	for _, o := range variants {
		s := stateOf(t, rules.Setup{Seed: 1, Options: o})
		if st := s.Status(); st.Seat != s.Actor() || st.Phase != "setup" || st.Turn != 0 {
			t.Errorf("with %v status %+v, actor %d", o, st, s.Actor())
		}
	}
}

// The way on that most players want is the way out with the fuel, and going on
// where nothing is given up by it.
func TestTheWayOnIsUrgedTo(t *testing.T) {
	main := func(s *State) string {
		p := s.Prompt()
		out := ""
		for _, c := range append(p.Choices, *p.Pass) {
			if c.Main {
				out += Game{}.Notation(c.Move) + " "
			}
		}
		return out
	}
	s := at(t, "3 l . . . . . . . . . b")
	if got := main(s); got != "" {
		t.Errorf("before anybody acts %q is urged to", got)
	}
	play(t, s, "step lumberjack A4", "step lumberjack A5", "step businessman K4")
	if got := main(s); got != "" {
		t.Errorf("with a point left %q is urged to", got)
	}
	play(t, s, "step businessman K5")
	if p := s.Prompt(); main(s) != "end " || p.Text.Key != "paliwo.prompt.turn.over" {
		t.Errorf("when all have acted %q is urged to by %s", main(s), p.Text.Key)
	}
	s = at(t, "3 . l . . . . . . . . b", carrying(Lumberjack))
	play(t, s, "step lumberjack A3")
	if got := main(s); got != "leave lumberjack " {
		t.Errorf("at the way out %q is urged to", got)
	}
	s = at(t, "3 l . x x . . . . . . b", moving(1))
	if got := main(s); got != "" {
		t.Errorf("with an activation left %q is urged to", got)
	}
	s = at(t, "3 l . . . . . . . . . b", moving(0), holding(Hunger))
	if got := main(s); got != "done " {
		t.Errorf("with nobody to move %q is urged to", got)
	}
}
