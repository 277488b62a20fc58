package rules_test

import (
	"testing"

	"schron/rules"
)

const (
	nothing  = "frame.refuse.undo-nothing"
	revealed = "frame.refuse.undo-revealed"
	other    = "frame.refuse.undo-other"
)

func TestUndoGuards(t *testing.T) {
	people := []rules.Player{{Name: "A"}, {Name: "B"}}
	withBot := []rules.Player{{Name: "A"}, {Name: "B", Bot: "random"}}
	twins := rules.Options{"twin": true} // seats 0 and 1 are A's, 2 and 3 B's
	for _, c := range []struct {
		name    string
		players []rules.Player
		options rules.Options
		moves   []string
		undo    int // how often undo must work, before it is refused with want
		want    string
	}{
		{"at the start", people, nil, nil, 0, nothing},
		{"own moves to the start", people, nil, []string{"take 2", "hide 1", "hide 1"}, 3, nothing},
		{"not across a die", people, nil, []string{"take 2", "roll"}, 0, revealed},
		{"not across a draw", people, nil, []string{"draw", "take 2"}, 1, revealed},
		{"when the turn has just passed", people, nil, []string{"take 2", "pass"}, 2, nothing},
		{"once the next player has moved only that move", people, nil, []string{"pass", "take 1"}, 1, other},
		{"the next player's moves, not the pass before", people, nil, []string{"take 1", "pass", "take 1", "hide 1"}, 2, other},
		{"an answer that was just given, not the question", people, nil, []string{"rob 1", "block"}, 1, other},
		{"not across another's answer", people, nil, []string{"rob 1", "yield", "take 1"}, 1, other},
		{"a question before it is answered", people, nil, []string{"take 1", "rob 1"}, 2, nothing},
		{"never a bot's answer", withBot, nil, []string{"rob 1", "block"}, 0, other},
		{"never a bot's turn", withBot, nil, []string{"pass", "take 1", "pass"}, 0, other},
		{"a pass to a bot that has not moved yet", withBot, nil, []string{"take 1", "pass"}, 2, nothing},
		{"another seat of the same player", people, twins, []string{"take 1", "rob 1", "yield"}, 3, nothing},
		{"the go of another seat of the same player", people, twins, []string{"take 1", "pass", "take 1"}, 3, nothing},
		{"not a seat of another player", people, twins, []string{"pass", "pass", "take 1"}, 1, other},
		{"not an end that lays cards open", people, rules.Options{"rounds": 1}, []string{"pass", "take 1", "pass"}, 0, revealed},
		{"not the die that ended the game", people, rules.Options{"rounds": 1}, []string{"pass", "roll"}, 0, revealed},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := startWith(t, c.players, c.options)
			states := []string{stateOf(t, m)}
			for _, text := range c.moves {
				play(t, m, text)
				states = append(states, stateOf(t, m))
			}
			for i := range c.undo {
				if r := m.CanUndo(); r != nil {
					t.Fatalf("undo %d is refused: %v", i+1, r)
				}
				if err := m.Undo(); err != nil {
					t.Fatal(err)
				}
				if got := stateOf(t, m); got != states[m.Len()] {
					t.Fatalf("undo %d gives %s, want %s", i+1, got, states[m.Len()])
				}
			}
			before := stateOf(t, m)
			if got := key(m.CanUndo()); got != c.want {
				t.Errorf("after %d undos CanUndo says %q, want %q", c.undo, got, c.want)
			}
			if got := key(rules.AsRefusal(m.Undo())); got != c.want || m.Len() != len(c.moves)-c.undo || stateOf(t, m) != before {
				t.Errorf("after %d undos Undo says %q, want %q", c.undo, got, c.want)
			}
			for range c.undo {
				if err := m.Redo(); err != nil {
					t.Fatal(err)
				}
				if got := stateOf(t, m); got != states[m.Len()] {
					t.Fatalf("redo gives %s, want %s", got, states[m.Len()])
				}
			}
			if got := key(rules.AsRefusal(m.Redo())); got != "frame.refuse.redo-nothing" || key(m.CanRedo()) != got {
				t.Errorf("redo at the end says %q", got)
			}
		})
	}
}

func TestTheRefusalNamesWhoDecided(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "rob 1", "block", "take 1")
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	arg, ok := m.CanUndo().Text.Arg("player")
	if !ok || arg.Kind != rules.ArgSeat || arg.N != 1 {
		t.Errorf("got %+v", arg)
	}
}

