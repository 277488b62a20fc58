package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes"
	"schron/scenes/house"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/start"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
)

// plain is a table without a board: matches are played through it by code.
type plain struct{ table.Base }

func (plain) Build(*ui.Builder, layout.Rect)          {}
func (plain) Motions(_, _ rules.View) []motion.Motion { return nil }

// running is a program whose scenes are driven without a window.
type running struct {
	*program
	*scenetest.Driver
}

// made is a program in which nothing moves, without a window.
func made(t testing.TB, w start.Window) *program {
	t.Helper()
	p, err := newProgram(w)
	if err != nil {
		t.Fatal(err)
	}
	p.house.Aspect = tabletest.Art().Aspect
	still(&p.house.Settings)
	return p
}

// run starts a program with plain tables that keeps its files in dir.
func run(t *testing.T, dir string, w start.Window) *running {
	t.Helper()
	w.Data = dir
	p := made(t, w)
	p.tables = map[string]table.Game{}
	for _, g := range registry.Games() {
		p.tables[g.ID()] = table.Game{Make: func(*table.Table) table.Face { return plain{} }, Print: func(*say.Speaker) print.Box { return print.Box{} }}
	}
	p.house.Games = registry.Games()
	env := &ui.Env{OnRule: p.openRule, Instant: true}
	d := scenetest.NewIn(t, env, 1280, 800, func(h ui.Host) {
		p.house.Host = h
		p.begin()
	})
	t.Cleanup(p.leaveTable)
	return &running{p, d}
}

// usual is the command line without flags.
func usual() start.Window { return start.Window{At: -1, Seat: rules.NoSeat, Lang: "en"} }

// play plays n moves for whoever decides.
func (r *running) play(t *testing.T, n int) {
	t.Helper()
	for range n {
		r.table.Open()
		r.table.Session.Skip()
		if !r.table.Play(r.table.Legal(nil)[0]) {
			t.Fatal("a legal move was refused")
		}
		r.table.Session.Skip()
	}
}

func (r *running) settle() { r.Script.Wait(1) }

func TestEverySceneCanBeBegunWith(t *testing.T) {
	names := map[string]string{"hint": "table", "card": "table", "coach": "table", "sheet": "table", "turn": "table", "handover": "table", "result": "table", "chances": "table"}
	for _, scene := range sceneNames() {
		w := usual()
		w.Scene = scene
		r := run(t, t.TempDir(), w)
		want := scene
		if n := names[scene]; n != "" {
			want = n
		}
		if got := r.Scene(); got != want {
			t.Errorf("-scene %s shows %q, want %q", scene, got, want)
		}
	}
}

func TestWithoutFlagsTheShelfIsShown(t *testing.T) {
	if got := run(t, t.TempDir(), usual()).Scene(); got != "shelf" {
		t.Errorf("got %q", got)
	}
}

func TestALoadedRecordIsShownAtItsMomentAndSeat(t *testing.T) {
	w := usual()
	h := run(t, t.TempDir(), w).house
	w.Match = sample(registry.Games()[0], h, 3, false)
	w.At, w.Seat = 20, 1
	r := run(t, t.TempDir(), w)
	if r.Scene() != "table" || r.table.Match().Len() != 20 || r.table.Viewer() != 1 || r.table.Cover() != rules.NoSeat {
		t.Errorf("scene %s, %d moves, viewer %d, cover %d; want the table after 20 moves as seat 1 sees it",
			r.Scene(), r.table.Match().Len(), r.table.Viewer(), r.table.Cover())
	}
	w.Scene = "replay"
	r = run(t, t.TempDir(), w)
	top := r.Stack.Top().(*table.Table)
	if top.Moment() != 20 || top.Match().Len() != w.Match.Len() {
		t.Errorf("the replay stands at %d of %d, want 20 of %d", top.Moment(), top.Match().Len(), w.Match.Len())
	}
}

