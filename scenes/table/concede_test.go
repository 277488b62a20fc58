package table_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/scenetest/toy"
)

// sure thinks that one seat leads by 98 to 1 each from a move on.
type sure struct{ seat, from int }

func (j sure) Judge(s rules.State, chance []int32) {
	for seat := range chance {
		chance[seat] = 100
		if j.from > s.(*toy.State).At {
			chance[seat] = 5000
		}
	}
	chance[j.seat] = 9800
}

// decided is a table of a person and bots, at which a seat is sure to win.
func decided(t *testing.T, players int, j sure, change func(l *lines)) *world {
	t.Helper()
	g := toy.Game{Open: true, Turns: 20}
	for n := range 20 {
		for seat := range players {
			g.Asks = append(g.Asks, turn(seat, n+1))
		}
	}
	var bots []int
	for i := 1; i < players; i++ {
		bots = append(bots, i)
	}
	l := lines{game: g, players: toy.WithBots(toy.People(players), bots...), bots: toy.Bots, judge: j}
	if change != nil {
		change(&l)
	}
	return open(t, l)
}

// goes plays on for some turns of the person's.
func (w *world) goes(t *testing.T, turns int) {
	t.Helper()
	for range turns {
		n := w.tb.Match().Status().Turn
		w.act(t, toy.Pass)
		w.until(t, "the person's turn comes", func() bool {
			w.settle()
			return w.tb.Acting() == 0 && w.tb.Match().Status().Turn > n
		})
	}
	w.Ticks(2)
}

// TestWhoIsHopelessIsOfferedToConcede after three turns, not after two, and asked once
// more before it is done.
func TestWhoIsHopelessIsOfferedToConcede(t *testing.T) {
	w := decided(t, 2, sure{seat: 1, from: 4}, nil)
	w.goes(t, 3) // two of them are hopeless
	if w.Has("offer") {
		t.Fatal("it is offered after two turns")
	}
	w.goes(t, 1)
	if !w.Has("offer") || !cmp.Equal(w.State("offer", "by"), []int{0}) {
		t.Fatalf("after three turns there is %v", w.ids())
	}
	if w.rect("offer").Intersects(w.rect("prompt")) {
		t.Error("it lies over the prompt")
	}
	w.Click("offer:concede")
	w.Click("concede:no")
	if w.tb.Match().Result().Over || !w.Has("offer") {
		t.Fatal("the offer is gone, or it ends the game without a question")
	}
	w.Click("offer:concede")
	w.Click("concede:yes")
	w.settle()
	w.Await("result")
	if r := w.tb.Match().Result(); !slices.Equal(r.Winners, []int{1}) || !strings.Contains(w.label("result"), "Błażej wins") {
		t.Errorf("the result is %+v, it says %q", r, w.label("result"))
	}
	w.Key(input.KeyEscape)
	if got := w.label(fmt.Sprintf("log:%d", len(w.tb.Session.Log())-1)); !strings.Contains(got, "Łucja concedes the game.") {
		t.Errorf("the log says %q", got)
	}
	w.Click("undo")
	w.settle()
	if w.tb.Match().Result().Over || w.Has("result") {
		t.Error("where nothing was hidden it cannot be taken back")
	}
}

// TestComputersThatAreHopelessOfferToConcede all together.
func TestComputersThatAreHopelessOfferToConcede(t *testing.T) {
	for _, players := range []int{2, 3} {
		w := decided(t, players, sure{}, nil)
		w.goes(t, 1)
		if w.Has("offer") {
			t.Fatal("it is offered after two turns")
		}
		w.goes(t, 1)
		if by := w.State("offer", "by").([]int); len(by) != players-1 || slices.Contains(by, 0) {
			t.Fatalf("%v offer it", by)
		}
		w.Click("offer:concede")
		w.settle()
		w.Await("result")
		if r := w.tb.Match().Result(); !slices.Equal(r.Winners, []int{0}) {
			t.Errorf("%d players: the result is %+v", players, r)
		}
	}
}

// TestWhoHasSeveralSeatsConcedesOnce.
func TestWhoHasSeveralSeatsConcedesOnce(t *testing.T) {
	w := decided(t, 2, sure{}, func(l *lines) { l.game.Owners = []int{0, 1, 0, 1} })
	w.goes(t, 2)
	if by := w.State("offer", "by").([]int); !slices.Equal(by, []int{1}) {
		t.Errorf("%v offer it", by)
	}
}

// TestWhoPlaysOnIsLeftAlone for five turns: by the button, by Escape and by playing.
func TestWhoPlaysOnIsLeftAlone(t *testing.T) {
	for name, do := range map[string]func(w *world) int{
		"button": func(w *world) int { w.Click("offer:play-on"); return 0 },
		"escape": func(w *world) int { w.Key(input.KeyEscape); return 0 },
		"play":   func(w *world) int { w.goes(t, 1); return 1 },
	} {
		w := decided(t, 2, sure{seat: 1}, nil)
		w.goes(t, 2)
		if !w.Has("offer") {
			t.Fatal("nothing is offered")
		}
		gone := do(w)
		if w.Has("offer") || w.Has("menu:resume") {
			t.Errorf("%s: it is still offered, or the menu is open", name)
		}
		if w.goes(t, 4-gone); w.Has("offer") {
			t.Errorf("%s: it is offered again after four turns", name)
		}
		if w.goes(t, 1); !w.Has("offer") {
			t.Errorf("%s: it is not offered again", name)
		}
	}
}

