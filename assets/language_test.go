package assets

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// small are the small words of each language that hardly a sentence does without
// and that the other language does not have.
var small = map[string]map[string]bool{
	Polish: set(`w z na się i nie jest są jeśli gdy że dla od przez pod nad przy jak czy ten tej tego tym tych jego jej
		ich ją mu już tylko albo lub bez ani który która które którym której którzy za ze do po oraz ale aby żeby może
		możesz można każdy każda każde każdego jeden jedna jedno swój swoje swoją swoich swojej masz ma mają był była
		było będzie co kto kogo komu tu tam teraz potem jeszcze też także więc bo niż wtedy jako ta te tak ani nikt nic
		którego u nim niej nich ci cię ty twój twoja twoje twoich trzeba`),
	English: set(`the of and you your with are not this that be or from have has was were will can cannot may must each its their
		they them who whose when which only more than into then there if it is an as but on in at for one two all any
		other another been does did so what where while until after before out off over through without within already
		how now such same own every these those he she his her we our would could should much many most some least up
		down under between both again once still just because first last here no`),
}

func set(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

func init() {
	// A word of both languages tells nothing.
	maps.DeleteFunc(small[English], func(w string, _ bool) bool {
		both := small[Polish][w]
		delete(small[Polish], w)
		return both
	})
}

// words are the words of a text in small letters, without what is filled in.
func words(text string) []string {
	text = placeholder.ReplaceAllString(text, " ")
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && r != '\'' && r != '’' })
}

// foreign reports whether a text of a language reads like the other one. It has small words
// of that and fewer of its own, or letters that the language lacks.
func foreign(lang, text string) bool {
	own, other := 0, 0
	for _, w := range words(text) {
		for l, list := range small {
			switch {
			case !list[w]:
			case l == lang:
				own++
			default:
				other++
			}
		}
	}
	if lang == English && strings.ContainsAny(strings.ToLower(text), "ąćęłńśźż") {
		other++
	}
	if lang == Polish && strings.ContainsAny(strings.ToLower(text), "ąćęłńóśźż") {
		own++
	}
	return other > own && other >= 2
}

// names are the texts that both languages share though they are more than two
// words long: names.
var names = map[string]bool{}

// TestEachTextIsInItsLanguage looks for sentences of the other language, and for
// texts that were not translated.
func TestEachTextIsInItsLanguage(t *testing.T) {
	texts := load(t)
	each(t, func(lang, key, form, text string) {
		if foreign(lang, text) {
			t.Errorf("%s %s %s is of another language: %q", lang, key, form, text)
		}
		if lang == Polish && !names[key] && len(words(text)) > 2 && texts.Forms(English, key)[form] == text {
			t.Errorf("%s %s is the same in both languages: %q", key, form, text)
		}
	})
}

// TestEachRulebookIsInItsLanguage looks at every part of both.
func TestEachRulebookIsInItsLanguage(t *testing.T) {
	for _, lang := range Languages() {
		for _, game := range Books(lang) {
			b, err := LoadBook(game, lang)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range b.Sections {
				for _, block := range s.Blocks {
					for _, part := range block.Parts {
						if text := spelled(part); foreign(lang, text) {
							t.Errorf("%s %s: %q", lang, game, text)
						}
					}
				}
			}
		}
	}
}

// TestForeignSentencesAreFound takes the program's own sentences of six words and
// more for the other language's: hardly any may pass.
func TestForeignSentencesAreFound(t *testing.T) {
	all, missed := map[string]int{}, map[string][]string{}
	each(t, func(lang, _, _, text string) {
		if len(words(text)) < 6 {
			return
		}
		other := Languages()[1-slices.Index(Languages(), lang)]
		if all[lang]++; !foreign(other, text) {
			missed[lang] = append(missed[lang], text)
		}
	})
	for lang, n := range all {
		if m := len(missed[lang]); n < 300 || m*10 > n {
			t.Errorf("of %d sentences of %s %d are not told from the other language, such as %q", n, lang, m, missed[lang][:min(m, 12)])
		}
	}
	for _, c := range []struct {
		lang, text string
		want       bool
	}{
		{Polish, "You cannot move there, for the field is not free.", true},
		{Polish, "Nie możesz tam iść, bo pole nie jest wolne.", false},
		{English, "Nie możesz tam iść, bo pole nie jest wolne.", true},
		{English, "The Big Red Button", false},
		{Polish, "Fuel Run", false},
	} {
		if got := foreign(c.lang, c.text); got != c.want {
			t.Errorf("%s: %q is foreign: %v", c.lang, c.text, got)
		}
	}
}
