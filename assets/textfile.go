package assets

import (
	"fmt"
	"io/fs"

	"github.com/BurntSushi/toml"
	"github.com/nicksnyder/go-i18n/v2/i18n"
)

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
