package wcp

import (
	"encoding/json"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

var names = []string{"Ala", "Bartek", "Celina", "Dobromira", "Ewaryst", "Filip"}

// art is rasterised at once, for all tests.
var art *sprites.Store

// loop runs the tests inside ebiten's loop, where drawing is carried out.
type loop struct {
	m    *testing.M
	code int
}

func (l *loop) Update() error {
	l.code = l.m.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(int, int) (int, int) { return 320, 240 }

// inLoop tells whether there is a display to draw on.
var inLoop bool

func TestMain(m *testing.M) {
	var err error
	if art, err = sprites.NewStore(assets.Art()); err != nil {
		panic(err)
	}
	art.Sync = true
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" || os.Getenv("WCP_PICTURES") != "" {
		os.Exit(m.Run()) // pictures are drawn in a loop of their own
	}
	inLoop = true
	ebiten.SetWindowVisible(false)
	l := &loop{m: m, code: 1}
	if err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		panic(err)
	}
	os.Exit(l.code)
}

// players are so many people.
func players(n int) []rules.Player {
	out := make([]rules.Player, n)
	for i := range out {
		out[i].Name = names[i]
	}
	return out
}

// match starts a match and plays moves.
func match(t testing.TB, n int, seed uint64, moves ...string) *rules.Match {
	t.Helper()
	return matchOf(t, n, seed, rules.Options{}, moves...)
}

func matchOf(t testing.TB, n int, seed uint64, o rules.Options, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, players(n), rules.Setup{Players: n, Seed: seed, Options: o})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, moves...)
	return m
}

func play(t testing.TB, m *rules.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// position is a state that a test may change before it is played.
type position struct {
	game.Table
	Rand rules.Rand `json:"rand"`
}

// changed is a match that begins with what another one has come to, changed.
func changed(t testing.TB, m *rules.Match, edit func(p *position)) *rules.Match {
	t.Helper()
	s, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var p position
	if err := json.Unmarshal(data, &p); err != nil {
		t.Fatal(err)
	}
	edit(&p)
	if data, err = json.Marshal(p); err != nil {
		t.Fatal(err)
	}
	again, err := rules.NewMatchAt(game.Game{}, m.Players(), data)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// seen is the position as the seat that decides knows it.
func seen(m *rules.Match) game.View { return m.View(m.Actor()).(game.View) }

// reached plays games by chance until a position is as wanted.
func reached(t testing.TB, n int, o rules.Options, want func(v game.View) bool) *rules.Match {
	t.Helper()
	for seed := uint64(1); seed < 200; seed++ {
		m := matchOf(t, n, seed, o)
		for !m.Result().Over {
			if want(seen(m)) {
				return m
			}
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if want(seen(m)) {
			return m
		}
	}
	t.Fatal("no game comes to such a position")
	return nil
}

// newHouse is a house without files, in a language.
func newHouse(t testing.TB, lang string) *house.House {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	h := &house.House{Texts: texts, Games: []rules.Game{game.Game{}}, Settings: store.DefaultSettings(lang)}
	h.Settings.Animation = store.AnimationOff
	h.Ways = house.Ways{
		Shelf: func() {}, Saves: func() {}, Settings: func() {}, Setup: func(string) {},
		Rules: func(string, string) {}, Table: func(house.Match) {}, Replay: func(house.Match) {},
	}
	h.SetLanguage(lang)
	return h
}

// desk is a table under test.
type desk struct {
	*scenetest.Driver
	t     testing.TB
	match *rules.Match
	table *table.Table
	face  *face
	house *house.House
}

// lay puts a match on a table in a window of w × h units.
func lay(t testing.TB, m *rules.Match, w, h float64, lang string) *desk {
	t.Helper()
	d := &desk{t: t, match: m, house: newHouse(t, lang)}
	g := Game()
	g.Make = func(t *table.Table) table.Face {
		d.face = newFace(t)
		return d.face
	}
	d.Driver = scenetest.New(t, w, h, func(host ui.Host) {
		d.house.Host = host
		d.table = table.New(d.house, m, g, table.Options{})
		host.Push(d.table)
	})
	return d
}

// open takes the screen for the player who is asked to, if one is.
func (d *desk) open() *desk {
	d.t.Helper()
	if d.Has("cover:open") {
		d.Click("cover:open")
	}
	if d.Has("since:close") {
		d.Click("since:close")
	}
	return d
}

// last is the notation of the last move that was played.
func (d *desk) last() string {
	d.t.Helper()
	r, err := d.match.Record()
	if err != nil {
		d.t.Fatal(err)
	}
	if len(r.Moves) == 0 {
		return ""
	}
	return r.Moves[len(r.Moves)-1]
}

// wantLast tests the last move that was played.
func (d *desk) wantLast(want string) {
	d.t.Helper()
	if got := d.last(); got != want {
		d.t.Fatalf("the last move is %q, want %q; toasts %q", got, want, d.Toasts())
	}
}
