package tabletest

import (
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest"
)

// Sheet tests the game's sheet in every window, size of the interface and language. F2
// must open and close it, and nothing in it may be cut off or overlap. What can be done
// now must stand out in the part of the present phase. A rule's id must lead to the
// rulebook. Where there is room the sheet lies beside the table while the game goes on;
// else its button says why not. In the usual window all of it must be in view.
func (k Kit[F, P]) Sheet(t *testing.T, start func(testing.TB) *rules.Match) {
	t.Helper()
	m := start(t)
	for _, v := range scenetest.Views(assets.Languages()...) {
		t.Run(v.String(), func(t *testing.T) {
			d := k.Lay(t, m, v.W, v.H, v.Lang).Open()
			d.Key(input.KeyF2)
			wantFits(t, "over the table: ", d, v.Scale)
			d.wantNow()
			d.wantRule()
			if most := d.State("sheet:text", "most"); v.Width == 1280 && v.Chosen == 1 && most != 0.0 {
				t.Errorf("%v units of the sheet are out of sight", most)
			}
			d.wantPinned(v)
		})
	}
}

// wantNow tests that the present phase is marked, and something that can be done there
// or in a table for all phases.
func (d *Desk[F]) wantNow() {
	d.T.Helper()
	now, may := 0, 0
	for _, n := range d.Nodes() {
		switch {
		case !strings.HasPrefix(n.ID, "sheet:"):
		case n.State["now"] == true:
			now++
		case n.State["may"] == true:
			may++
		}
	}
	if now == 0 || may == 0 {
		d.T.Errorf("%d parts of the sheet are marked as now and %d rows as what may be done", now, may)
	}
}

// wantRule tests that the first rule in sight leads to the rulebook, and that the sheet
// is still there on the way back.
func (d *Desk[F]) wantRule() {
	d.T.Helper()
	led := ""
	d.House.Navigation.Rules = func(_, rule string) { led = rule }
	for _, n := range d.Nodes() {
		if strings.HasPrefix(n.ID, "sheet:rule:") {
			d.Click(n.ID)
			if led != n.Label || !d.Has("sheet:text") {
				d.T.Errorf("%s leads to %q", n.ID, led)
			}
			return
		}
	}
	d.T.Error("there is no rule on the sheet")
}

// wantPinned pins the sheet, which is over the table, if there is room; at last it is put
// away.
func (d *Desk[F]) wantPinned(v scenetest.View) {
	d.T.Helper()
	if v.W < 1340 {
		if n := d.Find("sheet:pin"); n.Enabled {
			d.T.Error("the sheet can be pinned where there is no room for it")
		}
		d.Key(input.KeyF2)
		if d.Has("sheet") {
			d.T.Error("F2 does not put the sheet away")
		}
		return
	}
	room := d.Table.Room
	d.Click("sheet:pin")
	if !d.House.Settings.Sheets[d.Table.Game()] || !d.Has("sheet:text") {
		d.T.Fatal("the sheet is not pinned")
	}
	if now := d.Table.Room; now.W > room.W-300 || now.W < 1024 {
		d.T.Errorf("beside the sheet the face has %v of %v", now, room)
	}
	wantFits(d.T, "beside the table: ", d, v.Scale)
	d.Key(input.KeyF2)
	wantFits(d.T, "over the table beside which it lies: ", d, v.Scale)
	d.Key(input.KeyEscape)
	d.Click("sheet:pin")
	if d.House.Settings.Sheets[d.Table.Game()] || d.Has("sheet:text") || d.Table.Room != room {
		d.T.Error("the sheet is still pinned")
	}
}
