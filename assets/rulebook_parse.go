package assets

import (
	"fmt"
	"regexp"
	"strings"
)

// ParseBook reads the small part of Markdown that rulebooks are written in:
//
//	# Title of the book           exactly one
//	## Chapter
//	### Section of a chapter
//	**DZ-9** Text of a rule.      a numbered paragraph, its id in front
//	Plain paragraphs, *stressed* and **strong** words.
//	A ruling *(our ruling)*       marks the paragraph; the words are left out
//	- item                        also numbered: - **DZ-9** item
//	| head | head |               a table; a row of dashes follows the head
//	![caption](sprite)            a figure on a line of its own
//	![caption](board:game/name)   … a table in a position, see Board
//	![](sprite)                   a small picture among words, a large one at the
//	                              head of a cell
//
// Figures on lines that follow each other are the steps of one row.
//
// An empty line ends a paragraph. The spaces after one-letter words become
// unbreakable in Polish, so that no line ends with such a word. An error says
// the line.
func ParseBook(source, lang string) (*Book, error) {
	p := bookParser{lang: lang, book: Book{lang: lang}}
	for i, line := range strings.Split(strings.ReplaceAll(source, "\r\n", "\n"), "\n") {
		if err := p.line(strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if err := p.flush(); err != nil {
		return nil, fmt.Errorf("at the end: %w", err)
	}
	if p.book.Title == "" {
		return nil, fmt.Errorf("no title")
	}
	if err := p.book.index(); err != nil {
		return nil, err
	}
	return &p.book, nil
}

// bookParser collects the lines of the block that is being read.
type bookParser struct {
	lang  string
	book  Book
	lines []string // of a paragraph, or one per item or row
	kind  BlockKind
	drawn bool // the line before is a figure
}

var (
	figureLine = regexp.MustCompile(`^!\[([^\]]*)\]\(([^)]+)\)$`)
	inlinePart = regexp.MustCompile(`!\[\]\(([^)]+)\)`)
	ruleLead   = regexp.MustCompile(`^\*\*([A-Z]{2,5}-(?:\d+[a-z]?|C))\*\*\s*`)
	ruling     = regexp.MustCompile(`\s*\*\([^()*]*(our ruling|nasza decyzja)[^()*]*\)\*`)
	dashRow    = regexp.MustCompile(`^\|(\s*:?-+:?\s*\|)+$`)
)

func (p *bookParser) line(s string) error {
	after := p.drawn
	p.drawn = false
	switch {
	case s == "":
		return p.flush()
	case strings.HasPrefix(s, "#"):
		return p.heading(s)
	case strings.HasPrefix(s, "!["):
		return p.figure(s, after)
	case strings.HasPrefix(s, "- "):
		return p.collect(List, strings.TrimSpace(s[2:]))
	case strings.HasPrefix(s, "|"):
		return p.collect(Table, s)
	case p.kind == List && len(p.lines) > 0:
		// A line without a dash goes on with the item.
		p.lines[len(p.lines)-1] += " " + s
		return nil
	}
	return p.collect(Paragraph, s)
}

func (p *bookParser) heading(s string) error {
	if err := p.flush(); err != nil {
		return err
	}
	marks, title, ok := strings.Cut(s, " ")
	title = p.glue(strings.TrimSpace(title))
	switch {
	case !ok || title == "":
		return fmt.Errorf("heading %q has no words", s)
	case marks == "#" && p.book.Title == "" && len(p.book.Sections) == 0:
		p.book.Title = title
	case marks == "##" || marks == "###" && len(p.book.Sections) > 0:
		p.book.Sections = append(p.book.Sections, Section{Title: title, Sub: marks == "###"})
	default:
		return fmt.Errorf("heading %q is neither the title nor a section (##, ###)", s)
	}
	return nil
}

// figure reads a picture on a line of its own; joined says that the line before
// was one too.
func (p *bookParser) figure(s string, joined bool) error {
	if err := p.flush(); err != nil {
		return err
	}
	m := figureLine.FindStringSubmatch(s)
	if m == nil {
		return fmt.Errorf("figure %q is not ![caption](sprite)", s)
	}
	shown, words := Shown{Sprite: m[2]}, []string{m[1]}
	if name, ok := strings.CutPrefix(m[2], boardPrefix); ok {
		board, err := LoadBoard(name)
		if err != nil {
			return err
		}
		shown = Shown{Board: board}
		for _, c := range board.Callouts {
			words = append(words, c.Words[p.lang])
		}
	}
	if !joined {
		p.add(Block{Kind: Figure})
	}
	blocks := p.book.Sections[len(p.book.Sections)-1].Blocks
	b := &blocks[len(blocks)-1]
	if joined {
		b.Kind = Steps
	}
	shown.Caption = len(b.Parts)
	for _, w := range words {
		part, err := p.spans(w)
		if err != nil {
			return err
		}
		b.Parts = append(b.Parts, part)
	}
	b.Figures = append(b.Figures, shown)
	p.drawn = true
	return nil
}

// collect adds a line to the block of a kind, ending one of another kind.
func (p *bookParser) collect(kind BlockKind, s string) error {
	if len(p.lines) > 0 && p.kind != kind {
		if err := p.flush(); err != nil {
			return err
		}
	}
	p.kind = kind
	p.lines = append(p.lines, s)
	return nil
}

// flush turns the collected lines into a block.
func (p *bookParser) flush() error {
	lines := p.lines
	p.lines = nil
	if len(lines) == 0 {
		return nil
	}
	switch p.kind {
	case List:
		return p.list(lines)
	case Table:
		return p.table(lines)
	}
	b := Block{Kind: Paragraph}
	id, err := p.numbered(&b, strings.Join(lines, " "))
	b.Rule = id
	p.add(b)
	return err
}

func (p *bookParser) list(items []string) error {
	b := Block{Kind: List}
	for _, item := range items {
		id, err := p.numbered(&b, item)
		if err != nil {
			return err
		}
		b.Rules = append(b.Rules, id)
	}
	p.add(b)
	return nil
}

func (p *bookParser) table(rows []string) error {
	if len(rows) < 3 || !dashRow.MatchString(rows[1]) {
		return fmt.Errorf("table without a head, a row of dashes and a row: %q", rows[0])
	}
	b := Block{Kind: Table}
	for i, row := range rows {
		if i == 1 {
			continue
		}
		if !strings.HasSuffix(row, "|") || len(row) < 2 {
			return fmt.Errorf("row %q does not end with |", row)
		}
		cells := strings.Split(row[1:len(row)-1], "|")
		if b.Cols == 0 {
			b.Cols = len(cells)
		}
		if len(cells) != b.Cols {
			return fmt.Errorf("row %q has %d cells, the head %d", row, len(cells), b.Cols)
		}
		for _, cell := range cells {
			spans, err := p.spans(strings.TrimSpace(cell))
			if err != nil {
				return err
			}
			if len(spans) > 1 && spans[0].Sprite != "" {
				spans[1].Text = strings.TrimLeft(spans[1].Text, " ") // it stands below
			}
			b.Parts = append(b.Parts, spans)
		}
	}
	p.add(b)
	return nil
}

func (p *bookParser) add(b Block) {
	if len(p.book.Sections) == 0 {
		p.book.Sections = append(p.book.Sections, Section{})
	}
	s := &p.book.Sections[len(p.book.Sections)-1]
	s.Blocks = append(s.Blocks, b)
}

// numbered adds a paragraph or item to its block. It takes the rule's id off the
// front, and the words that mark a ruling of ours.
func (p *bookParser) numbered(b *Block, s string) (id string, err error) {
	if m := ruleLead.FindStringSubmatch(s); m != nil {
		id, s = m[1], s[len(m[0]):]
		if s == "" {
			return "", fmt.Errorf("rule %s has no text", id)
		}
	}
	if text := ruling.ReplaceAllString(s, ""); text != s {
		s = text
		b.Ours = append(b.Ours, make([]bool, len(b.Parts)+1-len(b.Ours))...)
		b.Ours[len(b.Parts)] = true
	}
	spans, err := p.spans(s)
	b.Parts = append(b.Parts, spans)
	return id, err
}

// spans splits stressed (*) and strong (**) words and pictures from the others.
func (p *bookParser) spans(s string) ([]Span, error) {
	rest := p.glue(s)
	var out []Span
	var style Span
	for rest != "" {
		if m := inlinePart.FindStringSubmatchIndex(rest); m != nil && m[0] == 0 {
			out = append(out, Span{Sprite: rest[m[2]:m[3]]})
			rest = rest[m[1]:]
			continue
		}
		i := strings.IndexByte(rest, '*')
		if m := inlinePart.FindStringIndex(rest); m != nil && (i < 0 || m[0] < i) {
			i = m[0]
			out = append(out, Span{Text: rest[:i], Strong: style.Strong, Emph: style.Emph})
			rest = rest[i:]
			continue
		}
		if i < 0 {
			i = len(rest)
		}
		if i > 0 {
			style.Text = rest[:i]
			out = append(out, style)
		}
		rest = rest[i:]
		switch {
		case strings.HasPrefix(rest, "**"):
			style.Strong = !style.Strong
			rest = rest[2:]
		case rest != "":
			style.Emph = !style.Emph
			rest = rest[1:]
		}
	}
	if style.Strong || style.Emph {
		return nil, fmt.Errorf("stars without an end in %q", s)
	}
	return out, nil
}

var oneLetter = regexp.MustCompile(`(^|[\s(„*\x{00a0}])([aiouwzAIOUWZ]) `)

// glue makes the space after a Polish one-letter word unbreakable. It runs
// twice because two such words in a row share a space.
func (p *bookParser) glue(s string) string {
	if p.lang != Polish {
		return s
	}
	s = oneLetter.ReplaceAllString(s, "$1$2\u00a0")
	return oneLetter.ReplaceAllString(s, "$1$2\u00a0")
}
