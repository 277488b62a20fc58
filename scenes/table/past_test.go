package table_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// played is a finished game of two in public, n moves long.
func played(n int) (toy.Game, []rules.Move) {
	g := toy.Game{Turns: n, Winners: []int{1}}
	var moves []rules.Move
	for i := range n {
		g.Asks = append(g.Asks, turn(i%2, 1+i/2))
		moves = append(moves, toy.Give(1+i%toy.MostAmount))
	}
	return g, moves
}

func (w *world) at(t testing.TB, want int) {
	t.Helper()
	if got := w.tb.Moment(); got != want {
		t.Errorf("moment %d, want %d", got, want)
	}
}

func TestReplayByButtons(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	if w.Scene() != "replay" || w.Has("undo") || w.Has("result") {
		t.Errorf("scene %s with %v", w.Scene(), w.ids())
	}
	w.at(t, 0)
	if w.Find("past:back").Enabled || w.Find("past:first").Enabled {
		t.Error("one can go back from the start")
	}
	for _, c := range []struct {
		id string
		at int
	}{{"on", 1}, {"on", 2}, {"back", 1}, {"last", 6}, {"back", 5}, {"on", 6}, {"first", 0}} {
		w.Click("past:" + c.id)
		w.at(t, c.at)
	}
	w.Click("past:last")
	for _, id := range []string{"past:on", "past:last", "past:play"} {
		if w.Find(id).Enabled {
			t.Errorf("%s goes on at the end", id)
		}
	}
	if got := w.label("past"); got != "Move 6 of 6" {
		t.Errorf("it says %q", got)
	}
	if got := w.label("past:band"); got != "Replay: move 6 of 6" {
		t.Errorf("the bar says %q", got)
	}
}

func TestAReplayIsLeft(t *testing.T) {
	g, moves := played(2)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Click("past:return")
	if diff := cmp.Diff([]string{"shelf"}, w.went); diff != "" {
		t.Error(diff)
	}
	left := 0
	w = open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true, leave: func() { left++ }})
	w.Click("past:return")
	w.Click("menu")
	w.Click("menu:leave")
	if left != 2 || len(w.went) != 0 {
		t.Errorf("left %d times, went %v", left, w.went)
	}
}

func TestReplayByKeys(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	for _, c := range []struct {
		key input.Key
		at  int
	}{
		{input.KeyRight, 1},
		{input.KeyPageDown, 2}, // turn 2
		{input.KeyPageDown, 4},
		{input.KeyLeft, 3},
		{input.KeyPageUp, 2},
		{input.KeyPageUp, 0},
		{input.KeyPageUp, 0},
		{input.KeyEnd, 6},
		{input.KeyRight, 6},
		{input.KeyPageDown, 6},
		{input.KeyPageUp, 4},
		{input.KeyHome, 0},
		{input.KeyLeft, 0},
	} {
		w.Key(c.key)
		w.at(t, c.at)
	}
	w.Key(input.KeyRight, input.Ctrl) // means nothing here
	w.at(t, 0)
	w.Key(input.KeyZ, input.Ctrl)
	if w.tb.Match().Len() != 6 {
		t.Error("a replay was undone")
	}
	w.Key(input.KeyEscape)
	if !w.Has("menu:resume") || w.Has("menu:redo") || w.Has("menu:save") || !w.tb.Looking() {
		t.Errorf("Escape shows %v", w.ids())
	}
}

func TestReplayPlaysOn(t *testing.T) {
	g, moves := played(4)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Key(input.KeySpace)
	w.Ticks(40)
	w.at(t, 1)
	w.Key(input.KeySpace)
	w.Ticks(90)
	w.at(t, 1)
	w.Click("past:play")
	w.Ticks(120)
	w.at(t, 4)
	w.Ticks(40)
	if w.Find("past:play").Enabled {
		t.Error("it plays on after the end")
	}
	w.Key(input.KeyHome)
	w.Ticks(90)
	w.at(t, 0)
}

func TestSpaceIsForTheFocus(t *testing.T) {
	g, moves := played(4)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Click("past:on")
	w.Key(input.KeySpace)
	w.at(t, 2)
	w.Ticks(90)
	w.at(t, 2)
}

