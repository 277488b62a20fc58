package menu

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"schron/assets"
	"schron/scenes/say"
)

// term is something that the index of a printed book lists, with the places where it is
// explained.
type term struct {
	words  string
	places []assets.Place
}

// article stands before English terms.
var article = regexp.MustCompile(`^(?i:an?|the)[ \x{00a0}]+`)

// termWords is how many words a term has at most.
const termWords = 4

// terms lists what a book explains, in the order of the alphabet: parts of chapters, what
// is stressed, and the first cells of tables.
func terms(book *assets.Book) []term {
	known := map[string]*term{}
	note := func(words string, at assets.Place) {
		words = article.ReplaceAllString(strings.Trim(words, " .,:;()\u00a0–"), "")
		if n := len(strings.Fields(words)); n == 0 || n > termWords || !strings.ContainsFunc(words, unicode.IsLetter) || len([]rune(words)) < 3 {
			return
		}
		if one := len(strings.Fields(words)) == 1; !unicode.IsLetter([]rune(words)[0]) || one && strings.ContainsFunc(words, unicode.IsDigit) {
			return // as a field's name
		}
		key := strings.ToLower(words)
		if known[key] == nil {
			known[key] = &term{words: say.Capital(words)}
		}
		if t := known[key]; !slices.Contains(t.places, at) {
			t.places = append(t.places, at)
		}
	}
	for i, section := range book.Sections {
		if section.Sub {
			note(section.Title, assets.Place{Section: i, Block: -1})
		}
		for k, block := range section.Blocks {
			for n, part := range block.Parts {
				at := assets.Place{Section: i, Block: k, Part: n}
				if block.Kind == assets.Table && n%block.Cols == 0 && n > 0 {
					note(assets.PlainText(part), at)
				}
				for _, span := range part {
					if span.Emph || span.Strong && span.Rule == "" {
						note(span.Text, at)
					}
				}
			}
		}
	}
	out := make([]term, 0, len(known))
	for _, t := range known {
		out = append(out, *t)
	}
	slices.SortFunc(out, func(a, b term) int { return cmp.Compare(sortKey(a.words), sortKey(b.words)) })
	return out
}

// alphabet is the order of letters in both languages.
const alphabet = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"

// sortKey orders words as a dictionary does.
func sortKey(words string) string {
	var key []rune
	for _, r := range strings.ToLower(words) {
		if i := strings.IndexRune(alphabet, r); i >= 0 {
			r = rune('a' + len([]rune(alphabet[:i])))
		} else if !unicode.IsDigit(r) {
			r = ' '
		}
		key = append(key, r)
	}
	return string(key) + " " + words
}
