package wradislavia

import (
	"encoding/json"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
	"schron/sprites"
)

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
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" || os.Getenv("WRADISLAVIA_PICTURES") != "" {
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
	Undealt []game.Character `json:"undealt"`
	Rand    rules.Rand       `json:"rand"`
}

var people = []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}

// match starts a match and plays moves.
func match(t testing.TB, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, people, rules.Setup{Players: game.Seats, Seed: 3})
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

// chance plays random moves until one is asked for that the test wants.
func chance(t testing.TB, m *rules.Match, until func(v game.View) bool) *rules.Match {
	t.Helper()
	for !m.Result().Over && !until(m.View(rules.NoSeat).(game.View)) {
		mv, err := m.BotMove(rules.RandomBot{})
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// clash is a battlefield of a test: dice, hazards and two sides such as
// "karol/attack wanda/cover ola/exploration". Wounds of the hazards are dealt.
type clash struct {
	dice        [game.Dice]game.Die
	hazards     [2]game.Hazard
	mine, other string
	peruns      [game.Seats]int
}

// matchAt starts a match in the fire of the second turn; Ala holds the marker.
// In the first one everybody explored.
func matchAt(t testing.TB, c clash, moves ...string) *rules.Match {
	t.Helper()
	p := position{Table: game.Table{Turn: 2, Phase: game.PhaseFire, Pool: game.PerunPool}, Rand: rules.NewRand(5)}
	if c.hazards == [2]game.Hazard{} {
		c.hazards = [2]game.Hazard{game.Radiation, game.Birds}
	}
	p.Battlefield = game.Battlefield{Dice: c.dice, Hazards: c.hazards}
	free := map[game.Character]bool{}
	for _, x := range game.AllCharacters() {
		free[x] = true
	}
	for seat, side := range []string{c.mine, c.other} {
		posts := [game.Slots]game.Post{}
		for slot, word := range strings.Fields(side) {
			posts[slot] = post(t, word, c.hazards)
			delete(free, posts[slot].Character)
		}
		p.Players[seat].Clash = &posts
		p.Players[seat].Peruns = c.peruns[seat]
		p.Pool -= c.peruns[seat]
	}
	take := func(n int) []game.Character {
		out := []game.Character{}
		for _, x := range game.AllCharacters() {
			if free[x] && len(out) < n {
				out = append(out, x)
				delete(free, x)
			}
		}
		return out
	}
	for seat := range game.Seats {
		x := &p.Players[seat]
		x.Hand, x.Discards = take(game.HandCards-game.Slots), take(game.DiscardedCards)
		x.HandCount, x.Heavy, x.Before, x.Dead = len(x.Hand), []game.Character{}, []game.Character{}, []game.Character{}
	}
	p.Undealt = take(game.Characters)
	p.Last = explored(t, &p)
	data, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(game.Game{}, people, data)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, moves...)
	return m
}

// explored is a turn before in which the characters of the clash explored.
func explored(t testing.TB, p *position) *game.TurnReport {
	t.Helper()
	hazards := [2]game.Hazard{game.Radiation, game.Birds}
	last := &game.TurnReport{Turn: 1, Marker: 1, Battlefield: game.Battlefield{Dice: [game.Dice]game.Die{5, 5, 5}, Hazards: hazards}}
	for seat := range game.Seats {
		last.Gained[seat], last.Back[seat] = game.Slots, []game.Character{}
		for slot, x := range p.Players[seat].Clash {
			last.Clash[seat][slot] = post(t, x.Character.String()+"/exploration", hazards)
		}
	}
	return last
}

func post(t testing.TB, word string, hazards [2]game.Hazard) game.Post {
	t.Helper()
	name, token, _ := strings.Cut(word, "/")
	c, err := game.ParseCharacter(name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ParseManoeuvre(token)
	if err != nil {
		t.Fatal(err)
	}
	p := game.Post{Character: c, Manoeuvre: m}
	for _, h := range hazards {
		if c.Suffers(h) {
			p.Wounds++
		}
	}
	return p
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
	face  *face
}

// lay puts a match on a table in a window of w × h units.
func lay(t testing.TB, m *rules.Match, w, h float64, lang string) *desk {
	t.Helper()
	d := &desk{t: t, match: m, house: newHouse(t, lang)}
	g := Game()
	g.Make = func(t *table.Table) table.Face { d.face = newFace(t); return d.face }
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
	for _, id := range []string{"cover:open", "since:close"} {
		if d.Has(id) {
			d.Click(id)
		}
	}
	for d.table.Showing() {
		d.Ticks(1)
	}
	return d
}

// goOn takes note of what waits to be read, if something does.
func (d *desk) goOn() {
	d.t.Helper()
	if d.table.Paused() {
		d.Click("go-on")
	}
}

// moves are the notations of all moves that were played.
func (d *desk) moves() []string {
	d.t.Helper()
	r, err := d.match.Record()
	if err != nil {
		d.t.Fatal(err)
	}
	return r.Moves
}

// wantMoves tests the last moves that were played.
func (d *desk) wantMoves(want ...string) {
	d.t.Helper()
	all := d.moves()
	if got := all[max(0, len(all)-len(want)):]; !slices.Equal(got, want) {
		d.t.Fatalf("the last moves are %q, want %q; toasts %q", got, want, d.Toasts())
	}
}

// view is what a seat knows.
func (d *desk) view(seat int) game.View { return d.match.View(seat).(game.View) }
