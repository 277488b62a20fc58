package tabletest

import (
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// House returns a house without files that knows one game, in a language. Animation is
// off, the screen is covered between turns, and its ways lead nowhere.
func House(t testing.TB, g rules.Game, lang string) *house.House {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	h := &house.House{Texts: texts, Games: []rules.Game{g}, Settings: store.DefaultSettings(lang)}
	h.Settings.Animation = store.AnimationOff
	h.Settings.Covers = map[string]bool{g.ID(): true}
	h.Navigation = house.Navigation{
		Shelf: func() {}, Saves: func() {}, Settings: func() {}, Setup: func(string) {}, Again: func(*rules.Match) {},
		Rules: func(string, string) {}, Table: func(house.Match) {}, Course: func(string) {}, Lesson: func(*assets.Lesson) {}, Replay: func(house.Match) {},
		Picture: func(string) {}, Film: func(*rules.Match, int, string) {},
	}
	h.SetLanguage(lang)
	return h
}

// Desk is a table under test, with a face of the type F. It holds the match, what is
// around it, and a hand that points and clicks.
type Desk[F table.Face] struct {
	*scenetest.Driver
	T     testing.TB
	Match *rules.Match
	Table *table.Table
	House *house.House
	Face  F
}

// LayIn puts a match on a table of a game. It uses a house of the test's own and a
// window of w × h units.
func LayIn[F table.Face](t testing.TB, in *house.House, m *rules.Match, g table.Game, o table.Options, w, h float64) *Desk[F] {
	t.Helper()
	d := &Desk[F]{T: t, Match: m, House: in}
	if o.SaveAs == nil { // a name that is given is kept nowhere
		o.SaveAs = func(*rules.Match, string) error { return nil }
	}
	if o.Copy == nil {
		o.Copy = func(*rules.Match, string) {}
	}
	g.Make = d.keep(g.Make)
	d.Driver = scenetest.New(t, w, h, func(host ui.Host) {
		d.House.Host = host
		d.Table = table.New(d.House, m, g, o)
		host.Push(d.Table)
	})
	return d
}

// keep keeps the face that is made.
func (d *Desk[F]) keep(by table.Maker) table.Maker {
	return func(t *table.Table) table.Face {
		f := by(t)
		d.Face = f.(F)
		return f
	}
}

// Open takes the screen for the player who is asked to, if one is, and closes the
// recap. Then it waits until all earlier moves have been shown.
func (d *Desk[F]) Open() *Desk[F] {
	d.T.Helper()
	for _, id := range []string{"cover:open", "since:close"} {
		if d.Has(id) {
			d.Click(id)
		}
	}
	d.AwaitTurn()
	for d.Table.Showing() {
		d.Ticks(1)
	}
	return d
}

// AwaitTurn lets ticks pass until whoever acts is taken to have the screen, as
// a person waits who sees the buttons fill up.
func (d *Desk[F]) AwaitTurn() {
	for n := 0; n < 60 && d.Table.Early(); n++ {
		d.Ticks(1)
	}
}

// Play plays a move for who acts and means it where something is given up by it.
func (d *Desk[F]) Play(m rules.Move) {
	d.T.Helper()
	if d.Table.Play(m) {
		return
	}
	d.Root().Invalidate()
	if d.Ticks(1); d.Has("confirm:yes") {
		d.Click("confirm:yes")
		return
	}
	d.T.Fatalf("%s is not played; toasts %q", d.Match.Game().Notation(m), d.Toasts())
}

// TipOf is what a node says when it is pointed at, with spaces as they are typed.
func (d *Desk[F]) TipOf(id string) string {
	d.T.Helper()
	d.Away()
	d.Ticks(5)
	d.Hover(id)
	d.Ticks(60)
	return strings.ReplaceAll(d.Tip(), "\u00a0", " ")
}

// Moves are the notations of all moves that were played.
func (d *Desk[F]) Moves() []string {
	d.T.Helper()
	r, err := d.Match.Record()
	if err != nil {
		d.T.Fatal(err)
	}
	return r.Moves
}

// Last is the notation of the last move, "" before the first one.
func (d *Desk[F]) Last() string {
	d.T.Helper()
	all := d.Moves()
	if len(all) == 0 {
		return ""
	}
	return all[len(all)-1]
}

// WantMoves tests the last moves that were played.
func (d *Desk[F]) WantMoves(want ...string) {
	d.T.Helper()
	all := d.Moves()
	if got := all[max(0, len(all)-len(want)):]; !slices.Equal(got, want) {
		d.T.Fatalf("the last moves are %q, want %q; toasts %q", got, want, d.Toasts())
	}
}

// WantPlayed tests all that was played so far; several moves may stand in one
// text, between commas.
func (d *Desk[F]) WantPlayed(want ...string) {
	d.T.Helper()
	if got, want := strings.Join(d.Moves(), ", "), strings.Join(want, ", "); got != want {
		d.T.Fatalf("played %q, want %q; toasts %q", got, want, d.Toasts())
	}
}

// WantRefused tests that the message shown last ends with the id of a rule.
func (d *Desk[F]) WantRefused(rule string) {
	d.T.Helper()
	if toasts := d.Toasts(); len(toasts) == 0 || !strings.HasSuffix(toasts[len(toasts)-1], rule) {
		d.T.Errorf("toasts %q, want one with %s last", toasts, rule)
	}
}
