package menu

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestRulebookFiguresAreThere finds the art of each figure, the same in all
// languages.
func TestRulebookFiguresAreThere(t *testing.T) {
	for _, book := range scenetest.Books(t, assets.Polish) {
		art, _ := book.Pictures()
		for _, lang := range assets.Languages() {
			other := scenetest.LoadBook(t, book.Game, lang)
			if a, _ := other.Pictures(); !slices.Equal(a, art) || !slices.Equal(other.Boards(), book.Boards()) {
				t.Errorf("%s in %s shows %v %v, in %s %v %v", book.Game, lang, a, other.Boards(), book.Lang, art, book.Boards())
			}
		}
		for _, name := range art {
			if !pictures(t).Has(name) {
				t.Errorf("%s shows %q, which is not among the art", book.Game, name)
			}
		}
	}
}

// drawn is a book on a scene of its own, drawn once with notes of the art.
func drawn(t *testing.T, source string) (*scenetest.Driver, *sprites.Audit) {
	t.Helper()
	w := newWorld(t)
	d := w.book(t, source)
	dst := ebiten.NewImage(1280, 800)
	defer dst.Deallocate()
	c := sprites.NewCanvas(pictures(t), scenetest.Fonts(t))
	c.Audit = &sprites.Audit{}
	c.Rehearse(dst, 1, func() { d.Root().Draw(c) })
	return d, c.Audit
}

// TestRulebookDrawsAFigureAboveItsCaption draws a page with a figure: the picture
// keeps to the column of the text, and the caption begins below it.
func TestRulebookDrawsAFigureAboveItsCaption(t *testing.T) {
	_, notes := drawn(t, "# Book\n![The die](die/d10)\n\nMore.\n")
	var art, caption, next layout.Rect
	for _, s := range notes.Sprites {
		if s.Name == "die/d10" {
			art = s.Box
		}
	}
	for _, x := range notes.Texts {
		switch x.Text {
		case "The die":
			caption = x.Box
		case "More.":
			next = x.Box
		}
	}
	if art.Empty() || art.H != figureHigh || art.X != next.X {
		t.Fatalf("the picture lies in %v, the text in %v", art, next)
	}
	if caption.Y < art.Bottom() || next.Y < caption.Bottom() {
		t.Errorf("the picture ends at %v, its caption lies in %v, the text in %v", art.Bottom(), caption, next)
	}
}

// TestRulebookDrawsPicturesInCellsAndAmongWords: a picture at the head of a cell is
// large, with the cell's words below. The words of other cells stand in the middle of
// its height, and one among words is as high as a line.
func TestRulebookDrawsPicturesInCellsAndAmongWords(t *testing.T) {
	_, notes := drawn(t, "# Book\n\nRoll ![](die/d10) twice.\n\n| who | name |\n|---|---|\n| ![](wradislavia/shield) | Karol ![](wradislavia/wound) |\n| ![](wradislavia/perun) below | |\n")
	boxes := map[string]layout.Rect{}
	for _, s := range notes.Sprites {
		boxes[s.Name] = s.Box
	}
	for _, x := range notes.Texts {
		boxes[strings.TrimSpace(x.Text)] = x.Box
	}
	if b := boxes["die/d10"]; b.H != bookLine-2 || b.X < boxes["Roll"].Right() || b.Right() > boxes["twice."].X {
		t.Errorf("the die lies in %v between %v and %v", b, boxes["Roll"], boxes["twice."])
	}
	big, name, small := boxes["wradislavia/shield"], boxes["Karol"], boxes["wradislavia/wound"]
	if b := boxes["wradislavia/perun"]; b.H != cellArt-2 || boxes["below"].Y < b.Bottom() || boxes["below"].X > b.X+2 {
		t.Errorf("the picture lies in %v, the words below it in %v", b, boxes["below"])
	}
	if big.H != cellArt-2 || small.H >= bookLine || big.Right() > name.X || small.X < name.Right() {
		t.Errorf("the portrait lies in %v, the name in %v, the sign in %v", big, name, small)
	}
	if off := big.Center().Y - name.Center().Y; off < -2 || off > 2 {
		t.Errorf("the name's middle is %v above that of its picture", off)
	}
}

