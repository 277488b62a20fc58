package bots

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/dzicz"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
)

// TestLevelsInEachStyleChooseAsEver: the first choices in a game of easy bots in which a style
// differs from its level are the same on every system.
func TestLevelsInEachStyleChooseAsEver(t *testing.T) {
	const enough, every = 2, 2
	var text strings.Builder
	for _, g := range registry.Games() {
		hard, ok := LevelOf(strongest, g)
		if !ok {
			continue
		}
		easy, err := ByID("easy")
		if err != nil {
			t.Fatal(err)
		}
		least, _ := g.Players()
		p := rules.Playout{Game: g, Longest: 4000, Bots: slices.Repeat([]rules.Bot{easy}, least)}
		plain, all, done := hurried(hard, 60), [len(Styles)]string{}, errors.New("enough")
		n := 0
		p.After = func(s rules.State, _ rules.Move) error {
			if n++; n%every != 0 || s.Actor() == rules.NoSeat {
				return nil
			}
			usual, open := choice(t, g, s, Named("hard", plain)), false
			for i, style := range Styles {
				if strings.Count(all[i], ";") < enough {
					open = true
					x := plain
					x.Mind = inStyle(plain.Mind, style)
					if own := choice(t, g, s, Named(style, x)); own != usual {
						all[i] += fmt.Sprintf(" %d %s, not %s;", n, own, usual)
					}
				}
			}
			if !open {
				return done
			}
			return nil
		}
		for seed := uint64(7); seed < 10; seed++ {
			var late rules.Unfinished
			_, err := p.Run(rules.Setup{Players: least, Seed: seed})
			if errors.Is(err, done) {
				break
			}
			if err != nil && !errors.As(err, &late) {
				t.Fatal(err)
			}
		}
		for i, style := range Styles {
			if strings.Count(all[i], ";") < enough {
				t.Errorf("%s: within %d moves %s differs by no more than%s", g.ID(), n, style, all[i])
			}
			fmt.Fprintf(&text, "%s %s:%s\n", g.ID(), style, all[i])
		}
	}
	rulestest.CompareGolden(t, "styles", text.String())
}

// TestAStyleIsALevelWithOtherWeights and nothing else.
func TestAStyleIsALevelWithOtherWeights(t *testing.T) {
	for _, g := range registry.Games() {
		for _, id := range []string{"easy", "medium", "hard"} {
			plain, ok := LevelOf(id, g)
			for _, style := range Styles {
				x, too := LevelOf(WithStyle(id, style), g)
				if ok != too {
					t.Fatalf("%s: %s %v, in the style %s %v", g.ID(), id, ok, style, too)
				}
				b, err := Find(g, WithStyle(id, style))
				if ok && (err != nil || b.ID() != WithStyle(id, style)) {
					t.Errorf("%s: %v, %v", g.ID(), b, err)
				}
				if !ok || reflect.DeepEqual(x, plain) {
					t.Errorf("%s: %s plays as %s", g.ID(), WithStyle(id, style), id)
				}
				own := reflect.New(reflect.TypeOf(x.Mind)).Elem()
				own.Set(reflect.ValueOf(x.Mind))
				own.FieldByName("Weights").Set(reflect.ValueOf(plain.Mind).FieldByName("Weights"))
				if x.Mind = own.Interface().(search.Mind); x != plain {
					t.Errorf("%s: %s is %+v, %s %+v", g.ID(), style, x, id, plain)
				}
			}
		}
	}
	for id, want := range map[string]bool{"hard-raider": true, "hard-cat": false, "hard-": false, "random-raider": false, "greedy-raider": false, "hand-guard": false} {
		if _, err := ByID(id); (err == nil) != want {
			t.Errorf("%s: %v", id, err)
		}
	}
	if b, err := Find(dzicz.Game{}, "hard-raider@70"); err != nil || b.ID() != "hard-raider@70" {
		t.Errorf("%v, %v", b, err)
	}
	if got := Fallback(dzicz.Game{}, "hard-raider"); got != "easy" {
		t.Errorf("%q takes its place", got)
	}
}

// TestPercentsOfWeights: a weight that is not named stays.
func TestPercentsOfWeights(t *testing.T) {
	type w struct{ A, B, C int }
	usual := &w{100, 30, -40}
	got := changed(reflect.ValueOf(usual), reflect.ValueOf(w{B: 50, C: -100})).Interface().(*w)
	if *got != (w{100, 45, 0}) || *usual != (w{100, 30, -40}) {
		t.Errorf("got %+v, was %+v", got, usual)
	}
}
