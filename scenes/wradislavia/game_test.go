package wradislavia

import (
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
	game "schron/rules/wradislavia"
)

// TestAWholeGameByMouse plays a game to its end with clicks and drags only,
// through every cover. What is played is drawn by chance; every other piece is
// dragged rather than clicked.
func TestAWholeGameByMouse(t *testing.T) {
	d := lay(t, match(t), 1280, 800, "pl")
	dice, front := rules.NewRand(12), none
	made, covers := d.MakeAll(func(m *rules.Match) rules.Move {
		front = d.Face.front
		return resolute(m, &dice)
	}, 4000)
	if d.Face.front != front {
		t.Error("the table turns round as the game ends")
	}
	if covers < 12 {
		t.Errorf("the screen was handed over %d times", covers)
	}
	for _, what := range []string{"discard drag", "discard click", "send drag", "send click", "token drag", "token click", "shoot", "strike drag", "strike click", "done"} {
		if made[what] == 0 {
			t.Errorf("no %s was made", what)
		}
	}
	for _, id := range []string{"result", "end:0", "end:1", "end:0:1", "end:1:3"} {
		if !d.Has(id) {
			t.Errorf("the result has no %q", id)
		}
	}
	if all := strings.Join(d.Seen(), "|"); strings.Contains(all, "punkt") || !strings.Contains(all, "postaci") {
		t.Error("the result does not count who is alive")
	}
	if missing := d.House.Texts.Missing(); len(missing) > 0 {
		t.Error(missing)
	}
}

// resolute draws a move by chance, but shoots where that wounds. It sends few to explore and
// takes things back only now and then, so that games end.
func resolute(m *rules.Match, dice *rules.Rand) rules.Move {
	var all, good []rules.Move
	for _, mv := range m.Legal(m.Actor(), nil) {
		all = append(all, mv)
		explores := mv.Verb == game.VerbToken && game.Manoeuvre(mv.A) == game.Exploration && dice.IntN(4) > 0
		if (mv.Verb != game.VerbKeep || dice.IntN(3) == 0) && mv.Verb != game.VerbRecall && !explores {
			good = append(good, mv)
		}
	}
	if hits := wounding(m, good); len(hits) > 0 {
		good = hits
	}
	if dice.IntN(16) == 0 || len(good) == 0 {
		good = all
	}
	return good[dice.IntN(len(good))]
}

// wounding are those of the moves that wound somebody.
func wounding(m *rules.Match, moves []rules.Move) []rules.Move {
	v := m.View(rules.NoSeat).(game.View)
	var out []rules.Move
	for _, mv := range moves {
		s, ok := game.ShotOf(mv)
		if !ok {
			continue
		}
		for _, a := range v.Forecast(m.Actor(), s) {
			if a.Wounds > 0 {
				out = append(out, mv)
				break
			}
		}
	}
	return out
}

// TestLookingBackAtEveryMoment builds the table as it was after each move of a
// game, as everybody may know it; nothing is asked and nothing crashes.
func TestLookingBackAtEveryMoment(t *testing.T) {
	m := ended(t)
	d := lay(t, m, 1024, 640, "en")
	d.Click("result:look")
	for n := 0; n < m.Len(); n += rulestest.Rounds(21, 7) {
		d.Table.Look(n)
		d.Root().Invalidate()
		d.Root().Sync()
		if d.Table.Acting() != rules.NoSeat || !d.Has("past:return") || len(handOf(d)) > 0 && d.Face.v.Seat == rules.NoSeat {
			t.Fatalf("move %d: acting %d, hand %q", n, d.Table.Acting(), handOf(d))
		}
	}
}
