package paliwo

import (
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/rules/rulestest"
	"schron/scenes/scenetest/tabletest"
)

// mover is a bot that plays so that every kind of move comes up. It opens, takes and leaves
// where it can, and seldom ends a turn early.
type mover struct{}

func (mover) ID() string { return "random" }

func (mover) Choose(p *rules.Position) rules.Move {
	legal := p.Legal()
	for _, m := range legal {
		if m.Verb == game.VerbLeave || m.Verb == game.VerbTake || m.Verb == game.VerbOpen || m.Verb == game.VerbBite {
			return m
		}
	}
	m := rules.RandomBot{}.Choose(p)
	for range 3 {
		if m.Verb == game.VerbEnd || m.Verb == game.VerbFinish || m.Verb == game.VerbDone {
			m = rules.RandomBot{}.Choose(p)
		}
	}
	return m
}

// TestWholeGamesByMouse plays games to their ends with clicks and drags only,
// through every cover. What is played is drawn by chance; every other thing is
// dragged rather than clicked.
func TestWholeGamesByMouse(t *testing.T) {
	made := map[string]int{}
	for seed := uint64(1); seed <= uint64(rulestest.Rounds(2, 4)); seed++ {
		m, err := rules.NewMatch(game.Game{}, tabletest.People(2), rules.Setup{Players: 2, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		d := lay(t, m, 1280, 800, "pl")
		now, covers := d.MakeAll(tabletest.Chosen(t, mover{}), 3000)
		for what, n := range now {
			made[what] += n
		}
		if covers < 4 {
			t.Errorf("seed %d: the screen was handed over %d times", seed, covers)
		}
		for _, id := range []string{"result", "end:lumberjack", "end:child", "end:count"} {
			if !d.Has(id) {
				t.Errorf("the result has no %q", id)
			}
		}
		if missing := d.House.Texts.Missing(); len(missing) > 0 {
			t.Error(missing)
		}
	}
	for _, what := range []string{"human drag", "arm drag", "place drag", "token drag", "step drag", "crawl drag", "advance drag", "step click", "advance click"} {
		if made[what] == 0 {
			t.Errorf("no %s was made", what)
		}
	}
	for verb := uint8(1); ; verb++ {
		word, _, _ := strings.Cut(game.Game{}.Notation(rules.Move{Verb: verb}), " ")
		if word == "?" {
			break
		}
		if made[word] == 0 && word != "rise" && word != "leave" {
			t.Errorf("no %s was made", word)
		}
	}
}
