package dolores

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table/motion"
	"schron/sprites"
)

// TestTheDiceOfYieldsAreThrown shows the move after which all federations roll: their
// dice fly in, and lie still under reduced motion.
func TestTheDiceOfYieldsAreThrown(t *testing.T) {
	d := kit.Show(t, kit.Recorded(t), 28, 1280, 800)
	if !d.ToPart(0.5) || !d.Table.Hidden(dicePiece) {
		t.Fatal("no dice are thrown")
	}
	step := d.Table.Step()
	dst, c := tabletest.Canvas(t, 1280, 800)
	for _, m := range d.Face.Motions(step.Before, step.After) {
		if m.Piece != dicePiece {
			continue
		}
		if m.Still == nil {
			t.Fatal("the dice have no short form")
		}
		tabletest.Lightly(t, c, dst, "the yields", []motion.Motion{m}, 0.1, 0.3, 0.6, 0.9)
		// The short form shows the dice as they come to rest.
		box := layout.R(0, 0, m.To.W, m.To.H)
		still := tabletest.Pixels(t, c, 400, 200, 1, func() { m.Still(c, box, 0.5) })
		rests := tabletest.Pixels(t, c, 400, 200, 1, func() { m.Play(c, box, 0.85) })
		rolls := tabletest.Pixels(t, c, 400, 200, 1, func() { m.Play(c, box, 0.2) })
		if a, b := tabletest.Apart(still, rests), tabletest.Apart(still, rolls); a > 0.001 || b < 0.01 {
			t.Errorf("the short form differs by %.4f from the end, by %.4f from the throw", a, b)
		}
	}
}

// rolled are the numbers of the dice in the events of the move being shown, in order. They
// are also what is written below the dice of a fight.
func rolled(f *face) (keys, pictures, words []string) {
	for _, e := range f.t.Step().Entries {
		x := e.Event.Text
		key := strings.TrimPrefix(x.Key, "dolores.event.")
		var dice []int
		switch key {
		case "roll":
			dice = []int{numberOf(x, "n")}
		case "attack":
			dice = []int{numberOf(x, "die"), numberOf(x, "foedie")}
			words = append(words, assets.Number(numberOf(x, "sum")), assets.Number(numberOf(x, "foesum")))
		case "roll.pollution", "intercept", "intercept.fails", "ship-stops", "ship-misses":
			dice = []int{numberOf(x, "die")}
		case "sabotage", "sabotage.fails":
			dice = []int{numberOf(x, "die")}
			words = append(words, "≥ "+strconv.Itoa(numberOf(x, "need")))
		default:
			continue
		}
		keys = append(keys, key)
		for _, n := range dice {
			pictures = append(pictures, fmt.Sprint("die/d6-", n))
		}
	}
	return keys, pictures, words
}

// lying are the dice that motions of a kind show at rest, and what is written there: as
// they move, and in their short form.
func lying(t *testing.T, list []motion.Motion, piece string) (pictures, words [2][]string) {
	t.Helper()
	for _, m := range list {
		if m.Piece != piece {
			continue
		}
		for i, draw := range []func(c *sprites.Canvas){
			func(c *sprites.Canvas) { m.Play(c, m.To, 0.97) },
			func(c *sprites.Canvas) { m.Still(c, m.To, 0.5) },
		} {
			texts, all := tabletest.Drawn(t, draw)
			words[i] = append(words[i], texts...)
			for _, name := range all {
				if strings.HasPrefix(name, "die/") {
					pictures[i] = append(pictures[i], name)
				}
			}
		}
	}
	return pictures, words
}

// TestDiceShowWhatWasRolled in every throw: for yields, with pollution and without, in
// fights, sabotage, answers to missiles, of launchers and ships, and for the wind.
func TestDiceShowWhatWasRolled(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(6) {
		for name, x := range map[string]struct {
			decision string
			moves    []string
		}{
			"yields":   {"tax", []string{"settle", "settle", "settle", "settle"}},
			"attack":   {"military", []string{"attack a1 M10"}},
			"sabotage": {"military", []string{"sabotage w1 M11"}},
			"launch":   {"military", []string{"aim m1", "fire N8"}},
			"answer":   {"military", []string{"aim m1", "fire N11", "intercept m1"}},
		} {
			m := until(t, sketched(t, 4, func(s *sketch) {
				furnish(s)
				s.Rand = rules.NewRand(seed)
			}), x.decision)
			f, list := shown(t, m, x.moves...)
			keys, want, says := rolled(f)
			for _, k := range keys {
				seen[k] = true
			}
			pictures, words := lying(t, list, dicePiece)
			for i, short := range []bool{false, true} {
				if !slices.Equal(pictures[i], want) || !slices.Equal(words[i], says) {
					t.Errorf("%s, seed %d, short %v: %v show %q and say %q, want %q, %q", name, seed, short, keys, pictures[i], words[i], want, says)
				}
			}
		}
		m := sketched(t, 4, func(s *sketch) {
			furnish(s)
			s.Rand = rules.NewRand(seed)
		})
		_, list := shown(t, m, toTaxes...)
		wind := m.View(rules.NoSeat).(game.View).Wind
		pictures, _ := lying(t, list, "rose")
		for _, got := range pictures {
			if want := []string{fmt.Sprint("die/d6-", wind[0]), fmt.Sprint("die/d6-", wind[1])}; !slices.Equal(got, want) {
				t.Errorf("the wind, seed %d: the dice show %q, want %q", seed, got, want)
			}
		}
	}
	for _, key := range []string{"roll", "roll.pollution", "attack", "sabotage", "sabotage.fails", "intercept", "intercept.fails", "ship-stops", "ship-misses"} {
		if !seen[key] {
			t.Errorf("%q was not thrown for", key)
		}
	}
}
