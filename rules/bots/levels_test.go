package bots

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
	wradislaviabot "schron/rules/wradislavia/bot"
)

// hasty are the levels with a small budget: what they must never do hangs on no
// budget, nor on other weights.
func hasty(g rules.Game) []level {
	var out []level
	for _, l := range strengths {
		x, ok := l.games[g.ID()]
		if !ok {
			continue
		}
		out = append(out, level{l.id, map[string]search.Level{g.ID(): hurried(x, 60)}})
	}
	return out
}

// hurried is a level with so many iterations at most, and short thoughts about what
// is not searched.
func hurried(x search.Level, iterations int) search.Level {
	x.Iterations = min(x.Iterations, iterations)
	if x.Lines > 0 {
		x.Samples, x.Finalists = min(x.Samples, 2), min(x.Finalists, 2)
	}
	if m, ok := x.Mind.(wradislaviabot.Mind); ok && m.Deploy == thorough {
		m.Deploy = wradislaviabot.Deploying{Screen: 60, Own: 8, Hands: 4, Dice: 2, Theirs: 2, Near: 120}
		x.Mind = m
	}
	return x
}

// TestNoLevelSeesWhatItsSeatMayNotSee: in positions that look the same to who
// decides every level chooses the same.
func TestNoLevelSeesWhatItsSeatMayNotSee(t *testing.T) {
	positions := rulestest.Rounds(10, 200)
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		bots := hasty(g)
		if len(bots) == 0 {
			return
		}
		t.Run(name, func(t *testing.T) {
			r := rules.NewRand(1)
			lookAt(t, g, setup, positions, 7, func(s rules.State) error {
				other := s.(rules.Redrawer).Redraw(nil, s.Actor(), &r)
				for _, b := range bots {
					if was, is := choice(t, g, s, b), choice(t, g, other, b); was != is {
						return fmt.Errorf("%s chooses %q, and %q where only what it does not see differs", b.ID(), was, is)
					}
				}
				return nil
			})
		})
	})
}

// lookAt plays games by chance and has a test look at so many positions in which
// somebody decides, one of every so many moves.
func lookAt(t *testing.T, g rules.Game, setup rules.Setup, positions, every int, look func(s rules.State) error) {
	t.Helper()
	n, enough := 0, errors.New("enough")
	p := rules.Playout{Game: g, Longest: 4000}
	p.After = func(s rules.State, _ rules.Move) error {
		if n++; n%every != 0 || s.Actor() == rules.NoSeat {
			return nil
		}
		if n > every*positions {
			return enough
		}
		return look(s)
	}
	var open rules.Unfinished
	for ; n <= every*positions; setup.Seed++ {
		if _, err := p.Run(setup); err != nil && !errors.Is(err, enough) && !errors.As(err, &open) {
			t.Fatal(err)
		}
	}
}

