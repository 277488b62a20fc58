package program

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
)

// endings are the recorded games that end, by the names of their files.
func endings(t *testing.T, game string) map[string]*rules.Match {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "rules", game, "testdata", "endings", "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: %v, %v", game, files, err)
	}
	out := map[string]*rules.Match{}
	for _, file := range files {
		if out[filepath.Base(file)], err = rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, file)); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestEveryEndTellsItsStory: the result of every kind of ending of every game tells it in
// three sentences without a gap. They do so in both languages and in the least window. The
// others come by turns, in a proof all.
func TestEveryEndTellsItsStory(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		w := usual()
		w.Lang = lang
		r := walk(t, t.TempDir(), w)
		r.house.ChangeBook(func(b *store.Book) {
			*b = store.Book{Evening: &store.Evening{}}
			var players []store.PlayedBy
			for i, p := range longNames(6) {
				players = append(players, store.PlayedBy{Name: p.Name, Won: i == 1})
			}
			b.Count(store.Played{ID: "a", Game: "wcp", When: time.Now(), Players: players})
		})
		for _, g := range registry.Games() {
			for name, m := range endings(t, g.ID()) {
				r.house.Navigation.Table(house.Match{Match: m})
				for _, v := range scenetest.InTurn(name, scenetest.Views(lang)) {
					r.Root().Resize(layout.S(v.W, v.H))
					r.settle()
					if !r.Has("story") {
						t.Fatalf("%s %s: no story", g.ID(), name)
					}
					for _, fault := range r.Audit(tabletest.Art(), v.Scale) {
						t.Errorf("%s %s %v: %s", g.ID(), name, v, fault)
					}
				}
				words := r.Find("story").Label
				if n := strings.Count(words+" ", ". "); n < 3 || strings.ContainsAny(words, "{}[]") || strings.Contains(words, "  ") || strings.Contains(words, "nobody") && lang == "pl" {
					t.Errorf("%s %s %s: %q", g.ID(), name, lang, words)
				}
			}
		}
	}
}
