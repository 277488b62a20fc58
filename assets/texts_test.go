package assets

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func load(t *testing.T) *Texts {
	t.Helper()
	texts, err := LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// loadTexts reads all texts of a folder; an error names the file and the key.
func loadTexts(fsys fs.FS, root string) (*Texts, error) {
	langs, err := findTexts(fsys, root)
	for _, l := range langs {
		for _, a := range l {
			_, wrong := a.rest()
			err = errors.Join(err, wrong)
		}
	}
	return &Texts{langs: langs, missing: map[string]bool{}}, err
}

func TestAllTextsCanBeRead(t *testing.T) {
	if _, err := loadTexts(textFiles, "texts"); err != nil {
		t.Error(err)
	}
}

// TestAStartReadsFewTexts counts the files behind the words of the shelf.
func TestAStartReadsFewTexts(t *testing.T) {
	read := reads{fstest.MapFS{}, map[string]int{}}
	for _, file := range []string{"pl/wcp-shelf", "pl/wcp-table", "pl/wcp", "pl/frame", "pl/shelf", "en/wcp", "en/frame", "en/shelf"} {
		area, part, _ := strings.Cut(path.Base(file), "-")
		read.MapFS["t/"+file+".toml"] = &fstest.MapFile{Data: []byte(fmt.Sprintf("%q = %q", area+".a"+part, file))}
	}
	langs, err := findTexts(read, "t")
	if err != nil {
		t.Fatal(err)
	}
	texts := &Texts{langs: langs, missing: map[string]bool{}}
	for _, want := range []struct {
		key, say string
		files    int
	}{
		{"wcp.ashelf", "pl/wcp-shelf", 1},
		{"frame.a", "pl/frame", 2},
		{"wcp.ashelf", "pl/wcp-shelf", 2},
		{"wcp.atable", "pl/wcp-table", 4},
		{"wcp.a", "pl/wcp", 4},
	} {
		if got := texts.Say(Polish, want.key, nil); got != want.say || len(read.opened) != want.files {
			t.Errorf("%s reads %q after %v", want.key, got, read.opened)
		}
	}
	for file, n := range read.opened {
		if n != 1 {
			t.Errorf("%s was opened %d times", file, n)
		}
	}
}

// reads counts how often each file is opened.
type reads struct {
	fstest.MapFS
	opened map[string]int
}

func (r reads) Open(name string) (fs.File, error) {
	if strings.HasSuffix(name, ".toml") {
		r.opened[name]++
	}
	return r.MapFS.Open(name)
}

func (r reads) ReadFile(name string) ([]byte, error) {
	r.opened[name]++
	return r.MapFS.ReadFile(name)
}

func TestSayChoosesPolishPluralForms(t *testing.T) {
	texts := load(t)
	for n, want := range map[int]string{
		0: "0 punktów", 1: "1 punkt", 2: "2 punkty", 4: "4 punkty", 5: "5 punktów", 12: "12 punktów",
		21: "21 punktów", 22: "22 punkty", 112: "112 punktów", 124: "124 punkty",
	} {
		if got := texts.Say(Polish, "frame.points", map[string]any{"n": n}); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	for n, want := range map[int]string{0: "0 points", 1: "1 point", 2: "2 points", 21: "21 points"} {
		if got := texts.Say(English, "frame.points", map[string]any{"n": n}); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	if m := texts.Missing(); len(m) > 0 {
		t.Errorf("missing: %v", m)
	}
}

func TestSayFillsPlaceholdersAsTheyAre(t *testing.T) {
	texts := load(t)
	got := texts.Say(Polish, "frame.log.only", map[string]any{"player": `<Żaneta> & "{{.n}}"`})
	if want := `Tylko <Żaneta> & "{{.n}}"`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestSayRemembersWhatIsMissing(t *testing.T) {
	for name, say := range map[string]func(*Texts) string{
		"key":      func(x *Texts) string { return x.Say(Polish, "frame.no-such-thing", nil) },
		"argument": func(x *Texts) string { return x.Say(Polish, "frame.log.only", nil) },
		"n":        func(x *Texts) string { return x.Say(Polish, "frame.points", nil) },
		"language": func(x *Texts) string { return x.Say("de", "frame.undo", nil) },
	} {
		texts := load(t)
		got := say(texts)
		if !strings.HasPrefix(got, "[frame.") || !strings.HasSuffix(got, "]") {
			t.Errorf("%s: got %q, want the key in brackets", name, got)
		}
		if m := texts.Missing(); len(m) != 1 {
			t.Errorf("%s: missing is %v, want one entry", name, m)
		}
	}
}

func TestKeysAndForms(t *testing.T) {
	texts := load(t)
	keys := texts.Keys(Polish)
	if !slices.IsSorted(keys) || !slices.Contains(keys, "frame.undo") {
		t.Errorf("keys are not sorted or lack frame.undo: %v", keys)
	}
	if !texts.Has(English, "frame.undo") || texts.Has(English, "frame.") || texts.Has("de", "frame.undo") {
		t.Error("Has is wrong about frame.undo, frame. or German")
	}
	if got := texts.Forms(Polish, "frame.points"); len(got) != 4 || got["few"] != "{{.n}} punkty" {
		t.Errorf("forms of frame.points: %v", got)
	}
	if texts.Keys("de") != nil || len(texts.Forms("de", "frame.undo")) != 0 {
		t.Error("there are German texts")
	}
}

func TestPlainTextsCostNoMemory(t *testing.T) {
	texts := load(t)
	if n := testing.AllocsPerRun(100, func() { texts.Say(Polish, "frame.undo", nil) }); n != 0 {
		t.Errorf("%v allocations for a text without arguments", n)
	}
}

func TestWhatWasSaidBeforeCostsNoMemory(t *testing.T) {
	texts, args := load(t), map[string]any{"n": 22}
	if n := testing.AllocsPerRun(100, func() { texts.Say(Polish, "frame.points", args) }); n != 0 {
		t.Errorf("%v allocations for a sentence that was said before", n)
	}
}

// TestSentencesThatLookAlikeStayApart asks for pairs whose parts read the same when
// they are written one after the other.
func TestSentencesThatLookAlikeStayApart(t *testing.T) {
	text := []byte("\"frame.a\" = \"{{.x}}-{{.y}}\"\n\"frame.b\" = \"{{.y}}-{{.x}}\"")
	texts, err := loadTexts(fstest.MapFS{"t/pl/frame.toml": {Data: text}, "t/en/frame.toml": {Data: text}}, "t")
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		for _, c := range []struct {
			key  string
			x, y any
			want string
		}{
			{"frame.a", "p", "q", "p-q"},
			{"frame.b", "p", "q", "q-p"},
			{"frame.a", "p;1:ys1:q", "", "p;1:ys1:q-"},
			{"frame.a", "p", 12, "p-12"},
			{"frame.a", "p1", 2, "p1-2"},
			{"frame.a", "p", 1.5, "p-1.5"},
			{"frame.a", "p", 2.5, "p-2.5"},
		} {
			if got := texts.Say(Polish, c.key, map[string]any{"x": c.x, "y": c.y}); got != c.want {
				t.Errorf("%s of %v and %v: %q, want %q", c.key, c.x, c.y, got, c.want)
			}
		}
	}
}

func TestAFullMemoBeginsAnew(t *testing.T) {
	texts := load(t)
	for n := range mostSaid + 10 {
		texts.Say(English, "frame.points", map[string]any{"n": n})
	}
	if n := len(texts.said.said); n != 10 {
		t.Errorf("%d sentences are kept, want 10", n)
	}
	if got := texts.Say(English, "frame.points", map[string]any{"n": 2}); got != "2 points" {
		t.Errorf("got %q", got)
	}
}

func TestLoadRefusesBadFiles(t *testing.T) {
	good := `"frame.undo" = "Undo"`
	for name, c := range map[string]struct{ file, text, want string }{
		"syntax":        {"frame.toml", `"frame.undo" = `, "pl/frame.toml"},
		"foreign area":  {"frame.toml", `"shelf.undo" = "x"`, `does not begin with "frame."`},
		"number":        {"frame.toml", `"frame.undo" = 3`, "neither a text nor a table"},
		"mixed forms":   {"frame.toml", "[frame.undo]\none = \"x\"\nelse = \"y\"", "mixes plural forms"},
		"form no text":  {"frame.toml", "[frame.undo]\none = 3", "frame.undo.one is not a text"},
		"twice":         {"frame.toml", "\"frame.a\" = \"x\"\n[frame]\na = \"y\"", "stands twice"},
		"twice in part": {"frame-more.toml", good, "stands in another file too"},
	} {
		fsys := fstest.MapFS{
			"t/pl/frame.toml": {Data: []byte(good)},
			"t/en/frame.toml": {Data: []byte(good)},
		}
		fsys["t/pl/"+c.file] = &fstest.MapFile{Data: []byte(c.text)}
		_, err := loadTexts(fsys, "t")
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want it to say %q", name, err, c.want)
		}
	}
	if _, err := loadTexts(fstest.MapFS{}, "t"); err == nil {
		t.Error("no texts at all are accepted")
	}
}

func TestOtherAloneIsAKeyLikeAny(t *testing.T) {
	text := []byte("[frame.refuse.card]\nother = \"x\"\nspent = \"y\"\n[frame.mark]\nother = \"z\"")
	texts, err := loadTexts(fstest.MapFS{"t/pl/frame.toml": {Data: text}, "t/en/frame.toml": {Data: text}}, "t")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"frame.mark.other", "frame.refuse.card.other", "frame.refuse.card.spent"}
	if got := texts.Keys(Polish); !slices.Equal(got, want) {
		t.Errorf("keys %v, want %v", got, want)
	}
	if got := texts.Say(Polish, "frame.mark.other", nil); got != "z" {
		t.Errorf("frame.mark.other reads %q", got)
	}
}

func BenchmarkSayPlural(b *testing.B) {
	texts, err := LoadTexts()
	if err != nil {
		b.Fatal(err)
	}
	args := map[string]any{"n": 22}
	for b.Loop() {
		texts.Say(Polish, "frame.points", args)
	}
}

// TestWhatIsMissingIsToldToWhoAsked loads the texts twice.
func TestWhatIsMissingIsToldToWhoAsked(t *testing.T) {
	a, b := load(t), load(t)
	a.Say(Polish, "frame.no-such-thing", nil)
	if len(a.Missing()) != 1 || len(b.Missing()) != 0 || len(load(t).Missing()) != 0 {
		t.Errorf("missing: %q and %q", a.Missing(), b.Missing())
	}
}
