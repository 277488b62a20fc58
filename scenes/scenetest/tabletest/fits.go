package tabletest

import (
	"maps"
	"slices"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// Positions are matches that the tests of a game begin with, by name.
type Positions = map[string]func(testing.TB) *rules.Match

// Fits audits the table in every position, in every window, size of the interface and
// language. Nothing may overlap, be cut off or leave the window. If the screen is
// covered, the cover is audited first. Outside of a proof the windows come by turns.
func (k Kit[F, P]) Fits(t *testing.T, positions Positions) {
	for _, name := range slices.Sorted(maps.Keys(positions)) {
		t.Run(name, func(t *testing.T) { k.fits(t, positions[name], nil) })
	}
}

// FitsAfter audits the table in one position after each of the things done there,
// by name, as Fits does.
func (k Kit[F, P]) FitsAfter(t *testing.T, start func(testing.TB) *rules.Match, done map[string]func(d *Desk[F])) {
	for _, name := range slices.Sorted(maps.Keys(done)) {
		t.Run(name, func(t *testing.T) { k.fits(t, start, done[name]) })
	}
}

// fits audits one position in every view. The match is made anew only if something
// was played.
func (k Kit[F, P]) fits(t *testing.T, start func(testing.TB) *rules.Match, do func(d *Desk[F])) {
	m := start(t)
	n := m.Len()
	for _, v := range scenetest.InTurn(t.Name(), scenetest.Views(assets.Languages()...)) {
		t.Run(v.String(), func(t *testing.T) {
			if m.Len() != n {
				m = start(t)
			}
			d := k.Lay(t, m, v.W, v.H, v.Lang)
			if do == nil && d.Has("cover:open") {
				wantFits(t, "cover: ", d, v.Scale)
			}
			d.Open()
			if do != nil {
				do(d)
			}
			wantFits(t, "", d, v.Scale)
		})
	}
}

// wantFits reports each fault of what is on the screen; which begins the report.
func wantFits(t testing.TB, which string, d interface {
	Audit(store *sprites.Store, scale float64) []string
	AuditLists(store *sprites.Store, scale float64, roles ...string) []string
}, scale float64,
) {
	t.Helper()
	for _, fault := range append(d.Audit(Art(), scale), d.AuditLists(Art(), scale, "select")...) {
		t.Error(which + fault)
	}
}