// apart fails if boxes of a row overlap, or leave it.
func apart(t *testing.T, row *bookRow, width float64) {
	t.Helper()
	type thing struct {
		name string
		box  layout.Rect
	}
	var all []thing
	for _, f := range row.shown {
		all = append(all, thing{"picture " + f.label, f.box})
	}
	for _, b := range row.badges {
		all = append(all, thing{"number " + itoa(b.n), layout.Around(b.at, layout.S(2*badgeSize, 2*badgeSize))})
	}
	for _, p := range row.pieces {
		all = append(all, thing{p.text, p.box})
	}
	page := layout.R(0, 0, width, row.h)
	for i, a := range all {
		if !a.box.Within(page.Inset(-0.5)) {
			t.Errorf("width %v: %q lies in %v, its row is %v", width, a.name, a.box, page)
		}
		for _, b := range all[i+1:] {
			if both := a.box.Intersect(b.box); both.W > 0.5 && both.H > 0.5 {
				t.Errorf("width %v: %q and %q overlap by %v × %v", width, a.name, b.name, both.W, both.H)
			}
		}
	}
}

// TestFiguresFitTheirPage sets every book at several widths: pictures, captions,
// numbers and names keep apart and stay on the page.
func TestFiguresFitTheirPage(t *testing.T) {
	fonts := scenetest.Fonts(t)
	for _, book := range scenetest.Books(t, assets.Languages()...) {
		for _, width := range []float64{460, 560, 623, 700, 812} {
			page := setBook(book.Book, fonts, pictures(t).Aspect, width)
			for i := range page.rows {
				if row := &page.rows[i]; row.kind == rowFigure {
					apart(t, row, width)
				}
			}
		}
	}
}

// TestStepsStandInRows sets steps: as many side by side as fit, in lines as even as
// can be, numbered from 1.
func TestStepsStandInRows(t *testing.T) {
	for _, x := range []struct {
		steps int
		width float64
		lines []int
	}{
		{5, 300, []int{1, 1, 1, 1, 1}},
		{5, 600, []int{2, 2, 1}},
		{5, 800, []int{3, 2}},
		{4, 800, []int{2, 2}},
	} {
		source := "# Book\n\n" + strings.Repeat("![One more sentence about the step](die/d10)\n", x.steps)
		book, err := assets.ParseBook(source, assets.English)
		if err != nil {
			t.Fatal(err)
		}
		page := setBook(book, scenetest.Fonts(t), pictures(t).Aspect, x.width)
		var lines, numbers []int
		for i := range page.rows {
			row := &page.rows[i]
			apart(t, row, x.width)
			lines = append(lines, len(row.shown))
			for _, b := range row.badges {
				numbers = append(numbers, b.n)
			}
		}
		if !slices.Equal(lines, x.lines) || !slices.Equal(numbers, []int{1, 2, 3, 4, 5}[:x.steps]) {
			t.Errorf("at %v there are lines of %v, numbered %v; want %v", x.width, lines, numbers, x.lines)
		}
	}
}

// plainScene is a scene that a board may be: two fields.
type plainScene struct {
	built, drawn *int
	art          string // what the first one shows
}

func (plainScene) Name() string { return "plain" }

func (p plainScene) Build(b *ui.Builder) {
	*p.built++
	b.Add(ui.Node{ID: "field:a1", Rect: layout.R(100, 100, 50, 50), Draw: func(c *sprites.Canvas, _ ui.State) {
		*p.drawn++
		if p.art != "" {
			c.Sprite(p.art, layout.R(100, 100, 50, 50), sprites.SpriteOpt{})
		}
	}})
	b.Add(ui.Node{ID: "field:b1", Rect: layout.R(200, 100, 50, 50), Draw: func(*sprites.Canvas, ui.State) { *p.drawn++ }})
}

