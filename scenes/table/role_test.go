package table_test

import (
	"slices"
	"strings"
	"testing"

	"schron/scenes/scenetest/toy"
)

// TestCoverAndResultNameRoles below the names; who has several seats has the roles
// of all.
func TestCoverAndResultNameRoles(t *testing.T) {
	roles := []string{"ludzie", "zombie", "łowcy"}
	g := toy.Game{Asks: []toy.Ask{secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2), roles: roles})
	if got := w.label("cover:role"); got != "Zombie" {
		t.Errorf("the cover says %q", got)
	}
	name, role := w.rect("cover"), w.rect("cover:role")
	if role.Y < name.Center().Y || role.Y > name.Bottom() {
		t.Errorf("the name stands at %v, the role at %v", name, role)
	}

	g = ending(3)
	g.Owners, g.Winners = []int{0, 1, 0}, []int{0}
	w = open(t, lines{game: g, players: toy.People(2), moves: pass(2), roles: roles})
	w.Click("pass")
	w.settle()
	texts, _ := w.drawn(t)
	for id, want := range map[string]string{"came-out:0": "Ludzie, Łowcy", "came-out:1": "Zombie"} {
		if got := w.State(id, "role"); got != want || !slices.Contains(texts, want) {
			t.Errorf("%s: the role is %q, want %q; drawn are %q", id, got, want, texts)
		}
	}
	for _, f := range w.Audit(pictureStore(t), 1) {
		t.Error(f)
	}
}

// TestWithoutRolesNothingIsSaidOfThem on cover and result.
func TestWithoutRolesNothingIsSaidOfThem(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{secret(1)}}, players: toy.People(2)})
	if w.Has("cover:role") || slices.ContainsFunc(w.ids(), func(id string) bool { return strings.Contains(id, "role") }) {
		t.Errorf("the cover has %v", w.ids())
	}
}
