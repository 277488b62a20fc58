package menu

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

const tome = `# Mała gra

## Plansza

Plansza ma *pięć* pól.

![Plansza na początku](tile/square)

## Żetony

**MG-1** Żeton kładziesz na **pustym polu**, jak mówi MG-3.

- **MG-2** Żołnierz stoi.
- **MG-3** Żołnierz idzie (MG-1).

| żeton | ile |
|---|---|
| zwykły | trzy, a w grze dwóch graczy cztery, bo jest ich wtedy mniej niż zwykle, o ile ktoś je policzy |
| złoty | jeden |
`

// bookOf opens a scene on a book given as text.
func bookOf(t testing.TB, w *world, source string) *Rulebook {
	t.Helper()
	book, err := assets.ParseBook(source, assets.Polish)
	if err != nil {
		t.Fatal(err)
	}
	return &Rulebook{h: w.House, game: "dzicz", lang: assets.Polish, book: book, stills: stills{h: w.House}}
}

// long is the tome with so much before it that it must be scrolled.
func long() string {
	return strings.Replace(tome, "## Plansza", "## Wstęp\n\n"+strings.Repeat("Długi wstęp o niczym, jak to wstęp. ", 400)+"\n\n## Plansza", 1)
}

func (w *world) book(t testing.TB, source string) *scenetest.Driver {
	w.SetLanguage(assets.Polish)
	return w.show(t, 1280, 800, func() ui.Scene { return bookOf(t, w, source) })
}

// inView reports whether a node lies in the text's area.
func inView(d *scenetest.Driver, id string) bool {
	n, ok := d.Lookup(id)
	return ok && n.Rect[3] > 0
}

func TestRulebookJumpsToARule(t *testing.T) {
	w := newWorld(t)
	w.SetLanguage(assets.Polish)
	d := w.show(t, 1280, 800, func() ui.Scene {
		r := bookOf(t, w, long())
		r.show("MG-3")
		return r
	})
	if !inView(d, "rule:MG-3") || d.State("rule:MG-3", "shown") != true {
		t.Error("MG-3 is not shown")
	}
	if d.State("text", "offset").(float64) == 0 {
		t.Error("the text was not scrolled")
	}
	if d.State("rule:MG-1", "shown") == true {
		t.Error("MG-1 is shown as well")
	}
}

func TestRulebookFollowsMentions(t *testing.T) {
	w := newWorld(t)
	d := w.book(t, tome)
	for _, n := range d.Nodes() {
		if n.Role == "link" && n.Label == "MG-3" {
			d.Click(n.ID)
			break
		}
	}
	if d.State("rule:MG-3", "shown") != true {
		t.Error("the mention of MG-3 does not lead there")
	}
}

func TestRulebookSearches(t *testing.T) {
	w := newWorld(t)
	d := w.book(t, long())
	d.Key(input.KeyF, input.Ctrl)
	d.Type("zolnierz")
	if got, want := d.Find("hits").Label, "1 z\u00a01"; got != want {
		t.Errorf("hits %q, want %q: both items are one block", got, want)
	}
	if !inView(d, "rule:MG-2") {
		t.Error("the hit is not in view")
	}
	d.Key(input.KeyA, input.Ctrl)
	d.Type("zeton")
	if got, want := d.Find("hits").Label, "1 z\u00a03"; got != want {
		t.Errorf("hits %q, want %q", got, want)
	}
	d.Click("search:next")
	d.Key(input.KeyEnter)
	d.Click("search:next")
	d.Click("search:previous")
	if got, want := d.Find("hits").Label, "3 z\u00a03"; got != want {
		t.Errorf("hits %q, want %q", got, want)
	}
	d.Click("search")
	d.Key(input.KeyA, input.Ctrl)
	d.Type("xyz")
	if d.Find("search:next").Enabled || d.Find("hits").Label != w.Say("rulebook.no-hit") {
		t.Error("something was found")
	}
}

