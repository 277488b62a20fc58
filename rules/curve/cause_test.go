package curve

import (
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// judged judges by a function.
type judged func(s *toygame.State) bool

func (f judged) Judge(s rules.State, chance []int32) {
	chance[0], chance[1] = 1000, 9000
	if x, ok := s.(single); ok {
		s = x.State
	}
	if f(s.(*toygame.State)) {
		chance[0], chance[1] = 9000, 1000
	}
}

// single is a state that lists one legal move.
type single struct{ rules.State }

// Clone is a state as it is.
func (s single) Clone() rules.State { return s.State.Clone() }

func (s single) Legal(buf []rules.Move) []rules.Move {
	return append(buf, rules.Move{Verb: toygame.VerbPass})
}
func (s single) Ranges(buf []rules.Range) []rules.Range { return buf }

// TestWhatATurningPointComesFrom: a choice among moves that differ, dice and draws that
// could come out otherwise, the only move, or any move.
func TestWhatATurningPointComesFrom(t *testing.T) {
	for _, c := range []struct {
		verb uint8
		n    int32
		gain func(s, after *toygame.State) bool
		only bool
		want Cause
	}{
		{toygame.VerbTake, 3, func(s, _ *toygame.State) bool { return s.Coins[0] == 6 }, false, Decision},
		{toygame.VerbRoll, 0, func(s, after *toygame.State) bool { return s.Coins[0] == after.Coins[0] }, false, Dice},
		{toygame.VerbRoll, 0, func(s, _ *toygame.State) bool { return s.Coins[0] > 3 }, false, Decision},
		{toygame.VerbDraw, 0, func(s, after *toygame.State) bool { return s.Card[0] == after.Card[0] }, false, Draw},
		{toygame.VerbPass, 0, func(s, _ *toygame.State) bool { return s.Go == 1 }, true, Forced},
		{toygame.VerbPass, 0, func(s, _ *toygame.State) bool { return s.Go == 1 }, false, Alike},
	} {
		m, err := rules.NewMatch(toygame.Game{}, make([]rules.Player, 2), rules.Setup{Seed: 2, Options: rules.Options{"rounds": 5}})
		if err != nil {
			t.Fatal(err)
		}
		before, err := m.At(0)
		if err != nil {
			t.Fatal(err)
		}
		if c.only {
			before = single{before}
		}
		after := before.Clone().(*toygame.State)
		r := reckoning{judge: judged(func(s *toygame.State) bool { return c.gain(s, after) }), players: 2, chance: make([]int32, 2)}
		x := moment{before: before, after: after, rest: []rules.Move{{Verb: c.verb, N: c.n}}}
		var j rules.Journal
		if err := x.after.Apply(x.rest[0], &j); err != nil {
			t.Fatal(err)
		}
		end := after.Clone()
		finish(end, before.Status(), nil)
		x.end = r.shares(end)
		if now, was := r.shares(after)[0], r.shares(before)[0]; now <= was {
			t.Fatalf("move %d changes %d to %d", c.verb, was, now)
		}
		rand := rules.NewRand(1)
		if got := r.cause(&x, j.Chance, &rand).cause; got != c.want {
			t.Errorf("move %d comes from %v, want %v", c.verb, got, c.want)
		}
	}
}

// TestTheDecisionThatMatteredMostIsNamed: that of which the alternatives differ most, even
// if another move changed more; dice only where nothing was decided.
func TestTheDecisionThatMatteredMostIsNamed(t *testing.T) {
	in := []claim{{Dice, 0, 900}, {Forced, 0, 950}, {Decision, 300, 800}, {Decision, 700, 500}, {Decision, 700, 600}}
	for i := range in {
		for j := range in[:i] {
			if want := i > 1 || j == 0; in[i].beats(&in[j]) != want || in[j].beats(&in[i]) == want {
				t.Errorf("%+v is not named rather than %+v", in[i], in[j])
			}
		}
	}
}

// TestBeforeTheOnlyMoveStandsWhatComesOfIt, and who is sure to win has all.
func TestBeforeTheOnlyMoveStandsWhatComesOfIt(t *testing.T) {
	m := passed(t, 2, 2, false)
	if c := reckon(t, m, &script{lines: [][]int32{{All, 1000}}}); c.Points[0].Share[0] != All || c.Points[0].Share[1] != 0 {
		t.Errorf("who is sure to win has %v", c.Points[0].Share)
	}
	r := reckoning{players: 1}
	if !r.only(single{mustAt(t, m, 0)}, rules.Move{Verb: toygame.VerbPass}) || r.only(mustAt(t, m, 0), rules.Move{Verb: toygame.VerbPass}) {
		t.Error("one move is not told from several")
	}
}

func mustAt(t *testing.T, m *rules.Match, n int) rules.State {
	t.Helper()
	s, err := m.At(n)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
