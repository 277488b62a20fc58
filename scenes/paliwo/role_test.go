package paliwo

import (
	"testing"

	"schron/rules"
	"schron/scenes/scenetest/tabletest"
)

// TestTheCoverSaysWhichSideTakesTheScreen, not only whose it is.
func TestTheCoverSaysWhichSideTakesTheScreen(t *testing.T) {
	for _, c := range []struct {
		m    func(testing.TB) *rules.Match
		lang string
		want string
	}{
		{zombiesLast, "pl", "Zombie"}, {zombiesLast, "en", "Zombies"}, {placed(len(placing)), "pl", "Ludzie"}, {placed(len(placing)), "en", "Humans"},
	} {
		d := lay(t, c.m(t), 1024, 640, c.lang)
		if !d.Has("cover:open") {
			d.Table.Lift(d.Table.Acting())
			d.Stack.InvalidateAll()
		}
		if got := d.Find("cover:role").Label; got != c.want {
			t.Errorf("%s: the cover says %q, want %q", c.lang, got, c.want)
		}
		for _, fault := range d.Audit(tabletest.Art(), 1) {
			t.Error(fault)
		}
	}
}
