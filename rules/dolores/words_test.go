package dolores

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

var placeholder = regexp.MustCompile(`{{\.([a-z]+)}}`)

// Everything that the rules say has words in both languages, and its sentence
// gets all the arguments that it uses. Every sentence that the texts hold for
// what happens does get said.
func TestEverythingSaidHasWords(t *testing.T) {
	all := said(t)
	wantAllSaid(t, all)
	for _, lang := range []string{"pl", "en"} {
		texts := readTexts(t, lang)
		for _, key := range slices.Sorted(maps.Keys(all)) {
			forms := []string{texts[key], texts[key+".one"], texts[key+".few"], texts[key+".many"], texts[key+".other"]}
			if strings.Join(forms, "") == "" {
				t.Errorf("%s has no words in %s", key, lang)
			}
			for _, form := range forms {
				for _, m := range placeholder.FindAllStringSubmatch(form, -1) {
					if _, ok := all[key].Arg(m[1]); !ok {
						t.Errorf("%s in %s wants the argument %s, the rules do not give it", key, lang, m[1])
					}
				}
			}
			for _, a := range all[key].Args {
				if a.Kind == rules.ArgKey && texts[a.S] == "" {
					t.Errorf("%s has no words in %s", a.S, lang)
				}
			}
		}
	}
}

// frameKeys are words that the frame asks for.
var frameKeys = []string{"dolores.name", "dolores.tagline", "dolores.turn", "dolores.turn-of", "dolores.log.turn"}

// wantAllSaid leaves out the words of the screen, which the rules never say.
func wantAllSaid(t *testing.T, all map[string]rules.Text) {
	t.Helper()
	for key := range readTexts(t, "en") {
		for _, form := range []string{".one", ".few", ".many", ".other"} {
			key = strings.TrimSuffix(key, form)
		}
		ofScreen := strings.HasPrefix(key, "dolores.table.") || slices.Contains(frameKeys, key)
		if _, ok := all[key]; !ok && !ofScreen {
			t.Errorf("%s is never said", key)
		}
	}
}
