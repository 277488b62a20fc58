package assets

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"schron/assets/stem"
)

// index knows where each word of a book stands. It is made once.
type index struct {
	units  []unit
	spots  map[string][]spot   // by word, folded
	sorted []string            // the words
	forms  map[string][]string // words by the keys of their stems
	keys   func(word string) []string
}

// unit is what a search finds as one: the title of a section or a block.
type unit struct {
	place Place
	rule  string   // the id of a paragraph
	cols  int      // of a table
	items []string // the ids of a list's items, empty where there is none
	ids   []string // of the parts, folded
	parts []string // the words, folded
	at    [][]int  // see folded.at
}

// spot is where a word stands: bytes of the folded text of a part.
type spot struct{ unit, part, from, to int }

// match is how a word was found.
type match int

const (
	exactly match = iota // as it is
	form                 // in another grammatical form
	begins               // at the beginning of another one
	missing
)

// shortest is the least length of what is looked for at the beginning of words.
const shortest = 2

// find is something found in a unit.
type find struct {
	mark Mark
	how  match
}

// stems are the ways to tell the forms of a word, by language.
var stems = map[string]func(string) []string{Polish: stem.Polish, English: stem.English}

func (b *Book) newIndex() *index {
	x := &index{spots: map[string][]spot{}, forms: map[string][]string{}, keys: stems[b.lang]}
	if x.keys == nil {
		x.keys = stem.Exact
	}
	for i, s := range b.Sections {
		x.add(unit{place: Place{i, -1, 0}}, [][]Span{{{Text: s.Title}}})
		for k, block := range s.Blocks {
			u := unit{place: Place{i, k, 0}, rule: block.Rule, ids: []string{fold(block.Rule).text}}
			if block.Kind == Table {
				u.cols = block.Cols
			}
			if block.Kind == List {
				u.items, u.ids = block.Rules, nil
				for _, id := range block.Rules {
					u.ids = append(u.ids, fold(id).text)
				}
			}
			x.add(u, block.Parts)
		}
	}
	for word := range x.spots {
		x.sorted = append(x.sorted, word)
	}
	slices.Sort(x.sorted)
	for _, word := range x.sorted {
		for _, key := range x.keys(word) {
			x.forms[key] = append(x.forms[key], word)
		}
	}
	return x
}

// add notes the words of a unit.
func (x *index) add(u unit, parts [][]Span) {
	for n, part := range parts {
		f := fold(PlainText(part))
		u.parts, u.at = append(u.parts, f.text), append(u.at, f.at)
		for from := 0; from < len(f.text); {
			rest := f.text[from:]
			start := strings.IndexFunc(rest, ofWord)
			if start < 0 {
				break
			}
			end := strings.IndexFunc(rest[start:], notOfWord)
			if end < 0 {
				end = len(rest) - start
			}
			word := rest[start : start+end]
			x.spots[word] = append(x.spots[word], spot{len(x.units), n, from + start, from + start + end})
			from += start + end
		}
	}
	x.units = append(x.units, u)
}

func ofWord(r rune) bool    { return unicode.IsLetter(r) || unicode.IsDigit(r) }
func notOfWord(r rune) bool { return !ofWord(r) }

// find looks for a folded word; what is found is told by unit.
func (x *index) find(word string) map[int][]find {
	found := map[int][]find{}
	note := func(s spot, to int, how match) {
		at := x.units[s.unit].at[s.part]
		found[s.unit] = append(found[s.unit], find{Mark{s.part, at[s.from], at[to]}, how})
	}
	if strings.ContainsFunc(word, notOfWord) { // as "dz-9"
		for u := range x.units {
			for n, text := range x.units[u].parts {
				for _, from := range starts(text, word) {
					to := from + len(word)
					note(spot{u, n, from, to}, to, whole(text, to))
				}
			}
		}
		return found
	}
	for _, s := range x.spots[word] {
		note(s, s.to, exactly)
	}
	same := map[string]bool{word: true}
	for _, key := range x.keys(word) {
		for _, other := range x.forms[key] {
			if same[other] {
				continue
			}
			same[other] = true
			for _, s := range x.spots[other] {
				note(s, s.to, form)
			}
		}
	}
	if len(word) < shortest {
		return found
	}
	first, _ := slices.BinarySearch(x.sorted, word)
	for _, other := range x.sorted[first:] {
		if !strings.HasPrefix(other, word) {
			break
		}
		if same[other] {
			continue
		}
		for _, s := range x.spots[other] {
			note(s, s.from+len(word), begins)
		}
	}
	return found
}

// starts are the places in a text where a word begins that begins so.
func starts(text, word string) []int {
	var out []int
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 {
			return out
		}
		i += from
		if before, n := utf8.DecodeLastRuneInString(text[:i]); n == 0 || notOfWord(before) {
			out = append(out, i)
		}
		from = i + len(word)
	}
}

// whole reports whether what ends at a place of a text is a whole word.
func whole(text string, to int) match {
	if next, n := utf8.DecodeRuneInString(text[to:]); n > 0 && ofWord(next) {
		return begins
	}
	return exactly
}

// inID tells how a word stands in a folded id: as it, as its number, or as its
// beginning.
func inID(id, word string) match {
	at := starts(id, word)
	if len(at) == 0 {
		return missing
	}
	return whole(id, at[0]+len(word))
}