// gallery is a book of n boards, far apart, and what was done for them.
type gallery struct {
	*scenetest.Driver
	book  *Rulebook
	made  []string
	art   string
	built int
	drawn int
	c     *sprites.Canvas
	dst   *ebiten.Image
}

func newGallery(t *testing.T, n int, sync bool) *gallery {
	t.Helper()
	w := newWorld(t)
	g := &gallery{c: sprites.NewCanvas(pictures(t), scenetest.Fonts(t)), dst: ebiten.NewImage(1280, 800)}
	was := pictures(t).Sync
	pictures(t).Sync = sync
	t.Cleanup(func() { pictures(t).Sync = was; g.dst.Deallocate() })
	w.Navigation.Still = func(b *assets.Board) (ui.Scene, error) {
		g.made = append(g.made, b.Name)
		if b.Name == "broken" {
			return nil, errors.New("no such position")
		}
		return plainScene{&g.built, &g.drawn, g.art}, nil
	}
	book := &assets.Book{}
	for i := range n {
		name := string(rune('a' + i))
		board := &assets.Board{
			Game: "toy", Name: name, Window: [2]float64{1280, 800}, Ratio: 2, Show: []string{"field:a1", "field:b1"}, Margin: 5,
			Callouts: []assets.Callout{{Node: "field:b1", Place: [2]float64{0.5, 0.5}, Lead: [2]float64{-20, 0}}},
		}
		section := assets.Section{Title: name, Blocks: []assets.Block{
			{Kind: assets.Figure, Figures: []assets.Shown{{Board: board}}, Parts: [][]assets.Span{{{Text: name}}, {{Text: "field"}}}},
		}}
		for range 12 {
			section.Blocks = append(section.Blocks, assets.Block{Kind: assets.Paragraph, Parts: [][]assets.Span{{{Text: strings.Repeat("word ", 150)}}}})
		}
		book.Sections = append(book.Sections, section)
	}
	g.book = &Rulebook{h: w.House, game: "dzicz", lang: assets.Polish, book: book, stills: stills{h: w.House}}
	g.Driver = w.show(t, 1280, 800, func() ui.Scene { return g.book })
	return g
}

// frame lets a tick and a frame pass.
func (g *gallery) frame() {
	g.Ticks(1)
	g.c.Begin(g.dst, 1)
	g.Root().Draw(g.c)
}

// TestBoardsAreMadeWhenTheyComeNear: what is far away costs nothing, what is seen
// is made once and its scene is not kept, and it goes with the rulebook.
func TestBoardsAreMadeWhenTheyComeNear(t *testing.T) {
	g := newGallery(t, 4, false)
	for range 40 {
		g.frame()
	}
	if !slices.Equal(g.made, []string{"a"}) || g.built != 1 {
		t.Fatalf("made %v, built %d times", g.made, g.built)
	}
	if g.State("figure:1:0", "ready") != true || g.book.Animating() {
		t.Error("the board is not ready, or the page is still drawn every frame")
	}
	drawn := g.drawn
	for range 10 {
		g.frame()
	}
	if g.drawn != drawn || g.book.page.stills[0].root != nil {
		t.Error("a board that is ready is drawn again, or keeps its scene")
	}
	g.Click("section:2")
	for range 40 {
		g.frame()
	}
	if !slices.Equal(g.made, []string{"a", "c"}) {
		t.Errorf("after a jump made %v", g.made)
	}
	kept := func() (names []string) {
		for _, s := range g.book.page.stills {
			if s.ready && s.plate.Bytes() > 0 {
				names = append(names, s.board.Name)
			}
		}
		return names
	}
	g.book.stills.trim(stillMost)
	if got := kept(); !slices.Equal(got, []string{"a", "c"}) {
		t.Errorf("kept %v while there is room", got)
	}
	g.book.stills.trim(0)
	if got := kept(); !slices.Equal(got, []string{"c"}) {
		t.Errorf("kept %v without room, want what is seen", got)
	}
	g.book.Leave()
	for _, s := range g.book.page.stills {
		if s.ready || s.plate.Bytes() > 0 {
			t.Errorf("%s is kept", s.board.Name)
		}
	}
}