// TestRulebookLeadsToTheRowFound of a table that is higher than the window.
func TestRulebookLeadsToTheRowFound(t *testing.T) {
	w := newWorld(t)
	rows := strings.Repeat("| zielony | nic |\n", 60)
	d := w.book(t, strings.Replace(tome, "| złoty", rows+"| złoty", 1)+strings.Repeat("\nDalej nic.\n", 60))
	for _, query := range []string{"złoty", "zloty jeden"} {
		d.Click("search")
		d.Key(input.KeyA, input.Ctrl)
		d.Type(query)
		d.Ticks(2)
		if got, want := d.Find("hits").Label, "1 z\u00a01"; got != want {
			t.Fatalf("%q: hits %q, want %q", query, got, want)
		}
		r := d.Stack.Top().(*Rulebook)
		i := r.page.rowAt(r.hits[0].Place)
		row := r.page.rows[i]
		view, offset := d.Find("text").Rect, d.State("text", "offset").(float64)
		if row.kind != rowCells || !row.last || row.y < offset || row.y+row.h > offset+view[3] {
			t.Errorf("%q leads to row %d at %g, in view is %g to %g", query, i, row.y, offset, offset+view[3])
		}
	}
}

func TestRulebookMarksTheWordsFound(t *testing.T) {
	fonts := scenetest.Fonts(t)
	book, err := assets.ParseBook(tome, assets.Polish)
	if err != nil {
		t.Fatal(err)
	}
	page := setBook(book, fonts, pictures(t).Aspect, 700)
	for _, hit := range book.Search("polu pustym") {
		row := page.rows[page.rowAt(hit.Place)]
		found := ""
		for k := range row.pieces {
			p := &row.pieces[k]
			for _, box := range p.marked(fonts, hit.Marks) {
				if box.X < p.box.X-2 || box.Right() > p.box.Right()+2 || box.W < 5 {
					t.Errorf("mark %v outside of %q %v", box, p.text, p.box)
				}
				found += p.text + ";"
			}
		}
		if found != "pustym polu;pustym polu;" {
			t.Errorf("marked %q", found)
		}
	}
}

func TestRulebookLosesNoWord(t *testing.T) {
	fonts := scenetest.Fonts(t)
	for _, source := range []string{tome, long()} {
		book, err := assets.ParseBook(source, assets.Polish)
		if err != nil {
			t.Fatal(err)
		}
		for _, width := range []float64{320, 480, 820} {
			page := setBook(book, fonts, pictures(t).Aspect, width)
			got := map[assets.Place]map[int]string{}
			for _, row := range page.rows {
				at := row.place
				at.Part = 0
				if got[at] == nil {
					got[at] = map[int]string{}
				}
				for _, p := range row.pieces {
					got[at][p.part] += strings.ReplaceAll(p.text, " ", "")
					if p.box.Right() > width+1 {
						t.Errorf("%q ends at %.0f of %.0f", p.text, p.box.Right(), width)
					}
				}
			}
			for i, s := range book.Sections {
				for k, b := range s.Blocks {
					for n, part := range b.Parts {
						want := strings.ReplaceAll(assets.PlainText(part), " ", "")
						if have := got[assets.Place{Section: i, Block: k}][n]; have != want {
							t.Errorf("width %.0f: set %q, want %q", width, have, want)
						}
					}
				}
			}
		}
	}
}

func TestRulebookPiecesKnowTheirPlaceInTheText(t *testing.T) {
	fonts := scenetest.Fonts(t)
	book, err := assets.ParseBook(long(), assets.Polish)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range setBook(book, fonts, pictures(t).Aspect, 500).rows {
		if row.place.Block < 0 {
			continue
		}
		block := book.Sections[row.place.Section].Blocks[row.place.Block]
		for _, p := range row.pieces {
			text := assets.PlainText(block.Parts[p.part])
			if got := text[p.from : p.from+len(p.text)]; got != p.text {
				t.Fatalf("piece %q stands at %q", p.text, got)
			}
		}
	}
}

func TestRulebookContentsLeadToSections(t *testing.T) {
	w := newWorld(t)
	d := w.book(t, long())
	d.Click("section:2")
	if d.State("section:2", "selected") != true || d.State("section:0", "selected") == true {
		t.Error("the last section is not the present one")
	}
}

