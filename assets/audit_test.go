package assets

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// each calls f for every wording of every text.
func each(t *testing.T, f func(lang, key, form, text string)) {
	t.Helper()
	texts := load(t)
	for _, lang := range Languages() {
		for _, key := range texts.Keys(lang) {
			forms := texts.Forms(lang, key)
			for _, form := range slices.Sorted(maps.Keys(forms)) {
				f(lang, key, form, forms[form])
			}
		}
	}
}

func TestBothLanguagesHaveTheSameKeys(t *testing.T) {
	texts := load(t)
	for _, lang := range Languages() {
		for _, other := range Languages() {
			for _, key := range texts.Keys(lang) {
				if !texts.Has(other, key) {
					t.Errorf("%s is in %s and not in %s", key, lang, other)
				}
			}
		}
	}
}

var placeholder = regexp.MustCompile(`\{\{\.([a-z]+)\}\}`)

// verbs are the names of the placeholders that the forms of a key use.
func verbs(forms map[string]string) []string {
	names := map[string]bool{}
	for _, text := range forms {
		for _, m := range placeholder.FindAllStringSubmatch(text, -1) {
			names[m[1]] = true
		}
	}
	return slices.Sorted(maps.Keys(names))
}

func TestBothLanguagesHaveTheSameVerbs(t *testing.T) {
	texts := load(t)
	for _, key := range texts.Keys(Polish) {
		pl, en := verbs(texts.Forms(Polish, key)), verbs(texts.Forms(English, key))
		if !slices.Equal(pl, en) {
			t.Errorf("%s uses %v in Polish and %v in English", key, pl, en)
		}
	}
}

func TestVerbsAreWellFormed(t *testing.T) {
	each(t, func(lang, key, form, text string) {
		if rest := placeholder.ReplaceAllString(text, ""); strings.ContainsAny(rest, "{}") {
			t.Errorf("%s %s %s: %q has braces that are not {{.name}}", lang, key, form, text)
		}
	})
}

func TestPluralFormsAreComplete(t *testing.T) {
	texts := load(t)
	want := map[string][]string{
		Polish:  {"few", "many", "one", "other"},
		English: {"one", "other"},
	}
	for _, lang := range Languages() {
		for _, key := range texts.Keys(lang) {
			forms := texts.Forms(lang, key)
			names := slices.Sorted(maps.Keys(forms))
			if slices.Equal(names, []string{"other"}) {
				if lang == Polish && len(texts.Forms(English, key)) > 1 {
					t.Errorf("%s has plural forms in English and none in Polish", key)
				}
				continue
			}
			if !slices.Equal(names, want[lang]) {
				t.Errorf("%s %s has the forms %v, want %v", lang, key, names, want[lang])
			}
		}
	}
}

// countedNoun is {{.n}} before a word that would change with the number.
var countedNoun = regexp.MustCompile(`\{\{\.n\}\}[ \x{00a0}](\p{Ll}{3,})`)

// uncounted are words that may follow a number and do not change with it.
var uncounted = []string{"lub", "albo", "oraz", "kontra", "nie", "jest", "dla", "razem", "więcej", "mniej"}

func TestPolishCountsChooseTheirForm(t *testing.T) {
	texts := load(t)
	for _, key := range texts.Keys(Polish) {
		forms := texts.Forms(Polish, key)
		if len(forms) > 1 {
			continue
		}
		m := countedNoun.FindStringSubmatch(forms["other"])
		if m != nil && !slices.Contains(uncounted, m[1]) {
			t.Errorf("%s: %q needs the forms one, few, many and other", key, forms["other"])
		}
	}
}

// faults lists what is wrong with the spelling of a text or of a paragraph of
// a rulebook.
func faults(lang, text string) []string {
	var out []string
	note := func(bad bool, format string, args ...any) {
		if bad {
			out = append(out, fmt.Sprintf(format, args...))
		}
	}
	note(strings.TrimSpace(text) == "", "is empty")
	note(text != strings.TrimSpace(text), "begins or ends with a space")
	note(doubleSpace.MatchString(text), "has two spaces in a row")
	note(strings.Contains(text, `"`), "has straight quotation marks")
	note(strings.Contains(text, "'"), "has a straight apostrophe")
	note(fourDigits.MatchString(text), "has a number without a thin space")
	note(strings.Contains(text, "..."), "has three dots in place of …")
	note(strings.Contains(text, " - "), "has a hyphen in place of a dash")
	note(strings.ContainsAny(text, "\n\t\r"), "has a line break or tab")
	note(nameNumber.MatchString(text), "has a number beside a name, which may end in one itself")
	if lang == Polish {
		note(strings.Contains(text, "“"), "has English quotation marks")
		note(strings.Count(text, "„") != strings.Count(text, "”"), "has unpaired „ and ”")
		note(loneLetter.MatchString(text), "has a plain space after a one-letter word")
		return out
	}
	note(strings.Contains(text, "„"), "has Polish quotation marks")
	note(strings.Count(text, "“") != strings.Count(text, "”"), "has unpaired “ and ”")
	return out
}