// TestABoardShowsItsPartAndNumbers: the picture holds the nodes that it names, in
// its proportions, and the number stands off from what it points at.
func TestABoardShowsItsPartAndNumbers(t *testing.T) {
	g := newGallery(t, 1, true)
	g.frame()
	g.Ticks(1)
	s := g.book.page.stills[0]
	// 160 × 60 around both fields, made 160 × 80.
	if want := layout.R(95, 85, 160, 80); s.crop != want {
		t.Errorf("shown is %v, want %v", s.crop, want)
	}
	box := g.State("figure:1:0", "box").([4]float64)
	got := g.State("figure:1:0", "numbers").([][2]float64)
	want := [2]float64{box[0] + box[2]*(205-95)/160, box[1] + box[3]*(125-85)/80}
	if len(got) != 1 || got[0] != want {
		t.Errorf("the number stands at %v, want %v", got, want)
	}
}

// TestABoardIsAsHighAsItSays: a small picture leaves the page's width to its
// legend, which then stands beside it.
func TestABoardIsAsHighAsItSays(t *testing.T) {
	for high, want := range map[float64]layout.Size{0: {W: 800, H: 400}, 120: {W: 240, H: 120}} {
		board := &assets.Board{Game: "toy", Name: "a", Ratio: 2, High: high, Callouts: []assets.Callout{{Node: "field:b1"}}}
		page := setBook(&assets.Book{Sections: []assets.Section{{Blocks: []assets.Block{{
			Kind: assets.Figure, Figures: []assets.Shown{{Board: board}}, Parts: [][]assets.Span{{{Text: "a"}}, {{Text: "field"}}},
		}}}}}, scenetest.Fonts(t), pictures(t).Aspect, 800)
		row := page.rows[len(page.rows)-1]
		if got := row.shown[0].box.Size(); got != want {
			t.Errorf("high %v: the picture is %v, want %v", high, got, want)
		}
		if beside := row.badges[0].at.X > row.shown[0].box.Right(); beside != (high > 0) {
			t.Errorf("high %v: the legend stands beside it: %v", high, beside)
		}
	}
}

// TestALongArrowReachesItsEnds: an arrow leaves the pieces at its ends free, and
// no more than a piece's room however long it is.
func TestALongArrowReachesItsEnds(t *testing.T) {
	g := newGallery(t, 1, true)
	s := g.book.page.stills[0]
	s.board.Arrows = []assets.BoardArrow{{From: "field:a1", To: "field:b1"}} // 100 units
	g.frame()
	g.Ticks(1)
	from, to := s.inside(layout.P(125+arrowMost, 125)), s.inside(layout.P(225-arrowMost, 125))
	if len(s.arrows) != 1 || s.arrows[0].tip.Dist(from) > 1e-9 || s.arrows[0].disc.Dist(to) > 1e-9 {
		t.Errorf("the arrow is %v, want %v to %v", s.arrows, from, to)
	}
}

// TestScrollingIsNotHeldUp: where art is made in the background a frame does only
// a part of a board whose drawing takes long.
func TestScrollingIsNotHeldUp(t *testing.T) {
	g := newGallery(t, 1, false)
	g.frame()
	s := g.book.page.stills[0]
	s.drop()
	g.drawn = 0
	always := func() bool { return true }
	for i, want := range []int{0, 1, 2} {
		s.step(g.c, g.book.h, g.Root().Env(), always)
		if g.drawn != want {
			t.Fatalf("after %d frames %d nodes are drawn, want %d", i+1, g.drawn, want)
		}
	}
	if !s.ready {
		t.Error("the board is not ready when all is drawn")
	}
}