func TestTheLogLeadsToItsMoments(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: toy.Game{Asks: append(g.Asks, turn(0, 4))}, players: toy.People(2), moves: moves})
	w.Click("log:2")
	w.at(t, 3)
	if !w.tb.Looking() || w.tb.Acting() != rules.NoSeat || w.Has("pass") {
		t.Errorf("looking %v, seat %d acts", w.tb.Looking(), w.tb.Acting())
	}
	w.Click("log:4")
	w.at(t, 5)
	w.Click("field") // the past is not changed
	if w.tb.Match().Len() != 6 || len(w.Toasts()) != 1 {
		t.Errorf("%d moves, toasts %q", w.tb.Match().Len(), w.Toasts())
	}
	w.Click("past:return")
	if w.tb.Looking() || w.tb.Acting() != 0 {
		t.Errorf("looking %v, seat %d acts", w.tb.Looking(), w.tb.Acting())
	}
	w.Click("log:0")
	w.Click("past:play")
	w.Key(input.KeyEscape)
	if w.tb.Looking() || w.Has("menu:resume") {
		t.Error("Escape did not only go back to now")
	}
	w.Click("log:0")
	w.Ticks(90)
	w.at(t, 1) // what was playing when the past was left does not go on
}

func TestTheLogIsFilteredByPlayer(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: toy.Game{Asks: append(g.Asks, turn(0, 4))}, players: toy.People(2), moves: moves})
	count := func(want int) {
		t.Helper()
		n := 0
		for _, id := range w.ids() {
			if strings.HasPrefix(id, "log:") && !strings.Contains(id, "only") && !strings.Contains(id, "bar") && id != "log:unfold" {
				n++
			}
		}
		if n != want {
			t.Errorf("%d entries, want %d", n, want)
		}
	}
	count(6)
	w.Click("log:only:1")
	count(3)
	if got := w.label("log:0"); !strings.HasPrefix(got, "Błażej") {
		t.Errorf("it begins with %q", got)
	}
	w.Click("log:1")
	w.at(t, 4)
	w.Click("log:only:0")
	count(3)
	if got := w.label("log:0"); !strings.HasPrefix(got, "Łucja") {
		t.Errorf("then it begins with %q", got)
	}
	w.Click("log:only:0")
	count(6)
}

func TestTheLogScrollsAndStaysAtItsEnd(t *testing.T) {
	g, moves := played(80)
	w := open(t, lines{game: toy.Game{Asks: append(g.Asks, turn(0, 41), turn(1, 41))}, players: toy.People(2), moves: moves})
	if !w.Has("log:79") || w.Has("log:0") {
		t.Fatal("the end is not in view")
	}
	w.act(t, toy.Pass)
	if !w.Has("log:80") {
		t.Error("the new end is not in view")
	}
	w.Wheel("log", 400)
	if !w.Has("log:0") {
		t.Error("the wheel does not reach the start")
	}
	w.Click("log:0")
	w.at(t, 1)
}

// TestTheLogFollowsAReplay keeps the moment that is shown in view.
func TestTheLogFollowsAReplay(t *testing.T) {
	g, moves := played(80)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	for _, c := range []struct {
		key  input.Key
		want int
	}{{input.KeyR, 0}, {input.KeyRight, 0}, {input.KeyEnd, 79}, {input.KeyHome, 0}} {
		w.Key(c.key)
		w.Ticks(2)
		if !w.Has(fmt.Sprintf("log:%d", c.want)) {
			t.Errorf("at moment %d entry %d is out of view", w.tb.Moment(), c.want)
		}
	}
}

// TestTheLogForgetsWhatWasUndone plays another move in the place of one that
// was taken back.
func TestTheLogForgetsWhatWasUndone(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	w.act(t, toy.Give(2))
	w.Key(input.KeyZ, input.Ctrl)
	w.Click("confirm:yes")
	w.act(t, toy.Give(5))
	if got := w.label("log:0"); !strings.Contains(got, "give 5") {
		t.Errorf("the log says %q", got)
	}
	texts, _ := w.drawn(t)
	if strings.Contains(strings.Join(texts, " "), "2") && !strings.Contains(strings.Join(texts, " "), "5") {
		t.Errorf("drawn are %q", texts)
	}
}

