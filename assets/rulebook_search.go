package assets

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Hit is a place in a book where a search found something.
type Hit struct {
	Place
	Rule  string // the id of the rule found, if it has one
	Marks []Mark // what to highlight, in order, without overlaps
}

// Mark is a stretch of bytes of the plain text of a part; Part is 0 for a
// section's title.
type Mark struct{ Part, From, To int }

// Search finds the blocks that contain every word of a query, in any order and
// also as parts of words; capitals and diacritics make no difference. A rule
// whose id is the query comes first, then titles, then the rest in the order
// of the book. An empty query finds nothing.
func (b *Book) Search(query string) []Hit {
	words := strings.Fields(fold(query).text)
	if len(words) == 0 {
		return nil
	}
	var hits []Hit
	for i, s := range b.Sections {
		if marks, ok := find(words, [][]Span{{{Text: s.Title}}}, nil); ok {
			hits = append(hits, Hit{Place: Place{i, -1, 0}, Marks: marks})
		}
		for k, block := range s.Blocks {
			ids := block.Rules
			if block.Rule != "" {
				ids = []string{block.Rule}
			}
			marks, ok := find(words, block.Parts, ids)
			if !ok {
				continue
			}
			h := Hit{Place: Place{i, k, 0}, Rule: block.Rule, Marks: marks}
			if block.Kind == List {
				h.Part = hitItem(block, marks, words)
				h.Rule = block.Rules[h.Part]
			}
			hits = append(hits, h)
		}
	}
	slices.SortStableFunc(hits, func(x, y Hit) int {
		return cmp.Compare(x.rank(words), y.rank(words))
	})
	return hits
}

// hitItem is the item of a list that a hit points at: the one whose id was
// asked for, else the first with a mark.
func hitItem(b Block, marks []Mark, words []string) int {
	for n, id := range b.Rules {
		if len(words) == 1 && id != "" && fold(id).text == words[0] {
			return n
		}
	}
	if len(marks) > 0 {
		return marks[0].Part
	}
	return 0
}

func (h Hit) rank(words []string) int {
	switch {
	case h.Rule != "" && len(words) == 1 && fold(h.Rule).text == words[0]:
		return 0
	case h.Block < 0:
		return 1
	}
	return 2
}

// find looks for every word in the parts and the ids; ids are found but have
// no marks.
func find(words []string, parts [][]Span, ids []string) ([]Mark, bool) {
	var marks []Mark
	found := make([]bool, len(words))
	for n, part := range parts {
		f := fold(PlainText(part))
		for w, word := range words {
			for at := 0; ; {
				i := strings.Index(f.text[at:], word)
				if i < 0 {
					break
				}
				from, to := at+i, at+i+len(word)
				marks = append(marks, Mark{n, f.at[from], f.at[to]})
				found[w] = true
				at = to
			}
		}
	}
	for _, id := range ids {
		for w, word := range words {
			found[w] = found[w] || id != "" && strings.Contains(fold(id).text, word)
		}
	}
	if slices.Contains(found, false) {
		return nil, false
	}
	return merge(marks), true
}

// merge sorts marks and joins those that touch.
func merge(marks []Mark) []Mark {
	slices.SortFunc(marks, func(x, y Mark) int {
		return slices.Compare([]int{x.Part, x.From, x.To}, []int{y.Part, y.From, y.To})
	})
	var out []Mark
	for _, m := range marks {
		if k := len(out) - 1; k >= 0 && out[k].Part == m.Part && m.From <= out[k].To {
			out[k].To = max(out[k].To, m.To)
			continue
		}
		out = append(out, m)
	}
	return out
}

// folded is a text without capitals and diacritics; at[i] is the byte of the
// original where byte i of it begins, at[len] the original's length.
type folded struct {
	text string
	at   []int
}

func fold(s string) folded {
	var b strings.Builder
	var at []int
	for i, r := range s {
		for _, d := range norm.NFD.String(string(unicode.ToLower(r))) {
			switch {
			case unicode.Is(unicode.Mn, d):
				continue
			case d == 'ł':
				d = 'l'
			case unicode.IsSpace(d):
				d = ' '
			}
			n, _ := b.WriteRune(d)
			for range n {
				at = append(at, i)
			}
		}
	}
	return folded{b.String(), append(at, len(s))}
}
