package assets

import (
	"embed"
	"errors"
	"maps"
	"slices"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// The languages of the program. Lang names are the folders of the texts and
// rulebooks.
const (
	Polish  = "pl"
	English = "en"
)

// Languages lists the languages in the order in which they are offered.
func Languages() []string { return []string{Polish, English} }

//go:embed texts/*/*.toml
var textFiles embed.FS

// Texts holds every sentence of the program in every language. Each is read when
// something of its file is first said, so that a start waits for few of them. It is
// safe for use by several goroutines.
type Texts struct {
	langs map[string]areaTexts

	said memo

	mu      sync.Mutex
	missing map[string]bool
}

// strict makes a missing argument an error rather than "<no value>".
var strict = &template.TextParser{Option: "missingkey=error"}

// LoadTexts returns the embedded texts, of which nothing is missing yet.
func LoadTexts() (*Texts, error) {
	langs, err := embedded()
	if err != nil {
		return nil, err
	}
	return &Texts{langs: langs, missing: map[string]bool{}}, nil
}

var embedded = sync.OnceValues(func() (map[string]areaTexts, error) { return findTexts(textFiles, "texts") })

func plural(m *i18n.Message) bool { return m.One != "" || m.Few != "" || m.Many != "" }

// Say returns the message of a key in a language. Arguments fill the
// placeholders {{.name}}; the argument "n" also chooses the plural form. A key
// that does not exist, or a message whose arguments are not all there, gives
// the key in brackets and is remembered for Missing.
func (t *Texts) Say(lang, key string, args map[string]any) string {
	l, ok := t.langs[lang]
	if !ok {
		return t.miss(lang, key, "no such language")
	}
	w, err := l.find(key)
	if err != nil {
		return t.miss(lang, key, err.Error())
	}
	if s, ok := w.plain[key]; ok {
		return s
	}
	m, ok := w.messages[key]
	if !ok {
		return t.miss(lang, key, "no such key")
	}
	var space [256]byte
	id, known := sentenceID(space[:0], lang, key, args)
	if known {
		if s, ok := t.said.get(id); ok {
			return s
		}
	}
	s, err := localized(w, m, args)
	if err != nil {
		return t.miss(lang, key, err.Error())
	}
	if known {
		t.said.put(id, s)
	}
	return s
}

// localized puts a message's arguments into its wording.
func localized(w *wording, m *i18n.Message, args map[string]any) (string, error) {
	data := make(map[string]any, len(args))
	for name, value := range args {
		if n, ok := value.(int); ok {
			value = Number(n)
		}
		data[name] = value
	}
	cfg := &i18n.LocalizeConfig{MessageID: m.ID, TemplateData: data, TemplateParser: strict}
	if plural(m) {
		n, ok := args["n"]
		if !ok {
			return "", errors.New("no argument n")
		}
		cfg.PluralCount = n
	}
	return w.local.Localize(cfg)
}

func (t *Texts) miss(lang, key, why string) string {
	t.mu.Lock()
	t.missing[lang+" "+key+": "+why] = true
	t.mu.Unlock()
	return "[" + key + "]"
}

// Missing lists what Say could not say, sorted, one "language key: reason"
// each. Tests want it empty.
func (t *Texts) Missing() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.Sorted(maps.Keys(t.missing))
}

// Keys lists the keys of a language in alphabetical order.
func (t *Texts) Keys(lang string) []string {
	var keys []string
	for _, a := range t.langs[lang] {
		for _, part := range []func() (*wording, error){a.first, a.rest} {
			if w, err := part(); err == nil {
				keys = slices.AppendSeq(keys, maps.Keys(w.messages))
			}
		}
	}
	slices.Sort(keys)
	return keys
}

// message is nil where a language has no such key.
func (t *Texts) message(lang, key string) *i18n.Message {
	w, err := t.langs[lang].find(key)
	if err != nil {
		return nil
	}
	return w.messages[key]
}

// Has reports whether a language has a key.
func (t *Texts) Has(lang, key string) bool {
	return t.message(lang, key) != nil
}

// Forms returns the wordings of a key by the name of the plural form ("one", "few",
// "many", "other"). A message without plural forms has only "other".
func (t *Texts) Forms(lang, key string) map[string]string {
	out := map[string]string{}
	m := t.message(lang, key)
	if m == nil {
		return out
	}
	for form, s := range map[string]string{"one": m.One, "few": m.Few, "many": m.Many, "other": m.Other} {
		if s != "" {
			out[form] = s
		}
	}
	return out
}
