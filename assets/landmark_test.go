package assets

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"schron/rules"
)

// TestEveryLandmarkHasItsWordsAndKind: every change of a landmark has words, and no other
// has; every game has landmarks, and every kind is used.
func TestEveryLandmarkHasItsWordsAndKind(t *testing.T) {
	texts, used, said := load(t), map[string]bool{}, map[string]bool{}
	for _, game := range cardGames(t) {
		if len(Landmarks(game)) == 0 {
			t.Errorf("%s has no landmarks", game)
		}
		for _, m := range Landmarks(game) {
			used[m.Kind] = true
			for _, c := range m.Changes {
				said[game+".mark."+c] = true
			}
		}
	}
	for key := range said {
		if !texts.Has(Polish, key) {
			t.Errorf("nothing is said under %s", key)
		}
	}
	for _, key := range texts.Keys(Polish) {
		if area, rest, _ := strings.Cut(key, "."); strings.HasPrefix(rest, "mark.") && texts.Has(Polish, area+".tagline") && !said[key] {
			t.Errorf("%s is never marked", key)
		}
	}
	for _, kind := range LandmarkKinds() {
		if !used[kind] {
			t.Errorf("nothing is marked as %s", kind)
		}
	}
}

// TestWhatALandmarkFits: what there is more or less of.
func TestWhatALandmarkFits(t *testing.T) {
	m := Landmark{Changes: []string{"city.less", "press.more"}, Kind: "loss"}
	for c, want := range map[rules.Count]bool{
		{What: "city", N: -2}: true, {What: "city", N: 1}: false, {What: "press", N: 1}: true, {What: "town", N: -1}: false,
	} {
		if got := m.Fits(c); got != want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}

// TestBadLandmarksAreRefused: each with what is wrong with it.
func TestBadLandmarksAreRefused(t *testing.T) {
	const good = "[[landmark]]\nchanges = [\"a\"]\nkind = \"fight\"\n"
	for text, want := range map[string]string{
		good:                                     "",
		"[[landmark]]\nkind = \"fight\"\n":       "needs changes",
		"[[landmark]]\nchanges = [\"a\"]\n":      "needs a kind",
		strings.Replace(good, "fight", "war", 1): "of the kind war",
		good + "at = 1\n":                        "unknown key landmark.at",
		good + good:                              "",
	} {
		list, err := loadLandmarks(fstest.MapFS{"landmarks/toy.toml": {Data: []byte(text)}}, "landmarks")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
		if err == nil && !slices.Equal(list["toy"][0].Changes, []string{"a"}) {
			t.Errorf("%q: %+v", text, list["toy"][0])
		}
	}
}
