package assets

import (
	"slices"
	"strings"
	"testing"
)

// first are what a search in a game's book finds first, as the rule's id or, for
// what has none, the section's title.
func first(t testing.TB, lang, game, query string, n int) []string {
	t.Helper()
	b, err := LoadBook(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, h := range b.Search(query) {
		name := h.Rule
		if name == "" {
			name = b.Sections[h.Section].Title
		}
		if out = append(out, strings.ReplaceAll(name, "\u00a0", " ")); len(out) == n {
			break
		}
	}
	return out
}

// TestSearchFindsEveryForm asks the rulebooks for words in forms in which they need not stand
// there, as people type them. The place must be among the first four.
func TestSearchFindsEveryForm(t *testing.T) {
	for _, c := range []struct{ lang, game, query, want string }{
		{Polish, "dolores", "wyburzenia", "DO-14"},
		{Polish, "paliwo", "zombiaków", "Tura zombie"},
		{Polish, "dolores", "podatkiem", "Etap 3: podatki"},
		{Polish, "dzicz", "żołnierze", "Ruch żołnierzy"},
		{Polish, "dzicz", "zolnierzami", "Ruch żołnierzy"},
		{Polish, "wradislavia", "kości", "WR-8"},
		{Polish, "dolores", "kością", "DO-28"},
		{Polish, "wradislavia", "strzału", "WR-12"},
		{Polish, "paliwo", "kart", "Karty specjalne"},
		{Polish, "paliwo", "paliwem", "WP-16"},
		{Polish, "wcp", "ucieczki", "Ucieczka"},
		{Polish, "wcp", "trofeów", "WCP-49"},
		{Polish, "wcp", "strażnikom", "WCP-21"},
		{Polish, "dolores", "rakietę", "DO-53"},
		{Polish, "dolores", "rakiet", "DO-2"},
		{Polish, "dolores", "wiatrem", "Etap 2: wiatr"},
		{Polish, "dolores", "wietrze", "Etap 2: wiatr"},
		{Polish, "dzicz", "misji", "Zdobywanie misji"},
		{Polish, "dzicz", "przyczółkom", "DZ-14"},
		{Polish, "wcp", "halom", "Co czeka w hali"},
		{Polish, "wcp", "przyciskiem", "Przycisk"},
		{Polish, "dolores", "miastami", "Tabela 2: podatek miast"},
		{Polish, "dolores", "mieście", "DO-15"},
		{Polish, "dolores", "okrętów", "DO-2"},
		{Polish, "dzicz", "natarciem", "DZ-16"},
		{Polish, "wradislavia", "osłonach", "Pancerz i osłona"},
		{Polish, "wcp", "zniszczyli", "WCP-45"},
		{Polish, "paliwo", "ranach", "Rany"},
		{Polish, "wcp", "walce strażnik", "WCP-21"},
		{English, "wcp", "destroyed", "WCP-45"},
		{English, "dolores", "cities", "Table 2: tax of cities"},
		{English, "dolores", "taxes", "Phase 3: taxes"},
		{English, "dzicz", "moving", "Moving soldiers"},
		{English, "wcp", "guards", "WCP-22"},
		{English, "paliwo", "bites", "WP-33"},
	} {
		if got := first(t, c.lang, c.game, c.query, 4); !slices.Contains(got, c.want) {
			t.Errorf("%s %s %q: %s is not among %q", c.lang, c.game, c.query, c.want, got)
		}
	}
}

// TestSearchFindsNothingElse: what is marked begins as the words that are looked
// for do, whatever their form. "|" stands between the beginnings allowed.
func TestSearchFindsNothingElse(t *testing.T) {
	for _, c := range []struct{ lang, game, query, begin string }{
		{Polish, "dzicz", "żołnierze", "zolnierz"},
		{Polish, "dzicz", "misji", "misj"},
		{Polish, "dzicz", "pola", "pol"},
		{Polish, "wradislavia", "strzału", "strzal"},
		{Polish, "wradislavia", "kości", "kost"},
		{Polish, "wradislavia", "ranach", "ran"},
		{Polish, "wcp", "gier", "gr"},
		{Polish, "wcp", "trofeów", "trofe"},
		{Polish, "wcp", "halom", "hal"},
		{Polish, "wcp", "kartami", "kart|karc"},
		{Polish, "paliwo", "kart", "kart|karc"},
		{Polish, "paliwo", "zombiaków", "zombi"},
		{Polish, "paliwo", "człowieka", "czlowiek|ludzi"},
		{Polish, "dolores", "miastami", "miast|miesc"},
		{Polish, "dolores", "rakietę", "rakiet"},
		{Polish, "dolores", "podatkiem", "podat"},
		{Polish, "dolores", "lasem", "las|les"},
		{English, "dolores", "cities", "cit"},
		{English, "dolores", "missiles", "missile"},
		{English, "dzicz", "mission", "mission"},
		{English, "dzicz", "moving", "mov"},
		{English, "wcp", "guards", "guard"},
	} {
		b, err := LoadBook(c.game, c.lang)
		if err != nil {
			t.Fatal(err)
		}
		hits := b.Search(c.query)
		if len(hits) == 0 {
			t.Errorf("%s %s %q finds nothing", c.lang, c.game, c.query)
		}
		for _, h := range hits {
			for _, m := range h.Marks {
				word := fold(markedText(b, h, m)).text
				if !slices.ContainsFunc(strings.Split(c.begin, "|"), func(s string) bool { return strings.HasPrefix(word, s) }) {
					t.Errorf("%s %s %q marks %q", c.lang, c.game, c.query, word)
				}
			}
		}
	}
	// Words that are other words' beginnings or relatives of none.
	for _, c := range []struct{ lang, game, query string }{
		{Polish, "dolores", "rakiem"},
		{Polish, "wcp", "halibut"},
		{Polish, "dzicz", "misie"},
		{Polish, "paliwo", "kartofle"},
		{Polish, "wradislavia", "kosić"},
		{English, "wcp", "guardian"},
		{English, "dolores", "missal"},
		{Polish, "dzicz", "ołnierz"},
	} {
		if got := first(t, c.lang, c.game, c.query, 3); got != nil {
			t.Errorf("%s %s %q finds %q", c.lang, c.game, c.query, got)
		}
	}
}

// markedText is what a mark of a hit stands on.
func markedText(b *Book, h Hit, m Mark) string {
	if h.Block < 0 {
		return b.Sections[h.Section].Title[m.From:m.To]
	}
	return PlainText(b.Sections[h.Section].Blocks[h.Block].Parts[m.Part])[m.From:m.To]
}

// TestSearchRanks the word as it is before its other forms, and these before
// words that only begin so.
func TestSearchRanks(t *testing.T) {
	b, err := ParseBook(`# Gra
## Kartony
**MG-1** Kartony stoją.

**MG-2** Kartami się gra, a kartony stoją.

**MG-3** Karty się bierze.

**MG-4** Kart jest wiele, karty leżą, kartony stoją.

**MG-5** Kary nie ma, kar też.
`, Polish)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, h := range b.Search("kart") {
		for _, m := range h.Marks {
			got = append(got, h.Rule+" "+markedText(b, h, m))
		}
	}
	want := []string{"MG-4 Kart", "MG-4 karty", "MG-2 Kartami", "MG-3 Karty", " Kart", "MG-1 Kart"}
	if !slices.Equal(got, want) {
		t.Errorf("marked are %q, want %q", got, want)
	}
}

// TestSearchLeadsToTheVeryPlace: in a table to the row that holds all words, below a
// picture to what is named there. Rows that hold less are no hits.
func TestSearchLeadsToTheVeryPlace(t *testing.T) {
	for _, c := range []struct {
		lang, game, query string
		kind              BlockKind
		want              string
	}{
		{Polish, "wcp", "ogniwo", Table, "Ogniwo | 2 | 12"},
		{English, "wcp", "power cell", Table, "Power cell | 2 | 12"},
		{English, "wcp", "cell tokens", Table, "Power cell | 2 | 12"}, // one word stands in the head
		{English, "dolores", "annexation", Table, "Annexation"},
		{Polish, "dolores", "aneksja", Table, "Aneksja"},
		{English, "wcp", "glowing halls", Figure, "glowing halls: Bartek may drive there"},
		{Polish, "wcp", "podświetlone hale", Figure, "podświetlone hale: tu Bartek może wjechać"},
	} {
		b, err := LoadBook(c.game, c.lang)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, h := range b.Search(c.query) {
			block := b.Sections[h.Section].Blocks[max(h.Block, 0)]
			if h.Block < 0 || block.Kind != c.kind {
				continue
			}
			cells := []string{strings.TrimSpace(PlainText(block.Parts[h.Part]))}
			for n := 1; n < block.Cols; n++ {
				cells = append(cells, PlainText(block.Parts[h.Part+n]))
			}
			got = append(got, strings.ReplaceAll(strings.Join(cells, " | "), "\u00a0", " "))
		}
		if len(got) == 0 || !strings.HasPrefix(got[0], c.want) {
			t.Errorf("%s %s %q leads to %q, want %q", c.lang, c.game, c.query, got, c.want)
		}
	}
}

// TestARuleComesFirst: where its id is in the query, and before tables, pictures and
// chapters that have no number. Titles come before it.
func TestARuleComesFirst(t *testing.T) {
	for _, lang := range Languages() {
		for _, game := range Books(lang) {
			b, err := LoadBook(game, lang)
			if err != nil {
				t.Fatal(err)
			}
			for _, id := range b.IDs() {
				for _, query := range []string{id, strings.ToLower(id)} {
					if hits := b.Search(query); len(hits) == 0 || hits[0].Rule != id {
						t.Errorf("%s %q does not find its paragraph first", lang, query)
					}
				}
			}
		}
	}
	for _, c := range []struct{ lang, game, query, want string }{
		{Polish, "dolores", "aneksja", "DO-10"},
		{English, "dolores", "annexation", "DO-10"},
		{Polish, "wcp", "dopalacz", "WCP-12"},
		{English, "wcp", "booster", "WCP-12"},
		{English, "paliwo", "terror track", "WP-49"},
		{Polish, "paliwo", "tor terroru", "WP-49"},
	} {
		if got := first(t, c.lang, c.game, c.query, 1); !slices.Equal(got, []string{c.want}) {
			t.Errorf("%s %s %q finds %q first, want %s", c.lang, c.game, c.query, got, c.want)
		}
	}
}

// TestAskingWordsFindNothing by themselves, and change nothing beside another word.
func TestAskingWordsFindNothing(t *testing.T) {
	for lang, words := range map[string]string{
		Polish:  "Ile jak co czy kiedy gdzie kto który dlaczego",
		English: "How what when where who which why many does",
	} {
		for _, game := range Books(lang) {
			b, err := LoadBook(game, lang)
			if err != nil {
				t.Fatal(err)
			}
			thing := b.Sections[len(b.Sections)/2].Title
			want := b.Search(thing)
			for _, w := range strings.Fields(words) {
				if hits := b.Search(w + "?"); hits != nil {
					t.Errorf("%s %s %q finds %d places", lang, game, w, len(hits))
				}
				if got := b.Search(w + " " + thing + "?"); len(want) == 0 || !slices.EqualFunc(got, want, func(x, y Hit) bool { return x.Place == y.Place }) {
					t.Errorf("%s %s %q finds something else than %q", lang, game, w+" "+thing, thing)
				}
			}
		}
	}
}

// A search that lasted longer than a frame would be felt while typing.
func BenchmarkSearch(b *testing.B) {
	book, err := LoadBook("dolores", Polish)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		book.Search("podatkiem w mieście")
	}
}

// BenchmarkIndex is what the first search in a book takes besides.
func BenchmarkIndex(b *testing.B) {
	book, err := LoadBook("dolores", Polish)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		book.newIndex()
	}
}
