package rulestest

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"schron/rules"
)

// Languages are those in which every game has texts and a rulebook.
var Languages = []string{"pl", "en"}

// Texts collects what a game's rules say, by key.
type Texts map[string]rules.Text

// Add adds texts, with those that stand inside them as arguments. Empty ones are
// nothing said.
func (a Texts) Add(texts ...rules.Text) {
	for _, x := range texts {
		if x.Empty() {
			continue
		}
		a[x.Key] = x
		for _, arg := range x.Args {
			if arg.T != nil {
				a.Add(*arg.T)
			}
		}
	}
}

// AddPrompt adds a question with its buttons.
func (a Texts) AddPrompt(p rules.Prompt) {
	a.Add(p.Text, p.Detail)
	for _, c := range p.All() {
		a.Add(c.Text)
	}
}

// AddAsked adds the question of a position, with what each of its moves gives up.
func (a Texts) AddAsked(s rules.State) {
	a.AddPrompt(s.Prompt())
	a.Add(forgone(s)...)
}

// forgone lists what the legal moves of a position give up, in their order.
func forgone(s rules.State) []rules.Text {
	f, ok := s.(rules.Warner)
	if !ok {
		return nil
	}
	var out []rules.Text
	for _, m := range s.Legal(nil) {
		out = append(out, f.Forgoes(m))
	}
	return out
}

// AddEvents adds what happened.
func (a Texts) AddEvents(j *rules.Journal) {
	for _, e := range j.Events {
		a.Add(e.Text)
	}
}

// addDeeds adds the lines of a log that tell two events of a kind, for every kind.
func (a Texts) addDeeds(t testing.TB, g rules.Game) {
	t.Helper()
	folder, ok := g.(rules.Folder)
	if !ok {
		return
	}
	for kind := range folder.Folds() {
		x, ok := a[g.ID()+".event."+kind]
		if !ok {
			t.Errorf("the log folds %q, which is no event", kind)
			continue
		}
		e := rules.LogEntry{Event: rules.Event{Text: x}}
		for _, d := range rules.Deeds(g, []rules.LogEntry{e, e}) {
			line := d.Text()
			a.Add(line)
			if who, ok := line.Arg("who"); ok && who.Kind == rules.ArgKey && strings.HasPrefix(who.S, g.ID()+".deed.") {
				a.Add(rules.Msg(who.S))
			}
		}
	}
}

// HaveWords fails the test unless every text said has words in every language, and
// every sentence gets the arguments that it uses. The words are in
// assets/texts/<language>/<game>*.toml, those of the house in frame.toml. It also fails
// if a sentence of the game that the rules should say is never said. A game's package
// must run it.
func (a Texts) HaveWords(t testing.TB, game string, should func(key string) bool) {
	t.Helper()
	for _, lang := range Languages {
		words := Words(t, game, lang)
		all := Words(t, "frame", lang)
		maps.Copy(all, words)
		if err := errors.Join(a.haveWords(all), a.areAll(words, should)); err != nil {
			t.Errorf("%s: %v", lang, err)
		}
	}
}

// OfKinds tells keys apart for HaveWords: those of the game whose second part is
// one of the kinds.
func OfKinds(kinds ...string) func(key string) bool {
	return func(key string) bool {
		parts := strings.SplitN(key, ".", 3)
		return len(parts) == 3 && slices.Contains(kinds, parts[1])
	}
}

// AllBut tells keys apart for HaveWords: all but the given ones; one that ends
// with a dot stands for all that begin with it.
func AllBut(keys ...string) func(key string) bool {
	return func(key string) bool {
		return !slices.ContainsFunc(keys, func(k string) bool {
			return key == k || strings.HasSuffix(k, ".") && strings.HasPrefix(key, k)
		})
	}
}

// pluralForms end the keys of a sentence that a number decides.
var pluralForms = []string{".one", ".few", ".many", ".other"}

var placeholder = regexp.MustCompile(`{{\.([a-z]+)}}`)

func (a Texts) haveWords(words map[string]string) error {
	var errs []error
	for _, key := range slices.Sorted(maps.Keys(a)) {
		forms := []string{words[key]}
		for _, form := range pluralForms {
			forms = append(forms, words[key+form])
		}
		if strings.Join(forms, "") == "" {
			errs = append(errs, fmt.Errorf("%s has no words", key))
		}
		for _, form := range forms {
			for _, m := range placeholder.FindAllStringSubmatch(form, -1) {
				if _, ok := a[key].Arg(m[1]); !ok {
					errs = append(errs, fmt.Errorf("%s wants the argument %s, the rules do not give it", key, m[1]))
				}
			}
		}
		for _, arg := range a[key].Args {
			if arg.Kind == rules.ArgKey && words[arg.S] == "" {
				errs = append(errs, fmt.Errorf("%s, which %s names, has no words", arg.S, key))
			}
		}
	}
	return errors.Join(errs...)
}

// areAll tests that all words which the rules should say are said.
func (a Texts) areAll(words map[string]string, should func(key string) bool) error {
	var errs []error
	for _, key := range slices.Sorted(maps.Keys(words)) {
		for _, form := range pluralForms {
			key = strings.TrimSuffix(key, form)
		}
		if _, ok := a[key]; !ok && should(key) {
			errs = append(errs, fmt.Errorf("%s is never said", key))
		}
	}
	return errors.Join(errs...)
}

// Words reads a game's texts of a language as key and wording; a plural form
// counts as a key of its own. What no rule says is left out: the words of courses and of
// cards, which are held against their own lists.
func Words(t testing.TB, game, lang string) map[string]string {
	t.Helper()
	words, err := readWords(filepath.Join(root(t), "assets", "texts", lang, game+"*.toml"))
	if err != nil {
		t.Fatal(err)
	}
	maps.DeleteFunc(words, func(key, _ string) bool { return OfKinds("lesson", "explain")(key) })
	return words
}

// root is the folder of the module, seen from the package under test.
func root(t testing.TB) string {
	t.Helper()
	for dir := "."; len(dir) < 50; dir = filepath.Join("..", dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
	}
	t.Fatal("the test does not run inside the module")
	return ""
}

func readWords(pattern string) (map[string]string, error) {
	files, err := filepath.Glob(pattern)
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("no texts in %s", pattern)
	}
	words := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		tree := map[string]any{}
		if err := toml.Unmarshal(data, &tree); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		flatten("", tree, words)
	}
	return words, nil
}

func flatten(prefix string, tree map[string]any, out map[string]string) {
	for name, v := range tree {
		switch v := v.(type) {
		case string:
			out[prefix+name] = v
		case map[string]any:
			flatten(prefix+name+".", v, out)
		}
	}
}
