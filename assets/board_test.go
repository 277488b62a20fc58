package assets

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

// boards is a folder with one board.
func boards(toml string) fstest.MapFS {
	return fstest.MapFS{
		"figures/toy/a.toml":      {Data: []byte(toml)},
		"figures/toy/record.json": {Data: []byte("{}")},
	}
}

func TestLoadBoard(t *testing.T) {
	got, err := loadBoard(boards(`
record = "record.json"
at = 3
seat = 1
quiet = true
show = ["field:a1"]
ratio = 1.5
high = 280
mark = ["field:b2"]

[[callout]]
node = "field:b2"
pl = "pole"
en = "a field"

[[callout]]
node = "log"
place = [0, 1]
lead = [-10.5, 4]
pl = "dziennik"
en = "the log"

[[arrow]]
from = "field:a1"
to = "field:b2"
`), "toy/a")
	if err != nil {
		t.Fatal(err)
	}
	want := &Board{
		Game: "toy", Name: "a", Record: []byte("{}"), File: "record.json", At: 3, Seat: 1, Quiet: true,
		Window: [2]float64{1280, 800}, Show: []string{"field:a1"}, Margin: 8, Ratio: 1.5, High: 280, Marks: []string{"field:b2"},
		Callouts: []Callout{
			{Node: "field:b2", Place: [2]float64{0.5, 0.5}, Words: map[string]string{"pl": "pole", "en": "a field"}},
			{Node: "log", Place: [2]float64{0, 1}, Lead: [2]float64{-10.5, 4}, Words: map[string]string{"pl": "dziennik", "en": "the log"}},
		},
		Arrows: []BoardArrow{{From: "field:a1", To: "field:b2"}},
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestABoardIsAsWideAsItsWindow(t *testing.T) {
	b, err := loadBoard(boards("record = \"record.json\"\nwindow = [1000, 500]"), "toy/a")
	if err != nil || b.Ratio != 2 {
		t.Errorf("%+v, error %v; want a ratio of 2", b, err)
	}
}

func TestLoadBoardRefuses(t *testing.T) {
	const good = "record = \"record.json\"\n"
	for source, want := range map[string]string{
		"record = 3":                            "figures/toy/a.toml",
		"record = \"none.json\"":                "none.json",
		good + "heigth = 3":                     "unknown key heigth",
		good + "window = [10, 10]":              "window",
		good + "ratio = 20":                     "ratio",
		good + "high = 40":                      "high is 40",
		good + "[[callout]]\npl=\"a\"":          "points at no node",
		good + "[[callout]]\nnode=\"a\"":        "callout 1 has no words in pl",
		good + "[[callout]]\nplace=[1]":         "not two numbers",
		good + "[[callout]]\nnod=\"a\"":         "nod",
		good + "[[callout]]\nnode=3":            "node = 3: no text",
		good + "[[callout]]\nlead=[1,\"2\"]":    "not two numbers",
		good + "[[arrow]]\nfrom=\"a\"\nat=3":    "unknown key arrow.at",
		good + "[[arrow]]\nfrom=\"a\"":          "arrow 1",
		good + "[[arrow]]\nto=\"a\"\nfrom=\"\"": "arrow 1",
	} {
		if _, err := loadBoard(boards(source), "toy/a"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want it to say %q", source, err, want)
		}
	}
	for _, name := range []string{"toy", "toy/", "toy/b"} {
		if _, err := loadBoard(boards(good), name); err == nil || !strings.Contains(err.Error(), "board") {
			t.Errorf("%q: error %v", name, err)
		}
	}
}

// The words of a board's callouts follow its caption.
func TestCalloutsStandInTheBook(t *testing.T) {
	for lang, want := range map[string]string{Polish: "krawędź startowa Celiny", English: "Celina’s home edge"} {
		b, err := ParseBook("# A\n![The table](board:dzicz/board)", lang)
		if err != nil {
			t.Fatal(err)
		}
		block := b.Sections[0].Blocks[0]
		if got := plain(block.Parts); len(got) != 13 || got[0] != "The table" || got[2] != want {
			t.Errorf("%q", got)
		}
		if hits := b.Search(want); len(hits) != 1 || hits[0].Marks[0].Part != 2 {
			t.Errorf("the search finds %+v", hits)
		}
	}
	if _, err := ParseBook("# A\n\n![x](board:dzicz/none)", English); err == nil || !strings.Contains(err.Error(), "line 3: no board dzicz/none") {
		t.Errorf("error %v", err)
	}
}
