package assets

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// fixture has one of everything that a rulebook may hold.
const fixture = `# Mała gra

Wstęp o niczym.

## Przygotowanie
**MG-1** Każdy stawia *jeden* żeton i **dwóch** żołnierzy
w rogu planszy.

**MG-2** Potem a i w kolejności *(nasza decyzja)*; patrz MG-1 oraz XX-9.

![Plansza](board-figure)

### Ruch żołnierzy
- **MG-3** Żołnierz idzie o jedno pole
  na skos.
- Zwykły punkt *(szczegóły: nasza decyzja)*.

| żeton | ile |
|---|---|
| natarcie | 2 |
| obrona | 1 |
`

func book(t *testing.T) *Book {
	t.Helper()
	b, err := ParseBook(fixture, Polish)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func plain(parts [][]Span) []string {
	var out []string
	for _, p := range parts {
		out = append(out, PlainText(p))
	}
	return out
}

func TestParseBook(t *testing.T) {
	b := book(t)
	if b.Title != "Mała gra" {
		t.Errorf("title %q", b.Title)
	}
	want := []Section{
		{"", false, []Block{{Kind: Paragraph, Parts: [][]Span{{{Text: "Wstęp o\u00a0niczym."}}}}}},
		{"Przygotowanie", false, []Block{
			{Kind: Paragraph, Rule: "MG-1", Parts: [][]Span{{
				{Text: "Każdy stawia "},
				{Text: "jeden", Emph: true},
				{Text: " żeton i\u00a0"},
				{Text: "dwóch", Strong: true},
				{Text: " żołnierzy w\u00a0rogu planszy."},
			}}},
			{Kind: Paragraph, Rule: "MG-2", Ours: []bool{true}, Parts: [][]Span{{
				{Text: "Potem a\u00a0i\u00a0w\u00a0kolejności; patrz "},
				{Text: "MG-1", Rule: "MG-1"},
				{Text: " oraz XX-9."},
			}}},
			{Kind: Figure, Figures: []Shown{{Sprite: "board-figure"}}, Parts: [][]Span{{{Text: "Plansza"}}}},
		}},
		{"Ruch żołnierzy", true, []Block{
			{Kind: List, Rules: []string{"MG-3", ""}, Ours: []bool{false, true}, Parts: [][]Span{
				{{Text: "Żołnierz idzie o\u00a0jedno pole na skos."}},
				{{Text: "Zwykły punkt."}},
			}},
			{Kind: Table, Cols: 2, Parts: [][]Span{
				{{Text: "żeton"}},
				{{Text: "ile"}},
				{{Text: "natarcie"}},
				{{Text: "2"}},
				{{Text: "obrona"}},
				{{Text: "1"}},
			}},
		}},
	}
	if d := cmp.Diff(want, b.Sections); d != "" {
		t.Error(d)
	}
}

func TestEnglishSpacesStayAsTheyAre(t *testing.T) {
	b, err := ParseBook("# A book\n\nTake a card.", English)
	if err != nil {
		t.Fatal(err)
	}
	if got := plain(b.Sections[0].Blocks[0].Parts); got[0] != "Take a card." {
		t.Errorf("text %q", got)
	}
}

func TestByID(t *testing.T) {
	b := book(t)
	for id, want := range map[string]Place{"MG-1": {1, 0, 0}, "MG-2": {1, 1, 0}, "MG-3": {2, 0, 0}} {
		if got, ok := b.ByID(id); !ok || got != want {
			t.Errorf("%s is at %v (%v), want %v", id, got, ok, want)
		}
	}
	if _, ok := b.ByID("MG-9"); ok {
		t.Error("there is a rule MG-9")
	}
	if d := cmp.Diff([]string{"MG-1", "MG-2", "MG-3"}, b.IDs()); d != "" {
		t.Error(d)
	}
}

// A game's constants stand under an id with the letter C.
func TestConstantsHaveAnID(t *testing.T) {
	b, err := ParseBook("# Game\n## One\n**MG-C** Two points.\n\n**MG-1** As many as MG-C says.", English)
	if err != nil {
		t.Fatal(err)
	}
	if got, ok := b.ByID("MG-C"); !ok || got != (Place{0, 0, 0}) {
		t.Errorf("MG-C is at %v (%v)", got, ok)
	}
	if link := b.Sections[0].Blocks[1].Parts[0][1]; link.Rule != "MG-C" {
		t.Errorf("the mention of MG-C is %+v", link)
	}
}

func TestSearchIgnoresCapitalsAndDiacritics(t *testing.T) {
	b := book(t)
	hits := b.Search("ZOLNIERZ")
	want := []Hit{
		{Place: Place{2, -1, 0}, Marks: []Mark{{0, 5, 16}}}, // a title
		{Place: Place{2, 0, 0}, Rule: "MG-3", Marks: []Mark{{0, 0, 10}}},
		{Place: Place{1, 0, 0}, Rule: "MG-1"},
	}
	text := PlainText(b.Sections[1].Blocks[0].Parts[0])
	at := strings.Index(text, "żołnierzy")
	want[2].Marks = []Mark{{0, at, at + len("żołnierzy")}}
	if d := cmp.Diff(want, hits); d != "" {
		t.Error(d)
	}
}

func TestSearchWantsEveryWord(t *testing.T) {
	b := book(t)
	for query, want := range map[string][]string{
		"":                 nil,
		"  ":               nil,
		"zeton stawia":     {"MG-1"},
		"stawia w rogu":    {"MG-1"},
		"stawia nigdzie":   nil,
		"mg-3":             {"MG-3"},
		"MG-1":             {"MG-1", "MG-2"}, // its own paragraph before a mention
		"natarcie":         {""},
		"jedno pole":       {"MG-3"},
		"plansza":          {"MG-1", ""}, // a rule before what has no number
		"„żeton”,":         {"MG-1", ""},
		"zeto":             {"MG-1", ""}, // the beginning of a word, not what it ends with
		"eton":             nil,
		"mg":               {"MG-1", "MG-2", "MG-3"},
		"…":                nil,
		"\u017c\u0065ton":  {"MG-1", ""},
		"z\u0307eton":      {"MG-1", ""}, // typed with a combining dot
		"kolejnosci patrz": {"MG-2"},
	} {
		var got []string
		for _, h := range b.Search(query) {
			got = append(got, h.Rule)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Errorf("%q: %s", query, d)
		}
	}
}

func TestSearchPointsAtTheItem(t *testing.T) {
	hits := book(t).Search("zwykly")
	if len(hits) != 1 || hits[0].Place != (Place{2, 0, 1}) || hits[0].Rule != "" {
		t.Errorf("hits %+v", hits)
	}
	if d := cmp.Diff([]Mark{{1, 0, len("Zwykły")}}, hits[0].Marks); d != "" {
		t.Error(d)
	}
}

func TestMarksThatTouchAreJoined(t *testing.T) {
	hits := book(t).Search("zol zolni zolnierza")
	if len(hits) == 0 || len(hits[0].Marks) != 1 {
		t.Fatalf("hits %+v", hits)
	}
	m := hits[0].Marks[0]
	if got := "Ruch żołnierzy"[m.From:m.To]; got != "żołnierzy" {
		t.Errorf("marked %q", got)
	}
}

func TestParseBookRefuses(t *testing.T) {
	for source, want := range map[string]string{
		"text":                                 "no title",
		"# A\n# B":                             "line 2",
		"# A\n#### B":                          "neither the title nor a section",
		"# A\n### B":                           "neither the title nor a section",
		"# A\n##":                              "has no words",
		"# A\n\n*open":                         "stars without an end",
		"# A\n\n**MG-1**":                      "rule MG-1 has no text",
		"# A\n\n**MG-1** x\n\n**MG-1** y":      "MG-1 stands twice",
		"# A\n\n| a | b |\n\n":                 "table without a head",
		"# A\n\n| a | b |\n|---|---|\n| c |\n": "has 1 cells, the head 2",
		"# A\n\n| a |\n|---|\n| c\n":           "does not end with |",
		"# A\n\n![x]":                          "is not ![caption](sprite)",
	} {
		_, err := ParseBook(source, English)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want it to say %q", source, err, want)
		}
	}
}