// TestEveryMoveIsSaved: after any move another start finds the match as it is,
// though the program was not closed.
func TestEveryMoveIsSaved(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	r.house.Navigation.Table(house.Match{Match: sample(registry.Games()[0], r.house, 4, false)})
	r.settle()
	for _, n := range []int{0, 1, 3} {
		r.play(t, n)
		if _, there := r.house.Files.Resumable(); there {
			t.Error("a match that is being played is offered again")
		}
		list, err := store.Open(store.Home(dir), registry.Game, time.Now).List(store.Auto)
		if err != nil || len(list) != 1 || list[0].Moves != r.table.Match().Len() || !list[0].Busy {
			t.Errorf("after %d moves: %+v, error %v", r.table.Match().Len(), list, err)
		}
	}
	moves := r.table.Match().Len()
	r.house.Navigation.Shelf()
	r.settle()
	e, there := r.house.Files.Resumable()
	if !there || e.Moves != moves {
		t.Fatalf("the shelf offers %+v (%v), want %d moves", e, there, moves)
	}
	slot, m, err := r.house.Files.Resume(e)
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Table(house.Match{Match: m, Slot: slot})
	r.settle()
	r.play(t, 1)
	if list, _ := r.house.Files.List(store.Auto); len(list) != 1 || list[0].Moves != moves+1 {
		t.Errorf("going on made %+v", list)
	}
}

func TestAnotherMatchFreesTheFirst(t *testing.T) {
	r := run(t, t.TempDir(), usual())
	g := registry.Games()[0]
	r.house.Navigation.Table(house.Match{Match: sample(g, r.house, 4, false)})
	r.settle()
	r.house.Navigation.Table(house.Match{Match: sample(g, r.house, 5, false)})
	r.settle()
	list, err := r.house.Files.List(store.Auto)
	if err != nil || len(list) != 2 || list[0].Own == list[1].Own {
		t.Errorf("%+v, error %v; want two, one of them free", list, err)
	}
}

func TestACrashKeepsReportAndRecordAndLeadsBack(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	r.house.Navigation.Table(house.Match{Match: sample(registry.Games()[0], r.house, 4, false)})
	r.settle()
	r.play(t, 2)
	moves := r.table.Match().Len()
	r.house.Host.Reset(r.crash(scenes.Crash{Value: "the roof fell", Stack: []byte("here"), Scene: "table"}))
	r.settle()
	if r.Scene() != "crash" {
		t.Fatalf("scene %q", r.Scene())
	}
	reports, err := filepath.Glob(filepath.Join(dir, "crashes", "*", "report.txt"))
	if err != nil || len(reports) != 1 {
		t.Fatalf("%d reports, error %v", len(reports), err)
	}
	text, err := os.ReadFile(reports[0])
	if err != nil || !strings.Contains(string(text), "the roof fell") || !strings.Contains(string(text), "scene table") {
		t.Errorf("the report says %q, error %v", text, err)
	}
	m, err := r.house.Files.LoadFile(filepath.Join(filepath.Dir(reports[0]), "record.json"))
	if err != nil || m.Len() != moves {
		t.Errorf("the record has %v, error %v; want %d moves", m, err, moves)
	}
	r.Click("resume")
	r.settle()
	if r.Scene() != "table" || r.table.Match().Len() != moves {
		t.Errorf("the way back leads to %s", r.Scene())
	}
}

func TestSettingsAreKeptAndPutIntoForce(t *testing.T) {
	dir := t.TempDir()
	r := run(t, dir, usual())
	r.house.Change(func(s *store.Settings) { s.Language, s.Scale = "pl", 150 })
	w := usual()
	w.Lang = ""
	again := run(t, dir, w)
	if s := again.house.Settings; s.Language != "pl" || s.Scale != 150 || again.house.Lang() != "pl" {
		t.Errorf("got %+v in %q", s, again.house.Lang())
	}
}

func TestTheCommandLineGoesBeforeTheSettings(t *testing.T) {
	dir := t.TempDir()
	run(t, dir, usual()).house.Change(func(s *store.Settings) { s.Language, s.Scale = "pl", 150 })
	w := usual()
	w.Scale, w.Width, w.Height = 0.75, 1024, 640
	s := run(t, dir, w).house.Settings
	if s.Language != "en" || s.Scale != 75 || s.Width != 1024 || s.Height != 640 {
		t.Errorf("got %+v", s)
	}
}

