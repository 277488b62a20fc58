package menu

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// withKeys has a game with keys of its own.
func withKeys(w *world) {
	w.Boxes = map[string]house.Box{"wcp": {Keys: []keys.Binding{keys.With("keys.wcp.left", input.Shift, input.KeyR)}}}
}

func TestKeysFit(t *testing.T) {
	page := func(w *world) ui.Scene { return NewKeys(w.House, "") }
	fits(t, withKeys, page, nil)
	fits(t, withKeys, page, func(d *scenetest.Driver) { d.Wheel("keys:all", -40) })
}

// TestThePageListsAllKeys of the table that the code goes by, and a game's own.
func TestThePageListsAllKeys(t *testing.T) {
	w := newWorld(t)
	withKeys(w)
	w.SetLanguage("en")
	d := w.show(t, 1920, 1600, func() ui.Scene { return NewKeys(w.House, "wcp") })
	for _, g := range keys.Groups() {
		for _, k := range g.Bindings {
			if label := d.Find("key:" + g.ID + ":" + strings.TrimPrefix(k.ID, "keys.")).Label; strings.HasPrefix(label, ":") || strings.HasSuffix(label, ": ") {
				t.Errorf("%s says %q", k.ID, label)
			}
		}
	}
	for id, want := range map[string]string{
		"key:table:redo": "Ctrl+Y, Ctrl+Shift+Z: redo", "key:everywhere:walk": "Arrows: to the item in that direction",
		"key:past:before": "Left, Mouse: back: one move back", "key:wcp:wcp.left": "Shift+R: rotate it to the left",
		"key:writing:copy": "Ctrl+C, Ctrl+Insert: copy", "key:table:sheet": "F2: the player aid with phases and prices",
	} {
		if got := d.Find(id).Label; got != want {
			t.Errorf("%s is %q, want %q", id, got, want)
		}
	}
}

// TestTheSettingsLeadToTheKeys of all games.
func TestTheSettingsLeadToTheKeys(t *testing.T) {
	w := newWorld(t)
	w.Navigation.Keys = func(game string) { w.went = append(w.went, "keys "+game) }
	d := w.show(t, 1024, 640, func() ui.Scene { return NewSettings(w.House) })
	if d.Click("keys"); !slices.Equal(w.went, []string{"keys "}) {
		t.Errorf("it leads to %q", w.went)
	}
}