// TestNothingIsOfferedElsewhere: among people, to nobody, in a replay, where nobody can
// judge, and where a game is open.
func TestNothingIsOfferedElsewhere(t *testing.T) {
	for name, c := range map[string]struct {
		j      sure
		change func(l *lines)
	}{
		"people":   {sure{seat: 1}, func(l *lines) { l.players = toy.WithBots(toy.People(3), 2) }},
		"open":     {sure{seat: 1, from: 99}, nil},
		"no judge": {sure{}, func(l *lines) { l.judge = nil }},
	} {
		w := decided(t, 3, c.j, c.change)
		for w.tb.Match().Len() < 24 {
			w.tb.Play(toy.Pass)
			w.settle()
			w.Ticks(2)
			if w.Has("offer") {
				t.Fatalf("%s: it is offered after %d moves", name, w.tb.Match().Len())
			}
		}
		if w.Click("menu"); w.Has("menu:concede") != (name != "people") {
			t.Errorf("%s: the menu has %v", name, w.ids())
		}
	}
	w := decided(t, 2, sure{seat: 1}, func(l *lines) { l.replay, l.moves = true, pass(8) })
	if w.Click("menu"); w.Has("menu:concede") || w.Has("offer") {
		t.Errorf("a replay has %v", w.ids())
	}
}

// TestAnOfferWaitsForAHint to be put away.
func TestAnOfferWaitsForAHint(t *testing.T) {
	w := decided(t, 2, sure{seat: 1}, func(l *lines) { l.adviser = advises(toy.Pass) })
	w.goes(t, 2)
	for _, hint := range []bool{false, true, false} {
		if w.Has("hint:words") != hint || w.Has("offer") == hint {
			t.Errorf("with a hint %v there is %v", hint, w.ids())
		}
		w.Key(input.KeyH)
	}
}

// TestAnAnswerIsNoTurn: who is asked in the turn of another has no turn for that.
func TestAnAnswerIsNoTurn(t *testing.T) {
	w := decided(t, 2, sure{seat: 1}, func(l *lines) {
		l.game.Asks = nil
		for n := range 4 {
			l.game.Asks = append(l.game.Asks, turn(0, 2*n+1), turn(1, 2*n+2), toy.Ask{Reaction: true, Turn: 2*n + 2})
		}
	})
	for n := range 6 {
		if w.Ticks(2); w.Has("offer") != (n == 4) {
			t.Errorf("in turn %d it is offered: %v", w.tb.Match().Status().Turn, w.Has("offer"))
		}
		w.act(t, toy.Pass)
		w.until(t, "the person decides", func() bool { return w.tb.Acting() == 0 })
	}
}

// TestThePersonConcedesFromTheMenu, whoever decides.
func TestThePersonConcedesFromTheMenu(t *testing.T) {
	b := toy.NewSlow()
	w := decided(t, 2, sure{from: 99}, func(l *lines) {
		l.players, l.bots, l.beside = toy.Seated(b, toy.People(2), 1), toy.Crew(b), true
	})
	w.act(t, toy.Pass)
	w.until(t, "the computer thinks", func() bool { w.Ticks(1); return len(b.Begun) > 0 })
	w.Click("menu")
	w.Click("menu:concede")
	w.Click("concede:yes")
	w.settle()
	w.Await("result")
	if r := w.tb.Match().Result(); !slices.Equal(r.Winners, []int{1}) || w.kept == 0 {
		t.Errorf("the result is %+v, kept %d times", r, w.kept)
	}
}

// TestTurnsThatWereTakenBackDoNotCount.
func TestTurnsThatWereTakenBackDoNotCount(t *testing.T) {
	w := decided(t, 2, sure{seat: 1}, nil)
	w.tb.Match().AllowTakeBack(true)
	w.goes(t, 2)
	for range 2 {
		w.Click("undo")
		if w.Ticks(2); w.Has("offer") {
			t.Errorf("it is still offered after %d moves, %v", w.tb.Match().Len(), w.Toasts())
		}
	}
	if w.goes(t, 1); w.Has("offer") {
		t.Error("it is offered after two turns")
	}
	if w.goes(t, 1); !w.Has("offer") {
		t.Error("it is not offered after three turns")
	}
}

// TestTheOfferFits in every window and language.
func TestTheOfferFits(t *testing.T) {
	for _, lang := range []string{assets.Polish, assets.English} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			for _, j := range []sure{{seat: 0}, {seat: 1}} {
				w := decided(t, 3, j, func(l *lines) { l.lang, l.w, l.h = lang, size[0], size[1] })
				w.goes(t, 2)
				if !w.Has("offer") {
					t.Fatal("nothing is offered")
				}
				for _, fault := range w.Audit(tabletest.Art(), 1) {
					t.Errorf("%s %v: %s", lang, size, fault)
				}
			}
		}
	}
}