func TestALogEntryTellsMoveAndRule(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2), set: func(s *store.Settings) { s.Animation, s.Recap = store.AnimationOff, false }})
	w.Click("cover:open")
	w.act(t, toy.Hide(7))
	w.Click("cover:open")
	w.Script.Move(w.Point("log:0"))
	w.Ticks(60)
	tip := w.Tip()
	if !strings.Contains(tip, "Move 1") || !strings.Contains(tip, "Rule TOY-4") || strings.Contains(tip, "7") {
		t.Errorf("tip %q", tip)
	}
}

func TestAReplayShowsTheViewOfAPlayer(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Click("past:on")
	if got := w.tb.View().(toy.View).Seat; got != rules.NoSeat {
		t.Errorf("a replay begins with the view of seat %d", got)
	}
	for _, c := range []struct {
		option string
		seat   int
	}{{"1", 1}, {"0", 0}, {"all", rules.NoSeat}} {
		w.Click("eyes")
		w.Click("eyes:" + c.option)
		if got := w.tb.View().(toy.View).Seat; got != c.seat {
			t.Errorf("%q shows the view of seat %d", c.option, got)
		}
		w.at(t, 1)
	}
}

// TestThePlayersOfAReplayAreListedOnce, whoever has several seats by the first.
func TestThePlayersOfAReplayAreListedOnce(t *testing.T) {
	g, moves := played(4)
	g.Owners = []int{0, 1, 0, 1}
	w := open(t, lines{game: g, players: toy.People(2), moves: moves, replay: true})
	w.Click("eyes")
	var got []string
	for _, id := range w.ids() {
		if strings.HasPrefix(id, "eyes:") && id != "eyes:close" && id != "eyes:list" {
			got = append(got, id)
		}
	}
	if diff := cmp.Diff([]string{"eyes:0", "eyes:1", "eyes:all"}, got); diff != "" {
		t.Error(diff)
	}
}

func TestAReplayOfAnOpenGameShowsNobodysView(t *testing.T) {
	g, moves := played(6)
	w := open(t, lines{game: g, players: toy.People(2), moves: moves[:3], replay: true})
	if w.Has("eyes") {
		t.Error("a game that goes on shows the secrets of a player")
	}
	w = open(t, lines{game: g, players: toy.People(2), moves: moves})
	if w.Has("eyes") {
		t.Error("a table offers the view of a player")
	}
}

// TestFiltersOfALowLogAreLargeEnough to be hit, however many they are: they stand in two
// columns where one has no room.
func TestFiltersOfALowLogAreLargeEnough(t *testing.T) {
	for n := 2; n <= 8; n++ {
		g := toy.Game{Asks: []toy.Ask{turn(0, 1)}}
		for seat := range n {
			g.Owners = append(g.Owners, seat%2)
		}
		w := open(t, lines{game: g, players: toy.People(2), low: true})
		for seat := range n {
			if r := w.rect(fmt.Sprintf("log:only:%d", seat)); r.H < 18 || r.W < 18 {
				t.Errorf("of %d filters one lies at %v", n, r)
			}
		}
	}
}

// TestFiltersOfSeveralSeatsOfOnePlayerDiffer: the same mark, and which of the
// seats it is.
func TestFiltersOfSeveralSeatsOfOnePlayerDiffer(t *testing.T) {
	look := func(w *world, id string) string {
		n := w.Root().Node(id)
		dst := ebiten.NewImage(16, 16)
		defer dst.Deallocate()
		c := sprites.NewCanvas(pictureStore(t), w.Stack.Env.Fonts)
		c.Audit = &sprites.Audit{}
		c.Begin(dst, 1)
		n.Draw(c, ui.State{Enabled: true})
		out := ""
		for _, x := range c.Audit.Texts {
			out += x.Text
		}
		return out + c.Audit.Sprites[0].Name
	}
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{turn(0, 1)}, Owners: []int{0, 1, 0}}, players: toy.People(2)})
	for id, want := range map[string]string{"log:only:0": "1mark/disc", "log:only:1": "mark/triangle", "log:only:2": "2mark/disc"} {
		if got := look(w, id); got != want {
			t.Errorf("%s looks like %q, want %q", id, got, want)
		}
	}
	for _, f := range w.Audit(pictureStore(t), 1) {
		t.Error(f)
	}
}
