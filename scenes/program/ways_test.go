package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/layout"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// walk starts the program with its real tables, to be driven by clicks.
func walk(t testing.TB, dir string, w start.Window) *running {
	t.Helper()
	return walkIn(t, dir, w, layout.S(1280, 800))
}

// walkIn is walk in a window of a size in units.
func walkIn(t testing.TB, dir string, w start.Window, size layout.Size) *running {
	t.Helper()
	w.Data = dir
	p := made(t, w)
	d := scenetest.NewIn(t, &ui.Env{OnRule: p.openRule, Instant: true}, size.W, size.H, func(h ui.Host) {
		p.house.Host = h
		p.begin()
	})
	t.Cleanup(p.leaveTable)
	return &running{p, d}
}

// at fails unless a scene is shown.
func (r *running) at(t *testing.T, want string) {
	t.Helper()
	r.settle()
	if got := r.Scene(); got != want {
		t.Fatalf("scene %q, want %q", got, want)
	}
}

// TestFromTheShelfToTheTableAndBack goes every way there is by clicks, without
// reading anything but the screen.
func TestFromTheShelfToTheTableAndBack(t *testing.T) {
	for _, g := range registry.Games() {
		w := usual()
		seed := uint64(7)
		w.Seed = &seed
		r := walk(t, t.TempDir(), w)
		r.at(t, "shelf")
		r.Click("settings")
		r.at(t, "settings")
		r.Click("about")
		r.at(t, "about")
		r.Click("back")
		r.at(t, "settings")
		r.Key(input.KeyEscape)
		r.at(t, "shelf")
		r.Click("about")
		r.at(t, "about")
		r.Key(input.KeyEscape)
		r.at(t, "shelf")
		r.Click("saves")
		r.at(t, "saves")
		r.Click("back")
		r.at(t, "shelf")
		r.Click("box:" + g.ID())
		r.Click("rules")
		r.at(t, "rulebook")
		r.Click("back")
		r.at(t, "shelf")
		r.Click("new")
		r.at(t, "setup")
		r.Click("start")
		r.at(t, "table")
		if r.table.Cover() != rules.NoSeat {
			r.Click("cover:open")
		}
		r.Click("rules")
		r.at(t, "rulebook")
		r.Key(input.KeyEscape)
		r.at(t, "table")
		r.Click("menu")
		r.Click("menu:about")
		r.at(t, "about")
		r.Key(input.KeyEscape)
		r.at(t, "table")
		r.Click("menu")
		r.Click("menu:settings")
		r.at(t, "settings")
		r.Click("back")
		r.at(t, "table")
		r.Click("menu")
		r.Click("menu:shelf")
		r.at(t, "shelf")
		if r.table != nil || r.slot != nil {
			t.Error("the match on the shelf is still held")
		}
		r.Click("resume")
		r.at(t, "table")
	}
}

func TestAFinishedMatchIsReplayed(t *testing.T) {
	w := usual()
	w.Scene = "result"
	r := walk(t, t.TempDir(), w)
	r.at(t, "table")
	r.Click("result:replay")
	r.at(t, "replay")
	r.Key(input.KeyRight)
	r.Key(input.KeyEnd)
	r.Click("past:return")
	r.at(t, "table")
	r.Click("result:shelf")
	r.at(t, "shelf")
	r.Click("saves")
	r.at(t, "saves")
	r.Click("watch")
	r.at(t, "replay")
	r.Click("menu")
	r.Click("menu:leave")
	r.at(t, "saves")
}

func TestAReplayToBeginWithLeadsToTheShelf(t *testing.T) {
	w := usual()
	w.Scene = "replay"
	r := walk(t, t.TempDir(), w)
	r.at(t, "replay")
	r.Click("past:return")
	r.at(t, "shelf")
}

// TestWhatCannotBeSavedIsTold puts a file where the saves should go.
func TestWhatCannotBeSavedIsTold(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "auto"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	r := walk(t, dir, usual())
	r.house.Navigation.Table(house.Match{Match: sample(registry.Games()[0], r.house, 4, false)})
	r.at(t, "table")
	told := func(when string) {
		t.Helper()
		if got := strings.Join(r.Toasts(), " "); !strings.Contains(got, "auto") {
			t.Errorf("%s it says %q", when, got)
		}
	}
	told("at the start")
	for r.Has("toast") {
		r.Click("toast")
	}
	r.play(t, 1)
	r.settle()
	told("after a move")
	if r.table.Match().Len() != sampleMoves+1 {
		t.Errorf("%d moves", r.table.Match().Len())
	}
}

func TestWithoutAnimationNothingFades(t *testing.T) {
	w := usual()
	w.Data = t.TempDir()
	p, err := newProgram(w)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range store.Animations() {
		p.house.Settings.Animation = a
		o, err := p.options()
		if err != nil {
			t.Fatal(err)
		}
		if o.Env.Instant != (a == store.AnimationOff) || o.Env.Calm != (a == store.AnimationReduced) {
			t.Errorf("animation %s: instant %v, calm %v", a, o.Env.Instant, o.Env.Calm)
		}
	}
}

// TestAnAbandonedMatchIsNotOfferedAgain: it lies among the saves, where it can be
// taken up once more.
func TestAnAbandonedMatchIsNotOfferedAgain(t *testing.T) {
	for _, g := range registry.Games() {
		r := walk(t, t.TempDir(), usual())
		r.house.Navigation.Table(house.Match{Match: sample(g, r.house, 4, false)})
		r.at(t, "table")
		r.Click("menu")
		r.Click("menu:abandon")
		r.Click("abandon:yes")
		r.at(t, "shelf")
		if r.Has("resume") || r.slot != nil {
			t.Fatalf("%s: the abandoned match is offered or held", g.ID())
		}
		r.Click("saves")
		r.at(t, "saves")
		r.Click("state:over")
		r.Click("open")
		r.at(t, "table")
		if r.table.Match().Len() != sampleMoves {
			t.Errorf("%s: %d moves", g.ID(), r.table.Match().Len())
		}
	}
}

// TestTheNextGameTakesThePlayersOfThisOne, whoever was entered last; who began goes last.
func TestTheNextGameTakesThePlayersOfThisOne(t *testing.T) {
	w := usual()
	w.Scene = "result"
	r := walk(t, t.TempDir(), w)
	r.house.Settings.Players = []rules.Player{{Name: "Żyrafa"}, {Name: "Łoś"}}
	r.at(t, "table")
	m := r.table.Match()
	r.Click("result:again")
	r.at(t, "setup")
	players := m.Players()
	for i, p := range append(players[1:], players[0]) {
		id := "player:" + string(rune('1'+i)) + ":name"
		if got := r.State(id, "value"); got != p.Name && got != "" {
			t.Errorf("%s is %q, want %q", id, got, p.Name)
		}
	}
	r.Click("start")
	r.at(t, "table")
	if got := len(r.table.Match().Players()); got != len(m.Players()) {
		t.Errorf("%d play, want %d", got, len(m.Players()))
	}
}