// TestRulebookMarksRulings beside the paragraph that holds one, and says what the mark
// means.
func TestRulebookMarksRulings(t *testing.T) {
	w := newWorld(t)
	d := w.book(t, "# A\n\n## B\n**MG-1** One.\n\n**MG-2** Two *(our ruling)*.\n")
	if d.Has("ruling:1") || !d.Has("ruling:2") {
		t.Fatal("the mark is not beside MG-2 alone")
	}
	tip := d.Root().Node("ruling:2").Tip()
	if want := w.Say("rulebook.ruling"); tip.Title != want {
		t.Errorf("the mark says %q, want %q", tip.Title, want)
	}
}

func TestRulebookGoesBackStepByStep(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewShelf(w.House) })
	d.Stack.Push(NewRulebook(w.House, "dzicz", ""))
	d.Stack.Settle()
	d.Click("search")
	d.Type("token")
	d.Key(input.KeyEscape)
	if d.Scene() != "rulebook" || d.State("search", "value") != "" {
		t.Error("Escape does not empty the search first")
	}
	d.Key(input.KeyEscape)
	d.Ticks(2)
	if d.Scene() != "shelf" {
		t.Errorf("the scene is %q", d.Scene())
	}
}

func TestRulebookFollowsTheLanguage(t *testing.T) {
	w := newWorld(t)
	r := NewRulebook(w.House, "dzicz", "DZ-9")
	d := w.show(t, 1280, 800, func() ui.Scene { return r })
	polish := r.book.Sections[0].Title
	w.SetLanguage("en")
	d.Ticks(1)
	if r.book.Sections[0].Title == polish || d.State("rule:DZ-9", "shown") != true {
		t.Error("the book stayed Polish or lost its place")
	}
}

func TestRulebookOfAGameWithoutOneSaysSo(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewRulebook(w.House, "chess", "CH-1") })
	if d.Has("text") || !d.Has("back") {
		t.Error("there is a text, or no way back")
	}
}

func BenchmarkSetRulebook(b *testing.B) {
	book := scenetest.LoadBook(b, "dzicz", assets.Polish).Book
	fonts, err := sprites.NewFonts()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		setBook(book, fonts, pictures(b).Aspect, 780)
	}
}

func BenchmarkScrollRulebook(b *testing.B) {
	w := newWorld(b)
	d := w.show(b, 1280, 800, func() ui.Scene { return NewRulebook(w.House, "dzicz", "") })
	d.Script.Move(layout.P(800, 400))
	up := 1.0
	for b.Loop() {
		d.Script.Wheel(up)
		up = -up
	}
}

// TestCountedItemsHaveNoDot: the steps of a turn begin with their numbers, other
// items and rules with a dot.
func TestCountedItemsHaveNoDot(t *testing.T) {
	for first, want := range map[string]bool{"1.": true, " 12. ": true, "1": false, "A.": false, "D10.": false, ".": false, "": false} {
		if got := counted([]assets.Span{{Text: first, Strong: true}, {Text: " Ruch"}}); got != want {
			t.Errorf("%q: %v", first, got)
		}
	}
	w := newWorld(t)
	r := NewRulebook(w.House, "wcp", "")
	d := w.show(t, 1280, 800, func() ui.Scene { return r })
	d.Ticks(1)
	n := 0
	for _, row := range r.page.rows {
		if row.counted {
			n++
		}
	}
	if n != 3 {
		t.Errorf("%d items are counted", n)
	}
}

// TestAGameWithoutARulebookSaysSo, where its book is asked for nevertheless.
func TestAGameWithoutARulebookSaysSo(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewRulebook(w.House, "reversi", "") })
	d.Ticks(3)
	if d.Root().Animating() || !strings.Contains(strings.Join(readAloud(t, d), " "), "no rulebook of reversi") {
		t.Errorf("the page says %q", readAloud(t, d))
	}
}

// readAloud lists the texts that are drawn.
func readAloud(t *testing.T, d *scenetest.Driver) (texts []string) {
	t.Helper()
	dst := ebiten.NewImage(1280, 800)
	defer dst.Deallocate()
	c := sprites.NewCanvas(pictures(t), scenetest.Fonts(t))
	c.Audit = &sprites.Audit{}
	c.Rehearse(dst, 1, func() { d.Root().Draw(c) })
	for _, n := range c.Audit.Texts {
		texts = append(texts, n.Text)
	}
	return texts
}