var (
	fourDigits  = regexp.MustCompile(`\pN{4}`)
	doubleSpace = regexp.MustCompile(`[ \x{00a0}]{2}`)
	nameNumber  = regexp.MustCompile(`{{\.(player|other|foe)s?}}[ \x{00a0}]{{`)
	loneLetter  = regexp.MustCompile(`(^|[^\pL\pN.\-–’}])[aiouwzAIOUWZ] `)
)

func TestTextsAreSpelledWell(t *testing.T) {
	each(t, func(lang, key, form, text string) {
		for _, f := range faults(lang, text) {
			t.Errorf("%s %s %s: %q %s", lang, key, form, text, f)
		}
	})
}

func TestSpellingFaultsAreFound(t *testing.T) {
	for text, n := range map[string]int{
		"": 1,
		"Dobry tekst „tak” w\u00a0porządku.": 0,
		" spacja":            1,
		"dwie  spacje":       1,
		`"cudzysłów"`:        1,
		"“cudzysłów”":        2,
		"wiersz w środku":    1,
		"W domu":             1,
		"pole a i b":         1,
		"zaraz...":           1,
		"raz - dwa":          1,
		"it's":               1,
		"1100 kokosów":       1,
		"1\u202f100 kokosów": 0,
		"{{.other}} {{.n}}":  1,
	} {
		if got := faults(Polish, text); len(got) != n {
			t.Errorf("%q: faults %v, want %d", text, got, n)
		}
	}
	for text, n := range map[string]int{"I see a “card”": 0, "„card”": 2, "“card": 1} {
		if got := faults(English, text); len(got) != n {
			t.Errorf("%q: faults %v, want %d", text, got, n)
		}
	}
}

func TestRulebooksAreSpelledWell(t *testing.T) {
	for _, lang := range Languages() {
		for _, game := range Books(lang) {
			b, err := LoadBook(game, lang)
			if err != nil {
				t.Error(err)
				continue
			}
			for _, s := range b.Sections {
				for _, block := range s.Blocks {
					for _, part := range block.Parts {
						text := spelled(part)
						if text == "" && block.Kind == Table {
							continue // a cell may be empty
						}
						for _, f := range faults(lang, text) {
							t.Errorf("%s %s: %q %s", lang, game, text, f)
						}
					}
				}
			}
		}
	}
}

// spelled is a part's text with a mark where a picture stands among its words.
func spelled(part []Span) string {
	var text strings.Builder
	for i, span := range part {
		if span.Sprite != "" && i > 0 {
			text.WriteRune('▪')
		}
		text.WriteString(span.Text)
	}
	return text.String()
}

func TestRulebooksHaveTheSameShapeInBothLanguages(t *testing.T) {
	if pl, en := Books(Polish), Books(English); !slices.Equal(pl, en) {
		t.Fatalf("rulebooks in Polish: %v, in English: %v", pl, en)
	}
	for _, game := range Books(Polish) {
		pl, err := LoadBook(game, Polish)
		if err != nil {
			t.Error(err)
			continue
		}
		en, err := LoadBook(game, English)
		if err != nil {
			t.Error(err)
			continue
		}
		if !slices.Equal(pl.IDs(), en.IDs()) {
			t.Errorf("%s: rules in Polish %v, in English %v", game, pl.IDs(), en.IDs())
		}
		if len(pl.Sections) != len(en.Sections) {
			t.Errorf("%s: %d sections in Polish, %d in English", game, len(pl.Sections), len(en.Sections))
		}
	}
}

// otherNames are words that a game has another word for: players look for the one that
// stands on the table and in the rules.
var otherNames = map[string]*regexp.Regexp{
	"":     regexp.MustCompile(`(?i)(^|\PL)koś(ć|ci|cią|ćmi|ciach|ciom)($|\PL)`), // a die is „kostka”
	"wcp.": regexp.MustCompile(`(?i)(^|\PL)sal(a|i|ę|e|ą|om|ami|ach)?($|\PL)`),   // a hall is „hala”
}

func TestAThingHasOneName(t *testing.T) {
	each(t, func(lang, key, form, text string) {
		for game, other := range otherNames {
			if lang == Polish && strings.HasPrefix(key, game) && other.MatchString(text) {
				t.Errorf("%s %s: %q has another name for a thing", key, form, text)
			}
		}
	})
}
