package say

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// TestStoriesRead: the stories of 200 games as they lie in testdata, where a person has
// read them, one line a game and language.
func TestStoriesRead(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		t.Run(g.ID(), func(t *testing.T) {
			var lines []string
			for i := range rulestest.ToldGames() {
				head, m := rulestest.ToldGame(t, g, i, bots.ByID)
				for _, lang := range assets.Languages() {
					s := New(texts, lang).Named(func(seat int) string { return m.Player(seat).Name })
					words := []string{head + " " + lang + ":"}
					for _, text := range m.Story() {
						words = append(words, Capital(s.Text(text)))
					}
					lines = append(lines, strings.Join(words, " "))
				}
			}
			if missing := texts.Missing(); len(missing) > 0 {
				t.Error(missing)
			}
			file := filepath.Join("testdata", "story-"+g.ID()+".golden")
			if !rulestest.Thorough() {
				data, err := os.ReadFile(file)
				was := strings.Split(string(data), "\n")
				if err != nil || len(was) < len(lines) || !slices.Equal(lines, was[:len(lines)]) {
					t.Errorf("the stories of %s are others than in %s (%v):\n%s", g.ID(), file, err, strings.Join(lines, "\n"))
				}
				return
			}
			rulestest.CompareGolden(t, "story-"+g.ID(), strings.Join(lines, "\n")+"\n")
		})
	}
}