func TestDamagedSettingsAreToldInASentence(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte("{"), 0o644); err != nil {
		t.Fatal(err)
	}
	r := run(t, dir, usual())
	if r.Scene() != "shelf" || r.early == nil {
		t.Errorf("scene %s, error %v", r.Scene(), r.early)
	}
}

func TestPicturesLeaveNoSaves(t *testing.T) {
	w := usual()
	w.Scene, w.Shot = "table", "x.png"
	r := run(t, t.TempDir(), w)
	if list, err := r.house.Files.List(); err != nil || len(list) != 0 || r.slot != nil {
		t.Errorf("%+v, error %v", list, err)
	}
}

// TestTheRuleOfARefusalOpensItsBook: the link of a refusal leads to the rules of
// the game on the table.
func TestTheRuleOfARefusalOpensItsBook(t *testing.T) {
	w := usual()
	w.Scene = "table"
	r := run(t, t.TempDir(), w)
	r.openRule("DZ-9")
	r.settle()
	if r.Scene() != "rulebook" {
		t.Errorf("scene %q", r.Scene())
	}
}

// TestEveryGameHasATable that the shelf can tell of.
func TestEveryGameHasATable(t *testing.T) {
	for _, g := range registry.Games() {
		if x := Tables()[g.ID()]; x.Make == nil || x.Minutes < 10 {
			t.Errorf("%s has none, or none that tells how long it takes: %d minutes", g.ID(), x.Minutes)
		}
	}
}

// TestNoTableIsWithoutAGame: the two lists of games are the same.
func TestNoTableIsWithoutAGame(t *testing.T) {
	if got, want := len(Tables()), len(registry.Games()); got != want {
		t.Errorf("%d tables for %d games", got, want)
	}
}

func TestTheIconIsGivenToTheWindow(t *testing.T) {
	if n := len(windowIcons()); n != 4 {
		t.Errorf("%d sizes, want 4", n)
	}
}

// TestTheWindowOpensWhereItStood, unless the command line or recorded input has a
// window of its own.
func TestTheWindowOpensWhereItStood(t *testing.T) {
	dir := t.TempDir()
	placed := func(w start.Window) (o scenes.Options) {
		w.Data = dir
		p := made(t, w)
		p.placed(&o)
		return o
	}
	if o := placed(usual()); o.Place != nil || o.Width != 0 || o.OnPlace == nil {
		t.Errorf("at first: %+v", o)
	}
	w := usual()
	w.Data = dir
	at := scenes.Place{Screen: "HDMI-1", X: -5, Y: 30, Width: 1500, Height: 900, Maximised: true}
	p := made(t, w)
	p.placeChanged(at)
	p.placeChanged(scenes.Place{Width: 3, Height: 3}) // no window to begin with
	if o := placed(usual()); o.Place == nil || *o.Place != at {
		t.Errorf("it opens at %+v, want %+v", o.Place, at)
	}
	w = usual()
	w.Width, w.Height = 1600, 1000
	if o := placed(w); o.Place != nil || o.Width != 1600 || o.Height != 1000 || o.OnPlace != nil {
		t.Errorf("with a size of the command line: %+v", o)
	}
	w = usual()
	w.ReplayInput = "x"
	if o := placed(w); o.Place != nil || o.Width != 0 || o.OnPlace != nil {
		t.Errorf("with recorded input: %+v", o)
	}
}

// TestASizeOfBeforePlacesWereKeptStays: it was chosen, unless it is the usual one,
// which was written without anybody choosing it.
func TestASizeOfBeforePlacesWereKeptStays(t *testing.T) {
	for text, width := range map[string]int{`{"width":1500,"height":900}`: 1500, `{"width":1280,"height":800}`: 0} {
		w := usual()
		w.Data = t.TempDir()
		if err := os.WriteFile(filepath.Join(w.Data, "settings.json"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		p := made(t, w)
		o, err := p.options()
		if err != nil {
			t.Fatal(err)
		}
		if p.placed(&o); o.Width != width || o.Place != nil {
			t.Errorf("%s: %d wide at %v, want %d", text, o.Width, o.Place, width)
		}
	}
}
