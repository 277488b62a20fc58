package assets

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

//go:embed rulebooks
var bookFiles embed.FS

// Book is the rulebook of a game in one language.
type Book struct {
	Title    string
	Sections []Section

	lang   string
	places map[string]Place
	words  *index // of the words, once something was searched
}

// Section is a part of a book with a heading. What stands before the first
// heading is a section without a title.
type Section struct {
	Title  string
	Sub    bool // a part of the chapter before it
	Blocks []Block
}

// BlockKind tells the kinds of blocks apart.
type BlockKind uint8

// The kinds of blocks.
const (
	Paragraph BlockKind = iota
	List                // Parts are its items
	Table               // Parts are its cells row by row, the first row is the head
	Figure              // Figures shows one picture
	Steps               // Figures shows several in a row, numbered
)

// Block is a piece of a section that is laid out as a whole.
type Block struct {
	Kind    BlockKind
	Rule    string   // the id of a numbered paragraph, else empty
	Parts   [][]Span // a paragraph has one part
	Rules   []string // the id of each item of a list, empty where it has none
	Ours    []bool   // of a paragraph or items: which hold a ruling of ours, see IsOurs
	Cols    int      // columns of a table
	Figures []Shown  // of a figure or steps
}

// IsOurs reports whether a part holds a ruling of ours.
func (b *Block) IsOurs(part int) bool { return part < len(b.Ours) && b.Ours[part] }

// Shown is a picture with its words. Its caption is a part of the block; the
// names of what a board's callouts point at are the parts that follow.
type Shown struct {
	Sprite  string // a picture of the art, or
	Board   *Board // a table in a position
	Caption int    // the part
}

// Span is a stretch of text in one style, or a picture among the words.
type Span struct {
	Text   string
	Sprite string // a picture of the art, with no text
	Strong bool
	Emph   bool
	Rule   string // the numbered rule of this book that the span mentions
}

// Place says where in a book something stands. Block is −1 for the title of
// the section. Part is the item of a list, the first cell of a row or a name below a
// picture, else 0.
type Place struct{ Section, Block, Part int }

// LoadBook reads the rulebook of a game in a language. An error names the file
// and the line.
func LoadBook(game, lang string) (*Book, error) {
	file := path.Join("rulebooks", lang, game+".md")
	data, err := bookFiles.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("no rulebook of %s in %s: %w", game, lang, err)
	}
	b, err := ParseBook(string(data), lang)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return b, nil
}

// Books lists the games that have a rulebook in a language.
func Books(lang string) []string {
	files, _ := fs.Glob(bookFiles, path.Join("rulebooks", lang, "*.md"))
	var games []string
	for _, f := range files {
		games = append(games, strings.TrimSuffix(path.Base(f), ".md"))
	}
	return games
}

// ByID finds the paragraph or list item of a numbered rule.
func (b *Book) ByID(id string) (Place, bool) {
	p, ok := b.places[id]
	return p, ok
}

// IDs lists the numbered rules in the order of the book.
func (b *Book) IDs() []string {
	ids := make([]string, 0, len(b.places))
	for id := range b.places {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(x, y string) int { return b.places[x].compare(b.places[y]) })
	return ids
}

func (p Place) compare(q Place) int {
	return slices.Compare([]int{p.Section, p.Block, p.Part}, []int{q.Section, q.Block, q.Part})
}

// PlainText joins the spans of a part.
func PlainText(part []Span) string {
	if len(part) == 1 {
		return part[0].Text
	}
	var s strings.Builder
	for _, span := range part {
		s.WriteString(span.Text)
	}
	return s.String()
}

// ruleID is the id of a rule; C stands for a game's constants.
var ruleID = regexp.MustCompile(`\b[A-Z]{2,5}-(?:\d+[a-z]?|C)\b`)

// index notes where each rule stands and turns mentions of rules into links.
func (b *Book) index() error {
	b.places = map[string]Place{}
	note := func(id string, p Place) error {
		if id == "" {
			return nil
		}
		if _, twice := b.places[id]; twice {
			return fmt.Errorf("rule %s stands twice", id)
		}
		b.places[id] = p
		return nil
	}
	for i, s := range b.Sections {
		for k, block := range s.Blocks {
			if err := note(block.Rule, Place{i, k, 0}); err != nil {
				return err
			}
			for n, id := range block.Rules {
				if err := note(id, Place{i, k, n}); err != nil {
					return err
				}
			}
		}
	}
	for _, s := range b.Sections {
		for _, block := range s.Blocks {
			for n, part := range block.Parts {
				block.Parts[n] = b.link(part)
			}
		}
	}
	return nil
}

// link cuts the mentions of this book's rules out of their spans.
func (b *Book) link(part []Span) []Span {
	var out []Span
	for _, span := range part {
		done := 0
		for _, m := range ruleID.FindAllStringIndex(span.Text, -1) {
			id := span.Text[m[0]:m[1]]
			if _, ok := b.places[id]; !ok {
				continue
			}
			if m[0] > done {
				out = append(out, Span{Text: span.Text[done:m[0]], Strong: span.Strong, Emph: span.Emph})
			}
			out = append(out, Span{Text: id, Strong: span.Strong, Emph: span.Emph, Rule: id})
			done = m[1]
		}
		if done < len(span.Text) || span.Sprite != "" {
			span.Text = span.Text[done:]
			out = append(out, span)
		}
	}
	return out
}
