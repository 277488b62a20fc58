package menu

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules/rulestest"
	"schron/scenes/print"
	"schron/scenes/scenetest"
)

// pressed lays out a rulebook for a paper, without drawing it.
func pressed(t testing.TB, game, lang, paper string) *printer {
	t.Helper()
	w := newWorld(t)
	w.House.SetLanguage(lang)
	p, err := newPrinter(w.House, pictures(t), scenetest.Fonts(t), game, paper)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// books calls a function with each rulebook on each paper.
func books(t *testing.T, do func(name string, p *printer)) {
	for _, game := range assets.Books(assets.Polish) {
		for _, lang := range assets.Languages() {
			for _, paper := range print.BookPapers {
				do(game+" "+lang+" "+paper, pressed(t, game, lang, paper))
			}
		}
	}
}

// TestPrintedBooksBreakWell: every line stands on one page and within its text, in its
// order but for pictures. No heading ends a page, and no line of a longer paragraph stands
// alone at the foot or the top of one. A table goes on below its head.
func TestPrintedBooksBreakWell(t *testing.T) {
	books(t, func(name string, p *printer) {
		var text, pictures []slab
		for n, l := range p.text {
			page := fmt.Sprintf("%s, page %d", name, 2+len(p.front.pages)+n)
			bottom := 0.0
			for i := range l {
				x := &l[i]
				if x.y < bottom-1e-6 || x.y+x.to-x.from > p.room.H+1e-6 {
					t.Errorf("%s: a row lies from %.0f to %.0f of %.0f, below %.0f", page, x.y, x.y+x.to-x.from, p.room.H, bottom)
				}
				bottom = x.y + x.to - x.from
				again := i == 0 && x.row.head && len(l) > 1 && len(text) > 0 && !l[1].row.head && slices.ContainsFunc(text, func(s slab) bool { return s.row == x.row })
				switch {
				case again:
				case x.row.kind == rowFigure:
					pictures = append(pictures, x.slab)
				default:
					text = append(text, x.slab)
				}
			}
			first, last := &l[0], &l[len(l)-1]
			if last.row.kind == rowTitle || last.row.head {
				t.Errorf("%s ends with a heading", page)
			}
			for _, x := range []*laid{first, last} {
				words := x.row.kind == rowText || x.row.kind == rowItem
				if words && x.row.h > bookLine*1.5 && (x == first && x.to == x.row.h || x == last && x.from == 0) {
					t.Errorf("%s: a line of %q stands alone", page, x.row.pieces[0].text)
				}
			}
			if first.row.kind == rowCells && !first.row.head {
				t.Errorf("%s begins with a row below no head", page)
			}
		}
		at := 0
		check := func(list []slab) {
			for _, s := range list {
				if s.from != 0 && (at == 0 || s.from < list[at-1].to-1e-6) {
					t.Errorf("%s: a part of %q is lost", name, s.row.pieces[0].text)
				}
				at++
			}
		}
		check(text)
		shown := 0
		for _, s := range pictures {
			shown += len(s.row.shown)
		}
		want := 0
		for _, section := range p.book.Sections {
			for _, block := range section.Blocks {
				want += len(block.Figures)
			}
		}
		if shown != want {
			t.Errorf("%s shows %d pictures of %d", name, shown, want)
		}
		for _, list := range [][]slab{text, pictures} {
			if !slices.IsSortedFunc(list, func(a, b slab) int { return int(a.row.y+a.from) - int(b.row.y+b.from) }) && len(list) == len(text) {
				t.Errorf("%s is out of order", name)
			}
		}
	})
}

// TestPrintedBooksHavePages as many as those that were looked at. Each chapter, picture and
// rule is found on one of them.
func TestPrintedBooksHavePages(t *testing.T) {
	var out strings.Builder
	books(t, func(name string, p *printer) {
		find := func(at assets.Place) {
			n, y := p.find(at)
			if n < 3 || y < p.room.Y || y > p.room.Bottom() {
				t.Errorf("%s: %v lies on page %d at %.0f", name, at, n, y)
			}
		}
		pictures := 0
		for i, s := range p.book.Sections {
			if s.Title != "" {
				find(assets.Place{Section: i, Block: -1})
			}
			for k, b := range s.Blocks {
				for _, f := range b.Figures {
					find(assets.Place{Section: i, Block: k, Part: f.Caption})
					pictures++
				}
			}
		}
		for _, id := range p.book.IDs() {
			at, _ := p.book.ByID(id)
			find(at)
		}
		fmt.Fprintf(&out, "%s: %d pages, %d pictures\n", name, 1+len(p.front.pages)+len(p.text)+len(p.back.pages), pictures)
	})
	rulestest.CompareGolden(t, "printed", out.String())
}

// TestTermsOfAnIndex are what is stressed, parts of chapters and first cells of tables, in
// the order of the alphabet, each once.
func TestTermsOfAnIndex(t *testing.T) {
	book, err := assets.ParseBook("# B\n## One\n**MG-1** A *zone*, an *Ćma* and **the cell**; **3.** *a zone*.\n### Last part\nWords *that are far too many to be a term*.\n\n| a | b |\n|---|---|\n| Łuk | 2 |\n| 7 | 3 |\n", assets.English)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, x := range terms(book) {
		got = append(got, fmt.Sprintf("%s %d", x.words, len(x.places)))
	}
	if want := []string{"Cell 1", "Ćma 1", "Last part 1", "Łuk 1", "Zone 1"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestFlowsGoOnAtTheNextPage, in columns that are read downwards.
func TestFlowsGoOnAtTheNextPage(t *testing.T) {
	f := flow{room: layout.R(0, 10, 100, 4*pressLine)}
	var got []string
	f.add(pressLine, func(box layout.Rect) { got = append(got, fmt.Sprint("head ", box.Y)) })
	f.columns(11, 2, func(i int, box layout.Rect) {
		got = append(got, fmt.Sprintf("%d %.0f %.0f", i, box.X, (box.Y-10)/pressLine))
	})
	for i, page := range f.pages {
		got = append(got, fmt.Sprint("page ", i))
		for _, draw := range page {
			draw()
		}
	}
	want := []string{"page 0", "head 10", "0 0 1", "1 0 2", "2 0 3", "3 63 1", "4 63 2", "5 63 3", "page 1", "6 0 0", "7 0 1", "8 0 2", "9 63 0", "10 63 1"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
