package table_test

import (
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/byhand"
	"schron/scenes/scenetest/toy"
	"schron/scenes/session"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// guide is a face that knows where moves are played, some of them by nodes that are not
// there.
type guide struct{ *face }

func (guide) Paths(m rules.Move) []byhand.Path {
	switch m.Verb {
	case toy.VerbHide:
		return []byhand.Path{{From: "gone", To: "field"}, {From: "nowhere|field", To: "tray"}}
	case toy.VerbGive:
		return []byhand.Path{{From: "gone", To: "tray"}}
	}
	return nil
}

func (guide) Ghost(m rules.Move) func(c *sprites.Canvas, r layout.Rect) {
	if m.Verb == toy.VerbGive {
		return draw
	}
	return nil
}

// advises is an adviser with one answer.
func advises(m rules.Move) func(*rules.Position) search.Advice {
	return func(*rules.Position) search.Advice {
		return search.Advice{Move: m, Line: []search.Step{{Move: m, Says: []rules.Text{rules.Msg("frame.asks", rules.SeatArg("player", 0), rules.Literal("question", "does it"))}}}}
	}
}

// around is what a mark of a hint is around, "" where there is none.
func (w *world) around(id string) string {
	if !w.Has(id) {
		return ""
	}
	return w.State(id, "around").(string)
}

// TestAHintPointsAtTheMove: what is picked up and where it goes, which is drawn there,
// in words beside them; or the button to be pressed.
func TestAHintPointsAtTheMove(t *testing.T) {
	for _, c := range []struct {
		move     rules.Move
		from, to string
		ghost    bool
		says     string
	}{
		{toy.Hide(2), "field", "tray", true, "does it"},
		{toy.Give(1), "", "tray", true, "does it"},
		{toy.Pass, "", "pass", false, "Press “"},
		{toy.Stay, "", "", false, "does it"},
	} {
		for _, by := range []string{"key", "button"} {
			w := open(t, lines{game: two(1), players: toy.People(2), adviser: advises(c.move), guide: true})
			if by == "key" {
				w.Key(input.KeyH)
			} else {
				w.Click("hint:ask")
			}
			if from, to := w.around("hint:from"), w.around("hint:to"); from != c.from || to != c.to {
				t.Errorf("%v: from %q to %q", c.move, from, to)
			}
			if c.to != "" && w.State("hint:to", "ghost") != c.ghost {
				t.Errorf("%v: something is drawn there: %v", c.move, w.State("hint:to", "ghost"))
			}
			said := w.State("hint:words", "lines").([]string)
			if len(said) != 2 || !strings.Contains(said[1], "everybody sees") || !strings.Contains(said[0], c.says) || w.label("hint:words") != "My advice" {
				t.Errorf("%v: %q says %q", c.move, w.label("hint:words"), said)
			}
			box := w.Root().Node("hint:words").Rect
			for _, id := range []string{"hint:from", "hint:to", "prompt", "pass"} {
				if n := w.Root().Node(id); n != nil && n.Rect.Intersects(box) {
					t.Errorf("%v: the words lie over %s", c.move, id)
				}
			}
			if w.tb.Match().Len() != 0 {
				t.Error("the move is played")
			}
		}
	}
}

// TestAHintDrawsNothingThatCannotBeDragged to where it goes.
func TestAHintDrawsNothingThatCannotBeDragged(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2), adviser: advises(toy.Hide(2)), guide: true})
	w.face.bars = &ui.Refusal{Text: "Not by hand."}
	w.Key(input.KeyH)
	if w.around("hint:to") != "tray" || w.State("hint:to", "ghost") != false {
		t.Errorf("it points at %q and draws something there: %v", w.around("hint:to"), w.State("hint:to", "ghost"))
	}
}

// TestAHintGoes with the move, with undo, with Escape, with the key once more, with a press
// elsewhere. It stays while what it points at is pressed.
func TestAHintGoes(t *testing.T) {
	for name, do := range map[string]func(w *world){
		"move":      func(w *world) { w.act(t, toy.Pass) },
		"undo":      func(w *world) { w.Click("undo") },
		"escape":    func(w *world) { w.Key(input.KeyEscape) },
		"key":       func(w *world) { w.Key(input.KeyH) },
		"button":    func(w *world) { w.Click("hint:ask") },
		"elsewhere": func(w *world) { w.Click("prompt") },
		"look":      func(w *world) { w.tb.Look(0); w.settle() },
	} {
		w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{}, {}, {}}}, players: toy.People(1), adviser: advises(toy.Hide(2)), guide: true})
		w.act(t, toy.Give(1))
		w.Key(input.KeyH)
		if !w.Has("hint:words") || !w.Has("hint:from") {
			t.Fatal("there is no hint")
		}
		w.Click("tray") // refused, for it is only clicked
		if !w.Has("hint:words") {
			t.Errorf("%s: it is gone when its place is pressed", name)
		}
		do(w)
		if w.Has("hint:words") || w.Has("hint:from") || w.Has("hint:to") {
			t.Errorf("%s: it is still there", name)
		}
		if w.Has("menu:resume") {
			t.Errorf("%s: the menu has opened", name)
		}
	}
}

