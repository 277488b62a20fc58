package assets

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

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

// Search finds the blocks that contain every word of a query, in any order. A word
// counts as it is, in another grammatical form, or as the beginning of a word; capitals
// and diacritics make no difference. A rule whose id is the query comes first. Then
// come the words as they are, then their other forms, then words that begin so. Of
// these titles come first, then the order of the book decides. An empty query finds
// nothing.
func (b *Book) Search(query string) []Hit {
	words := queryWords(query)
	if len(words) == 0 {
		return nil
	}
	if b.words == nil {
		b.words = b.newIndex()
	}
	found := make([]map[int][]find, len(words)) // by word and unit
	for w, word := range words {
		found[w] = b.words.find(word)
	}
	var hits []Hit
	ranks := map[Place][3]int{}
	for u := range b.words.units {
		all := make([][]find, len(words))
		for w := range words {
			all[w] = found[w][u]
		}
		if h, rank, ok := b.words.units[u].hit(words, all); ok {
			hits = append(hits, h)
			ranks[h.Place] = rank
		}
	}
	slices.SortStableFunc(hits, func(x, y Hit) int {
		p, q := ranks[x.Place], ranks[y.Place]
		return slices.Compare(p[:], q[:])
	})
	return hits
}

// queryWords are the words of a query as they are looked for, without what stands
// around them.
func queryWords(query string) []string {
	var words []string
	for _, w := range strings.Fields(fold(query).text) {
		if w = strings.TrimFunc(w, notOfWord); w != "" {
			words = append(words, w)
		}
	}
	return words
}

// hit is what a search has found in a unit, with its rank: lower ones come first.
// It tells false if a word is missing.
func (u *unit) hit(words []string, found [][]find) (h Hit, rank [3]int, ok bool) {
	h = Hit{Place: u.place}
	rank[0] = 1
	if u.place.Block >= 0 {
		rank[2] = 1
	}
	score := make([]int, len(u.parts))
	for w, finds := range found {
		best := missing
		for n, id := range u.ids {
			if q := inID(id, words[w]); q < missing {
				best = min(best, q)
				score[n] += int(missing - q)
				if id == words[w] && len(words) == 1 {
					rank[0] = 0
					score[n] += 10
				}
			}
		}
		for _, f := range finds {
			best = min(best, f.how)
		}
		if best == missing {
			return h, rank, false
		}
		rank[1] = max(rank[1], int(best))
		for _, f := range finds {
			// Words that only begin so are no news where the word itself stands.
			if f.how == begins && best < begins {
				continue
			}
			h.Marks = append(h.Marks, f.mark)
			score[f.mark.Part] += int(missing - f.how)
		}
	}
	h.Marks = merge(h.Marks)
	h.Rule = u.rule
	if u.items != nil {
		for n, s := range score {
			if s > score[h.Part] {
				h.Part = n
			}
		}
		h.Rule = u.items[h.Part]
	}
	return h, rank, true
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

// folded is a text without capitals, diacritics and the spaces inside of numbers. at[i] is the byte of the original
// where byte i of it begins, at[len] the original's length.
type folded struct {
	text string
	at   []int
}

func fold(s string) folded {
	var b strings.Builder
	var at []int
	for i, r := range s {
		if r < utf8.RuneSelf && !unicode.IsSpace(r) {
			b.WriteByte(byte(unicode.ToLower(r)))
			at = append(at, i)
			continue
		}
		for _, d := range norm.NFD.String(string(unicode.ToLower(r))) {
			switch {
			case unicode.Is(unicode.Mn, d), string(d) == thin:
				continue
			case d == 'ł':
				d = 'l'
			case unicode.IsSpace(d):
				d = ' '
			case d == '’':
				d = '\''
			}
			n, _ := b.WriteRune(d)
			for range n {
				at = append(at, i)
			}
		}
	}
	return folded{b.String(), append(at, len(s))}
}
