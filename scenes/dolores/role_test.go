package dolores

import (
	"slices"
	"testing"

	"schron/scenes/scenetest/tabletest"
)

// TestTheCoverNamesTheFederation, not only its player.
func TestTheCoverNamesTheFederation(t *testing.T) {
	for lang, want := range map[string][]string{"pl": {"Północ", "Wschód", "Południe"}, "en": {"North", "East", "South"}} {
		d := lay(t, longLog(t), 1024, 640, lang)
		seat := d.Table.Acting()
		d.Table.Lift(seat)
		d.Stack.InvalidateAll()
		if got := d.Find("cover:role").Label; !slices.Contains(want, got) || got != d.Face.RoleOf(seat) {
			t.Errorf("%s: the cover of seat %d says %q", lang, seat, got)
		}
		for _, fault := range d.Audit(tabletest.Art(), 1) {
			t.Error(fault)
		}
	}
}
