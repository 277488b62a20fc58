package assets

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// areaTexts are the texts of one language by area, the part of their keys before the first
// dot.
type areaTexts map[string]area

// area is what one file or several hold, area.toml and area-part.toml. What a start needs
// is read first, area-shelf.toml or, where there is none, area.toml; the rest where a key
// does not stand there.
type area struct{ first, rest func() (*wording, error) }

// wording is messages by key, those that read the same whatever their arguments once more
// as finished strings, and what says the others.
type wording struct {
	messages map[string]*i18n.Message
	plain    map[string]string
	local    *i18n.Localizer
}

// findTexts looks which files there are, and reads none. Each language is a folder of
// root.
func findTexts(fsys fs.FS, root string) (map[string]areaTexts, error) {
	langs := map[string]areaTexts{}
	for _, lang := range Languages() {
		files, err := fs.Glob(fsys, path.Join(root, lang, "*.toml"))
		if err != nil {
			return nil, err
		}
		if len(files) == 0 {
			return nil, fmt.Errorf("%s: no texts", path.Join(root, lang))
		}
		named := map[string][]string{}
		for _, file := range files {
			name, _, _ := strings.Cut(strings.TrimSuffix(path.Base(file), ".toml"), "-")
			named[name] = append(named[name], file)
		}
		langs[lang] = areaTexts{}
		for name, files := range named {
			langs[lang][name] = newArea(fsys, lang, name, files)
		}
	}
	return langs, nil
}

func newArea(fsys fs.FS, lang, name string, files []string) area {
	rank := func(file string) int { // the shelf's file first, then that without a part
		switch path.Base(file) {
		case name + "-shelf.toml":
			return 0
		case name + ".toml":
			return 1
		}
		return 2
	}
	slices.SortStableFunc(files, func(x, y string) int { return rank(x) - rank(y) })
	var a area
	a.first = sync.OnceValues(func() (*wording, error) { return readWords(fsys, lang, name, files[:1], nil) })
	a.rest = sync.OnceValues(func() (*wording, error) {
		w, err := a.first()
		if err != nil {
			return nil, err
		}
		return readWords(fsys, lang, name, files[1:], w.messages)
	})
	return a
}

// find returns the wording of a key, or else any of its area. An area that does not
// exist has an empty one. An error names the file and the key.
func (l areaTexts) find(key string) (*wording, error) {
	name, _, _ := strings.Cut(key, ".")
	a, ok := l[name]
	if !ok {
		return &wording{}, nil
	}
	w, err := a.first()
	if err != nil || w.messages[key] != nil {
		return w, err
	}
	return a.rest()
}

// readWords reads files of an area, none of whose keys may stand among others.
func readWords(fsys fs.FS, lang, area string, files []string, others map[string]*i18n.Message) (*wording, error) {
	w := &wording{messages: map[string]*i18n.Message{}, plain: map[string]string{}}
	for _, file := range files {
		flat, err := readFile(fsys, file)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		for key, m := range flat {
			if !strings.HasPrefix(key, area+".") {
				return nil, fmt.Errorf("%s: key %s does not begin with %q", file, key, area+".")
			}
			if w.messages[key] != nil || others[key] != nil {
				return nil, fmt.Errorf("%s: key %s stands in another file too", file, key)
			}
			w.messages[key] = m
		}
	}
	return w, w.prepare(lang)
}

// prepare finishes what needs no arguments and makes templates of the rest.
func (w *wording) prepare(lang string) error {
	bundle := i18n.NewBundle(language.English)
	var filled []*i18n.Message
	for key, m := range w.messages {
		if plural(m) || strings.Contains(m.Other, "{{") {
			filled = append(filled, m)
		} else {
			w.plain[key] = m.Other
		}
	}
	if err := bundle.AddMessages(language.Make(lang), filled...); err != nil {
		return fmt.Errorf("texts in %s: %w", lang, err)
	}
	w.local = i18n.NewLocalizer(bundle, lang)
	return nil
}
