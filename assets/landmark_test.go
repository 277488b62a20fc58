package assets

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"schron/rules"
)

// TestEveryLandmarkHasItsEventAndKind: every event of a landmark is one that its game tells of,
// every game has landmarks, every kind is used, and has a picture and a name.
func TestEveryLandmarkHasItsEventAndKind(t *testing.T) {
	texts, used := load(t), map[string]bool{}
	for _, game := range cardGames(t) {
		if len(Landmarks(game)) == 0 {
			t.Errorf("%s has no landmarks", game)
		}
		for _, m := range Landmarks(game) {
			used[m.Kind] = true
			for _, e := range m.Events {
				if key := game + ".event." + e; !anyKey(texts, key) {
					t.Errorf("%s: nothing happens under %s", game, key)
				}
			}
		}
	}
	for _, kind := range LandmarkKinds() {
		if !used[kind] {
			t.Errorf("nothing is marked as %s", kind)
		}
	}
}

// TestWhatALandmarkFits: its game and its events, also by the beginning of their keys.
func TestWhatALandmarkFits(t *testing.T) {
	m := Landmark{Events: []string{"claim.*", "press"}, Kind: "claim"}
	for key, want := range map[string]bool{
		"toy.event.press": true, "toy.event.claim.now": true, "toy.event.claim": false,
		"toy.event.pressed": false, "toy.refuse.press": false, "other.event.press": false,
	} {
		if got := m.Fits("toy", rules.Msg(key)); got != want {
			t.Errorf("%s: %v", key, got)
		}
	}
}

// TestBadLandmarksAreRefused: each with what is wrong with it.
func TestBadLandmarksAreRefused(t *testing.T) {
	const good = "[[landmark]]\nevents = [\"a\"]\nkind = \"fight\"\n"
	for text, want := range map[string]string{
		good:                                     "",
		"[[landmark]]\nkind = \"fight\"\n":       "needs events",
		"[[landmark]]\nevents = [\"a\"]\n":       "needs a kind",
		strings.Replace(good, "fight", "war", 1): "of the kind war",
		good + "at = 1\n":                        "unknown key landmark.at",
		good + good:                              "",
	} {
		list, err := loadLandmarks(fstest.MapFS{"landmarks/toy.toml": {Data: []byte(text)}}, "landmarks")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
		if err == nil && !slices.Equal(list["toy"][0].Events, []string{"a"}) {
			t.Errorf("%q: %+v", text, list["toy"][0])
		}
	}
}
