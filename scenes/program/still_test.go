package program

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/rules/rulestest"
	"schron/scenes/menu"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestEveryBoardOfABookIsUsed: the figures are those of the books.
func TestEveryBoardOfABookIsUsed(t *testing.T) {
	shown := map[string]bool{}
	for _, book := range scenetest.Books(t, assets.Polish) {
		for _, name := range book.Boards() {
			shown[name] = true
			if !strings.HasPrefix(name, book.Game+"/") {
				t.Errorf("the book of %s shows %s", book.Game, name)
			}
		}
	}
	for _, name := range assets.Boards() {
		if !shown[name] {
			t.Errorf("no book shows %s", name)
		}
	}
}

// TestTheLogOfAPicturedTableTells something, for it is one of the table's parts.
func TestTheLogOfAPicturedTableTells(t *testing.T) {
	r := walk(t, t.TempDir(), usual())
	for _, game := range assets.Books(assets.Polish) {
		b, err := assets.LoadBoard(game + "/board")
		if err != nil {
			t.Fatal(err)
		}
		scene, err := r.house.Navigation.Still(b)
		if err != nil {
			t.Fatal(err)
		}
		entries := 0
		for _, n := range ui.NewRoot(scene, r.Stack.Env, layout.S(b.Window[0], b.Window[1])).Tree(1).Nodes {
			if n.Role == "entry" {
				entries++
			}
		}
		if entries < 1 && game != "dolores" { // there the log has a page of its own
			t.Errorf("%s: %d entries", game, entries)
		}
	}
}

// TestBoardsNameWhatIsSeen lays out the table of every board in both languages. The record
// begins with a position and loads. Whatever the board shows, numbers or joins is to be seen
// on the table.
func TestBoardsNameWhatIsSeen(t *testing.T) {
	r := walk(t, t.TempDir(), usual())
	for _, name := range assets.Boards() {
		b, err := assets.LoadBoard(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if record, err := rules.DecodeRecord(b.Record); err != nil || record.Position == nil {
			t.Errorf("%s: the record has no position, error %v", name, err)
		}
		for _, lang := range assets.Languages() {
			r.house.SetLanguage(lang)
			scene, err := r.house.Navigation.Still(b)
			if err != nil {
				t.Error(err)
				break
			}
			root := ui.NewRoot(scene, r.Stack.Env, layout.S(b.Window[0], b.Window[1]))
			seen := map[string]bool{}
			for _, n := range root.Tree(1).Nodes {
				seen[n.ID] = true
			}
			want := slices.Concat(b.Show, b.Marks)
			for _, c := range b.Callouts {
				want = append(want, c.Node)
			}
			for _, a := range b.Arrows {
				want = append(want, a.From, a.To)
			}
			for _, id := range want {
				if !seen[id] {
					t.Errorf("%s in %s: there is no node %q", name, lang, id)
				}
			}
		}
	}
}

// numberApart is how far the numbers on a board must lie from each other and
// from its edge.
const (
	numberApart = 22.0
	numberEdge  = 6.0
)

// TestNumbersOfBoardsKeepApart scrolls through every book at several sizes and in
// both languages: every board is there, and its numbers lie on it, none over
// another.
func TestNumbersOfBoardsKeepApart(t *testing.T) {
	art, err := sprites.NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(art.Close)
	for _, size := range []layout.Size{{W: 1024, H: 640}, {W: 1920, H: 1080}, {W: 1280, H: 800}}[:rulestest.Rounds(2, 3)] {
		for _, book := range scenetest.Books(t, assets.Languages()...) {
			numbersApart(t, art, size, book)
		}
	}
}

func numbersApart(t *testing.T, art *sprites.Store, size layout.Size, book scenetest.Book) {
	t.Helper()
	w := usual()
	w.Lang, w.Data = book.Lang, t.TempDir()
	p := made(t, w)
	d := scenetest.NewIn(t, &ui.Env{Instant: true}, size.W, size.H, func(h ui.Host) {
		p.house.Host = h
		h.Push(menu.NewRulebook(p.house, book.Game, ""))
	})
	dst := ebiten.NewImage(int(size.W), int(size.H))
	defer dst.Deallocate()
	c := sprites.NewCanvas(art, d.Stack.Env.Fonts)
	seen := map[string]bool{}
	for before := -1.0; ; {
		c.Rehearse(dst, 1, func() { d.Stack.Draw(c) })
		d.Ticks(1)
		for _, n := range d.Nodes() {
			board, ok := n.State["board"].(string)
			if !ok {
				continue
			}
			seen[board] = true
			if why := n.State["error"]; why != nil {
				t.Errorf("%s in %s: %v", board, book.Lang, why)
			}
			for _, fault := range numberFaults(n) {
				t.Errorf("%s in %s at %v × %v: %s", board, book.Lang, size.W, size.H, fault)
			}
		}
		d.Wheel("text", -8)
		now := d.State("text", "offset").(float64)
		if now == before {
			break
		}
		before = now
	}
	for _, name := range book.Boards() {
		if !seen[name] {
			t.Errorf("%s is not in the book in %s", name, book.Lang)
		}
	}
}

// numberFaults tells what is wrong with the numbers on a board.
func numberFaults(n ui.TreeNode) (out []string) {
	box := n.State["box"].([4]float64)
	inner := layout.R(box[0], box[1], box[2], box[3]).Inset(numberEdge)
	numbers := n.State["numbers"].([][2]float64)
	for i, p := range numbers {
		if at := layout.P(p[0], p[1]); !inner.Contains(at) {
			out = append(out, fmt.Sprintf("number %d lies at %v, outside of %v", i+1, at, inner))
		}
		for k, q := range numbers[:i] {
			if far := math.Hypot(p[0]-q[0], p[1]-q[1]); far < numberApart {
				out = append(out, fmt.Sprintf("numbers %d and %d are %.0f apart", k+1, i+1, far))
			}
		}
	}
	return out
}

func TestAStillNamesItsFigure(t *testing.T) {
	r := walk(t, t.TempDir(), usual())
	good, err := assets.LoadBoard("dzicz/board")
	if err != nil {
		t.Fatal(err)
	}
	for want, spoil := range map[string]func(b *assets.Board){
		"at is 99":          func(b *assets.Board) { b.At = 99 },
		"seat is 3":         func(b *assets.Board) { b.Seat = 3 },
		"is a record of":    func(b *assets.Board) { b.Game = "paliwo" },
		"dzicz/board: ":     func(b *assets.Board) { b.Record = []byte("{") },
		"accepted: -1 to 2": func(b *assets.Board) { b.Seat = -2 },
		"accepted: 0 to 8":  func(b *assets.Board) { b.At = -1 },
	} {
		b := *good
		spoil(&b)
		if _, err := r.house.Navigation.Still(&b); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want it to say %q", err, want)
		}
	}
}
