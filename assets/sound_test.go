package assets

import (
	"strings"
	"testing"
	"testing/fstest"

	"schron/rules"
)

// soundSets are the games and the frame.
func soundSets(t *testing.T) []string { return append(cardGames(t), FrameSounds) }

// TestEveryCueHasItsEventAndSound: every event of a cue is one that the game tells of,
// with the arguments that are asked for. Every sound is there and used. Every game has
// 8 to 12 of its own, the frame about ten.
func TestEveryCueHasItsEventAndSound(t *testing.T) {
	texts, used := load(t), map[string]bool{}
	all := map[string]bool{}
	for _, set := range soundSets(t) {
		list := Sounds(set)
		if len(list) < 8 || len(list) > 12 {
			t.Errorf("%s has %d sounds, want 8 to 12", set, len(list))
		}
		for _, name := range list {
			all[name] = true
			if file, err := Sound(name); err != nil || !strings.HasPrefix(string(file), "OggS") {
				t.Errorf("%s is no Ogg file: %v", name, err)
			}
		}
		if len(Cues(set)) == 0 {
			t.Errorf("%s has no cues", set)
		}
	}
	for _, set := range soundSets(t) {
		for _, c := range Cues(set) {
			used[c.Sound] = true
			if !all[c.Sound] {
				t.Errorf("%s: no sound %s", set, c.Sound)
			}
			if set == FrameSounds {
				continue // the test of package ui knows them
			}
			for _, e := range c.Events {
				key := set + ".event." + e
				if !anyKey(texts, key) {
					t.Errorf("%s: nothing happens under %s", set, key)
				}
				for name, value := range c.When {
					if !texts.Has(Polish, value) {
						t.Errorf("%s: %s is never %s", key, name, value)
					}
				}
			}
		}
	}
	for name := range all {
		if !used[name] {
			t.Errorf("nothing sounds like %s", name)
		}
	}
}

// TestWhatACueFits: its game, its events, also by the beginning of their keys, and the
// arguments that they must have.
func TestWhatACueFits(t *testing.T) {
	c := Cue{Events: []string{"shot*", "hit"}, When: map[string]string{"mode": "toy.mode.slug", "field": "A1"}}
	args := []rules.Arg{rules.KeyArg("mode", "toy.mode.slug"), rules.Literal("field", "A1"), rules.Number("n", 2)}
	for _, x := range []struct {
		game string
		text rules.Text
		want bool
	}{
		{"toy", rules.Msg("toy.event.shot", args...), true},
		{"toy", rules.Msg("toy.event.shot.two", args...), true},
		{"toy", rules.Msg("toy.event.hit", args...), true},
		{"toy", rules.Msg("toy.event.hits", args...), false},
		{"toy", rules.Msg("toy.refuse.shot", args...), false},
		{"other", rules.Msg("toy.event.shot", args...), false},
		{"toy", rules.Msg("toy.event.shot", args[0]), false},
		{"toy", rules.Msg("toy.event.shot", rules.KeyArg("mode", "toy.mode.beam"), args[1]), false},
	} {
		if got := c.Fits(x.game, x.text); got != x.want {
			t.Errorf("%s in %s: %v", x.text.Key, x.game, got)
		}
	}
}

// TestBadCuesAreRefused: each with what is wrong with it.
func TestBadCuesAreRefused(t *testing.T) {
	const good = "[[cue]]\nevents = [\"a\"]\nsound = \"b\"\n"
	for text, want := range map[string]string{
		good:                       "",
		"[[cue]]\nsound = \"b\"\n": "needs events",
		"[[cue]]\nevents = [\"\"]\nsound = \"b\"\n":  "needs events",
		"[[cue]]\nevents = [\"a\"]\n":                "needs a sound",
		good + "gain = 1.5\n":                        "gain 1.5",
		good + "vary = 30\n":                         "varies by 30",
		good + "at = -0.1\n":                         "heard at -0.1",
		good + "colour = 2\n":                        "unknown key cue.colour",
		good + good + "at = 0.5\ngain = 0.5\nvary=1": "",
	} {
		list, err := loadCues(fstest.MapFS{"sounds/toy.toml": {Data: []byte(text)}}, "sounds")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
		if err == nil && (list["toy"][0].Sound != "toy/b" || list["toy"][0].Gain != 1) {
			t.Errorf("%q: %+v", text, list["toy"][0])
		}
	}
}
