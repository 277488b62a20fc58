package registry

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"schron/rules"
)

// combinations lists all choices of the values that rules.Variants tries.
func combinations(specs []rules.Option) []rules.Options {
	out := []rules.Options{{}}
	for _, s := range specs {
		var longer []rules.Options
		for _, o := range out {
			for _, v := range rules.Variants([]rules.Option{s}) {
				with := maps.Clone(o)
				maps.Copy(with, v)
				longer = append(longer, with)
			}
		}
		out = longer
	}
	return out
}

// TestWhatIsRefusedNamesItsOption: every combination of players and options is played,
// or the game says which option is at fault, and why, in words of its own.
func TestWhatIsRefusedNamesItsOption(t *testing.T) {
	refused := map[string]int{}
	for _, g := range Games() {
		least, most := g.Players()
		for players := least; players <= most; players++ {
			for _, o := range combinations(g.Options()) {
				_, err := g.New(rules.Setup{Players: players, Seed: 1, Options: o})
				if err == nil {
					continue
				}
				refused[g.ID()]++
				var why *rules.OptionError
				if !errors.As(err, &why) || why.Sentence().Empty() || why.Refusal.Rule == "" ||
					!slices.ContainsFunc(g.Options(), func(s rules.Option) bool { return s.ID == why.Option }) {
					t.Errorf("%s, %d players, %v: %v", g.ID(), players, o, err)
				}
			}
		}
	}
	if refused["wcp"] != 3*4 || len(refused) != 1 {
		t.Errorf("refused: %v", refused)
	}
}

// TestPresetsCanBePlayed by every number of players, and hold printed values where
// the printed rules name any.
func TestPresetsCanBePlayed(t *testing.T) {
	for _, g := range Games() {
		printed := rules.PrintedOptions(g)
		for _, s := range g.Options() {
			for _, v := range s.Printed {
				if _, err := (rules.Options{s.ID: v}).Complete(g.Options()); err != nil {
					t.Errorf("%s: printed is what cannot be chosen: %v", g.ID(), err)
				}
			}
			if v := printed[s.ID]; len(s.Printed) > 0 != s.IsPrinted(v) {
				t.Errorf("%s: option %s is %v", g.ID(), s.ID, v)
			}
		}
		least, most := g.Players()
		for players := least; players <= most; players++ {
			for _, o := range []rules.Options{printed, rules.RecommendedOptions(g, players)} {
				if _, err := g.New(rules.Setup{Players: players, Options: o}); err != nil {
					t.Errorf("%s, %d players: %v", g.ID(), players, err)
				}
			}
		}
	}
}

// TestRecommendedMakesChancesEven where that was measured: DZ-36, WP-50, DO-68.
func TestRecommendedMakesChancesEven(t *testing.T) {
	for _, x := range []struct {
		game    string
		players int
		option  string
		want    any
	}{
		{"dzicz", 2, "homes", "opposite"},
		{"dzicz", 3, "homes", "first"},
		{"paliwo", 2, "terror", 6},
		{"paliwo", 2, "fewer", 1},
		{"dolores", 2, "north", "first"},
		{"dolores", 3, "north", "first"},
		{"dolores", 4, "north", "last"},
		{"wcp", 4, "patience", 6},
	} {
		g, err := Game(x.game)
		if err != nil {
			t.Fatal(err)
		}
		if got := rules.RecommendedOptions(g, x.players)[x.option]; got != x.want {
			t.Errorf("%s, %d players: %s is %v, want %v", x.game, x.players, x.option, got, x.want)
		}
	}
}