// matchAt is a match that goes on from a state.
func matchAt(t *testing.T, g rules.Game, s rules.State) *rules.Match {
	t.Helper()
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(g, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// choice is what a bot plays in a state.
func choice(t *testing.T, g rules.Game, s rules.State, b rules.Bot) string {
	t.Helper()
	mv, err := matchAt(t, g, s).BotMove(b)
	if err != nil {
		t.Fatal(err)
	}
	return g.Notation(mv)
}

// TestLevelsChooseAsEver plays a game of each level and compares the moves: they are
// the same on every system. Outside of a proof games break off after a quarter.
func TestLevelsChooseAsEver(t *testing.T) {
	whole := rulestest.Thorough() || rulestest.Updating()
	longest := 100
	if whole {
		longest = 400
	}
	for _, g := range registry.Games() {
		bots := hasty(g)
		if len(bots) == 0 {
			continue
		}
		least, _ := g.Players()
		var text strings.Builder
		for _, b := range bots {
			p := rules.Playout{Game: g, Longest: longest}
			for range least {
				p.Bots = append(p.Bots, b)
			}
			var open rules.Unfinished
			if _, err := p.Run(rules.Setup{Players: least, Seed: 11}); err != nil && !errors.As(err, &open) {
				t.Fatal(err)
			}
			fmt.Fprintf(&text, "%s:", b.ID())
			for _, m := range p.Moves() {
				fmt.Fprintf(&text, " %s;", g.Notation(m))
			}
			text.WriteByte('\n')
		}
		name := filepath.Join("choices", g.ID())
		if whole {
			rulestest.CompareGolden(t, name, text.String())
			continue
		}
		golden, err := os.ReadFile(filepath.Join("testdata", name+".golden"))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(golden), "\n")
		for i, line := range strings.Split(text.String(), "\n") {
			if i >= len(lines) || !strings.HasPrefix(lines[i], line) {
				t.Errorf("%s: as recorded no game begins with\n%s", g.ID(), line)
			}
		}
	}
}

// TestALevelIsOfferedWhereItsGameHasAMind, and a game without one keeps the bot that
// plays by chance.
func TestALevelIsOfferedWhereItsGameHasAMind(t *testing.T) {
	for _, g := range registry.Games() {
		var ids []string
		for _, b := range For(g) {
			ids = append(ids, b.ID())
		}
		want := "random"
		if _, ok := levels[0].games[g.ID()]; ok {
			want = "random easy medium hard"
		}
		if got := strings.Join(ids, " "); got != want {
			t.Errorf("%s offers %s, want %s", g.ID(), got, want)
		}
		for _, l := range levels[1:] {
			if _, ok := l.games[g.ID()]; ok != (want != "random") {
				t.Errorf("%s knows some levels only", g.ID())
			}
		}
	}
	if _, err := os.Stat(filepath.Join("testdata", "choices", "dzicz.golden")); err != nil {
		t.Error(err)
	}
}

// TestHandIsHardWithTheWeightsSetByHand, and nobody is offered it.
func TestHandIsHardWithTheWeightsSetByHand(t *testing.T) {
	for _, g := range registry.Games() {
		hard, ok := LevelOf("hard", g)
		hand, too := LevelOf("hand", g)
		if ok != too {
			t.Fatalf("%s: hard %v, hand %v", g.ID(), ok, too)
		}
		mind := reflect.ValueOf(&hand.Mind).Elem().Elem()
		own := reflect.New(mind.Type()).Elem()
		own.Set(mind)
		w := own.FieldByName("Weights")
		if !w.IsValid() || w.IsNil() {
			t.Errorf("%s: hand has no weights of its own", g.ID())
			continue
		}
		w.SetZero()
		hand.Mind = own.Interface().(search.Mind)
		if hand != hard {
			t.Errorf("%s: %+v, hard %+v", g.ID(), hand, hard)
		}
	}
	if _, ok := LevelOf("random", registry.Games()[0]); ok {
		t.Error("random is a level")
	}
}

// TestHardBeatsChance is the shortest ladder; real ones are played by "schron sim".
func TestHardBeatsChance(t *testing.T) {
	games, enough := rulestest.Rounds(1, 10), rulestest.Rounds(1, 8)
	for _, g := range registry.Games() {
		x, ok := levels[2].games[g.ID()]
		if !ok {
			continue
		}
		t.Run(g.ID(), func(t *testing.T) {
			hard := level{"hard", map[string]search.Level{g.ID(): hurried(x, rulestest.Rounds(100, 200))}}
			won := 0
			for i := 0; i < games && won < enough; i++ {
				p := rules.Playout{Game: g, Check: true, Longest: 5000, Bots: []rules.Bot{rules.RandomBot{}, rules.RandomBot{}}}
				p.Bots[i%2] = hard
				end, err := p.Run(rules.Setup{Players: 2, Seed: uint64(i)})
				if err != nil {
					t.Fatal(err)
				}
				if w := end.Result().Winners; len(w) == 1 && end.Owner(w[0]) == i%2 {
					won++
				}
			}
			if won < enough {
				t.Errorf("hard won %d of %d", won, games)
			}
		})
	}
}

// TestThinkingAllocatesNextToNothing: no iteration makes garbage, in no game that is
// searched; a plan of whole turns makes a handful of lists.
func TestThinkingAllocatesNextToNothing(t *testing.T) {
	const most = 40
	for _, g := range registry.Games() {
		x, ok := LevelOf(strongest, g)
		if !ok || x.Iterations == 0 {
			continue
		}
		x.Iterations = min(x.Iterations, rulestest.Rounds(500, 2000))
		_, players := g.Players()
		for _, moves := range []int{24, 60} {
			p := midgame(t, g, rules.Setup{Players: players, Seed: 1}, moves).Position()
			if n := testing.AllocsPerRun(rulestest.Rounds(1, 3), func() { x.Choose(p) }); n > most {
				t.Errorf("%s after %d moves: %.0f allocations", g.ID(), moves, n)
			}
		}
	}
}

// midgame is a game after some random moves.
func midgame(t testing.TB, g rules.Game, setup rules.Setup, moves int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, make([]rules.Player, setup.Players), setup)
	if err != nil {
		t.Fatal(err)
	}
	return rulestest.PlayUntil(t, m, rules.RandomBot{}, func() bool { return m.Len() >= moves })
}

// BenchmarkSearch is iterations a second of each game's hard level, and decisions a
// second, which are all there is of a mind that plans.
func BenchmarkSearch(b *testing.B) {
	rulestest.EachSetup(registry.Games(), func(name string, g rules.Game, setup rules.Setup) {
		x, ok := LevelOf(strongest, g)
		if !ok {
			return
		}
		b.Run(name, func(b *testing.B) {
			m := midgame(b, g, setup, 24)
			n := 0
			b.ReportAllocs()
			for b.Loop() {
				_, used := x.Measure(m.Position())
				n += used
			}
			if n > 0 {
				b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "it/s")
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
		})
	})
}
