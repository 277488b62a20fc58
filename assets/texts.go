package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/sync/errgroup"
	"golang.org/x/text/language"
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

// Texts holds every sentence of the program in every language. It is safe for
// use by several goroutines.
type Texts struct {
	langs map[string]*langTexts

	mu      sync.Mutex
	missing map[string]bool
}

// langTexts is one language: messages by key, and those without arguments and
// plural forms once more as finished strings.
type langTexts struct {
	messages map[string]*i18n.Message
	plain    map[string]string
	local    *i18n.Localizer
}

// strict makes a missing argument an error rather than "<no value>".
var strict = &template.TextParser{Option: "missingkey=error"}

// LoadTexts gives the embedded texts, of which nothing is missing yet. They are
// read by the first call only. An error names the file and the key.
func LoadTexts() (*Texts, error) {
	t, err := embedded()
	if err != nil {
		return nil, err
	}
	return &Texts{langs: t.langs, missing: map[string]bool{}}, nil
}

var embedded = sync.OnceValues(func() (*Texts, error) { return loadTexts(textFiles, "texts") })

func loadTexts(fsys fs.FS, root string) (*Texts, error) {
	bundle := i18n.NewBundle(language.English)
	t := &Texts{langs: map[string]*langTexts{}, missing: map[string]bool{}}
	for _, lang := range Languages() {
		messages, err := readMessages(fsys, path.Join(root, lang))
		if err != nil {
			return nil, err
		}
		tag := language.Make(lang)
		if err := bundle.AddMessages(tag, slices.Collect(maps.Values(messages))...); err != nil {
			return nil, fmt.Errorf("texts in %s: %w", lang, err)
		}
		t.langs[lang] = &langTexts{
			messages: messages,
			plain:    plainMessages(messages),
			local:    i18n.NewLocalizer(bundle, lang),
		}
	}
	return t, nil
}

// plainMessages picks the messages that read the same whatever their arguments.
func plainMessages(messages map[string]*i18n.Message) map[string]string {
	plain := map[string]string{}
	for key, m := range messages {
		if !plural(m) && !strings.Contains(m.Other, "{{") {
			plain[key] = m.Other
		}
	}
	return plain
}

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
	if s, ok := l.plain[key]; ok {
		return s
	}
	m, ok := l.messages[key]
	if !ok {
		return t.miss(lang, key, "no such key")
	}
	if args == nil {
		args = map[string]any{}
	}
	cfg := &i18n.LocalizeConfig{MessageID: key, TemplateData: args, TemplateParser: strict}
	if plural(m) {
		n, ok := args["n"]
		if !ok {
			return t.miss(lang, key, "no argument n")
		}
		cfg.PluralCount = n
	}
	s, err := l.local.Localize(cfg)
	if err != nil {
		return t.miss(lang, key, err.Error())
	}
	return s
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
	l, ok := t.langs[lang]
	if !ok {
		return nil
	}
	return slices.Sorted(maps.Keys(l.messages))
}

// Has tells whether a language has a key.
func (t *Texts) Has(lang, key string) bool {
	l, ok := t.langs[lang]
	if !ok {
		return false
	}
	_, ok = l.messages[key]
	return ok
}

// Forms returns the wordings of a key by the name of the plural form ("one",
// "few", "many", "other"); a message without plural forms has only "other".
func (t *Texts) Forms(lang, key string) map[string]string {
	out := map[string]string{}
	if !t.Has(lang, key) {
		return out
	}
	m := t.langs[lang].messages[key]
	for form, s := range map[string]string{"one": m.One, "few": m.Few, "many": m.Many, "other": m.Other} {
		if s != "" {
			out[form] = s
		}
	}
	return out
}

// readMessages reads the .toml files of a folder. A file is an area or, as
// area-part.toml, a part of one: its keys begin with the area's name and a dot.
func readMessages(fsys fs.FS, dir string) (map[string]*i18n.Message, error) {
	files, err := fs.Glob(fsys, path.Join(dir, "*.toml"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: no texts", dir)
	}
	// A window waits for the texts: the files are read side by side.
	var group errgroup.Group
	flat := make([]map[string]*i18n.Message, len(files))
	for i, file := range files {
		group.Go(func() (err error) {
			if flat[i], err = readFile(fsys, file); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	messages := map[string]*i18n.Message{}
	for i, file := range files {
		area, _, _ := strings.Cut(strings.TrimSuffix(path.Base(file), ".toml"), "-")
		for key, m := range flat[i] {
			if !strings.HasPrefix(key, area+".") {
				return nil, fmt.Errorf("%s: key %s does not begin with %q", file, key, area+".")
			}
			if messages[key] != nil {
				return nil, fmt.Errorf("%s: key %s stands in another file too", file, key)
			}
			messages[key] = m
		}
	}
	return messages, nil
}

func readFile(fsys fs.FS, file string) (map[string]*i18n.Message, error) {
	var tree map[string]any
	if _, err := toml.DecodeFS(fsys, file, &tree); err != nil {
		return nil, err
	}
	flat := map[string]*i18n.Message{}
	return flat, flatten("", tree, flat)
}

// flatten turns nested tables into dotted keys. A table of plural forms is one
// message; a string is a message with one wording.
func flatten(prefix string, tree map[string]any, out map[string]*i18n.Message) error {
	for name, v := range tree {
		key := prefix + name
		var m *i18n.Message
		switch v := v.(type) {
		case string:
			m = &i18n.Message{Other: v}
		case map[string]any:
			forms, err := pluralForms(key, v)
			if err != nil {
				return err
			}
			if forms == nil {
				if err := flatten(key+".", v, out); err != nil {
					return err
				}
				continue
			}
			m = forms
		default:
			return fmt.Errorf("key %s is neither a text nor a table", key)
		}
		if out[key] != nil {
			return fmt.Errorf("key %s stands twice", key)
		}
		m.ID = key
		out[key] = m
	}
	return nil
}

// pluralForms reads a table with the keys one, few, many and other; nil means
// that the table holds other keys only. A key "other" alone is a key like any.
func pluralForms(key string, table map[string]any) (*i18n.Message, error) {
	m := &i18n.Message{}
	slots := map[string]*string{"one": &m.One, "few": &m.Few, "many": &m.Many, "other": &m.Other}
	found, plural, bad := 0, false, ""
	for form, slot := range slots {
		v, ok := table[form]
		if !ok {
			continue
		}
		found++
		plural = plural || form != "other"
		if *slot, ok = v.(string); !ok {
			bad = form
		}
	}
	switch {
	case !plural:
		return nil, nil
	case bad != "":
		return nil, fmt.Errorf("key %s.%s is not a text", key, bad)
	case found != len(table):
		return nil, fmt.Errorf("key %s mixes plural forms with other keys", key)
	}
	return m, nil
}