func TestLoadBookNamesWhatIsMissing(t *testing.T) {
	_, err := LoadBook("chess", Polish)
	if err == nil || !strings.Contains(err.Error(), "no rulebook of chess in pl") {
		t.Errorf("error %v", err)
	}
}

func FuzzParseBook(f *testing.F) {
	f.Add(fixture, "zolnierz")
	f.Fuzz(func(t *testing.T, source, query string) {
		b, err := ParseBook(source, Polish)
		if err != nil {
			return
		}
		for _, h := range b.Search(query) {
			parts := [][]Span{{{Text: b.Sections[h.Section].Title}}}
			if h.Block >= 0 {
				parts = b.Sections[h.Section].Blocks[h.Block].Parts
			}
			for _, m := range h.Marks {
				if text := PlainText(parts[m.Part]); m.From >= m.To || m.To > len(text) {
					t.Errorf("mark %v outside of %q", m, text)
				}
			}
		}
	})
}

// Figures on lines that follow each other are the steps of one row; pictures
// stand among words and in cells.
func TestStepsAndSmallPictures(t *testing.T) {
	b, err := ParseBook("# A\n![One](die/d6)\n![Two *stars*](die/d10)\n\n![Alone](die/d6)\n\nRoll ![](die/d10), **then ![](die/d6)** stop.\n\n| a |\n|---|\n| ![](die/d6) six |\n", English)
	if err != nil {
		t.Fatal(err)
	}
	want := []Block{
		{
			Kind: Steps, Figures: []Shown{{Sprite: "die/d6"}, {Sprite: "die/d10", Caption: 1}},
			Parts: [][]Span{{{Text: "One"}}, {{Text: "Two "}, {Text: "stars", Emph: true}}},
		},
		{Kind: Figure, Figures: []Shown{{Sprite: "die/d6"}}, Parts: [][]Span{{{Text: "Alone"}}}},
		{Kind: Paragraph, Parts: [][]Span{{
			{Text: "Roll "}, {Sprite: "die/d10"}, {Text: ", "}, {Text: "then ", Strong: true}, {Sprite: "die/d6"}, {Text: " stop."},
		}}},
		{Kind: Table, Cols: 1, Parts: [][]Span{{{Text: "a"}}, {{Sprite: "die/d6"}, {Text: "six"}}}},
	}
	if d := cmp.Diff(want, b.Sections[0].Blocks); d != "" {
		t.Error(d)
	}
}