func TestANewMoveForgetsWhatWasUndone(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "take 1", "hide 2")
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play(move(t, "hide 99")); err == nil || m.CanRedo() != nil {
		t.Errorf("a refused move: %v, redo %v", err, m.CanRedo())
	}
	play(t, m, "hide 1")
	if got := key(m.CanRedo()); got != "frame.refuse.redo-nothing" {
		t.Errorf("redo after a new move: %q", got)
	}
	if err := m.Undo(); err != nil {
		t.Fatal(err)
	}
	if err := m.Redo(); err != nil {
		t.Fatal(err)
	}
	if got := string(asJSON(t, mustRecord(t, m).Moves)); got != `["take 1","hide 1"]` {
		t.Errorf("moves %s", got)
	}
}

func mustRecord(t *testing.T, m *rules.Match) *rules.Record {
	t.Helper()
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestRestartTurn(t *testing.T) {
	const none = "frame.refuse.restart-nothing"
	people := []rules.Player{{Name: "A"}, {Name: "B"}}
	withBot := []rules.Player{{Name: "A"}, {Name: "B", Bot: "random"}}
	twins := rules.Options{"twin": true}
	for _, c := range []struct {
		name    string
		players []rules.Player
		options rules.Options
		moves   []string
		back    int
		want    string // the refusal where back is 0
	}{
		{"at the start", people, nil, nil, 0, none},
		{"just after the turn has passed", people, nil, []string{"take 1", "pass"}, 0, none},
		{"to the start of the go", people, nil, []string{"take 1", "pass", "take 1", "hide 1", "hide 2"}, 3, ""},
		{"as far as a draw", people, nil, []string{"take 1", "draw", "hide 1", "hide 1"}, 2, ""},
		{"not over a draw", people, nil, []string{"take 1", "draw"}, 0, revealed},
		{"as far as another's answer", people, nil, []string{"take 1", "rob 1", "block", "hide 1"}, 1, ""},
		{"an answer just given", people, nil, []string{"take 1", "rob 1", "block"}, 0, none},
		{"not over a bot's answer", withBot, nil, []string{"take 1", "rob 1", "block"}, 0, none},
		{"an own other seat's answer too", people, twins, []string{"take 1", "rob 1", "block"}, 3, ""},
		{"not over the go of an own seat before", people, twins, []string{"take 1", "pass", "take 1", "hide 1"}, 2, ""},
		{"over", people, rules.Options{"rounds": 1}, []string{"pass", "pass"}, 0, none},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := startWith(t, c.players, c.options)
			states := []string{stateOf(t, m)}
			for _, text := range c.moves {
				play(t, m, text)
				states = append(states, stateOf(t, m))
			}
			if got := key(m.CanRestartTurn()); got != c.want {
				t.Errorf("CanRestartTurn says %q, want %q", got, c.want)
			}
			n, err := m.RestartTurn()
			if n != c.back || key(rules.AsRefusal(err)) != c.want {
				t.Errorf("went back %d, %v; want %d, %q", n, err, c.back, c.want)
			}
			if got := stateOf(t, m); got != states[len(c.moves)-c.back] {
				t.Errorf("got %s, want %s", got, states[len(c.moves)-c.back])
			}
			for m.CanRedo() == nil {
				if err := m.Redo(); err != nil {
					t.Fatal(err)
				}
			}
			if got := stateOf(t, m); got != states[len(c.moves)] {
				t.Errorf("redo gives %s, want %s", got, states[len(c.moves)])
			}
		})
	}
}

func TestForceUndoCrossesEverything(t *testing.T) {
	m := startWith(t, []rules.Player{{Name: "A"}, {Name: "B", Bot: "random"}}, rules.Options{"rounds": 1})
	before := stateOf(t, m)
	play(t, m, "draw", "rob 1", "yield", "roll", "pass")
	for m.Len() > 0 {
		if err := m.ForceUndo(); err != nil {
			t.Fatal(err)
		}
	}
	if got := stateOf(t, m); got != before {
		t.Errorf("got %s, want %s", got, before)
	}
	if got := key(rules.AsRefusal(m.ForceUndo())); got != nothing {
		t.Errorf("got %q", got)
	}
}
