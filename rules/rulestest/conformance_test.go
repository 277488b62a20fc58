package rulestest

import (
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// TestWhatIsOwedCannotBeForgotten: a game that gives nothing keeps only those
// promises that need nothing of it.
func TestWhatIsOwedCannotBeForgotten(t *testing.T) {
	names := map[string]bool{}
	for _, p := range (Conformance{Game: toygame.Game{}}).promises() {
		if names[p.name] || p.name == "" || p.needs == "" || p.test == nil {
			t.Errorf("the promise %q needs %q", p.name, p.needs)
		}
		names[p.name] = true
		if p.given != (p.needs == "nothing") {
			t.Errorf("%q needs %s, but given is %v", p.name, p.needs, p.given)
		}
	}
	if len(names) < 18 {
		t.Errorf("only %d promises", len(names))
	}
}

// optional is a game with an option.
type optional struct{ toygame.Game }

func (optional) Options() []rules.Option { return []rules.Option{{ID: "long", Default: false}} }

func TestEveryNumberOfPlayersAndOptionIsOwed(t *testing.T) {
	all := Setups(optional{}, 1)
	chosen := append(Setups(optional{}, 1), rules.Setup{Players: 2, Options: rules.Options{"long": true}})
	for _, c := range []struct {
		setups  []rules.Setup
		players bool
		options bool
	}{
		{all, true, false},
		{chosen, true, true},
		{chosen[len(chosen)-1:], false, true},
		{[]rules.Setup{{Players: 2, Options: rules.Options{"long": false}}}, false, false},
	} {
		o := Conformance{Game: optional{}, Setups: c.setups}
		if err := o.missingPlayers(); (err == nil) != c.players {
			t.Errorf("%v: %v", c.setups, err)
		}
		if err := o.missingOptions(); (err == nil) != c.options {
			t.Errorf("%v: %v", c.setups, err)
		}
	}
}

// mute writes every move alike and reads everything.
type mute struct{ toygame.Game }

func (mute) Notation(rules.Move) string { return "x" }

func (mute) Parse(string) (rules.Move, error) { return rules.Move{Verb: 1}, nil }

func TestNotationsAreReadAgain(t *testing.T) {
	s, err := toygame.Game{}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	moves := func(more ...rules.Move) iter.Seq[rules.Move] {
		return func(yield func(rules.Move) bool) {
			for _, m := range append(s.Legal(nil), more...) {
				if !yield(m) {
					return
				}
			}
		}
	}
	if err := notationReadsBack(mute{}, moves(rules.Move{Verb: 1}, rules.Move{Verb: 2}), nil); err == nil || !strings.Contains(err.Error(), `is written "x" and read as`) {
		t.Errorf("a notation that does not read back: %v", err)
	}
	if err := notationReadsBack(toygame.Game{}, func(func(rules.Move) bool) {}, nil); err == nil || !strings.Contains(err.Error(), "no move of Universe can be written") {
		t.Errorf("no move at all: %v", err)
	}
	other := append(s.Legal(nil), rules.Move{Verb: 200})
	if err := notationReadsBack(toygame.Game{}, moves(), other); err == nil || !strings.Contains(err.Error(), "has the verb of") {
		t.Errorf("another verb is legal: %v", err)
	}
	if err := notationReadsBack(toygame.Game{}, moves(), s.Legal(nil)); err != nil {
		t.Errorf("all that is legal: %v", err)
	}
	if err := readsNonsense(mute{}); err == nil {
		t.Error("a game that reads nonsense keeps its promise")
	}
	if err := readsNonsense(toygame.Game{}); err != nil {
		t.Error(err)
	}
}

func TestRecordedEndingsAreAllKnown(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "draw.json"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := wanting(dir, map[string]Way{"draw": {}}); err != nil {
		t.Error(err)
	}
	if err := wanting(dir, map[string]Way{"win": {}}); err == nil || !strings.Contains(err.Error(), "draw.json") {
		t.Errorf("a game that is none of the ways: %v", err)
	}
}

// TestAGamesOwnTestsAreLookedFor writes the tests of a game one after the other.
func TestAGamesOwnTestsAreLookedFor(t *testing.T) {
	dir := t.TempDir()
	text := "package x\n"
	for _, c := range []struct{ more, still string }{
		{"", "rulestest.FuzzDecode"},
		{"func FuzzDecode(f *testing.F) {\n\trulestest.FuzzDecode(f, Game{})\n}\n", "TestDecodeRefuses"},
		{"func TestDecodeRefusesBrokenPositions(t *testing.T) {}\n", "rulestest.Unseen"},
		{"func TestSecrets(t *testing.T) { rulestest.Unseen(t) }\n", ""},
	} {
		text += c.more
		if err := os.WriteFile(filepath.Join(dir, "a_test.go"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		err := hasOwnTests(dir)
		if c.still == "" && err != nil || c.still != "" && (err == nil || !strings.Contains(err.Error(), c.still)) {
			t.Errorf("after %q: %v, want something of %q", c.more, err, c.still)
		}
	}
}
