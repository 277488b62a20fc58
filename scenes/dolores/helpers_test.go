package dolores

import (
	"encoding/json"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

var names = []string{"Ala", "Bartek", "Celina", "Dobromira"}

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
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" || os.Getenv("DOLORES_PICTURES") != "" {
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

// position is a state that a test may change before it is played.
type position struct {
	game.Table
	Rand rules.Rand `json:"rand"`
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
func match(t testing.TB, n int, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, players(n), rules.Setup{Players: n, Seed: 3})
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

// matchAt starts a match of n people from a position made of a new one.
func matchAt(t testing.TB, n int, edit func(p *position)) *rules.Match {
	t.Helper()
	s, err := match(t, n).At(0)
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
	m, err := rules.NewMatchAt(game.Game{}, players(n), data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// fields reads the names of fields.
func fields(t testing.TB, list ...string) []game.Field {
	t.Helper()
	out := []game.Field{}
	for _, name := range list {
		f, err := game.ParseField(name)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, f)
	}
	return out
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
	house *house.House
}

// lay puts a match on a table in a window of w × h units.
func lay(t testing.TB, m *rules.Match, w, h float64, lang string) *desk {
	t.Helper()
	d := &desk{t: t, match: m, house: newHouse(t, lang)}
	d.Driver = scenetest.New(t, w, h, func(host ui.Host) {
		d.house.Host = host
		d.table = table.New(d.house, m, Game(), table.Options{})
		host.Push(d.table)
	})
	return d
}

// replayOf shows a desk's match as a replay after its first move.
func replayOf(d *desk) *scenetest.Driver {
	d.t.Helper()
	return scenetest.New(d.t, 1280, 800, func(host ui.Host) {
		d.house.Host = host
		d.table = table.New(d.house, d.match, Game(), table.Options{Replay: true})
		host.Push(d.table)
	})
}