// TestAHintIsThoughtOfBesideTheTable: the window goes on, a mark says that it takes its
// time, and nobody has to wait.
func TestAHintIsThoughtOfBesideTheTable(t *testing.T) {
	b := toy.NewSlow()
	slow := func(p *rules.Position) search.Advice { b.Choose(p); return advises(toy.Hide(2))(p) }
	w := open(t, lines{game: two(1), players: toy.People(2), adviser: slow, guide: true, beside: true})
	w.Key(input.KeyH)
	w.Ticks(10)
	if w.Has("hint:thinking") || w.Has("hint:words") {
		t.Error("something shows at once")
	}
	w.Ticks(10)
	if !w.Has("hint:thinking") || w.Has("hint:words") {
		t.Error("no mark says that it is thought of")
	}
	b.Allow <- struct{}{}
	w.until(t, "the hint is there", func() bool { return w.Has("hint:words") })
	if w.Has("hint:thinking") {
		t.Error("the mark stays")
	}
	w.act(t, toy.Pass)
	w.Key(input.KeyH)
	<-b.Begun
	<-b.Begun
	w.act(t, toy.Pass)
	<-b.Stopped
	w.Ticks(30)
	if w.Has("hint:thinking") || w.Has("hint:words") {
		t.Error("a hint about another decision is shown")
	}
}

// TestNoHintWhereNobodyMayBeAdvised: the button is away where there are none at all, and says
// why it does nothing while somebody else decides. The key then does nothing else.
func TestNoHintWhereNobodyMayBeAdvised(t *testing.T) {
	adviser := advises(toy.Pass)
	for name, l := range map[string]lines{
		"agreed":     {game: two(1), players: toy.People(2), adviser: adviser, noHints: true},
		"no adviser": {game: two(1), players: toy.People(2)},
		"replay":     {game: two(1), players: toy.People(2), adviser: adviser, replay: true},
		"over":       {game: two(1), players: toy.People(2), adviser: adviser, moves: pass(2)},
		"covered":    {game: toy.Game{Asks: []toy.Ask{{Private: true}}}, players: toy.People(2), adviser: adviser},
	} {
		w := open(t, l)
		if w.Has("result") {
			w.Click("result:look")
		}
		if w.Has("hint:ask") {
			t.Errorf("%s: there is a button", name)
		}
		w.Key(input.KeyH)
		w.Ticks(30)
		if w.Has("hint:words") || w.Has("hint:thinking") || len(w.Toasts()) > 0 {
			t.Errorf("%s: the key does something, %q", name, w.Toasts())
		}
	}
	w := open(t, lines{
		game: toy.Game{Asks: []toy.Ask{{Seat: 1}, {}}}, players: toy.Seated(toy.Hung{}, toy.People(2), 1),
		bots: toy.Crew(toy.Hung{}), beside: true, adviser: adviser,
	})
	if n := w.Find("hint:ask"); n.Enabled {
		t.Error("a hint is offered while a bot thinks")
	}
	w.Key(input.KeyH)
	if w.Has("hint:words") || !strings.Contains(strings.Join(w.Toasts(), " "), "There is nothing to advise now.") {
		t.Errorf("the key says %q", w.Toasts())
	}
}

// TestAHintIsWaitedForWhileSomethingMoves: who asks for one while a move is shown gets it
// after that, also once bots have decided. It does not if it is asked for once more.
func TestAHintIsWaitedForWhileSomethingMoves(t *testing.T) {
	for _, c := range []struct {
		asks  []toy.Ask
		twice bool
	}{
		{asks: []toy.Ask{{}, {}, {}}},
		{asks: []toy.Ask{{}, {Seat: 1}, {}, {}}},
		{asks: []toy.Ask{{}, {}, {}}, twice: true},
	} {
		w := open(t, lines{
			game: toy.Game{Asks: c.asks}, players: toy.WithBots(toy.People(2), 1), bots: toy.Crew(toy.Bot{}),
			adviser: advises(toy.Pass), set: func(s *store.Settings) { s.Animation = store.AnimationNormal },
		})
		w.tb.Play(toy.Give(1))
		w.Ticks(2)
		if !w.tb.Showing() {
			t.Fatal("nothing moves")
		}
		w.Key(input.KeyH)
		if c.twice {
			w.Click("hint:ask")
		}
		if len(w.Toasts()) > 0 || w.Has("hint:words") || w.Find("hint:ask").Enabled != true {
			t.Fatalf("it says %q", w.Toasts())
		}
		w.settle()
		w.Ticks(200)
		if w.Has("hint:words") == c.twice || len(w.Toasts()) > 0 {
			t.Errorf("%+v: the hint is there: %v, it says %q", c, w.Has("hint:words"), w.Toasts())
		}
	}
}

// TestAdviceThatFailsIsSaid, reported, and stops nothing.
func TestAdviceThatFailsIsSaid(t *testing.T) {
	clumsy := func(*rules.Position) search.Advice { panic("no idea") }
	for _, beside := range []bool{false, true} {
		w := open(t, lines{game: two(1), players: toy.People(2), adviser: clumsy, beside: beside})
		w.Key(input.KeyH)
		w.until(t, "it is said", func() bool { return len(w.Toasts()) > 0 })
		if got := strings.Join(w.Toasts(), " "); got != "No advice this time." || w.broken != 1 {
			t.Errorf("it says %q, reported %d times", got, w.broken)
		}
		w.act(t, toy.Pass)
	}
	hung := func(*rules.Position) search.Advice { select {} }
	w := open(t, lines{game: two(1), players: toy.People(2), adviser: hung, beside: true})
	w.Key(input.KeyH)
	w.Ticks(session.BotLimit + 2)
	if got := strings.Join(w.Toasts(), " "); got != "No advice this time." || w.Has("hint:thinking") {
		t.Errorf("it says %q", got)
	}
}