// TestABoardThatFailsIsTold: it is tried once, and the page goes on.
func TestABoardThatFailsIsTold(t *testing.T) {
	g := newGallery(t, 1, false)
	g.book.page.stills[0].board.Name = "broken"
	for range 5 {
		g.frame()
	}
	if len(g.made) != 1 || g.book.Animating() || g.State("figure:1:0", "error") != "no such position" {
		t.Errorf("tried %d times, error %v", len(g.made), g.State("figure:1:0", "error"))
	}
	g = newGallery(t, 1, false)
	g.book.page.stills[0].board.Callouts[0].Node = "field:z9"
	g.frame()
	g.Ticks(1)
	if err, _ := g.State("figure:1:0", "error").(string); !strings.Contains(err, `callout 1: board toy/a has no node "field:z9"`) {
		t.Errorf("error %q", err)
	}
}

// TestABoardWaitsForItsArt: while a picture on it is still being made the board is
// not ready, and it is drawn once more when all is there.
func TestABoardWaitsForItsArt(t *testing.T) {
	g := newGallery(t, 1, false)
	g.art = "tile/square"
	art, err := sprites.NewStore(assets.Art()) // with nothing made
	if err != nil {
		t.Fatal(err)
	}
	defer art.Close()
	g.c = sprites.NewCanvas(art, scenetest.Fonts(t))
	s := g.book.page.stills[0]
	never := func() bool { return false }
	g.c.Begin(g.dst, 1)
	s.step(g.c, g.book.h, g.Root().Env(), never)
	if s.ready || g.drawn != 2 {
		t.Fatalf("ready %v, %d nodes drawn, with the art not made", s.ready, g.drawn)
	}
	for art.Pending() > 0 {
		art.Ready()
	}
	g.c.Begin(g.dst, 1)
	s.step(g.c, g.book.h, g.Root().Env(), never)
	if !s.ready || g.drawn != 4 {
		t.Errorf("ready %v, %d nodes drawn, with the art made", s.ready, g.drawn)
	}
}

// TestAWideFigureLeavesNoGap: its box is no higher than the picture, so that the
// caption stands right below it.
func TestAWideFigureLeavesNoGap(t *testing.T) {
	_, notes := drawn(t, "# Book\n![Missiles](dolores/figure-missile)\n\nMore.\n")
	for _, s := range notes.Sprites {
		if s.Name == "dolores/figure-missile" {
			if s.Box.H > s.Box.W*200/680+1 || s.Box.H < s.Box.W*200/680-1 {
				t.Errorf("the picture lies in %v", s.Box)
			}
			return
		}
	}
	t.Error("no picture")
}

// TestPicturesOfBooksAreTinted: no placeholder of a player's colour is left in
// them.
func TestPicturesOfBooksAreTinted(t *testing.T) {
	w, store := newWorld(t), pictures(t)
	seen := map[string]bool{}
	for _, game := range assets.Books(assets.Polish) {
		d := w.show(t, 1280, 800, func() ui.Scene { return NewRulebook(w.House, game, "") })
		for _, row := range d.Root().Scene().(*Rulebook).page.rows {
			for i := range row.pieces {
				seen[row.pieces[i].art] = true
			}
			for i := range row.shown {
				seen[row.shown[i].sprite] = true
			}
		}
	}
	delete(seen, "")
	if len(seen) < 50 {
		t.Errorf("only %d pictures", len(seen))
	}
	for name := range seen {
		img, err := store.Raster(name, 24, 24, bookArt.Tint)
		if err != nil {
			t.Fatal(err)
		}
		for k := 0; k < len(img.Pix); k += 4 {
			if p := img.Pix[k : k+4]; p[0] > 200 && p[1] < 40 && p[2] > 200 {
				t.Errorf("%s has magenta in it", name)
				break
			}
		}
	}
}
