package assets

import (
	"slices"
	"strings"
	"testing"
)

// gameKeys are keys that rules.Game promises: the frame puts them together
// from a game's id, so no Go file holds them whole. A star stands for the rest.
var gameKeys = []string{
	".name",      // of the game: rules.Game.ID
	".tagline",   // on the shelf
	".phase.*",   // rules.Game.Phases, rules.Status.Phase
	".option.*",  // rules.Option: its name, choices and help
	".part.*",    // rules.Part: what a hint says of it
	".sheet.*",   // rules.Sheet: rulestest.Conformance tests that all of them are said
	".print.*",   // print.Box.Named: the names of its parts; scenes/print tests that each is printed
	".mark.*",    // rules.Count: what a replay marks
	".hint.*",    // what a hint tells to play, by its verb
	".plan.*",    // what a hint says that it leads up to, by its verb,
	".aside.*",   // beside reasons only
	".lesson.*",  // the course: see lesson_test.go
	".explain.*", // what is explained: see card_test.go
	".style.*",   // bots.Styles: what the set-up says of an opponent
	".deed.*",    // rules.Fold: rulestest.Conformance tests that all of them are said
	".coach.*",   // what stands beside a first game: scenes/program tests that all is said
	".turn",      // house.SayFor: what it calls its turns …
	".turn-of",
	".log.turn", // … and their heads in the log
	".points",   // … and what a result counts
}

// used reports whether the program may ask for a key.
func (m mentions) used(texts *Texts, key string) bool {
	if _, ok := m.keys[key]; ok {
		return true
	}
	for start := range m.starts {
		if strings.HasPrefix(key, start) {
			return true
		}
	}
	// A setting's help stands under the key of its name.
	if name, help := strings.CutSuffix(key, ".help"); help && m.used(texts, name) {
		return true
	}
	area, _, _ := strings.Cut(key, ".")
	return texts.Has(Polish, area+".tagline") && slices.ContainsFunc(gameKeys, func(k string) bool {
		start, open := strings.CutSuffix(area+k, "*")
		return key == start || open && strings.HasPrefix(key, start)
	})
}

func TestEveryTextIsUsed(t *testing.T) {
	texts := load(t)
	found := scan(t, areas(texts))
	for _, key := range texts.Keys(Polish) {
		if !found.used(texts, key) {
			t.Errorf("%s is used nowhere", key)
		}
	}
}
