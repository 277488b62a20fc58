package menu

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/layout"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// figuresOf lists the pictures that a rulebook shows.
func figuresOf(t *testing.T, game, lang string) (names []string) {
	t.Helper()
	book, err := assets.LoadBook(game, lang)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range book.Sections {
		for _, b := range s.Blocks {
			if b.Kind == assets.Figure {
				names = append(names, b.Figure)
			}
		}
	}
	return names
}

// TestRulebookFiguresAreThere finds the art of each figure, the same in all
// languages.
func TestRulebookFiguresAreThere(t *testing.T) {
	for _, game := range assets.Books(assets.Polish) {
		want := figuresOf(t, game, assets.Polish)
		for _, lang := range assets.Languages() {
			if got := figuresOf(t, game, lang); !slices.Equal(got, want) {
				t.Errorf("%s in %s shows %v, in %s %v", game, lang, got, assets.Polish, want)
			}
		}
		for _, name := range want {
			if !pictures(t).Has(name) {
				t.Errorf("%s shows %q, which is not among the art", game, name)
			}
		}
	}
}

// TestRulebookDrawsAFigureAboveItsCaption sets a page with a figure: the picture
// keeps to the column of the text, and the caption begins below it.
func TestRulebookDrawsAFigureAboveItsCaption(t *testing.T) {
	book, err := assets.ParseBook("# Book\n![The die](die/d10)\n\nMore.\n", "en")
	if err != nil {
		t.Fatal(err)
	}
	const width = 600
	page := setBook(book, scenetest.Fonts(t), width)
	row := page.rows[0]
	if row.kind != rowFigure || len(row.pieces) == 0 {
		t.Fatalf("the first row is %+v", row)
	}
	dst := ebiten.NewImage(width, 400)
	defer dst.Deallocate()
	c := sprites.NewCanvas(pictures(t), scenetest.Fonts(t))
	c.Audit = &sprites.Audit{}
	c.Begin(dst, 1)
	box := row.box(layout.Point{}, width)
	row.ground(c, box)
	if len(c.Audit.Sprites) != 1 || c.Audit.Sprites[0].Name != "die/d10" {
		t.Fatalf("drawn %v", c.Audit.Sprites)
	}
	art := c.Audit.Sprites[0].Box
	if !art.Within(box) || art.X < bookMargin {
		t.Errorf("the picture lies in %v, its row is %v", art, box)
	}
	for _, p := range row.pieces {
		if p.box.Y < art.Bottom() || !p.box.Within(box.Inset(-1)) {
			t.Errorf("%q lies in %v, the picture ends at %v", p.text, p.box, art.Bottom())
		}
	}
	if next := page.rows[1]; next.y < box.Bottom() {
		t.Errorf("the next row begins at %v, the figure ends at %v", next.y, box.Bottom())
	}
}
