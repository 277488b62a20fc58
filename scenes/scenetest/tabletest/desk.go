package tabletest

import (
	"slices"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// House is a house without files that knows one game, in a language; what moves
// is not shown, the screen is covered between turns, and its ways lead nowhere.
func House(t testing.TB, g rules.Game, lang string) *house.House {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	h := &house.House{Texts: texts, Games: []rules.Game{g}, Settings: store.DefaultSettings(lang)}
	h.Settings.Animation = store.AnimationOff
	h.Settings.Covers = map[string]bool{g.ID(): true}
	h.Ways = house.Ways{
		Shelf: func() {}, Saves: func() {}, Settings: func() {}, Setup: func(string) {}, Again: func(*rules.Match) {},
		Rules: func(string, string) {}, Table: func(house.Match) {}, Replay: func(house.Match) {},
	}
	h.SetLanguage(lang)
	return h
}

// Desk is a table under test: the match, what is around it, and a hand that
// points and clicks.
type Desk struct {
	*scenetest.Driver
	Match *rules.Match
	Table *table.Table
	House *house.House
	Face  table.Face

	t testing.TB
}

// Lay puts a match on a table of a game in a window of w × h units, in a
// language.
func Lay(t testing.TB, m *rules.Match, g table.Game, w, h float64, lang string) *Desk {
	t.Helper()
	return LayWith(t, m, g, table.Options{}, w, h, lang)
}

// LayWith is Lay for a table with options, such as a replay.
func LayWith(t testing.TB, m *rules.Match, g table.Game, o table.Options, w, h float64, lang string) *Desk {
	t.Helper()
	return LayIn(t, House(t, m.Game(), lang), m, g, o, w, h)
}

// LayIn is LayWith in a house of the test's own.
func LayIn(t testing.TB, in *house.House, m *rules.Match, g table.Game, o table.Options, w, h float64) *Desk {
	t.Helper()
	d := &Desk{t: t, Match: m, House: in}
	g.Make = d.keep(g.Make)
	d.Driver = scenetest.New(t, w, h, func(host ui.Host) {
		d.House.Host = host
		d.Table = table.New(d.House, m, g, o)
		host.Push(d.Table)
	})
	return d
}

// keep keeps the face that is made.
func (d *Desk) keep(by table.Maker) table.Maker {
	return func(t *table.Table) table.Face {
		d.Face = by(t)
		return d.Face
	}
}

// Open takes the screen for the player who is asked to, if one is, and closes
// what was told then.
func (d *Desk) Open() {
	d.t.Helper()
	for _, id := range []string{"cover:open", "since:close"} {
		if d.Has(id) {
			d.Click(id)
		}
	}
	d.AwaitTurn()
}

// AwaitTurn lets ticks pass until whoever acts is taken to have the screen, as
// a person waits who sees the buttons fill up.
func (d *Desk) AwaitTurn() {
	for n := 0; n < 60 && d.Table.Early(); n++ {
		d.Ticks(1)
	}
}

// Moves are the notations of all moves that were played.
func (d *Desk) Moves() []string {
	d.t.Helper()
	r, err := d.Match.Record()
	if err != nil {
		d.t.Fatal(err)
	}
	return r.Moves
}

// Last is the notation of the last move, "" before the first one.
func (d *Desk) Last() string {
	d.t.Helper()
	all := d.Moves()
	if len(all) == 0 {
		return ""
	}
	return all[len(all)-1]
}

// WantMoves tests the last moves that were played.
func (d *Desk) WantMoves(want ...string) {
	d.t.Helper()
	all := d.Moves()
	if got := all[max(0, len(all)-len(want)):]; !slices.Equal(got, want) {
		d.t.Fatalf("the last moves are %q, want %q; toasts %q", got, want, d.Toasts())
	}
}
