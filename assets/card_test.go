package assets

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// games lists the games that have cards.
func cardGames(t *testing.T) []string {
	t.Helper()
	files, err := fs.Glob(cardFiles, "cards/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cards: %v", err)
	}
	var games []string
	for _, f := range files {
		games = append(games, strings.TrimSuffix(strings.TrimPrefix(f, "cards/"), ".toml"))
	}
	return games
}

// TestCardsHaveWordsAndPictures: every card that ships has its words, few enough, in
// both languages, its picture and its rule. The game says what brings it, and no text
// of a card is without its card.
func TestCardsHaveWordsAndPictures(t *testing.T) {
	const most = 40 // words
	texts, said := load(t), map[string]bool{}
	for _, game := range cardGames(t) {
		book, err := LoadBook(game, English)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range Cards(game) {
			said[c.Title()], said[c.Text()] = true, true
			for _, lang := range Languages() {
				for _, key := range []string{c.Title(), c.Text()} {
					if !texts.Has(lang, key) {
						t.Errorf("%s has no %s", lang, key)
					} else if n := len(strings.Fields(texts.Say(lang, key, nil))); n > most {
						t.Errorf("%s %s has %d words", lang, key, n)
					}
				}
			}
			if _, err := fs.Stat(Art(), c.Picture+".svg"); c.Picture != "" && err != nil {
				t.Errorf("%s: no picture %s", c.Name(), c.Picture)
			}
			if _, ok := book.ByID(c.Rule); !ok {
				t.Errorf("%s: no rule %s", c.Name(), c.Rule)
			}
			for _, key := range append(c.Prompts, c.Events...) {
				if !anyKey(texts, key) {
					t.Errorf("%s: nothing is said under %s", c.Name(), key)
				}
			}
			if c.Phase != "" && !texts.Has(Polish, game+".phase."+c.Phase) {
				t.Errorf("%s: no phase %s", c.Name(), c.Phase)
			}
		}
	}
	for _, key := range texts.Keys(Polish) {
		if parts := strings.Split(key, "."); len(parts) > 2 && parts[1] == "explain" && !said[key] {
			t.Errorf("no card says %s", key)
		}
	}
}

// anyKey reports whether there is a text for what brings a card.
func anyKey(texts *Texts, pattern string) bool {
	for _, key := range texts.Keys(Polish) {
		if among([]string{pattern}, key) {
			return true
		}
	}
	return false
}

// TestWhatBringsACard: a phase, a question or an event, also by the beginning of its key.
func TestWhatBringsACard(t *testing.T) {
	c := Card{Phase: "move", Prompts: []string{"g.prompt.shoot"}, Events: []string{"g.event.fire*"}}
	for key, want := range map[string][2]bool{
		"g.prompt.shoot": {true, false}, "g.prompt.shooting": {}, "g.event.fire": {false, true},
		"g.event.fire.big": {false, true}, "g.event.water": {},
	} {
		if got := [2]bool{c.Asked(key, "other"), c.Happened(key)}; got != want {
			t.Errorf("%s: asked and happened %v, want %v", key, got, want)
		}
	}
	if !c.Asked("g.prompt.other", "move") || (&Card{}).Asked("", "") {
		t.Error("a phase brings its card, and none brings nothing")
	}
}

// TestBadCardsAreRefused: each with what is wrong with it.
func TestBadCardsAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"[[card]]\nid = \"a\"\nphase = \"b\"\nrule = \"X-1\"": "",
		"[[card]]\nphase = \"b\"\nrule = \"X-1\"":             "no id",
		"[[card]]\nid = \"a\"\nrule = \"X-1\"":                "needs a phase",
		"[[card]]\nid = \"a\"\nphase = \"b\"":                 "has no rule",
		"[[card]]\nid = \"a\"\nphase = \"b\"\nrule = \"X-1\"\n[[card]]\nid = \"a\"\nphase = \"b\"\nrule = \"X-1\"\n": "stands twice",
		"[[card]]\nid = \"a\"\nphase = \"b\"\nrule = \"X-1\"\ncolour = 3":                                            "unknown key card.colour",
	} {
		_, err := loadCards(fstest.MapFS{"cards/toy.toml": {Data: []byte(text)}}, "cards")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}