// chapters are the chapters of every rulebook, in order.
var chapters = map[string][]string{
	English: {"Aim", "A round at a glance", "Options", "Setup", "Play", "End", "Example", "Tips", "Fine points", "Tables"},
	Polish: {
		"Cel gry", "Runda w\u00a0skrócie", "Ustawienia", "Przygotowanie", "Przebieg gry", "Koniec gry", "Przykład", "Rady",
		"Szczegóły", "Tabele",
	},
}

// TestAllRulebooksHaveTheSameChapters in the same order, and say what the mark of a
// ruling means.
func TestAllRulebooksHaveTheSameChapters(t *testing.T) {
	for lang, want := range chapters {
		if len(Books(lang)) != 5 {
			t.Errorf("%s: books of %v", lang, Books(lang))
		}
		for _, game := range Books(lang) {
			b, err := LoadBook(game, lang)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			legend, marked := false, 0
			for i, s := range b.Sections {
				if !s.Sub {
					got = append(got, s.Title)
				}
				for _, block := range s.Blocks {
					for n, part := range block.Parts {
						legend = legend || i == 0 && slices.ContainsFunc(part, func(s Span) bool { return s.Sprite == "icon/ruling" })
						if block.IsOurs(n) {
							marked++
						}
						if ruling.MatchString(PlainText(part)) {
							t.Errorf("%s %s: %q has the words of the mark", lang, game, PlainText(part))
						}
					}
				}
			}
			if d := cmp.Diff(want, got); d != "" {
				t.Errorf("%s %s: %s", lang, game, d)
			}
			if !legend || marked < 10 {
				t.Errorf("%s %s: %d paragraphs are marked, the first chapter explains the mark: %v", lang, game, marked, legend)
			}
		}
	}
}
