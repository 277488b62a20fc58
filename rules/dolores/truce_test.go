package dolores

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// AtTruce brings the position to the first seat's part of phase 5 in the first of
// two rounds of truce.
func AtTruce(s *State) {
	warfare(s, 0)
	s.truceRounds = 2
}

// truceWar is the war of the first round of a truce. North of the capital on K9 lie K8 and J8
// of South, and beyond them land of nobody.
func truceWar(t testing.TB) *State {
	t.Helper()
	s := bare(t, 2)
	paint(t, s, "J7", ". c .\nB B .\n. . A")
	put(t, s, 0, Infantry, "K9")
	put(t, s, 0, Armour, "K9")
	put(t, s, 0, Launcher, "L9")
	put(t, s, 0, Warship, "M8")
	put(t, s, 1, Infantry, "J8")
	put(t, s, 1, Warship, "N8")
	AtTruce(s)
	if err := s.Invariants(); err != nil {
		t.Fatal(err)
	}
	return s
}

// While the truce lasts nobody attacks in any way.
func TestDO65NobodyAttacksInTheTruce(t *testing.T) {
	s := truceWar(t)
	for _, move := range []string{"attack a1 J8", "attack w1 N8", "sabotage a1 K7", "sabotage w1 K7", "attack i9 K8"} {
		r := wantRefused(t, s, move, "DO-65", "truce.attack")
		want(t, "says", fmt.Sprint(r.Text.Args), fmt.Sprint([]rules.Arg{numberArg(2)}))
	}
	wantRefused(t, s, "aim m1", "DO-65", "truce.missile")
	for _, words := range []string{"attack", "sabotage", "aim"} {
		kit.WantLegal(t, s, words)
	}
	v := viewOf(s)
	for _, u := range []Unit{0, firstUnit[1], firstUnit[2], firstUnit[3]} {
		r := v.ReachOf(0, u)
		want(t, "reach of "+u.String(), fmt.Sprint(r.Attacks, r.Sabotage, r.Targets), "[] [] []")
	}
	want(t, "prompt", s.Prompt().Text.Key+" "+s.Prompt().Detail.Key, "dolores.prompt.military.truce dolores.prompt.military.truce.detail")
	want(t, "until round", fmt.Sprint(s.Prompt().Detail.Args), fmt.Sprint([]rules.Arg{numberArg(2)}))
	// Without it all of these are possible.
	s.truceRounds = 0
	wantAllowed(t, s, "attack a1 J8", "attack w1 N8", "sabotage w1 K7", "aim m1")
	want(t, "prompt", s.Prompt().Text.Key+" "+s.Prompt().Detail.Key, "dolores.prompt.military dolores.prompt.military.detail")
	want(t, "targets", len(viewOf(s).ReachOf(0, firstUnit[3]).Targets) > 0, true)
}

// Units move, but neither onto the land of others nor over it; the sea is open.
func TestDO65UnitsKeepOffForeignLand(t *testing.T) {
	s := bare(t, 2)
	paint(t, s, "J6", `
A A A
. B .
A A A`)
	paint(t, s, "N7", "B\nB")
	i, a, w := put(t, s, 0, Infantry, "K8"), put(t, s, 0, Armour, "K8"), put(t, s, 0, Warship, "M8")
	AtTruce(s)
	wantSet(t, s.steps(0, i), "I7", `
. x . x .
. x . x .
. x x x .`)
	r := wantRefused(t, s, "move i1 K7", "DO-65", "truce.land")
	want(t, "unit", fmt.Sprint(*r.Text.Args[0].T), fmt.Sprint(rules.Msg("dolores.unit", kindArg(Infantry), fieldArg(field(t, "K8")))))
	want(t, "says", fmt.Sprint(r.Text.Args[1:]),
		fmt.Sprint([]rules.Arg{fieldArg(field(t, "K7")), otherArg(1), numberArg(2)}))
	r = wantRefused(t, s, "move i1 K6", "DO-65", "truce.way")
	want(t, "says", fmt.Sprint(r.Text.Args[1:]), fmt.Sprint([]rules.Arg{fieldArg(field(t, "K6")), numberArg(2)}))
	wantRefused(t, s, "move i1 K5", "DO-44", "move.far")
	wantRefused(t, s, "move a1 K13", "DO-65", "truce.land")
	wantAllowed(t, s, "move a1 J6", "move w1 N7")
	want(t, "sea of others", s.steps(0, w).Has(field(t, "N8")), true)
	// A route of others is closed too.
	paint(t, s, "K7", "Bs")
	paint(t, s, "K6", "As")
	paint(t, s, "K8", "As")
	want(t, "on a foreign section", s.steps(0, a).Has(field(t, "K7")), false)
	want(t, "over a foreign section", s.steps(0, a).Has(field(t, "K6")), false)
	wantRefused(t, s, "move a1 K6", "DO-65", "truce.way")
	// A landing is a move onto land.
	paint(t, s, "M7", "B")
	s.embark(0, i, w, nil)
	s.Fed(0).units[i].Moved = false
	s.move(0, w, field(t, "N7"), nil)
	wantRefused(t, s, "move i1 M7", "DO-65", "truce.land")
	s.truceRounds = 0
	wantAllowed(t, s, "move i1 M7", "move a1 K6", "move a1 K7")
}

