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

// asking are the words by which a question is put, without diacritics: they say nothing
// of what is looked for.
var asking = map[string][]string{
	Polish: strings.Fields("ile ilu jak jaki jaka jakie jakich co czego czym czemu czy kiedy gdzie skad dokad kto kogo komu kim " +
		"ktory ktora ktore ktorych dlaczego sie jest sa to moge mozna"),
	English: strings.Fields("how many much what when where which who whom whose why do does did is are can i a an the"),
}

// Search finds the blocks that contain every word of a query, in any order, but for words
// that only ask. A word counts as it is, in another grammatical form, or as the beginning
// of a word; capitals and diacritics make no difference. A rule whose id is in the query
// comes first; words that only begin so come last. Of the others titles come first, then
// rules that begin with what is looked for, then other rules. Of these, words as they are
// come before their other forms, and the order of the book decides. A table is found by its
// rows. An empty query finds nothing.
func (b *Book) Search(query string) []Hit {
	words := queryWords(query, asking[b.lang])
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
	ranks := map[Place][4]int{}
	for u := range b.words.units {
		all := make([][]find, len(words))
		for w := range words {
			all[w] = found[w][u]
		}
		of, rank := b.words.units[u].hits(words, all)
		for _, h := range of {
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
// around them and without some.
func queryWords(query string, without []string) []string {
	var words []string
	for _, w := range strings.Fields(fold(query).text) {
		if w = strings.TrimFunc(w, notOfWord); w != "" && !slices.Contains(without, w) {
			words = append(words, w)
		}
	}
	return words
}

// early is where in a rule, in bytes, its own subject stands at the latest.
const early = 24

// hits is what a search has found in a unit, with its rank: lower ones come first.
// It finds nothing if a word is missing.
func (u *unit) hits(words []string, found [][]find) (hits []Hit, rank [4]int) {
	h := Hit{Place: u.place}
	rank[0] = 1
	own := true // the words stand at the beginning
	score := make([]int, len(u.parts))
	held := make([]int, len(u.parts)) // how many of the words stand in a part's row
	for w, finds := range found {
		best, named := missing, false
		for n, id := range u.ids {
			if q := inID(id, words[w]); q < missing {
				best, named = min(best, q), true
				score[n] += int(missing - q)
				if q == exactly {
					rank[0] = 0
					score[n] += 10
				}
			}
		}
		for _, f := range finds {
			best = min(best, f.how)
		}
		if best == missing {
			return nil, rank
		}
		if best == begins {
			rank[1] = 1
		}
		rank[3] = max(rank[3], int(best))
		own = own && (named || slices.ContainsFunc(finds, func(f find) bool { return f.mark.From < early }))
		var rows []int
		for _, f := range finds {
			// Words that only begin so are no news where the word itself stands.
			if f.how == begins && best < begins {
				continue
			}
			h.Marks = append(h.Marks, f.mark)
			score[f.mark.Part] += int(missing - f.how)
			if row := u.row(f.mark.Part); !slices.Contains(rows, row) {
				rows = append(rows, row)
				held[row]++
			}
		}
	}
	h.Marks, h.Rule = merge(h.Marks), u.rule
	for n, s := range score {
		if s > score[h.Part] {
			h.Part = n
		}
	}
	if u.items != nil {
		h.Rule = u.items[h.Part]
	}
	switch {
	case u.place.Block < 0:
	case h.Rule != "" && own:
		rank[2] = 1
	case h.Rule != "":
		rank[2] = 2
	default:
		rank[2] = 3
	}
	if u.cols == 0 {
		return []Hit{h}, rank
	}
	body := held[u.cols:] // the head only where nothing below it holds as much
	most := slices.Max(held)
	if !slices.Contains(body, most) {
		h.Part = 0
		return []Hit{h}, rank
	}
	for n := range held {
		if n >= u.cols && held[n] == most {
			h.Part = n
			hits = append(hits, h)
		}
	}
	return hits, rank
}

// row is the part at which the row of a part begins, in a table.
func (u *unit) row(part int) int {
	if u.cols == 0 {
		return part
	}
	return part - part%u.cols
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

// folded is a text without capitals, diacritics and the spaces inside of numbers. at[i] is
// the byte of the original where byte i of it begins, at[len] the original's length.
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
