package assets

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"schron/rules"
)

// soundSets are the games and the frame.
func soundSets(t *testing.T) []string { return append(cardGames(t), FrameSounds) }

// TestEveryCueHasItsEventAndSound: every event of a cue is one that the game tells of,
// with the arguments that are asked for. Every sound is there and used. Every game has
// 8 to 16 of its own, and so has the frame.
func TestEveryCueHasItsEventAndSound(t *testing.T) {
	texts, used := load(t), map[string]bool{}
	all := map[string]bool{}
	for _, set := range soundSets(t) {
		list := Sounds(set)
		if len(list) < 8 || len(list) > 16 {
			t.Errorf("%s has %d sounds, want 8 to 16", set, len(list))
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

// heardOf are the sounds of an event of a game.
func heardOf(game, event string, args ...rules.Arg) (out []string) {
	for _, c := range Cues(game) {
		if c.Fits(game, rules.Msg(game+".event."+event, args...)) {
			out = append(out, c.Sound)
		}
	}
	return out
}

// TestSoundsSayWhatHappens: an event that decides something has one sound of its own,
// another one than what happens beside it.
func TestSoundsSayWhatHappens(t *testing.T) {
	kind := func(k string) []rules.Arg { return []rules.Arg{rules.KeyArg("kind", "dolores.good."+k)} }
	for _, c := range []struct {
		game, event string
		args        []rules.Arg
		sound       string
		unlike      []string // events beside it
	}{
		{"dolores", "ship-stops", nil, "dolores/met", []string{"launch", "ship-misses", "blast"}},
		{"dolores", "intercept", nil, "dolores/met", []string{"launch", "intercept.fails", "blast.city"}},
		{"dolores", "store-halved", nil, "dolores/capital", []string{"district", "city-gone", "capital"}},
		{"dolores", "store-lost", nil, "dolores/capital", []string{"district", "city-gone", "capital"}},
		{"dolores", "lost", kind("infantry"), "dolores/beaten", []string{"attack", "blast", "move"}},
		{"dolores", "lost", kind("armour"), "dolores/explosion", []string{"attack"}},
		{"dolores", "lost", kind("warship"), "dolores/explosion", []string{"attack"}},
		{"dolores", "tie", nil, "frame/tie", []string{"attack"}},
		{"dolores", "waive.city", nil, "dolores/waive", []string{"pay.city", "tax.all"}},
		{"dolores", "tax.skip", nil, "dolores/waive", []string{"tax.all"}},
		{"dolores", "hold", nil, "frame/skip", []string{"launch", "intercept"}},
		{"dzicz", "pass.action", nil, "frame/skip", []string{"token", "outpost"}},
		{"dzicz", "decline.defence", nil, "frame/skip", []string{"defend"}},
		{"paliwo", "done.cleanup", nil, "frame/skip", []string{"clutch", "card"}},
		{"paliwo", "passed.rise", nil, "frame/skip", []string{"rise", "terror"}},
		{"wradislavia", "fire.nobody", nil, "frame/skip", []string{"strike"}},
		{"wcp", "leave", nil, "wcp/escape", []string{"exits", "move"}},
		{"wcp", "exits", nil, "wcp/gates", []string{"leave", "remove", "press"}},
		{"wcp", "undecided", nil, "frame/tie", []string{"attack", "beat", "both-wrecked"}},
		{"wcp", "stay", nil, "frame/skip", []string{"move", "boost"}},
	} {
		if got := heardOf(c.game, c.event, c.args...); !slices.Equal(got, []string{c.sound}) {
			t.Errorf("%s %s sounds like %q, want %s", c.game, c.event, got, c.sound)
		}
		for _, other := range c.unlike {
			if slices.Contains(heardOf(c.game, other), c.sound) {
				t.Errorf("%s: %s sounds like %s", c.game, c.event, other)
			}
		}
	}
}

// silent are the events that make no sound. They are only said, are still being put
// together, or end a decision; the banner of the next one follows.
var silent = map[string]string{
	"dolores": "annex.section burn-out calm clean cloud decline douse draw end.* lift military.done neutralise offer* out poison.crop " +
		"smoke standstill* tax.none top unpaid.* wealthiest win withdraw yield.limit",
	"dzicz":       "ask.* done nobody quiet.* reward.* turn win",
	"paliwo":      "adrenaline aid clutched drawn end find-kept finish frenzy hunger lost no-way-in over.* round silence turns-done",
	"wcp":         "ask bury counter decline drawn.* end-talk give nobody offer pass-on resign round shut-out stage-two talk.* trade trapped win withdraw",
	"wradislavia": "draw fate.back fire.done hazard.dropped marker perun.empty turn win",
}

// TestEveryEventSoundsOrIsSilent: each event of each game has a sound or is listed as
// silent, and nothing that sounds is.
func TestEveryEventSoundsOrIsSilent(t *testing.T) {
	texts := load(t)
	for _, game := range cardGames(t) {
		listed, used := strings.Fields(silent[game]), map[string]bool{}
		for _, key := range texts.Keys(Polish) {
			event, ok := strings.CutPrefix(key, game+".event.")
			if !ok {
				continue
			}
			sounds := slices.ContainsFunc(Cues(game), func(c *Cue) bool { return happens(game, c.Events, rules.Msg(key)) })
			quiet := false
			for _, s := range listed {
				if among([]string{s}, event) {
					quiet, used[s] = true, true
				}
			}
			if sounds == quiet {
				t.Errorf("%s %s: it sounds: %v, it is listed as silent: %v", game, event, sounds, quiet)
			}
		}
		for _, s := range listed {
			if !used[s] {
				t.Errorf("%s: nothing happens that is silent under %s", game, s)
			}
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
