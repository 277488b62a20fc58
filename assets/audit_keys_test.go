package assets

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// areas are the beginnings of keys: what the files hold, and the scenes that
// have texts of their own.
func areas(texts *Texts) map[string]bool {
	out := map[string]bool{}
	for _, a := range []string{
		"frame", "shelf", "setup", "table", "settings", "saves", "record", "replay", "result",
		"crash", "handover", "rulebook",
	} {
		out[a] = true
	}
	for _, lang := range Languages() {
		for _, key := range texts.Keys(lang) {
			area, _, _ := strings.Cut(key, ".")
			out[area] = true
		}
	}
	return out
}

var (
	wholeKey = regexp.MustCompile(`^([a-z][a-z0-9]*)(\.[a-z0-9]+(-[a-z0-9]+)*)+$`)
	keyStart = regexp.MustCompile(`^([a-z][a-z0-9]*)\.[a-z0-9.-]*[.-]$`)
	fileName = regexp.MustCompile(`\.(go|json|jsonl|lock|md|png|svg|toml|txt|tmp|zip)$`)
)

// mentions are the keys and beginnings of keys in the program's Go files, with
// the place where one of each stands.
type mentions struct{ keys, starts map[string]string }

// scan collects the string literals that look like keys of an area. So do beginnings of keys
// that are put together at run time ("frame.colour.", "dzicz.card.%s").
func scan(t *testing.T, known map[string]bool) mentions {
	t.Helper()
	m := mentions{map[string]string{}, map[string]string{}}
	set := token.NewFileSet()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && d.Name() != ".." {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, err := strconv.Unquote(lit.Value); err == nil {
					m.note(s, set.Position(lit.Pos()).String(), known)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func (m mentions) note(s, at string, known map[string]bool) {
	s, _, cut := strings.Cut(s, "%")
	if w := wholeKey.FindStringSubmatch(s); w != nil && !cut && known[w[1]] && !fileName.MatchString(s) {
		m.keys[s] = at
	}
	// The area alone is not enough of a beginning: it would excuse every key.
	if w := keyStart.FindStringSubmatch(s); w != nil && known[w[1]] && len(s) > len(w[1])+1 {
		m.starts[s] = at
	}
}

func TestEveryKeyInTheProgramExists(t *testing.T) {
	texts := load(t)
	found := scan(t, areas(texts))
	if len(found.keys) == 0 {
		t.Fatal("the program names no key at all: the scan is broken")
	}
	for key, at := range found.keys {
		if !texts.Has(Polish, key) {
			t.Errorf("%s: %s is not among the texts", at, key)
		}
	}
	for start, at := range found.starts {
		if !slices.ContainsFunc(texts.Keys(Polish), func(k string) bool { return strings.HasPrefix(k, start) }) {
			t.Errorf("%s: no text begins with %s", at, start)
		}
	}
}

func TestScanTellsKeysFromOtherWords(t *testing.T) {
	known := map[string]bool{"frame": true}
	m := mentions{map[string]string{}, map[string]string{}}
	for _, s := range []string{
		"frame.undo", "frame.refuse.undo-other", "frame.json", "other.undo", "frame", "frame.",
		"frame.colour.", "frame.mark.%s", "frame.turn-", "Frame.undo", "frame.undo now",
	} {
		m.note(s, "", known)
	}
	keys, starts := []string{}, []string{}
	for k := range m.keys {
		keys = append(keys, k)
	}
	for k := range m.starts {
		starts = append(starts, k)
	}
	slices.Sort(keys)
	slices.Sort(starts)
	if want := []string{"frame.refuse.undo-other", "frame.undo"}; !slices.Equal(keys, want) {
		t.Errorf("keys %v, want %v", keys, want)
	}
	if want := []string{"frame.colour.", "frame.mark.", "frame.turn-"}; !slices.Equal(starts, want) {
		t.Errorf("beginnings %v, want %v", starts, want)
	}
}