// The truce ends with its last round, and this is told when the next begins.
func TestDO65TheTruceEnds(t *testing.T) {
	for truce := range 4 {
		s := start(t, 2, rules.Options{OptionTruce: truce, OptionRounds: 9})
		for round := 1; round <= 5; round++ {
			want(t, "round", s.round, round)
			want(t, fmt.Sprintf("left of %d in round %d", truce, round), s.View(0).(View).Truce, max(0, truce+1-round))
			var j rules.Journal
			c := s.Clone().(*State)
			c.phase, c.ask, c.wind = PhaseMilitary, DecideMilitary, Wind{1, 1}
			put(t, c, 0, Launcher, "K8")
			_, err := Game{}.Parse("aim m1")
			want(t, "parses", err, nil)
			want(t, fmt.Sprintf("aims in round %d of %d", round, truce), c.Check(By(VerbAim, firstUnit[3])) == nil, round > truce)
			for s.round == round {
				if err := s.Apply(s.Prompt().Pass.Move, &j); err != nil {
					t.Fatal(err)
				}
			}
			want(t, fmt.Sprintf("told after round %d of %d", round, truce), happened(&j, "DO-65", "truce.over"), truce > 0 && round == truce)
		}
	}
	s := start(t, 2, rules.Options{OptionRounds: 1})
	play(t, s, "end", "end")
	want(t, "after the end", s.View(0).(View).Truce, 0)
}

func TestDO65OptionsOfTheTruce(t *testing.T) {
	s := start(t, 2, nil)
	want(t, "by default", s.truceRounds, 2)
	for truce, ok := range map[int]bool{-1: false, 0: true, 5: true, 6: false} {
		_, err := Game{}.New(rules.Setup{Players: 2, Options: rules.Options{OptionTruce: truce}})
		want(t, fmt.Sprint("truce of ", truce), err == nil, ok)
	}
	for robots, ok := range map[int]bool{-1: false, 0: true, 12: true, 13: false} {
		_, err := Game{}.New(rules.Setup{Players: 2, Options: rules.Options{OptionRobots: robots}})
		want(t, fmt.Sprint("robots ", robots), err == nil, ok)
	}
}

// Positions that the truce makes impossible are refused.
func TestDO65DamagedPositionsAreRefused(t *testing.T) {
	for what, c := range map[string]struct {
		spoil func(s *State)
		says  string
	}{
		"an attack": {func(s *State) { s.Fed(0).units[0].Attacked = true }, "i1 has attacked in the truce (DO-65)"},
		"an aim":    {func(s *State) { s.ask, s.missile = DecideTarget, missile{unit: firstUnit[3]} }, "m1 aims"},
		"a flight": {func(s *State) {
			s.ask, s.missile = DecideIntercept, missile{flies: true, target: field(t, "K5"), asked: 1}
		}, "flies in the truce (DO-65)"},
	} {
		s := truceWar(t)
		c.spoil(s)
		if err := s.Invariants(); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", what, err, c.says)
		}
		s.truceRounds = 0
		if err := s.Invariants(); err != nil {
			t.Errorf("%s without a truce: %v", what, err)
		}
	}
}

// Rules 1 had neither a truce nor a limit of robots, whatever the options say. A position
// that names neither goes on so (DO-65, DO-66).
func TestDO65FirstRulesKnewNoTruce(t *testing.T) {
	old, err := Game{}.New(rules.Setup{Players: 2, Seed: 5, Rules: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := old.(*State)
	want(t, "truce and limit", fmt.Sprint(s.truceRounds, s.robotLimit), "0 0")
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{string(data), strings.NewReplacer(`,"truce":0`, "", `"robots":0,"rounds"`, `"rounds"`).Replace(string(data))} {
		back, err := Game{}.Decode([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		want(t, "read back", fmt.Sprint(back.(*State).truceRounds, back.(*State).robotLimit), "0 0")
		want(t, "named", strings.Contains(text, `"truce"`), text == string(data))
	}
	data, err = start(t, 2, nil).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Game{}.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	want(t, "today's", fmt.Sprint(back.(*State).truceRounds, back.(*State).robotLimit), "2 6")
}

// Games of version 0.1.0 in which a missile was fired in round 1, and with eight robots in a
// building, are replayed. They are gone on with as they were begun (DO-65, DO-66).
func TestDO65OldGamesGoOnWithoutATruce(t *testing.T) {
	for file, robots := range map[string]int{"dolores-missile": 0, "dolores-robots": 8} {
		r := rulestest.ReadRecord(t, filepath.Join("..", "registry", "testdata", "0.1.0", file+".json"))
		m, err := rules.ResumeMatch(rulestest.Lookup(Game{}), r)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		v := m.View(0).(View)
		most := 0
		for _, d := range v.Federations[0].Cities[0].Districts {
			most = max(most, d.Robots)
		}
		want(t, file, fmt.Sprint(v.Truce, v.MostRobots, v.Round <= 2, most), fmt.Sprint(0, 0, true, robots))
	}
}
