package table_test

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

// gives is what looks back at moves: giving is a mistake.
func gives(_ *rules.Position, m rules.Move) search.Regret {
	if m.Verb == toy.VerbGive {
		return search.Regret{Lost: 2000, Reasons: []search.Reason{{ID: "unknown", Was: 2, Now: 1, Worth: -100}}}
	}
	return search.Regret{}
}

// mistaken is a table at which a mistake has been made, of one person who acts thrice.
func mistaken(t *testing.T, change func(l *lines)) *world {
	t.Helper()
	l := lines{game: toy.Game{Asks: []toy.Ask{{}, {}, {}}}, players: toy.People(1), adviser: advises(toy.Hide(2)), regret: gives}
	if change != nil {
		change(&l)
	}
	w := open(t, l)
	w.act(t, toy.Give(1))
	return w
}

// TestAMistakeCanBeTakenBack: it is asked beside the prompt, and one click takes the move
// back.
func TestAMistakeCanBeTakenBack(t *testing.T) {
	w := mistaken(t, nil)
	if !w.Has("regret") || w.State("regret", "lost") != 2000 {
		t.Fatal("nothing is said of a mistake")
	}
	if said := w.State("regret", "lines").([]string); len(said) != 1 || !strings.Contains(said[0], "clearly worse") {
		t.Errorf("without words for the reason it says %q", said)
	}
	if box := w.Root().Node("regret").Rect; box.Intersects(w.Root().Node("prompt").Rect) {
		t.Error("it lies over the prompt")
	}
	w.Click("regret:undo")
	w.settle()
	if w.Has("regret") || w.tb.Match().Len() != 0 {
		t.Errorf("taken back %d moves are left", w.tb.Match().Len())
	}
}

// TestAMistakeMayStand: by its button, by Escape, by playing on; and no more is said of
// others in the same go.
func TestAMistakeMayStand(t *testing.T) {
	for name, do := range map[string]func(w *world){
		"button": func(w *world) { w.Click("regret:keep") },
		"escape": func(w *world) { w.Key(input.KeyEscape) },
		"play":   func(w *world) { w.act(t, toy.Give(2)) },
		"undo":   func(w *world) { w.Click("undo") },
		"past":   func(w *world) { w.tb.Look(0); w.settle() },
	} {
		w := mistaken(t, nil)
		do(w)
		w.settle()
		if w.Has("regret") || w.Has("menu:resume") {
			t.Errorf("%s: it is still asked, or the menu has opened", name)
		}
		if name == "button" {
			if w.act(t, toy.Give(2)); w.Has("regret") {
				t.Error("it is asked twice in a go")
			}
		}
	}
}

// TestNobodyIsAskedWhoDoesNotWantTo, nor after a good move, nor where another person
// decides next, who is not to read it, nor in a game without hints.
func TestNobodyIsAskedWhoDoesNotWantTo(t *testing.T) {
	for name, change := range map[string]func(l *lines){
		"settings": func(l *lines) { l.set = func(s *store.Settings) { s.ShowMe = false } },
		"no hints": func(l *lines) { l.noHints = true },
		"fine":     func(l *lines) { l.regret = func(*rules.Position, rules.Move) search.Regret { return search.Regret{} } },
		"fault":    func(l *lines) { l.regret = func(*rules.Position, rules.Move) search.Regret { panic("no") } },
		"another":  func(l *lines) { l.game, l.players = two(2), toy.People(2) },
	} {
		w := mistaken(t, change)
		if w.Has("regret") {
			t.Errorf("%s: it is asked", name)
		}
	}
	l := mistaken(t, nil)
	if l.act(t, toy.Pass); l.Has("regret") {
		t.Error("it is asked of the move before the last")
	}
}

// TestAMoveIsLookedBackAtBesideTheTable: the window does not wait for it.
func TestAMoveIsLookedBackAtBesideTheTable(t *testing.T) {
	goOn := make(chan bool)
	w := mistaken(t, func(l *lines) {
		l.beside = true
		l.regret = func(p *rules.Position, m rules.Move) search.Regret {
			<-goOn
			return gives(p, m)
		}
	})
	if w.Has("regret") {
		t.Fatal("it is asked before it was thought of")
	}
	close(goOn)
	w.until(t, "the question", func() bool { return w.Has("regret") })
}
